/** True while a pan lasts and shortly after: on the web a pan that starts on a spot would press it. */
import { createContext } from 'react';

export const PanningContext = createContext<() => boolean>(() => false);

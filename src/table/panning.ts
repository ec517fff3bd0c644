/** True while a pan lasts and shortly after: on the web a pan that starts on a spot would press it. */
import { createContext, type RefObject } from 'react';

const NEVER: RefObject<boolean> = { current: false };
export const PanningContext = createContext<RefObject<boolean>>(NEVER);

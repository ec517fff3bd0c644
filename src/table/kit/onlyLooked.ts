import { createContext } from 'react';

/** Somebody else's things are looked at: then nothing here can be chosen, though the map is the same for all. */
export const OnlyLooked = createContext(false);

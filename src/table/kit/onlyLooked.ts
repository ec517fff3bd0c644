import { createContext } from 'react';

/** Somebody else's things are looked at: then nothing lights and nothing can be chosen, though the map is the same for all; what is tapped explains itself. */
export const OnlyLooked = createContext(false);

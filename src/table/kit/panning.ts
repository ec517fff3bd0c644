/** True while a pan lasts and shortly after: on the web a pan that starts on a spot would press it. */
import { createContext } from 'react';

export const PanningContext = createContext<() => boolean>(() => false);

/** A tap that asks for its second tells the picture to stay: the two are no double tap. */
export const StayContext = createContext<() => void>(() => undefined);

/** Spots too small to be told apart, or cut by what lies around the picture: Tab leaves them out, while arrows, a screen reader and the list of choices still reach each one. */
export const DenseContext = createContext(false);

/** How large a picture is shown when no hand moves it: what cannot be read at that size need not be drawn. */
export const ScaleContext = createContext(1);

/** How many times thicker a beacon is drawn in a picture of this scale: about as thick on the screen as everywhere, as far as the spot has room for it. */
export const weightAt = (scale: number): number => Math.min(2, Math.max(0.6, 1 / scale));

/** A figure on a pellet of this height stands 11 dp high: less can be read by nobody. */
const LEGIBLE = 15;

/** How high a pellet is drawn in a picture of this scale, so that its figure can be read. */
export const pelletAt = (scale: number): number => Math.ceil(LEGIBLE / scale);

/** What follows from the size at which a player reads: 1 is usual, 2 twice that. */

/** Beyond this size words take the room they need and what does not fit is scrolled to; below it everything has its place and nothing scrolls. */
export const FLOWS_FROM = 1.3;

/** In dp at the usual text size, and how much more at twice that size. */
export const scaled = ([usual, grows]: readonly [number, number], growth: number): number => Math.round(usual + grows * (growth - 1));

/** The numbers of the rules. */
export const HEAPS = 3;
export const MOST_HIDDEN = 3;
export const MOST_TAKEN = 3;
/** What the fullest fist is worth. */
export const FULLEST = 4;

export const inAHeap = (seats: number): number => 3 + 2 * seats;

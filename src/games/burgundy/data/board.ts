/** The main board as printed: which tiles lie where, at which number of players. */
import type { Colour } from './names';

export interface Slot {
  readonly colour: Colour;
  /** The slot is filled with this many players or more. */
  readonly from: 2 | 3 | 4;
}

/** SOL-01: whoever plays alone plays on the board for two. */
export const boardFor = (seats: number): number => Math.max(2, seats);

/** Depots 1–6, four slots each, in the order of the spots 'depot:1:0' … 'depot:6:3'. */
export const DEPOTS: readonly (readonly [Slot, Slot, Slot, Slot])[] = [
  [
    { colour: 'monastery', from: 3 },
    { colour: 'building', from: 2 },
    { colour: 'ship', from: 2 },
    { colour: 'pasture', from: 4 },
  ],
  [
    { colour: 'monastery', from: 2 },
    { colour: 'building', from: 3 },
    { colour: 'castle', from: 2 },
    { colour: 'building', from: 4 },
  ],
  [
    { colour: 'pasture', from: 2 },
    { colour: 'ship', from: 3 },
    { colour: 'building', from: 2 },
    { colour: 'monastery', from: 4 },
  ],
  [
    { colour: 'mine', from: 4 },
    { colour: 'ship', from: 2 },
    { colour: 'building', from: 2 },
    { colour: 'pasture', from: 3 },
  ],
  [
    { colour: 'building', from: 3 },
    { colour: 'mine', from: 2 },
    { colour: 'building', from: 4 },
    { colour: 'monastery', from: 2 },
  ],
  [
    { colour: 'castle', from: 3 },
    { colour: 'building', from: 2 },
    { colour: 'ship', from: 4 },
    { colour: 'pasture', from: 2 },
  ],
];

/** The eight slots of the black depot, row by row (3, 2, 3): the least number of players each is filled with. */
export const BLACK_SLOTS: readonly (2 | 3 | 4)[] = [3, 2, 4, 2, 2, 4, 2, 3];

/** PHA-04: with three players the castle slot of depot 6 takes a mine in phases B and D. */
export const CASTLE_OR_MINE = { depot: 6, slot: 0, players: 3, minePhases: [1, 3] } as const;

/** The bridge has spaces 0 to 6. */
export const LAST_STEP = 6;

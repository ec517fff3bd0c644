/** The eighteen shields: what each is worth at the end (SHD-05), and in which depots they lie (SHD-01). A shield in the state is its printed number. */
export const SHIELD_COUNT = 18;

/** By number; 0 is none. */
export const SHIELD_POINTS: readonly number[] = [0, 12, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4];

/** By number of players: how many lie in depots 1 to 6. */
export const SHIELDS_LAID: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1],
  3: [1, 2, 1, 2, 1, 2],
  4: [2, 2, 2, 2, 2, 2],
};
/** Places for shields in a depot. */
export const SHIELDS_PER_DEPOT = 2;

/** SHD-08.14, SHD-08.15: the two that bring a tile at the end of a phase, from depots 1 to 6 and from the black one. */
export const FROM_NUMBERED = 14;
export const FROM_BLACK = 15;

/** SHD-06: a silver for each, at the end of every phase. */
export const TRIBUTE = 1;

/** Costs, limits and points. Costs are lists of wood, stone, marble, gold; what the rulebook's text does not print is marked as ours. */

export const TURNS = 9;
export const TURNS_PER_ERA = 3;

/** Start (3.2, 3.4, 3.7). */
export const START_POINTS = 10;
export const START_CAMELS = 3;
export const START_SHIPS = 2;
export const START_GOODS: readonly number[] = [2, 2, 1, 1];
export const START_MISSIONS = 2;
/** By seats: face-up improvements (3.6) and rare goods of each type (3.3). */
export const DISPLAY: readonly number[] = [0, 0, 6, 8, 10];
export const COPIES: readonly number[] = [0, 0, 2, 3, 4];

export const MOST_CAMELS = 5;
export const MOST_SHIPS = 4;

/** Goods of any kind for an improvement, by Era (8.1). */
export const TILE_PRICE: readonly number[] = [1, 2, 3];

/** A single level and a pair of levels, by band: 1–5, 6–10, 11–15, 16 and more (9.1, 9.2). Singles from 12 and pairs from 11 are ours. */
export const SINGLE: readonly (readonly number[])[] = [
  [1, 1, 0, 0],
  [0, 2, 0, 0],
  [0, 3, 0, 0],
  [0, 5, 0, 0],
];
export const PAIR: readonly (readonly number[])[] = [
  [1, 0, 2, 0],
  [2, 0, 2, 0],
  [3, 0, 3, 0],
  [5, 0, 5, 0],
];
export const bandOf = (level: number): number => Math.min(3, Math.floor((level - 1) / 5));

/** By part: what it costs (ours) and what the temple is then worth in all (5 and 40 are ours). Four cards of each part (2.4). */
export const TEMPLE_COST: readonly (readonly number[])[] = [
  [2, 2, 0, 0],
  [0, 3, 2, 0],
  [2, 0, 2, 2],
  [0, 0, 3, 4],
];
export const TEMPLE_WORTH: readonly number[] = [0, 5, 13, 25, 40];
export const TEMPLE_CARDS = 4;
/** Free rare goods for the first and the second player to complete a temple (9.16). */
export const COMPLETION_GOODS: readonly number[] = [2, 1];

/** By colour: grey, yellow, red (9.18). */
export const RARE_COST: readonly (readonly number[])[] = [
  [0, 0, 0, 3],
  [0, 5, 0, 0],
  [5, 0, 0, 0],
];
/** So many different rare goods score so much (13.2). */
export const SET_POINTS: readonly number[] = [0, 5, 10, 15, 25, 35, 45, 60, 75, 90];

/** By Era: levels a traitor destroys (9.9), gold the taxman wants, points he takes instead (10.2; the points are ours). */
export const TRAITOR_LEVELS: readonly number[] = [0, 1, 2];
export const TAX_GOLD: readonly number[] = [0, 1, 2];
export const TAX_POINTS: readonly number[] = [0, 3, 6];

/** I6: points for a base and for an advanced good (ours, 11.7). I9: points for a rare good (9.20). */
export const CREDIT_BASE = 1;
export const CREDIT_ADVANCED = 2;
export const REPUTATION_PRICE = 4;
/** I20, I28 and I34: goods less. */
export const MISSION_DISCOUNT = 2;
export const RARE_DISCOUNT = 2;
export const TEMPLE_DISCOUNT = 3;
/** I25, I26, I37, and a free rare good with I8 or I27. */
export const SPOILS_POINTS = 3;
export const PROTECTION_POINTS = 1;
export const SHRINE_POINTS = 3;
export const FREE_RARE_POINTS = 1;
/** I38–I42 (13.3). */
export const ALONE_POINTS = 12;

export const POINTS_PER_LEVEL = 2;
export const WAREHOUSE = 8;
export const GREAT_WAREHOUSE_LIMIT = 12;

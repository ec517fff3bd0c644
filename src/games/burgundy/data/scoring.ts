/** The numbers of the rulebook: what one starts with, pays and scores. */
export const PHASE_COUNT = 5;
export const ROUNDS_PER_PHASE = 5;

export const STARTING_SILVER = 1;
export const STARTING_GOODS = 3;
export const GOODS_PER_COLOUR = 7;
export const GOODS_PER_PHASE = 5;
export const STORAGE_SPACES = 3;
export const GOODS_SPACES = 3;

/** TEA-03, TEA-05: what a team has at the beginning, by its place in the order of play, and how many storage places. */
export const TEAM_SILVER = 2;
export const TEAM_WORKERS: readonly number[] = [3, 5];
export const TEAM_STORAGE_SPACES = 6;

/** PHA-07: for any area completed in phase A, B, C, D, E. */
export const PHASE_POINTS: readonly number[] = [10, 8, 6, 4, 2];
/** ARE-01: for an area of 1, 2 … 8 spaces. */
export const AREA_POINTS: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36];
/** INN-05: no area counts for more spaces. */
export const LARGEST_AREA = 8;
/** COL-01: the large and the small bonus tile with 2, 3, 4 players. */
export const LARGE_BONUS: Readonly<Record<number, number>> = { 2: 5, 3: 6, 4: 7 };
export const SMALL_BONUS: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 4 };

/** SOL-01: what one who plays alone has at the beginning, and no limit on colours of goods. */
export const SOLO_WORKERS = 2;
export const SOLO_GOODS_SPACES = 6;
/** SOL-02: the first is the usual one. */
export const SOLO_TARGETS: readonly number[] = [50, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55];
/** SOL-10: so much nearer is the next target, and it comes no nearer than this. */
export const TARGET_STEP = 5;
export const LEAST_TARGET = 5;
/** SOL-06 */
export const JOKER_GOODS = 5;

export const PURCHASE_PRICE = 2;
/** SEL-02: of every sale, however many goods. */
export const SALE_SILVER = 1;
export const WORKERS_TAKEN = 2;
export const BOARDING_HOUSE_WORKERS = 4;
export const BANK_SILVER = 2;
export const WATCHTOWER_POINTS = 4;

export const WORKERS_PER_POINT = 2;

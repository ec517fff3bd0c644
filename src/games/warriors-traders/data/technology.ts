/** The table of the three tracks, a row for each level from I to VII. How many tokens a level takes is ours. */

/** Tokens on a track that reach a level: 1, 2, 3, 3, 3 and 4 slots. */
export const TOKENS_FOR = [0, 1, 3, 6, 9, 12, 16] as const;
export const SLOTS = 16;
export const LEVELS = 7;

/** What food and goods symbols are multiplied by. */
export const FOOD_TIMES = [1, 1, 1, 2, 2, 2, 2] as const;
export const GOODS_TIMES = [0, 1, 2, 2, 3, 4, 4] as const;

/** So many of one resource buy one of another at the bank. */
export const BANK_RATE = [7, 6, 5, 3, 2, 2, 1] as const;
/** Trade routes that may have been opened. */
export const ROUTES = [0, 1, 1, 2, 2, 3, 3] as const;

export const WEAPONS_TIMES = [0, 1, 1, 1, 2, 3, 3] as const;
export const ACTION_POINTS = [2, 2, 2, 3, 4, 4, 5] as const;

/** The level from which an ability is held. */
export const MASONRY = 4;
export const REINFORCE = 5;
export const PRODUCTION_TAX = 6;
export const UNIVERSITY = 7;
export const MERCHANT = 4;
export const TRADE_TAX = 5;
export const MASTER_TRADER = 6;
export const MONOPOLY = 7;
/** The military level that builds infantry, archers, cavalry. */
export const BUILDS_FROM = [1, 3, 6] as const;
export const COMMANDER = 4;
export const DOUBLE_STRIKE = 6;
export const PILLAGING = 6;
export const WARLORD = 7;

/** All numbers of the rulebook but the technology table. What its text does not print is marked as ours. */

/** By kind (names.ts): infantry, archers, cavalry, princess, fort. Strength and resistance follow from the rulebook’s examples; a fort’s resistance is ours. */
export const STRENGTH = [1, 2, 3, 0, 5] as const;
export const RESISTANCE = [1, 2, 3, 1, 5] as const;
export const FEED = [1, 2, 3, 0, 0] as const;
/** Points for killing it; the last is a barbarian army. */
export const KILL_POINTS = [1, 2, 3, 1, 3, 1] as const;
/** 1.6: what a player’s reserve holds. */
export const RESERVE = [4, 4, 4, 4, 8] as const;

/** Food, goods, weapons, gold. */
export const ARMY_COST = [
  [0, 0, 1, 0],
  [0, 0, 2, 1],
  [0, 0, 3, 2],
] as const;
export const FORT_COST = [2, 12, 0, 1] as const;
/** Goods for one step from infantry to archers to cavalry. */
export const UPGRADE_STEP = 7;
export const FORTS_IN_PROVINCE = 2;

export const START_STOCK = [1, 0, 1, 1] as const;
export const START_TOKENS = 3;
export const START_PRINCESSES = 4;

export const TURNS = 10;
export const MOST_STOCK = 20;
export const PRICE_OF_POINT = 10;
export const EXTRA_ACTION_GOLD = 5;
export const EXTRA_ACTIONS = 2;

/** 14.1: strength and resistance of a barbarian army by turn. */
const BARBARIAN_STRENGTH = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3] as const;
export const barbarianStrength = (turn: number): number => BARBARIAN_STRENGTH[turn - 1] ?? 3;

export const PROVINCE_POINTS = { capital: 3, tradeCentre: 2, contested: 1, common: 1 } as const;
export const FORT_POINTS = 3;
export const AWARD_POINTS = 3;

/** 17.2: bonus actions by the number of provinces of a unified nation. */
export const UNIFICATION_ACTIONS: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 5, 6: 7, 7: 9 };

/** 16.2: a war’s turns, the one of its declaration included. */
export const WAR_TURNS = 3;

/** 19.9: by the number of players, by the number and size of alliances. */
export const THRESHOLD: Readonly<Record<number, number>> = { 2: 42, 3: 37, 4: 33, 5: 30, 6: 27 };
export const TEAM_THRESHOLD: Readonly<Record<string, number>> = { '2v2': 65, '3v3': 75, '2v2v2': 55 };

/** How trade is spoken at a table of screens (ours): rounds of the phase, proposals in one trade turn. */
export const TRADE_ROUNDS = 3;
export const PROPOSALS = 3;

/** 21.10: what an unused trade route brings, resources by number; for two and for three players. */
export const SOLO_ROUTES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[1], [1, 2], [0, 1, 2, 3]],
  3: [[1], [1, 2], [0, 1, 2]],
};

/** The melee and shooting cards and the columns of the battle calculator (spec 8 and 10). */
import type { Bow, Recruit } from './units';

/** Where an attacker's card starts against each defender, both complete and without advantages. */
// prettier-ignore
export const MELEE_BASE: Readonly<Record<Recruit, Readonly<Record<Recruit, number>>>> = {
  heavyCavalry: { heavyCavalry: 0, lightCavalry: 1, mountedArchers: 1, heavyInfantry: 1, lightInfantry: 2, pikemen: -1, archers: 2, longbowmen: 2 },
  lightCavalry: { heavyCavalry: 0, lightCavalry: 0, mountedArchers: 1, heavyInfantry: 0, lightInfantry: 1, pikemen: -1, archers: 2, longbowmen: 2 },
  mountedArchers: { heavyCavalry: -1, lightCavalry: -1, mountedArchers: 0, heavyInfantry: -1, lightInfantry: 0, pikemen: -1, archers: 1, longbowmen: 1 },
  heavyInfantry: { heavyCavalry: 0, lightCavalry: 0, mountedArchers: 1, heavyInfantry: 0, lightInfantry: 1, pikemen: 1, archers: 2, longbowmen: 1 },
  lightInfantry: { heavyCavalry: -1, lightCavalry: -1, mountedArchers: 0, heavyInfantry: -1, lightInfantry: 0, pikemen: 0, archers: 1, longbowmen: 1 },
  pikemen: { heavyCavalry: 0, lightCavalry: 0, mountedArchers: 0, heavyInfantry: -1, lightInfantry: 0, pikemen: 0, archers: 1, longbowmen: 1 },
  archers: { heavyCavalry: -2, lightCavalry: -1, mountedArchers: -1, heavyInfantry: -2, lightInfantry: -1, pikemen: -1, archers: 0, longbowmen: 0 },
  longbowmen: { heavyCavalry: -2, lightCavalry: -1, mountedArchers: -1, heavyInfantry: -1, lightInfantry: -1, pikemen: -1, archers: 0, longbowmen: 0 },
};

/** Knights lost by attacker and defender at index −2 … +2; outer columns stand for everything beyond them (8.4). */
export const MELEE_COLUMNS: readonly { readonly attacker: number; readonly defender: number }[] = [
  { attacker: 2, defender: 0 },
  { attacker: 1, defender: 0 },
  { attacker: 1, defender: 1 },
  { attacker: 0, defender: 1 },
  { attacker: 0, defender: 2 },
];
export const LEAST_MELEE = -2;
export const MOST_MELEE = 2;

/** Knights lost by a target without advantages; the index is the loss itself, 0 to 2 (10.4). */
export const SHOT_BASE: Readonly<Record<Bow, Readonly<Record<Recruit, number>>>> = {
  short: { heavyCavalry: 0, lightCavalry: 1, mountedArchers: 1, heavyInfantry: 0, lightInfantry: 1, pikemen: 1, archers: 1, longbowmen: 1 },
  long: { heavyCavalry: 1, lightCavalry: 1, mountedArchers: 1, heavyInfantry: 1, lightInfantry: 1, pikemen: 1, archers: 1, longbowmen: 1 },
};
export const MOST_SHOT = 2;
export const SHOT_RANGE: Readonly<Record<Bow, number>> = { short: 1, long: 2 };
/** Movement points of a shot (10.1). */
export const SHOT_COST = 1;
/** What passing through a friend costs on top of the ground, and what the friend pays (7.6). */
export const PASSAGE_COST = 1;

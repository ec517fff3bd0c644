/** 8.3–8.9, 10.4–10.6 How a melee or a shot is reckoned: pure, so that rules, words, board and bots say the same before and after. */
import { LEAST_MELEE, MELEE_BASE, MELEE_COLUMNS, MOST_MELEE, MOST_SHOT, SHOT_BASE } from '../data/combat';
import { GROUND, type Terrain } from '../data/terrain';
import { UNITS, type Bow, type Recruit, type UnitType } from '../data/units';
import { isFortified, unitOf, type Advantage, type MedievalBattle, type Reckoning } from '../state';
import { battlefieldOf } from './battlefield';
import { mayLeaveBoard, retreatHexes } from './waysOut';

export interface Fighter {
  readonly type: Recruit;
  readonly knights: number;
  readonly terrain: Terrain;
}

function clamp(index: number, least: number, most: number): number {
  return index < least ? least : index > most ? most : index;
}

/** 8.5, 8.6 Two knights against one, and the higher ground: for a melee and for a shot. */
function commonAdvantages(attacker: Fighter, defender: Fighter): Advantage[] {
  const found: Advantage[] = [];
  if (attacker.knights > defender.knights) found.push({ why: 'outnumber', side: 'attacker' });
  if (attacker.knights < defender.knights) found.push({ why: 'outnumber', side: 'defender' });
  const from = GROUND[attacker.terrain].level;
  const to = GROUND[defender.terrain].level;
  if (from > to) found.push({ why: 'height', side: 'attacker' });
  if (from < to) found.push({ why: 'height', side: 'defender' });
  return found;
}

function reckon(base: number, advantages: readonly Advantage[], least: number, most: number): number {
  let index = base;
  for (const a of advantages) index += a.side === 'attacker' ? 1 : -1;
  return clamp(index, least, most);
}

export function reckonMelee(attacker: Fighter, defender: Fighter): Reckoning {
  const advantages = commonAdvantages(attacker, defender);
  const riderAttacks = UNITS[attacker.type].mounted;
  // 8.7: the fight takes place in the defender's hex; the attacker's own ground is irrelevant.
  if (GROUND[defender.terrain].unfavourable && riderAttacks !== UNITS[defender.type].mounted) {
    advantages.push({ why: 'ground', side: riderAttacks ? 'defender' : 'attacker' });
  }
  const base = MELEE_BASE[attacker.type][defender.type];
  const index = reckon(base, advantages, LEAST_MELEE, MOST_MELEE);
  const column = MELEE_COLUMNS[index - LEAST_MELEE] as { attacker: number; defender: number };
  return { base, advantages, index, attackerLoses: column.attacker, defenderLoses: column.defender };
}

export function reckonShot(bow: Bow, shooter: Fighter, target: Fighter): Reckoning {
  const advantages = commonAdvantages(shooter, target);
  if (GROUND[target.terrain].cover) advantages.push({ why: 'cover', side: 'defender' });
  const base = SHOT_BASE[bow][target.type];
  const index = reckon(base, advantages, 0, MOST_SHOT);
  return { base, advantages, index, attackerLoses: 0, defenderLoses: index };
}

/** What comes of a fight: who is left standing, and in whose hex. */
export type Outcome = 'both stand' | 'hex taken' | 'attacker falls' | 'both fall' | 'target falls' | 'unfortified' | 'wagon train destroyed';

/** A fight before anybody commits to it. */
export interface Forecast {
  readonly kind: 'melee' | 'shot';
  readonly attacker: UnitType;
  readonly defender: UnitType;
  /** Knights before. */
  readonly attackerKnights: number;
  readonly defenderKnights: number;
  /** null: any attack on a wagon train succeeds, no table is asked (12.2). */
  readonly reckoning: Reckoning | null;
  /** Knights after. */
  readonly attackerLeft: number;
  readonly defenderLeft: number;
  readonly outcome: Outcome;
  /** Hexes where the defender may go instead, and whether it may leave the board (9). */
  readonly retreats: readonly number[];
  readonly leaves: boolean;
}

export function fighter(g: Readonly<MedievalBattle>, unit: number, at: number): Fighter {
  const u = unitOf(g, unit);
  return { type: u.type as Recruit, knights: u.knights, terrain: battlefieldOf(g).terrain[at] as Terrain };
}

/** A fight of two units, the attacker standing at `from` (its own hex, or one it could march to). */
export function forecast(g: Readonly<MedievalBattle>, kind: 'melee' | 'shot', attacker: number, defender: number, from: number = unitOf(g, attacker).at): Forecast {
  const a = unitOf(g, attacker);
  const d = unitOf(g, defender);
  const common = { kind, attacker: a.type, defender: d.type, attackerKnights: a.knights, defenderKnights: d.knights };
  if (d.type === 'wagonTrain') {
    return { ...common, reckoning: null, attackerLeft: a.knights, defenderLeft: 0, outcome: isFortified(d) ? 'unfortified' : 'wagon train destroyed', retreats: [], leaves: false };
  }
  const there = fighter(g, attacker, from);
  const bow = UNITS[a.type].bow;
  const reckoning = kind === 'shot' && bow !== null ? reckonShot(bow, there, fighter(g, defender, d.at)) : reckonMelee(there, fighter(g, defender, d.at));
  const attackerLeft = Math.max(0, a.knights - reckoning.attackerLoses);
  const defenderLeft = Math.max(0, d.knights - reckoning.defenderLoses);
  return {
    ...common,
    reckoning,
    attackerLeft,
    defenderLeft,
    outcome: outcomeOf(kind, attackerLeft, defenderLeft),
    retreats: kind === 'melee' ? retreatHexes(g, defender, attacker, from) : [],
    leaves: kind === 'melee' && mayLeaveBoard(g, defender, attacker, from),
  };
}

function outcomeOf(kind: 'melee' | 'shot', attackerLeft: number, defenderLeft: number): Outcome {
  if (attackerLeft > 0 && defenderLeft > 0) return 'both stand';
  if (attackerLeft > 0) return kind === 'melee' ? 'hex taken' : 'target falls';
  return defenderLeft > 0 ? 'attacker falls' : 'both fall';
}

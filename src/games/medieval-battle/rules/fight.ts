/** 8.3–8.9, 10.4–10.6 How a melee or a shot is worked out: pure, so that rules, words, board and bots say the same before and after. */
import { LEAST_MELEE, MELEE_BASE, MELEE_COLUMNS, MOST_MELEE, MOST_SHOT, SHOT_BASE } from '../data/combat';
import { GROUND, type Terrain } from '../data/terrain';
import { UNITS, type Bow, type Recruit, type UnitType } from '../data/units';
import type { Advantage, Reckoning } from '../facts';
import { isFortified, unitOf, type MedievalBattle } from '../state';
import { battlefieldOf } from './battlefield';
import { mayLeaveBoard, retreatHexes } from './waysOut';

export interface Fighter {
  readonly type: Recruit;
  readonly knights: number;
  readonly terrain: Terrain;
}

/** Of two sides with one score each: 1 the attacker is ahead, −1 the defender, 0 neither. */
function ahead(attacker: number, defender: number): number {
  return attacker > defender ? 1 : attacker < defender ? -1 : 0;
}

/** 8.6 One step, however many levels. */
function higher(attacker: Terrain, defender: Terrain): number {
  return ahead(GROUND[attacker].level, GROUND[defender].level);
}

/** 8.7 The fight takes place in the defender's hex: woods and rocks are against whoever rides, unless both do. */
function favoured(attacker: Recruit, defender: Recruit, ground: Terrain): number {
  return GROUND[ground].unfavourable ? ahead(UNITS[defender].mounted ? 1 : 0, UNITS[attacker].mounted ? 1 : 0) : 0;
}

function within(index: number, least: number, most: number): number {
  return index < least ? least : index > most ? most : index;
}

/** 8.4 The index alone, without an object: for bots. */
export function meleeIndex(a: Recruit, aKnights: number, aTerrain: Terrain, d: Recruit, dKnights: number, dTerrain: Terrain): number {
  const index = MELEE_BASE[a][d] + ahead(aKnights, dKnights) + higher(aTerrain, dTerrain) + favoured(a, d, dTerrain);
  return within(index, LEAST_MELEE, MOST_MELEE);
}

/** 10.4 Knights a shot costs: knights, height, cover. */
export function shotIndex(bow: Bow, sKnights: number, sTerrain: Terrain, t: Recruit, tKnights: number, tTerrain: Terrain): number {
  const index = SHOT_BASE[bow][t] + ahead(sKnights, tKnights) + higher(sTerrain, tTerrain) - (GROUND[tTerrain].cover ? 1 : 0);
  return within(index, 0, MOST_SHOT);
}

function named(why: Advantage['why'], lead: number): Advantage[] {
  return lead === 0 ? [] : [{ why, side: lead > 0 ? 'attacker' : 'defender' }];
}

/** 8.5, 8.6 Two knights against one, and the higher ground: for a melee and for a shot. */
function commonAdvantages(attacker: Fighter, defender: Fighter): Advantage[] {
  return [...named('outnumber', ahead(attacker.knights, defender.knights)), ...named('height', higher(attacker.terrain, defender.terrain))];
}

export function reckonMelee(attacker: Fighter, defender: Fighter): Reckoning {
  const index = meleeIndex(attacker.type, attacker.knights, attacker.terrain, defender.type, defender.knights, defender.terrain);
  const column = MELEE_COLUMNS[index - LEAST_MELEE] as { attacker: number; defender: number };
  return {
    base: MELEE_BASE[attacker.type][defender.type],
    advantages: [...commonAdvantages(attacker, defender), ...named('ground', favoured(attacker.type, defender.type, defender.terrain))],
    index,
    attackerLoses: column.attacker,
    defenderLoses: column.defender,
  };
}

export function reckonShot(bow: Bow, shooter: Fighter, target: Fighter): Reckoning {
  const index = shotIndex(bow, shooter.knights, shooter.terrain, target.type, target.knights, target.terrain);
  const cover = GROUND[target.terrain].cover ? -1 : 0;
  return {
    base: SHOT_BASE[bow][target.type],
    advantages: [...commonAdvantages(shooter, target), ...named('cover', cover)],
    index,
    attackerLoses: 0,
    defenderLoses: index,
  };
}

/** What comes of a fight: who is left standing, and in whose hex. */
export type Outcome =
  'both stand' | 'hex taken' | 'attacker falls' | 'both fall' | 'target falls' | 'unfortified' | 'wagon train destroyed';

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

/** 3.2 */
const mayStand = (type: Recruit, ground: Terrain): boolean => !UNITS[type].mounted || GROUND[ground].mounted;

/** A fight of two units wherever they would stand, before they do; null: it cannot come to that (3.2, 8.1, 10.2). */
export function imagined(kind: 'melee' | 'shot', attacker: Fighter, defender: Fighter): Forecast | null {
  if (!mayStand(attacker.type, attacker.terrain) || !mayStand(defender.type, defender.terrain)) return null;
  if (kind === 'shot' ? UNITS[attacker.type].bow === null : !mayStand(attacker.type, defender.terrain)) return null;
  return fought(kind, attacker, defender);
}

/** What comes of it if nobody gives way. */
function fought(kind: 'melee' | 'shot', attacker: Fighter, defender: Fighter): Forecast {
  const { bow } = UNITS[attacker.type];
  const reckoning = kind === 'shot' && bow !== null ? reckonShot(bow, attacker, defender) : reckonMelee(attacker, defender);
  const attackerLeft = Math.max(0, attacker.knights - reckoning.attackerLoses);
  const defenderLeft = Math.max(0, defender.knights - reckoning.defenderLoses);
  return {
    kind,
    attacker: attacker.type,
    defender: defender.type,
    attackerKnights: attacker.knights,
    defenderKnights: defender.knights,
    reckoning,
    attackerLeft,
    defenderLeft,
    outcome: outcomeOf(kind, attackerLeft, defenderLeft),
    retreats: [],
    leaves: false,
  };
}

/** A fight of two units, the attacker standing at `from` (its own hex, or one it could march to). */
export function forecast(
  g: Readonly<MedievalBattle>,
  kind: 'melee' | 'shot',
  attacker: number,
  defender: number,
  from: number = unitOf(g, attacker).at,
): Forecast {
  const a = unitOf(g, attacker);
  const d = unitOf(g, defender);
  if (d.type === 'wagonTrain') {
    return {
      kind,
      attacker: a.type,
      defender: d.type,
      attackerKnights: a.knights,
      defenderKnights: d.knights,
      reckoning: null,
      attackerLeft: a.knights,
      defenderLeft: 0,
      outcome: isFortified(d) ? 'unfortified' : 'wagon train destroyed',
      retreats: [],
      leaves: false,
    };
  }
  const told = fought(kind, fighter(g, attacker, from), fighter(g, defender, d.at));
  if (kind === 'shot') return told;
  return { ...told, retreats: retreatHexes(g, defender, attacker, from), leaves: mayLeaveBoard(g, defender, attacker, from) };
}

function outcomeOf(kind: 'melee' | 'shot', attackerLeft: number, defenderLeft: number): Outcome {
  if (attackerLeft > 0 && defenderLeft > 0) return 'both stand';
  if (attackerLeft > 0) return kind === 'melee' ? 'hex taken' : 'target falls';
  return defenderLeft > 0 ? 'attacker falls' : 'both fall';
}

/** What lies at a spot, before any language names it. */
import type { Seat, Spot } from '@/engine/contract';
import type { Terrain } from '../data/terrain';
import { RECRUITS, UNITS, type Recruit } from '../data/units';
import { PASSAGE_COST } from '../data/combat';
import { battlefieldOf } from '../rules/battlefield';
import { forecast, type Forecast } from '../rules/fight';
import { controllerOf } from '../rules/zones';
import {
  HELD_BACK,
  isOnBoard,
  numberOf,
  OFF_BOARD,
  other,
  unitAt,
  type MedievalBattle,
  type MedievalChoice,
  type MedievalQuestion,
  type Unit,
} from '../state';

/** Where a counter is, and how it stands. */
export interface SeenUnit extends Readonly<Unit> {
  readonly number: number;
  readonly most: number;
  readonly place: 'board' | 'reserve' | 'away' | 'gone';
}

export function unitSeen(g: Readonly<MedievalBattle>, number: number): SeenUnit | null {
  const u = g.units[number];
  if (u === undefined) return null;
  const elsewhere = u.at === OFF_BOARD ? 'away' : 'gone';
  const place = isOnBoard(u) ? 'board' : u.at === HELD_BACK ? 'reserve' : elsewhere;
  return { ...u, number, most: UNITS[u.type].points, place };
}

export interface SeenHex {
  /** 'C4': row from the top, place from the left. */
  readonly name: string;
  readonly terrain: Terrain | 'unlaid';
  readonly unit: SeenUnit | null;
  readonly flag: { readonly value: number; readonly holder: Seat | -1 } | null;
}

export function hexSeen(g: Readonly<MedievalBattle>, hex: number): SeenHex {
  const f = battlefieldOf(g);
  const flag = f.flagAt[hex] ?? -1;
  return {
    name: hexName(g, hex),
    terrain: f.terrain[hex] ?? 'plain',
    unit: unitSeen(g, unitAt(g, hex)),
    flag: flag < 0 ? null : { value: f.flags[flag]?.value ?? 1, holder: g.holders[flag] ?? -1 },
  };
}

/** Rows bear letters from the top; hexes are counted from the left. */
export function hexName(g: Readonly<MedievalBattle>, hex: number): string {
  const { r } = battlefieldOf(g);
  const row = r[hex] ?? 0;
  return `${String.fromCharCode(65 + row - (r[0] ?? 0))}${hex - r.indexOf(row) + 1}`;
}

/** The unit that a choice is about, −1: none. */
export function unitIn(q: MedievalQuestion, c: MedievalChoice): number {
  if ('unit' in c && c.unit !== undefined) return c.unit;
  return q.ask === 'march' || q.ask === 'retreat' ? q.unit : -1;
}

/** The unit in hand, null: none. */
export function unitHeld(g: Readonly<MedievalBattle>, held: readonly Spot[]): SeenUnit | null {
  const spot = held.find(at => at.startsWith('unit:'));
  return spot === undefined ? null : unitSeen(g, numberOf(spot));
}

const DEEDS = ['step', 'attack', 'shoot', 'merge', 'dismount'] as const;
/** What a unit in hand may do, each once. */
export const deedsOf = (open: readonly MedievalChoice[]): readonly (typeof DEEDS)[number][] =>
  DEEDS.filter(deed => open.some(c => c.do === deed));

/** The fight that a choice begins, or that the pending attack is; null: none. */
export function fightOf(g: Readonly<MedievalBattle>, q: MedievalQuestion, c: MedievalChoice): Forecast | null {
  if (c.do === 'stand' && q.ask === 'retreat') return forecast(g, 'melee', q.attacker, q.unit);
  const attacker = unitIn(q, c);
  const target = c.do === 'attack' || c.do === 'shoot' ? unitAt(g, numberOf(c.at)) : -1;
  if (attacker < 0 || target < 0) return null;
  return forecast(g, c.do === 'shoot' ? 'shot' : 'melee', attacker, target);
}

/** What a unit that gives way leaves to its attacker: the points of a flag under it that is not the attacker's already. */
export function flagGivenUp(g: Readonly<MedievalBattle>, unit: number, attacker: number): number {
  const { flagAt, flags } = battlefieldOf(g);
  const flag = flagAt[g.units[unit]?.at ?? -1] ?? -1;
  return flag < 0 || g.holders[flag] === g.units[attacker]?.seat ? 0 : (flags[flag]?.value ?? 0);
}

export interface Step {
  /** Movement points left after it. */
  readonly left: number;
  /** An enemy controls the hex. */
  readonly stops: boolean;
}

/** What one step costs its unit, null: it is a later step of a longer march. */
export function stepOf(g: Readonly<MedievalBattle>, q: MedievalQuestion, c: MedievalChoice): Step | null {
  const u = g.units[unitIn(q, c)];
  const hex = numberOf(c.at);
  const { cost, neighbours } = battlefieldOf(g);
  if (u === undefined || neighbours[hex]?.includes(u.at) !== true) return null;
  const passage = unitAt(g, hex) >= 0 ? PASSAGE_COST : 0;
  return { left: u.points - (cost[hex] ?? 0) - passage, stops: controllerOf(g, hex, other(u.seat)) >= 0 };
}

/** Recruitment points not spent yet. */
export function budgetLeft(recruited: readonly number[], budget: number): number {
  return RECRUITS.reduce((left, type, i) => left - (recruited[i] ?? 0) * UNITS[type].cost, budget);
}

/** 'recruit:pikemen' → 'pikemen' */
export const typeIn = (at: Spot): Recruit => at.slice(at.indexOf(':') + 1) as Recruit;

/** Units of a seat that wait outside: in reserve, or gone from the board. */
export function waiting(g: Readonly<MedievalBattle>, seat: Seat): readonly SeenUnit[] {
  return g.units.flatMap((u, i) =>
    u.seat === seat && (u.at === HELD_BACK || u.at === OFF_BOARD) ? [unitSeen(g, i)].flatMap(s => s ?? []) : [],
  );
}

export const onBoard = (g: Readonly<MedievalBattle>, seat: Seat): number =>
  g.units.filter(u => u.seat === seat && u.type !== 'wagonTrain' && isOnBoard(u)).length;

export const flagsHeld = (g: Readonly<MedievalBattle>, seat: Seat): number => g.holders.filter(holder => holder === seat).length;

/** Which rule card a spot shows; of a retreat the one of the price that is played. */
export function topicAt(g: Readonly<MedievalBattle>, at: Spot): string | null {
  const topic = printedTopicAt(g, at);
  return topic === 'retreat' && g.retreatCost === 'target' ? 'retreatToTarget' : topic;
}

function printedTopicAt(g: Readonly<MedievalBattle>, at: Spot): string | null {
  const kind = at.slice(0, at.indexOf(':'));
  const n = numberOf(at);
  if (kind === 'hex') return topicOfHex(g, n);
  if (kind === 'unit') return g.units[n]?.type ?? null;
  if (kind === 'recruit' || kind === 'dismiss' || kind === 'type') return typeIn(at);
  const fixed: Readonly<Record<string, string>> = {
    off: 'retreat',
    module: 'module',
    flag: 'flag',
    token: 'time',
    points: 'victory',
    reserve: 'reserve',
    topic: typeIn(at),
  };
  if (kind !== 'button') return fixed[kind] ?? null;
  const buttons: Readonly<Record<string, string>> = {
    ready: 'army',
    hold: 'stop',
    regroup: 'regroup',
    pass: 'pass',
    stop: 'end',
    dismount: 'dismount',
    stand: 'melee',
    done: 'reserve',
  };
  return buttons[typeIn(at)] ?? null;
}

function topicOfHex(g: Readonly<MedievalBattle>, hex: number): string | null {
  const seen = hexSeen(g, hex);
  if (seen.unit !== null) return seen.unit.type;
  if (seen.flag !== null) return 'flag';
  return seen.terrain === 'unlaid' ? 'module' : seen.terrain;
}

/**
 * What lies on the table in Medieval Battle, what may be asked and answered, and the small verbs that move counters. What is told is in facts.ts.
 *
 * Spots
 *   'hex:12'           a hex by its index (rules/geometry.ts: row by row, the same for every assembly of a map and side);
 *                      every target on the map is a hex: steps, attacks, shots, merges, retreats, entries
 *   'unit:7'           one’s own counter, tapped first: choices of `turn`, `deploy` and `enter` run 'unit:7' → 'hex:12'
 *   'off:12'           off the board beside hex 12: the way out of an attacked unit
 *   'module:AI'        a module face in the stock, while the players build the map
 *   'recruit:pikemen'  a type in the recruiting box, to take one; 'dismiss:pikemen' puts one back
 *   'flag:2'           a flag by its number (never tapped: for labels); 'token:0' the time tokens of seat 0 (the same)
 *   'button:…'         ready, hold, regroup, pass, stop, dismount, stand, done
 */
import type { Choice, Seat, Spot, State } from '@/engine/contract';
import type { MapSize } from './data/layouts';
import { RECRUITS, UNITS, type Recruit, type UnitType } from './data/units';
import type { Ending, Who } from './facts';

/** Recruited but not deployed: may enter at a regroup (5.4). */
export const HELD_BACK = -1;
/** Left the board under attack: comes back after `wait` regroups (11.4). */
export const OFF_BOARD = -2;
/** Destroyed, or taken off in a merge. */
export const GONE = -3;

export interface Unit {
  readonly seat: Seat;
  /** Changes only by dismounting. */
  type: UnitType;
  /** 2, 1 or 0; a wagon train has none. */
  knights: number;
  /** Movement points left. A wagon train with its point is fortified, without it has moved or been attacked (12.1). */
  points: number;
  /** A hex, or HELD_BACK, OFF_BOARD, GONE. */
  at: number;
  /** Off the board: own regroups until it may enter; 0 otherwise. */
  wait: number;
}

export interface MedievalBattle extends State<MedievalQuestion> {
  readonly map: MapSize;
  /** Map, side and the module in every slot: 'standard A I.0 AI AV AII S1A S2A S4A'; '-' is a slot still empty. */
  field: string;
  /** The seat that commands the red army: it deploys first, and the other one moves first (5.2, 6.1). */
  readonly red: Seat;
  readonly dismounting: boolean;
  /** Whose ground a retreat costs: the hex left, or the hex entered (9.2). */
  readonly retreatCost: 'origin' | 'target';
  /** Of a unit that begins its turn under enemy control: whether it may attack before it steps (7.4). Absent in matches of before the option: at once. */
  readonly zoneMelee?: 'atOnce' | 'afterStep' | undefined;
  /** Per seat how many of each type (in the order of RECRUITS) are recruited; −1 where hidden from the viewer. */
  recruited: [number[], number[]];
  /** Every counter of both armies, from the reveal on; a unit's number is its place in this list. */
  units: Unit[];
  /** Time tokens left. */
  tokens: [number, number];
  /** Per flag of the layout the seat that holds it, −1: nobody. */
  holders: number[];
  /** Turns begun; 0 before the battle. */
  turn: number;
  /** Passes running, over both players. */
  passes: number;
  ending: Ending | null;
  /** −1 while the battle lasts and after a draw. */
  winner: Seat | -1;
}

/** Players in turn put a module into the next empty slot (2.7). */
export interface LayModule {
  readonly ask: 'layModule';
  readonly seat: Seat;
  readonly slot: number;
}
/** A secret chain: take one, put one back, ready (5.1). */
export interface Recruiting {
  readonly ask: 'recruit';
  readonly seat: Seat;
}
/** By itself: both armies are shown. */
export interface Reveal {
  readonly ask: 'reveal';
}
export interface PlaceWagonTrain {
  readonly ask: 'placeWagonTrain';
  readonly seat: Seat;
}
/** By itself: whose turn it is to deploy. `stopped` is the seat that deploys no more, −1: none. */
export interface NextToDeploy {
  readonly ask: 'nextToDeploy';
  readonly seat: Seat;
  readonly stopped: Seat | -1;
}
export interface Deploy {
  readonly ask: 'deploy';
  readonly seat: Seat;
  readonly stopped: Seat | -1;
}
/** The whole turn, or the first small step of it (6.1). */
export interface Turn {
  readonly ask: 'turn';
  readonly seat: Seat;
}
/**
 * The activated unit goes on (7). `after` is what it did last: 'step' on its own feet or hooves (also into a vacated hex),
 * 'dismount' before any step, 'lateDismount' after a mounted march (it may only shoot).
 */
export interface March {
  readonly ask: 'march';
  readonly seat: Seat;
  readonly unit: number;
  readonly after: 'step' | 'dismount' | 'lateDismount';
}
/** The defender's answer to an attack (9). */
export interface Retreat {
  readonly ask: 'retreat';
  readonly seat: Seat;
  readonly unit: number;
  readonly attacker: number;
}
/** After regrouping: units come in beside the wagon train (11.3). */
export interface Enter {
  readonly ask: 'enter';
  readonly seat: Seat;
}
/** By itself: flags, victory, the next turn (13). */
export interface EndOfTurn {
  readonly ask: 'endOfTurn';
  readonly seat: Seat;
}
export type MedievalQuestion =
  LayModule | Recruiting | Reveal | PlaceWagonTrain | NextToDeploy | Deploy | Turn | March | Retreat | Enter | EndOfTurn;

/** `turn`: thirds of a circle by which an inner module is turned; 0 for the others. */
export interface Lay extends Choice {
  readonly do: 'lay';
  readonly turn: number;
}
export interface Take extends Choice {
  readonly do: 'recruit' | 'dismiss';
}
/** `unit` is missing in a `march`, where the unit is known already. */
export interface Act extends Choice {
  readonly do: 'step' | 'attack' | 'shoot' | 'merge' | 'dismount';
  readonly unit?: number;
}
export interface Bring extends Choice {
  readonly do: 'deploy' | 'enter';
  readonly unit: number;
}
export interface OnHex extends Choice {
  readonly do: 'placeWagonTrain' | 'retreat';
}
/** At 'off:12'. */
export interface LeaveBoard extends Choice {
  readonly do: 'leave';
}
export interface Press extends Choice {
  readonly do: 'ready' | 'hold' | 'regroup' | 'pass' | 'stop' | 'stand' | 'done';
}
export type MedievalChoice = Lay | Take | Act | Bring | OnHex | LeaveBoard | Press;

const MOST_HEXES = 245;
const HEX_SPOTS: readonly Spot[] = Array.from({ length: MOST_HEXES }, (_, hex) => `hex:${hex}`);

export function hexSpot(hex: number): Spot {
  return HEX_SPOTS[hex] ?? `hex:${hex}`;
}
export { numberOf } from '@/engine/spot';
export function unitSpot(unit: number): Spot {
  return `unit:${unit}`;
}

/** Tapping a unit wakes its spots: 'unit:7', then 'hex:12'. */
export function pathOf(c: MedievalChoice): readonly Spot[] {
  return 'unit' in c && c.unit !== undefined ? [unitSpot(c.unit), c.at] : [c.at];
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}
export function unitOf(g: Readonly<MedievalBattle>, unit: number): Unit {
  const u = g.units[unit];
  if (u === undefined) throw new Error(`no unit ${unit}`);
  return u;
}
export function isOnBoard(u: Readonly<Unit>): boolean {
  return u.at >= 0;
}
/** The unit that stands on a hex, −1: none. While a march passes through a friend, the friend. */
export function unitAt(g: Readonly<MedievalBattle>, hex: number): number {
  const marching = marchingUnit(g);
  for (let i = 0; i < g.units.length; i++) if (i !== marching && g.units[i]?.at === hex) return i;
  return marching >= 0 && g.units[marching]?.at === hex ? marching : -1;
}
/** The unit on the march, −1: none. */
export function marchingUnit(g: Readonly<MedievalBattle>): number {
  const q = g.questions[g.questions.length - 1];
  return q?.ask === 'march' ? q.unit : -1;
}
/** A seat's wagon train, −1: armies are not revealed yet. */
export function wagonTrainOf(g: Readonly<MedievalBattle>, seat: Seat): number {
  for (let i = 0; i < g.units.length; i++) if (g.units[i]?.seat === seat && g.units[i]?.type === 'wagonTrain') return i;
  return -1;
}
export function isFortified(wagonTrain: Readonly<Unit>): boolean {
  return wagonTrain.points > 0;
}
/** Recruitment points of a hand of counts in the order of RECRUITS. */
export function costOf(counts: readonly number[]): number {
  let cost = 0;
  for (let i = 0; i < RECRUITS.length; i++) cost += (counts[i] ?? 0) * UNITS[RECRUITS[i] as Recruit].cost;
  return cost;
}
/** Both armies lie open. */
export function isRevealed(g: Readonly<MedievalBattle>): boolean {
  return g.units.length > 0;
}
export function who(g: Readonly<MedievalBattle>, unit: number): Who {
  const u = unitOf(g, unit);
  return { seat: u.seat, unit, type: u.type };
}

export function pay(u: Unit, points: number): void {
  u.points -= points;
}

export function copyState(g: Readonly<MedievalBattle>): MedievalBattle {
  const units: Unit[] = [];
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    units.push({ seat: u.seat, type: u.type, knights: u.knights, points: u.points, at: u.at, wait: u.wait });
  }
  return {
    questions: g.questions.slice(),
    seed: g.seed,
    map: g.map,
    field: g.field,
    red: g.red,
    dismounting: g.dismounting,
    retreatCost: g.retreatCost,
    zoneMelee: g.zoneMelee,
    recruited: [g.recruited[0].slice(), g.recruited[1].slice()],
    units,
    tokens: [g.tokens[0], g.tokens[1]],
    holders: g.holders.slice(),
    turn: g.turn,
    passes: g.passes,
    ending: g.ending,
    winner: g.winner,
  };
}

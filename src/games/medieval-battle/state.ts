/**
 * What lies on the table in Medieval Battle, what may be asked, answered and told, and the small verbs that move counters.
 *
 * Spots
 *   'hex:12'           a hex by its index (rules/geometry.ts: row by row, the same for every assembly of a map and side);
 *                      every target on the map is a hex: steps, attacks, shots, merges, retreats, entries
 *   'unit:7'           an own counter, tapped first: choices of `turn`, `deploy` and `enter` run 'unit:7' → 'hex:12'
 *   'off:12'           off the board beside hex 12: the way out of an attacked unit
 *   'module:AI'        a module face in the stock, while the players build the map
 *   'recruit:pikemen'  a type in the recruiting box, to take one; 'dismiss:pikemen' puts one back
 *   'flag:2'           a flag by its number (never tapped: for labels); 'token:0' the time tokens of seat 0 (the same)
 *   'button:…'         ready, hold, regroup, pass, stop, dismount, stand, done
 */
import type { Choice, Fact, Refusal, Seat, Spot, State } from '@/engine/contract';
import type { MapSize } from './data/layouts';
import type { Terrain } from './data/terrain';
import { RECRUITS, UNITS, type Recruit, type UnitType } from './data/units';

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

/** Why a match ended: enough victory points, nothing left to move with (13.4), or two passes running. */
export type Ending = 'points' | 'exhausted' | 'passed';

export interface MedievalBattle extends State<MedievalQuestion> {
  readonly map: MapSize;
  /** Map, side and the module in every slot: 'standard A I.0 AI AV AII S1A S2A S4A'; '-' is a slot still empty. */
  field: string;
  /** The seat that commands the red army: it deploys first, and the other one moves first (5.2, 6.1). */
  readonly red: Seat;
  readonly dismounting: boolean;
  /** Whose ground a retreat costs: the hex left, or the hex entered (9.2). */
  readonly retreatCost: 'origin' | 'target';
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
export interface LayModule { readonly ask: 'layModule'; readonly seat: Seat; readonly slot: number }
/** A secret chain: take one, put one back, ready (5.1). */
export interface Recruiting { readonly ask: 'recruit'; readonly seat: Seat }
/** By itself: both armies are shown. */
export interface Reveal { readonly ask: 'reveal' }
export interface PlaceWagonTrain { readonly ask: 'placeWagonTrain'; readonly seat: Seat }
/** By itself: whose turn it is to deploy. `stopped` is the seat that deploys no more, −1: none. */
export interface NextToDeploy { readonly ask: 'nextToDeploy'; readonly seat: Seat; readonly stopped: Seat | -1 }
export interface Deploy { readonly ask: 'deploy'; readonly seat: Seat; readonly stopped: Seat | -1 }
/** The whole turn, or the first small step of it (6.1). */
export interface Turn { readonly ask: 'turn'; readonly seat: Seat }
/**
 * The activated unit goes on (7). `after` is what it did last: 'step' on its own feet or hooves (also into a vacated hex),
 * 'dismount' before any step, 'lateDismount' after a mounted march (it may only shoot).
 */
export interface March { readonly ask: 'march'; readonly seat: Seat; readonly unit: number; readonly after: 'step' | 'dismount' | 'lateDismount' }
/** The defender's answer to an attack (9). */
export interface Retreat { readonly ask: 'retreat'; readonly seat: Seat; readonly unit: number; readonly attacker: number }
/** After regrouping: units come in beside the wagon train (11.3). */
export interface Enter { readonly ask: 'enter'; readonly seat: Seat }
/** By itself: flags, victory, the next turn (13). */
export interface EndOfTurn { readonly ask: 'endOfTurn'; readonly seat: Seat }
export type MedievalQuestion = LayModule | Recruiting | Reveal | PlaceWagonTrain | NextToDeploy | Deploy | Turn | March | Retreat | Enter | EndOfTurn;

/** `turn`: thirds of a circle by which an inner module is turned; 0 for the others. */
export interface Lay extends Choice { readonly do: 'lay'; readonly turn: number }
export interface Take extends Choice { readonly do: 'recruit' | 'dismiss' }
/** `unit` is missing in a `march`, where the unit is known already. */
export interface Act extends Choice { readonly do: 'step' | 'attack' | 'shoot' | 'merge' | 'dismount'; readonly unit?: number }
export interface Bring extends Choice { readonly do: 'deploy' | 'enter'; readonly unit: number }
export interface OnHex extends Choice { readonly do: 'placeWagonTrain' | 'retreat' }
/** At 'off:12'. */
export interface LeaveBoard extends Choice { readonly do: 'leave' }
export interface Press extends Choice { readonly do: 'ready' | 'hold' | 'regroup' | 'pass' | 'stop' | 'stand' | 'done' }
export type MedievalChoice = Lay | Take | Act | Bring | OnHex | LeaveBoard | Press;

// Facts: a unit is told with its seat and type, for the chronicle may be read long after.
export interface Who { readonly seat: Seat; readonly unit: number; readonly type: UnitType }
export const ADVANTAGES = ['outnumber', 'height', 'ground', 'cover'] as const;
export interface Advantage {
  /** 2 knights to 1 (8.5); higher (8.6); woods or rocks against riders (8.7); target in woods (10.4, shots only). */
  readonly why: (typeof ADVANTAGES)[number];
  readonly side: 'attacker' | 'defender';
}
/** How a melee or a shot is reckoned: base + advantages = index, clamped. */
export interface Reckoning {
  readonly base: number;
  readonly advantages: readonly Advantage[];
  readonly index: number;
  /** Knights lost by the card; more than a unit has is ignored (8.10). */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}
export type MedievalFact = Fact &
  (
    | { readonly what: 'laid'; readonly seat: Seat; readonly slot: string; readonly face: string; readonly turn: number }
    | { readonly what: 'recruited' | 'dismissed'; readonly seat: Seat; readonly type: Recruit; readonly left: number; readonly only: readonly Seat[] }
    | { readonly what: 'ready'; readonly seat: Seat }
    | { readonly what: 'revealed'; readonly seat: Seat; readonly army: readonly number[]; readonly cost: number; readonly reveals: true }
    | ({ readonly what: 'deployed' | 'entered'; readonly at: Spot; readonly hex: number } & Who)
    | { readonly what: 'held'; readonly seat: Seat; readonly count: number }
    | ({ readonly what: 'stepped'; readonly at: Spot; readonly from: number; readonly hex: number; readonly terrain: Terrain; readonly cost: number; readonly left: number } & Who)
    /** After 'stepped' onto a friend's hex: what the friend pays (7.6). */
    | ({ readonly what: 'passedBy'; readonly hex: number; readonly left: number } & Who)
    /** An enemy controls the hex: the march ends here (7.3). */
    | ({ readonly what: 'halted'; readonly at: Spot; readonly hex: number; readonly by: number; readonly byType: UnitType } & Who)
    | ({ readonly what: 'attacked'; readonly at: Spot; readonly hex: number; readonly target: number; readonly targetType: UnitType; readonly cost: number } & Who)
    | ({ readonly what: 'retreated'; readonly at: Spot; readonly from: number; readonly hex: number; readonly cost: number; readonly left: number } & Who)
    | ({ readonly what: 'left'; readonly at: Spot; readonly from: number; readonly cost: number; readonly wait: number } & Who)
    | ({ readonly what: 'stood'; readonly at: Spot } & Who)
    | ({ readonly what: 'fought' | 'shot'; readonly at: Spot; readonly from: number; readonly hex: number; readonly target: number; readonly targetSeat: Seat; readonly targetType: UnitType } & Reckoning & Who)
    | ({ readonly what: 'lost'; readonly at: Spot; readonly knights: number; readonly left: number } & Who)
    | ({ readonly what: 'destroyed'; readonly at: Spot } & Who)
    /** Into the hex of a destroyed or vanished enemy. */
    | ({ readonly what: 'advanced'; readonly at: Spot; readonly from: number; readonly hex: number } & Who)
    | ({ readonly what: 'merged'; readonly at: Spot; readonly into: number; readonly hex: number; readonly left: number } & Who)
    | ({ readonly what: 'dismounted'; readonly at: Spot; readonly before: UnitType; readonly left: number } & Who)
    | { readonly what: 'regrouped'; readonly seat: Seat; readonly tokens: number }
    /** Off the board, one module nearer (11.4). */
    | ({ readonly what: 'nearer'; readonly wait: number } & Who)
    /** A wagon train loses its fortification: it moved, or was attacked (12). */
    | ({ readonly what: 'unfortified'; readonly at: Spot; readonly by: 'move' | 'attack' } & Who)
    | { readonly what: 'flag'; readonly seat: Seat; readonly at: Spot; readonly flag: number; readonly value: number; readonly from: Seat | -1 }
    | { readonly what: 'passed'; readonly seat: Seat }
    /** `points` and `material` by seat (13.3, 13.4). */
    | { readonly what: 'ended'; readonly why: Ending; readonly winner: Seat | -1; readonly points: readonly number[]; readonly material: readonly number[] }
  );

/** Why a spot is not offered. `need` and `have` where numbers say it: points, distance. */
export const REFUSALS = [
  /** Another unit stands there. */
  'taken',
  /** This type may not stand there (3.2). */
  'ground',
  /** Nearer than `need` hexes to a flag, or to the enemy's wagon train (5.2, 5.3). */
  'nearFlag',
  'nearWagonTrain',
  /** Costs `need` points, the unit has `have`. */
  'points',
  /** The marching unit is in an enemy's zone and must stop (7.3). */
  'halted',
  /** Only the enemies that control its hex may be attacked (7.3). */
  'notControlling',
  /** Passing through a friend: not in an enemy's zone, not without points on both sides, only to come out (7.6). */
  'passage',
  /** Out of reach of the unit: too many points, or an enemy's zone before it. */
  'far',
  /** An enemy that could be attacked or shot after a march: from beside it. */
  'approach',
  /** The unit has points left, but no step, fight or shot they would pay for. */
  'stuck',
  /** A retreat may not end in the attacker's zone (9.1). */
  'zone',
  /** The unit has no points left: regroup first. */
  'spent',
  /** No points of recruitment, no counter of the type, no second longbow unit on the standard map. */
  'budget',
  'counters',
  'longbows',
  /** No time token left. */
  'tokens',
  /** Off the board, for `need` regroups. */
  'waits',
  /** Held back: enters at a regroup. */
  'reserve',
  /** No wagon train left, or no token: nobody comes in any more. */
  'stranded',
  /** Units enter beside their wagon train. */
  'besideWagonTrain',
  /** Not yours. */
  'enemy',
  /** One unit a turn: another one is marching. */
  'marching',
  /** Dismounted after its march: it may only shoot. */
  'dismounted',
  /** On the board already, while others enter. */
  'entering',
  /** No hex is left where such a unit may be deployed. */
  'noHex',
  /** The wagon train is placed before the units. */
  'trainFirst',
] as const;
export interface MedievalRefusal extends Refusal {
  readonly why: (typeof REFUSALS)[number];
  readonly need?: number;
  readonly have?: number;
  /** Whose ground it is not. */
  readonly type?: UnitType;
}

const MOST_HEXES = 245;
const HEX_SPOTS: readonly Spot[] = Array.from({ length: MOST_HEXES }, (_, hex) => `hex:${hex}`);

export function hexSpot(hex: number): Spot {
  return HEX_SPOTS[hex] ?? `hex:${hex}`;
}
/** The number behind the colon: 'hex:12' → 12, 'unit:7' → 7, 'off:3' → 3. */
export function numberOf(at: Spot): number {
  return Number(at.slice(at.indexOf(':') + 1));
}
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
/** Whose turn it is in the battle. */
export function mover(g: Readonly<MedievalBattle>): Seat {
  return g.turn % 2 === 1 ? other(g.red) : g.red;
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

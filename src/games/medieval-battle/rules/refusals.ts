/** Why a quiet spot is not offered: the first reason a player would name. Never asked in a search. */
import type { Seat, Spot } from '@/engine/contract';
import { PASSAGE_COST } from '../data/combat';
import { DEPLOYMENT_DISTANCE, LAYOUTS } from '../data/layouts';
import { RECRUITS, UNITS, type Recruit, type UnitType } from '../data/units';
import type { MedievalRefusal } from '../facts';
import {
  HELD_BACK,
  numberOf,
  other,
  unitAt,
  unitOf,
  wagonTrainOf,
  type Deploy,
  type Enter,
  type LayModule,
  type March,
  type MedievalBattle,
  type PlaceWagonTrain,
  type Recruiting,
  type Retreat,
  type Turn,
  type Unit,
} from '../state';
import { battlefieldOf, openTo } from './battlefield';
import { hexDistance } from './geometry';
import { lookFor, mayAttackFrom, mayPass, type Look } from './march';
import { reachOf } from './reach';
import { budgetOf, mayRecruit } from './recruit';
import { retreatCost } from './waysOut';
import { zoneOf } from './zones';

type G = Readonly<MedievalBattle>;
type Why = MedievalRefusal | null;

function isHex(at: Spot): boolean {
  return at.startsWith('hex:');
}

function standing(g: G, hex: number, type: UnitType): Why {
  if (openTo(battlefieldOf(g), type)[hex] !== true) return { why: 'ground', type };
  return unitAt(g, hex) >= 0 ? { why: 'taken' } : null;
}

const isField = (at: Spot): boolean => isHex(at) || at.startsWith('unit:');

export const whyNotLay = (_g: G, _q: LayModule, at: Spot): Why => (isField(at) ? { why: 'moduleFirst' } : null);

export function whyNotRecruit(g: G, { seat }: Recruiting, at: Spot): Why {
  const type = at.slice(at.indexOf(':') + 1) as Recruit;
  const place = RECRUITS.indexOf(type);
  const hand = g.recruited[seat === 0 ? 0 : 1];
  if (isField(at)) return { why: 'armyFirst' };
  if (at.startsWith('dismiss:') && hand[place] === 0) return { why: 'noneTaken' };
  if (!at.startsWith('recruit:') || place < 0 || mayRecruit(g.map, hand, place)) return null;
  if ((hand[place] as number) >= UNITS[type].counters) return { why: 'counters', have: UNITS[type].counters };
  if (type === 'longbowmen' && (hand[place] as number) >= LAYOUTS[g.map].longbows)
    return { why: 'longbows', have: LAYOUTS[g.map].longbows };
  return { why: 'budget', need: UNITS[type].cost, have: budgetOf(g, seat) };
}

export function whyNotDeploy(g: G, q: Deploy | PlaceWagonTrain, at: Spot, held: readonly Spot[] = []): Why {
  const tapped = at.startsWith('unit:') ? unitOf(g, numberOf(at)) : null;
  if (tapped !== null && tapped.seat !== q.seat) return { why: 'enemy' };
  if (tapped !== null && tapped.at < 0) return { why: q.ask === 'deploy' ? 'noHex' : 'trainFirst' };
  const hex = tapped?.at ?? (isHex(at) ? numberOf(at) : -1);
  if (hex < 0) return null;
  const f = battlefieldOf(g);
  const train = unitOf(g, wagonTrainOf(g, other(q.seat)));
  const unit = q.ask === 'placeWagonTrain' ? wagonTrainOf(g, q.seat) : inHand(held);
  if (unitAt(g, hex) >= 0) return { why: 'taken' };
  if (f.nearFlag[hex] === true) return { why: 'nearFlag', need: DEPLOYMENT_DISTANCE };
  if (train.at >= 0 && hexDistance(f, hex, train.at) < DEPLOYMENT_DISTANCE) return { why: 'nearWagonTrain', need: DEPLOYMENT_DISTANCE };
  return unit < 0 ? { why: 'unitFirst' } : standing(g, hex, unitOf(g, unit).type);
}

/** The unit that was tapped before, −1: none. */
function inHand(held: readonly Spot[]): number {
  const spot = held.find(at => at.startsWith('unit:'));
  return spot === undefined ? -1 : numberOf(spot);
}

/** Of the whole turn: with a unit in hand why it cannot act there, else why this unit cannot. */
export function whyNotTurn(g: G, { seat }: Turn, at: Spot, held: readonly Spot[] = []): Why {
  if (at === 'button:regroup') return { why: 'tokens' };
  const tapped = at.startsWith('unit:') ? numberOf(at) : isHex(at) ? unitAt(g, numberOf(at)) : -1;
  const u = g.units[tapped];
  if (u?.seat === seat) return whyIdle(g, u);
  const unit = inHand(held);
  const hex = isHex(at) ? numberOf(at) : (u?.at ?? -1);
  if (unit >= 0 && hex >= 0) return whyOutOfReach(g, seat, unit, hex, 'nothing');
  if (u !== undefined) return { why: 'enemy' };
  return hex >= 0 ? { why: 'unitFirst' } : null;
}

/** Why one’s own unit has nothing to do in this turn. */
function whyIdle(g: G, u: Readonly<Unit>): Why {
  if (u.at < 0) return whyOutside(g, u, 1);
  return u.points === 0 ? { why: 'spent' } : { why: 'stuck' };
}

/** `least`: regroups that even a unit beside its wagon train still waits for. */
function whyOutside(g: G, u: Readonly<Unit>, least: number): Why {
  if (unitOf(g, wagonTrainOf(g, u.seat)).at < 0 || (g.tokens[u.seat === 0 ? 0 : 1] === 0 && least > 0)) return { why: 'stranded' };
  return u.at === HELD_BACK ? { why: 'reserve' } : { why: 'waits', need: Math.max(least, u.wait) };
}

function whyOutOfReach(g: G, seat: Seat, unit: number, hex: number, after: March['after'] | 'nothing'): Why {
  const { type } = unitOf(g, unit);
  if (unitAt(g, hex) < 0 && openTo(battlefieldOf(g), type)[hex] !== true) return { why: 'ground', type };
  const isTarget = reachOf(g, seat, unit, after).deeds.some(deed => deed.hex === hex);
  return { why: isTarget ? 'approach' : 'far' };
}

export function whyNotMarch(g: G, { seat, unit, after }: March, at: Spot): Why {
  const tapped = at.startsWith('unit:') ? numberOf(at) : -1;
  const hex = tapped >= 0 ? unitOf(g, tapped).at : isHex(at) ? numberOf(at) : -1;
  const u = unitOf(g, unit);
  if (tapped < 0 && hex < 0) return null;
  if (tapped === unit) return { why: after === 'lateDismount' ? 'dismounted' : 'acting' };
  const look = lookFor(g, unit, seat);
  const there = tapped >= 0 ? tapped : (look.standing[hex] as number);
  const isFriend = there >= 0 && unitOf(g, there).seat === seat;
  const isBeside = look.f.neighbours[u.at]?.includes(hex) === true;
  const isHalted = after === 'step' && look.enemyZone[u.at] === 1;
  if (isFriend && (!isBeside || isHalted)) return { why: 'marching' };
  if (hex < 0) return { why: 'enemy' };
  if (after === 'lateDismount') return { why: 'dismounted' };
  if (isHalted && there < 0) return { why: 'halted' };
  if (!isBeside) return whyOutOfReach(g, seat, unit, hex, after);
  return whyNotBeside(g, look, u, hex, after);
}

/** Of a neighbouring hex: its ground, an enemy that does not control, the price, a friend who cannot be passed. */
function whyNotBeside(g: G, look: Look, u: Readonly<Unit>, hex: number, after: March['after']): Why {
  const there = look.standing[hex] as number;
  const isFriend = there >= 0 && unitOf(g, there).seat === u.seat;
  const cost = look.f.cost[hex] as number;
  if (openTo(look.f, u.type)[hex] !== true) return { why: 'ground', type: u.type };
  if (there >= 0 && !isFriend && !mayAttackFrom(g, look, u.at, there, after === 'step'))
    return { why: after === 'step' ? 'notControlling' : 'approach' };
  if (cost > u.points) return { why: 'points', need: cost, have: u.points };
  return isFriend && !mayPass(g, look, u, there, hex, u.points) ? { why: 'passage', need: cost + PASSAGE_COST, have: u.points } : null;
}

export function whyNotRetreat(g: G, { unit, attacker }: Retreat, at: Spot): Why {
  const u = unitOf(g, unit);
  const isOff = at.startsWith('off:');
  const f = battlefieldOf(g);
  if (at.startsWith('unit:')) return { why: isBystander(g, f.neighbours[u.at], numberOf(at), attacker) ? 'taken' : 'retreating' };
  if (!isOff && !isHex(at)) return null;
  const target = isOff ? f.outside[u.at]?.[0] : numberOf(at);
  if (target === undefined || (!isOff && !f.neighbours[u.at]?.includes(target))) return { why: 'besideAttacked' };
  const why = isOff ? null : standing(g, target, u.type);
  if (why !== null) return why;
  const cost = retreatCost(g, u, target);
  if (cost > u.points) return { why: 'points', need: cost, have: u.points };
  const zone = zoneOf(g, unitOf(g, attacker).seat);
  return zone[target] === 1 ? { why: 'zone' } : null;
}

/** Does it stand where the attacked unit might have gone? */
const isBystander = (g: G, around: readonly number[] | undefined, tapped: number, attacker: number): boolean =>
  tapped !== attacker && around?.includes(unitOf(g, tapped).at) === true;

export function whyNotEnter(g: G, { seat }: Enter, at: Spot, held: readonly Spot[] = []): Why {
  if (at.startsWith('unit:')) return whyNotYet(g, seat, numberOf(at));
  if (!isHex(at)) return null;
  const hex = numberOf(at);
  const train = unitOf(g, wagonTrainOf(g, seat));
  if (unitAt(g, hex) >= 0) return { why: 'taken' };
  if (!battlefieldOf(g).neighbours[train.at]?.includes(hex)) return { why: 'besideWagonTrain' };
  const unit = inHand(held);
  return unit < 0 ? { why: 'unitFirst' } : { why: 'ground', type: unitOf(g, unit).type };
}

function whyNotYet(g: G, seat: Seat, unit: number): Why {
  const u = g.units[unit];
  if (u === undefined) return null;
  if (u.seat !== seat) return { why: 'enemy' };
  return u.at < 0 ? whyOutside(g, u, 0) : { why: 'entering' };
}

/** Why a quiet spot is not offered: the first reason a player would name. Never asked in a search. */
import type { Seat, Spot } from '@/engine/contract';
import { PASSAGE_COST } from '../data/combat';
import { DEPLOYMENT_DISTANCE, LAYOUTS } from '../data/layouts';
import { RECRUITS, UNITS, type Recruit, type UnitType } from '../data/units';
import { numberOf, other, unitAt, unitOf, wagonTrainOf, type Deploy, type Enter, type March, type MedievalBattle, type MedievalRefusal, type PlaceWagonTrain, type Recruiting, type Retreat, type Turn } from '../state';
import { battlefieldOf, openTo } from './battlefield';
import { hexDistance } from './geometry';
import { lookFor, mayAttackFrom, mayPass } from './march';
import { budgetOf, mayRecruit } from './recruit';
import { retreatCost } from './waysOut';
import { zoneOf } from './zones';

type G = Readonly<MedievalBattle>;
type Why = MedievalRefusal | null;

function isHex(at: Spot): boolean {
  return at.startsWith('hex:');
}

function standing(g: G, hex: number, type: UnitType): Why {
  if (openTo(battlefieldOf(g), type)[hex] !== true) return { why: 'ground' };
  return unitAt(g, hex) >= 0 ? { why: 'taken' } : null;
}

export function whyNotRecruit(g: G, { seat }: Recruiting, at: Spot): Why {
  const type = at.slice(at.indexOf(':') + 1) as Recruit;
  const place = RECRUITS.indexOf(type);
  const hand = g.recruited[seat === 0 ? 0 : 1];
  if (!at.startsWith('recruit:') || place < 0 || mayRecruit(g.map, hand, place)) return null;
  if ((hand[place] as number) >= UNITS[type].counters) return { why: 'counters', have: UNITS[type].counters };
  if (type === 'longbowmen' && (hand[place] as number) >= LAYOUTS[g.map].longbows) return { why: 'longbows', have: LAYOUTS[g.map].longbows };
  return { why: 'budget', need: UNITS[type].cost, have: budgetOf(g, seat) };
}

/** Deployment: of a hex that no type may take, or that is merely occupied. */
export function whyNotDeploy(g: G, q: Deploy | PlaceWagonTrain, at: Spot): Why {
  if (at.startsWith('unit:')) return g.units[numberOf(at)]?.seat === q.seat ? null : { why: 'enemy' };
  if (!isHex(at)) return null;
  const f = battlefieldOf(g);
  const hex = numberOf(at);
  const train = unitOf(g, wagonTrainOf(g, other(q.seat)));
  if (unitAt(g, hex) >= 0) return { why: 'taken' };
  if (f.nearFlag[hex] === true) return { why: 'nearFlag', need: DEPLOYMENT_DISTANCE };
  if (train.at >= 0 && hexDistance(f, hex, train.at) < DEPLOYMENT_DISTANCE) return { why: 'nearWagonTrain', need: DEPLOYMENT_DISTANCE };
  return q.ask === 'placeWagonTrain' ? standing(g, hex, 'wagonTrain') : { why: 'ground' };
}

export function whyNotTurn(g: G, { seat }: Turn, at: Spot): Why {
  if (at === 'button:regroup') return { why: 'tokens' };
  const unit = at.startsWith('unit:') ? numberOf(at) : isHex(at) ? unitAt(g, numberOf(at)) : -1;
  const u = g.units[unit];
  if (u === undefined) return null;
  if (u.seat !== seat) return { why: 'enemy' };
  if (u.wait > 0) return { why: 'waits', need: u.wait };
  return u.points === 0 ? { why: 'spent' } : null;
}

export function whyNotMarch(g: G, { seat, unit, after }: March, at: Spot): Why {
  if (!isHex(at)) return null;
  const hex = numberOf(at);
  const u = unitOf(g, unit);
  const look = lookFor(g, unit, seat);
  const cost = look.f.cost[hex] as number;
  if (!look.f.neighbours[u.at]?.includes(hex)) return { why: 'far' };
  if (openTo(look.f, u.type)[hex] !== true) return { why: 'ground' };
  const there = look.standing[hex] as number;
  const isEnemy = there >= 0 && unitOf(g, there).seat !== seat;
  if (isEnemy && !mayAttackFrom(g, look, u.at, there, after === 'step')) return { why: 'notControlling' };
  if (!isEnemy && after === 'step' && look.enemyZone[u.at] === 1) return { why: 'halted' };
  if (cost > u.points) return { why: 'points', need: cost, have: u.points };
  return there >= 0 && !isEnemy && !mayPass(g, look, u, there, hex, u.points) ? { why: 'passage', need: cost + PASSAGE_COST, have: u.points } : null;
}

export function whyNotRetreat(g: G, { unit, attacker }: Retreat, at: Spot): Why {
  const u = unitOf(g, unit);
  const isOff = at.startsWith('off:');
  if (!isOff && !isHex(at)) return null;
  const f = battlefieldOf(g);
  const target = isOff ? f.outside[u.at]?.[0] : numberOf(at);
  if (target === undefined || (!isOff && !f.neighbours[u.at]?.includes(target))) return { why: 'far' };
  const why = isOff ? null : standing(g, target, u.type);
  if (why !== null) return why;
  const cost = retreatCost(g, u, target);
  if (cost > u.points) return { why: 'points', need: cost, have: u.points };
  const zone = zoneOf(g, unitOf(g, attacker).seat);
  return zone[target] === 1 ? { why: 'zone' } : null;
}

export function whyNotEnter(g: G, { seat }: Enter, at: Spot): Why {
  if (at.startsWith('unit:')) return whyNotYet(g, seat, numberOf(at));
  if (!isHex(at)) return null;
  const hex = numberOf(at);
  const train = unitOf(g, wagonTrainOf(g, seat));
  if (unitAt(g, hex) >= 0) return { why: 'taken' };
  return battlefieldOf(g).neighbours[train.at]?.includes(hex) ? { why: 'ground' } : { why: 'besideWagonTrain' };
}

function whyNotYet(g: G, seat: Seat, unit: number): Why {
  const u = g.units[unit];
  if (u === undefined) return null;
  if (u.seat !== seat) return { why: 'enemy' };
  return u.wait > 0 ? { why: 'waits', need: u.wait } : null;
}

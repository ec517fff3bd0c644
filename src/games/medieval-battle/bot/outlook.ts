/** A position as a commander sees it: what is worth going for, who is near it, and what each hex is worth to a unit. */
import type { Seat } from '@/engine/contract';
import { LAYOUTS, WAGON_TRAIN_VALUE } from '../data/layouts';
import { LEAST_MELEE, MELEE_COLUMNS, SHOT_RANGE } from '../data/combat';
import type { Terrain } from '../data/terrain';
import { UNITS, type Recruit } from '../data/units';
import { battlefieldOf, openTo, type Battlefield } from '../rules/battlefield';
import { hexDistance } from '../rules/geometry';
import { meleeIndex, shotIndex } from '../rules/fight';
import { victoryPoints } from '../rules/flags';
import { isFortified, other, unitOf, wagonTrainOf, type MedievalBattle, type Unit } from '../state';
import { NEVER, travelTo } from './travel';
import { weights } from './weights';

/** To win outweighs everything. */
export const VICTORY = 50;

export interface Goal {
  readonly hex: number;
  /** Victory points it brings. */
  readonly points: number;
  /** The number of the flag, −1: the enemy's wagon train. */
  readonly flag: number;
  /** What it is worth to come nearer. */
  readonly worth: number;
}

export interface Outlook {
  readonly g: Readonly<MedievalBattle>;
  readonly f: Battlefield;
  readonly seat: Seat;
  readonly own: readonly number[];
  readonly foes: readonly number[];
  readonly train: Readonly<Unit>;
  readonly foeTrain: Readonly<Unit>;
  readonly goals: readonly Goal[];
  readonly points: number;
  readonly foePoints: number;
  /** Enough to win at once. */
  readonly winning: number;
  /** How hard the own wagon train is pressed: enemies that could strike it soon. */
  readonly pressed: number;
}

export function outlookOf(g: Readonly<MedievalBattle>, seat: Seat): Outlook {
  const f = battlefieldOf(g);
  const own: number[] = [];
  const foes: number[] = [];
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.at >= 0 && u.type !== 'wagonTrain') (u.seat === seat ? own : foes).push(i);
  }
  const train = unitOf(g, wagonTrainOf(g, seat));
  const foeTrain = unitOf(g, wagonTrainOf(g, other(seat)));
  const points = victoryPoints(g, seat);
  const foePoints = victoryPoints(g, other(seat));
  const { winning } = LAYOUTS[g.map];
  const look = { g, f, seat, own, foes, train, foeTrain, points, foePoints, winning };
  return { ...look, goals: goalsOf(look), pressed: train.at < 0 ? 0 : strikersNear(look, train.at) };
}

type Sight = Omit<Outlook, 'goals' | 'pressed'>;

function goalsOf(o: Sight): Goal[] {
  const goals: Goal[] = [];
  for (let flag = 0; flag < o.f.flags.length; flag++) {
    const { hex, value } = o.f.flags[flag] as { hex: number; value: number };
    const isMine = o.g.holders[flag] === o.seat;
    goals.push({ hex, points: value, flag, worth: value * (isMine ? (strikersNear(o, hex) > 0 ? weights.planKeep : 0) : 1) });
  }
  if (o.foeTrain.at >= 0) goals.push({ hex: o.foeTrain.at, points: WAGON_TRAIN_VALUE, flag: -1, worth: WAGON_TRAIN_VALUE * (isFortified(o.foeTrain) ? 0.5 : 0.8) });
  return goals;
}

/** Enemies that can be at a hex, or beside it, within the points they have now. */
function strikersNear(o: Sight, hex: number): number {
  let count = 0;
  const onHorse = travelTo(o.f, hex, true);
  const onFoot = travelTo(o.f, hex, false);
  for (let i = 0; i < o.foes.length; i++) {
    const foe = o.g.units[o.foes[i] as number] as Unit;
    if (((UNITS[foe.type].mounted ? onHorse : onFoot)[foe.at] as number) <= foe.points) count++;
  }
  return count;
}

/** What losing knights costs. */
export function lossOf(type: Unit['type'], knights: number, lost: number): number {
  const worth = UNITS[type].cost * weights.unit;
  const after = knights - lost;
  return valueOfKnights(worth, knights) - valueOfKnights(worth, after);
}

export function valueOfKnights(worth: number, knights: number): number {
  return knights >= 2 ? worth : knights === 1 ? worth * weights.lastKnight : 0;
}

/** A unit as it would be: on a hex, with so many knights and points. */
export interface Placed {
  readonly unit: number;
  /** Per goal how much of it is left for this unit: fellows that are nearer to it take their share. */
  readonly shares: readonly number[];
  /** Enemies that could come near any hex it can go to. */
  readonly threats: readonly number[];
  readonly type: Unit['type'];
  readonly knights: number;
  readonly hex: number;
  readonly left: number;
}

/** 13.1 A flag not yet held, if the turn ends here. Enough points to win outweigh everything. */
export function flagWorth(o: Outlook, p: Placed): number {
  const flag = o.f.flagAt[p.hex] as number;
  if (flag < 0 || o.g.holders[flag] === o.seat) return 0;
  const { value } = o.f.flags[flag] as { value: number };
  const wins = o.points + value >= o.winning ? VICTORY : 0;
  // Who takes a flag from the enemy moves the balance twice.
  return wins + value * weights.planFlag * (o.g.holders[flag] === other(o.seat) ? 1.5 : 1);
}

/** How near the unit stands to something worth having that few of its fellows are nearer to. */
export function approachWorth(o: Outlook, p: Placed): number {
  const { mounted } = UNITS[p.type];
  let best = 0;
  for (let i = 0; i < o.goals.length; i++) {
    const goal = o.goals[i] as Goal;
    if (goal.worth === 0) continue;
    const way = travelTo(o.f, goal.hex, mounted)[p.hex] as number;
    if (way === NEVER) continue;
    const worth = ((goal.worth * weights.nearness) / (weights.nearness + way)) * (p.shares[i] as number);
    if (worth > best) best = worth;
  }
  return best * weights.planApproach;
}

const CROWD = [1, 0.8, 0.5, 0.3, 0.2];
const LEAST_SHARE = 0.1;

function sharesOf(o: Outlook, unit: number, at: number): number[] {
  const shares: number[] = [];
  for (let k = 0; k < o.goals.length; k++) {
    const { hex, worth } = o.goals[k] as Goal;
    const mine = at < 0 ? 0 : hexDistance(o.f, at, hex);
    let nearer = 0;
    for (let i = 0; worth > 0 && i < o.own.length; i++) {
      const fellow = o.own[i] as number;
      const d = hexDistance(o.f, (o.g.units[fellow] as Unit).at, hex);
      if (d < mine || (d === mine && fellow < unit)) nearer++;
    }
    shares.push(CROWD[nearer] ?? LEAST_SHARE);
  }
  return shares;
}

function threatsTo(o: Outlook, at: number, points: number): number[] {
  const threats: number[] = [];
  for (let i = 0; i < o.foes.length; i++) {
    const foe = o.g.units[o.foes[i] as number] as Unit;
    if (foe.points > 0 && hexDistance(o.f, foe.at, at) <= foe.points + points + 1) threats.push(o.foes[i] as number);
  }
  return threats;
}

/** A unit as it is, or as it would be on `hex`. */
export function placed(o: Outlook, unit: number, hex: number = (o.g.units[unit] as Unit).at): Placed {
  const u = o.g.units[unit] as Unit;
  return { unit, shares: sharesOf(o, unit, hex), threats: threatsTo(o, hex, u.points), type: u.type, knights: u.knights, hex, left: u.points };
}

/** What the worst strike of an enemy that can come would cost, and a part of the others. */
export function dangerWorth(o: Outlook, p: Placed): number {
  let worst = 0;
  let rest = 0;
  for (let i = 0; i < p.threats.length; i++) {
    const cost = strikeOf(o, o.g.units[p.threats[i] as number] as Unit, p);
    if (cost > worst) {
      rest += worst;
      worst = cost;
    } else rest += cost;
  }
  const mayGiveWay = p.left >= (o.f.cost[p.hex] as number) ? weights.planRetreat : 1;
  return -(worst + 0.2 * rest) * weights.planDanger * mayGiveWay;
}

function strikeOf(o: Outlook, foe: Readonly<Unit>, p: Placed): number {
  const way = hexDistance(o.f, foe.at, p.hex) - 1;
  if (way + 1 > foe.points + 1) return 0;
  const terrain = o.f.terrain[p.hex] as Terrain;
  const from = way === 0 ? (o.f.terrain[foe.at] as Terrain) : 'plain';
  const { bow } = UNITS[foe.type];
  let cost = 0;
  if (way + (o.f.cost[p.hex] as number) <= foe.points && openTo(o.f, foe.type)[p.hex] === true) {
    const column = MELEE_COLUMNS[meleeIndex(foe.type as Recruit, foe.knights, from, p.type as Recruit, p.knights, terrain) - LEAST_MELEE] as { attacker: number; defender: number };
    cost = lossOf(p.type, p.knights, column.defender) - 0.7 * lossOf(foe.type, foe.knights, column.attacker);
  }
  if (bow !== null && way + 1 - SHOT_RANGE[bow] < foe.points) {
    cost = Math.max(cost, lossOf(p.type, p.knights, shotIndex(bow, foe.knights, from, p.type as Recruit, p.knights, terrain)));
  }
  return cost > 0 ? cost : 0;
}

/** Standing in the way: on a held flag that enemies can reach, or beside a wagon train that is pressed. */
export function guardWorth(o: Outlook, p: Placed): number {
  let worth = 0;
  const flag = o.f.flagAt[p.hex] as number;
  if (flag >= 0 && o.g.holders[flag] === o.seat) {
    const { value } = o.f.flags[flag] as { value: number };
    const goal = o.goals[flag] as Goal;
    if (goal.worth > 0) worth += value * weights.planGuard * (o.foePoints + value >= o.winning ? 4 : 1);
  }
  if (o.pressed > 0 && o.train.at >= 0) {
    const d = hexDistance(o.f, p.hex, o.train.at);
    if (d <= 2) worth += weights.planEscort * (d === 1 ? 1 : 0.5) * (isFortified(o.train) ? 1 : 1.6);
  }
  return worth;
}

/** All of it: what it is worth that the turn ends with the unit there. Points kept are worth a little. */
export function placeWorth(o: Outlook, p: Placed): number {
  return flagWorth(o, p) + approachWorth(o, p) + dangerWorth(o, p) + guardWorth(o, p) + p.left * weights.planHaste;
}

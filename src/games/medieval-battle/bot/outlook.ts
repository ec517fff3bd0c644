/** A position as a commander sees it: what is worth going for, who is near it, and what each hex is worth to a unit. */
import type { Seat } from '@/engine/contract';
import { LAYOUTS, WAGON_TRAIN_VALUE } from '../data/layouts';
import { SHOT_RANGE } from '../data/combat';
import { UNITS, type UnitType } from '../data/units';
import { battlefieldOf, openTo, type Battlefield } from '../rules/battlefield';
import { hexDistance } from '../rules/geometry';
import { victoryPoints } from '../rules/flags';
import { isFortified, other, unitOf, wagonTrainOf, type MedievalBattle, type Unit } from '../state';
import { BODIES, bodyOf, harmOfMelee, harmOfShot, reckonHarm } from './blows';
import { groundOf, nearnessTo, travelTo } from './chart';
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
  /** Per hex how near it is, on foot and on horse. */
  readonly onFoot: Float64Array;
  readonly onHorse: Float64Array;
}

/** A unit on the board as its enemies see it. */
export interface Foe {
  readonly at: number;
  readonly points: number;
  readonly body: number;
  readonly mounted: boolean;
  readonly open: readonly boolean[];
  /** How far it shoots, 0: not at all. */
  readonly range: number;
}

export interface Outlook {
  readonly g: Readonly<MedievalBattle>;
  readonly f: Battlefield;
  readonly seat: Seat;
  readonly own: readonly number[];
  readonly foes: readonly Foe[];
  readonly train: Readonly<Unit>;
  readonly foeTrain: Readonly<Unit>;
  readonly goals: readonly Goal[];
  readonly points: number;
  readonly foePoints: number;
  /** Enough to win at once. */
  readonly winning: number;
  /** How hard one’s own wagon train is pressed: enemies that could strike it soon. */
  readonly pressed: number;
  /** What was found out about dangers, by body and hex; valid until the next outlook of the seat. */
  readonly dangers: Dangers;
}

/** More than a map has hexes. */
const ROOM = 256;

interface Dangers {
  readonly known: Float64Array;
  readonly since: Int32Array;
  /** What is noted with another number is out of date. */
  now: number;
}
const newDangers = (): Dangers => ({ known: new Float64Array(BODIES * ROOM), since: new Int32Array(BODIES * ROOM), now: 0 });
const dangersOf = [newDangers(), newDangers()] as const;

export function outlookOf(g: Readonly<MedievalBattle>, seat: Seat): Outlook {
  const f = battlefieldOf(g);
  const own: number[] = [];
  const foes: Foe[] = [];
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.at < 0 || u.type === 'wagonTrain') continue;
    if (u.seat === seat) own.push(i);
    else foes.push(foeOf(f, u));
  }
  const train = unitOf(g, wagonTrainOf(g, seat));
  const foeTrain = unitOf(g, wagonTrainOf(g, other(seat)));
  const dangers = dangersOf[seat === 0 ? 0 : 1];
  dangers.now++;
  reckonHarm();
  const sight = { g, f, seat, own, foes, foeTrain };
  const pressed = train.at < 0 ? 0 : strikersNear(sight, train.at);
  return {
    ...sight,
    train,
    points: victoryPoints(g, seat),
    foePoints: victoryPoints(g, other(seat)),
    winning: LAYOUTS[g.map].winning,
    goals: goalsOf(sight),
    pressed,
    dangers,
  };
}

export function foeOf(f: Battlefield, u: Readonly<Unit>): Foe {
  const { mounted, bow } = UNITS[u.type];
  return {
    at: u.at,
    points: u.points,
    body: bodyOf(u.type, u.knights),
    mounted,
    open: openTo(f, u.type),
    range: bow === null ? 0 : SHOT_RANGE[bow],
  };
}

type Sight = Pick<Outlook, 'g' | 'f' | 'seat' | 'own' | 'foes' | 'foeTrain'>;

function goalsOf(o: Sight): Goal[] {
  const goals: Goal[] = [];
  for (let flag = 0; flag < o.f.flags.length; flag++) {
    const { hex, value } = o.f.flags[flag] as { hex: number; value: number };
    const isMine = o.g.holders[flag] === o.seat;
    goals.push(goalAt(o.f, hex, value, flag, value * (isMine ? (strikersNear(o, hex) > 0 ? weights.planKeep : 0) : 1)));
  }
  if (o.foeTrain.at >= 0)
    goals.push(goalAt(o.f, o.foeTrain.at, WAGON_TRAIN_VALUE, -1, WAGON_TRAIN_VALUE * (isFortified(o.foeTrain) ? 0.5 : 0.8)));
  return goals;
}

function goalAt(f: Battlefield, hex: number, points: number, flag: number, worth: number): Goal {
  return {
    hex,
    points,
    flag,
    worth,
    onFoot: nearnessTo(f, hex, false, weights.nearness),
    onHorse: nearnessTo(f, hex, true, weights.nearness),
  };
}

/** Enemies that can be at a hex, or beside it, within the points they have now. */
function strikersNear(o: Sight, hex: number): number {
  let count = 0;
  const onHorse = travelTo(o.f, hex, true);
  const onFoot = travelTo(o.f, hex, false);
  for (let i = 0; i < o.foes.length; i++) {
    const foe = o.foes[i] as Foe;
    if (((foe.mounted ? onHorse : onFoot)[foe.at] as number) <= foe.points) count++;
  }
  return count;
}

/** A unit with a turn to spend. */
export interface Mover {
  readonly unit: number;
  readonly type: UnitType;
  readonly mounted: boolean;
  readonly knights: number;
  /** Per goal how much of it is left for this unit: fellows that are nearer to it take their share. */
  readonly shares: readonly number[];
}

const CROWD = [1, 0.8, 0.5, 0.3, 0.2];
const LEAST_SHARE = 0.1;

/** A unit where it is, or as it would be at `at`. */
export function moverOf(o: Outlook, unit: number, at: number = (o.g.units[unit] as Unit).at): Mover {
  const { type, knights } = o.g.units[unit] as Unit;
  return { unit, type, mounted: UNITS[type].mounted, knights, shares: sharesOf(o, unit, at) };
}

function sharesOf(o: Outlook, unit: number, at: number): number[] {
  const shares: number[] = [];
  for (let k = 0; k < o.goals.length; k++) {
    const { hex, worth } = o.goals[k] as Goal;
    if (worth === 0) {
      shares.push(0);
      continue;
    }
    const mine = at < 0 ? 0 : hexDistance(o.f, at, hex);
    let nearer = 0;
    for (let i = 0; i < o.own.length; i++) {
      const fellow = o.own[i] as number;
      const d = hexDistance(o.f, (o.g.units[fellow] as Unit).at, hex);
      if (d < mine || (d === mine && fellow < unit)) nearer++;
    }
    shares.push(CROWD[nearer] ?? LEAST_SHARE);
  }
  return shares;
}

/** 13.1 A flag not yet held, if the turn ends here. Enough points to win outweigh everything. */
export function flagWorth(o: Outlook, hex: number): number {
  const flag = o.f.flagAt[hex] as number;
  if (flag < 0 || o.g.holders[flag] === o.seat) return 0;
  const { value } = o.f.flags[flag] as { value: number };
  const wins = o.points + value >= o.winning ? VICTORY : 0;
  // Who takes a flag from the enemy moves the balance twice.
  return wins + value * weights.planFlag * (o.g.holders[flag] === other(o.seat) ? 1.5 : 1);
}

/** How near the unit stands to something worth having that few of its fellows are nearer to. */
export function approachWorth(o: Outlook, m: Mover, hex: number): number {
  let best = 0;
  for (let i = 0; i < o.goals.length; i++) {
    const goal = o.goals[i] as Goal;
    if (goal.worth === 0) continue;
    const worth = goal.worth * ((m.mounted ? goal.onHorse : goal.onFoot)[hex] as number) * (m.shares[i] as number);
    if (worth > best) best = worth;
  }
  return best * weights.planApproach;
}

/** What the worst strike of an enemy that can come would cost, and a part of the others. */
export function dangerWorth(o: Outlook, m: Mover, hex: number, left: number, knights = m.knights): number {
  const mayGiveWay = left >= (o.f.cost[hex] as number) ? weights.planRetreat : 1;
  return -dangerTo(o, bodyOf(m.type, knights), hex) * weights.planDanger * mayGiveWay;
}

function dangerTo(o: Outlook, body: number, hex: number): number {
  const { known, since, now } = o.dangers;
  const place = body * ROOM + hex;
  if (since[place] === now) return known[place] as number;
  let worst = 0;
  let rest = 0;
  for (let i = 0; i < o.foes.length; i++) {
    const cost = strikeOf(o.f, o.foes[i] as Foe, body, hex);
    if (cost > worst) {
      rest += worst;
      worst = cost;
    } else rest += cost;
  }
  since[place] = now;
  return (known[place] = worst + 0.2 * rest);
}

const PLAIN = 0;

/** What a strike of this enemy would cost a unit on the hex, less a part of what it would cost the enemy; 0 where it cannot come. */
function strikeOf(f: Battlefield, foe: Foe, body: number, hex: number): number {
  const way = hexDistance(f, foe.at, hex) - 1;
  if (foe.points === 0 || way > foe.points) return 0;
  const ground = groundOf(f);
  const from = way === 0 ? (ground[foe.at] as number) : PLAIN;
  const here = ground[hex] as number;
  let cost = 0;
  if (way + (f.cost[hex] as number) <= foe.points && foe.open[hex] === true) cost = harmOfMelee(foe.body, from, body, here);
  if (foe.range > 0 && way + 1 - foe.range < foe.points) cost = Math.max(cost, harmOfShot(foe.body, from, body, here));
  return cost > 0 ? cost : 0;
}

/** Standing on a held flag that enemies can reach. */
export function holdWorth(o: Outlook, hex: number): number {
  const flag = o.f.flagAt[hex] as number;
  if (flag < 0 || o.g.holders[flag] !== o.seat || (o.goals[flag] as Goal).worth === 0) return 0;
  const { value } = o.f.flags[flag] as { value: number };
  return value * weights.planGuard * (o.foePoints + value >= o.winning ? 4 : 1);
}

/** Standing beside a wagon train that is pressed. */
export function escortWorth(o: Outlook, hex: number): number {
  if (o.pressed === 0 || o.train.at < 0) return 0;
  const d = hexDistance(o.f, hex, o.train.at);
  return d > 2 ? 0 : weights.planEscort * (d === 1 ? 1 : 0.5) * (isFortified(o.train) ? 1 : 1.6);
}

/** All of it: what it is worth that the turn ends with the unit there. Points kept are worth a little. */
export function placeWorth(o: Outlook, m: Mover, hex: number, left: number, knights = m.knights): number {
  return (
    flagWorth(o, hex) +
    approachWorth(o, m, hex) +
    dangerWorth(o, m, hex, left, knights) +
    holdWorth(o, hex) +
    escortWorth(o, hex) +
    left * weights.planHaste
  );
}

/** What a unit could do with a turn, and what every first small step towards it is worth. */
import { PASSAGE_COST, SHOT_COST } from '../data/combat';
import { POINTS_ON_FOOT, UNITS } from '../data/units';
import { hexDistance } from '../rules/geometry';
import { actsFrom, lookFor, type After, type Look } from '../rules/march';
import { reachOf } from '../rules/reach';
import { isFortified, numberOf, type Act, type MedievalBattle, type MedievalChoice, type Unit } from '../state';
import { attackerLoses, bodyOf, defenderLoses, lossOf, shotCosts } from './blows';
import { groundOf } from './chart';
import { mayGiveWay } from './givingWay';
import { moverOf, placeWorth, VICTORY, type Mover, type Outlook } from './outlook';
import { weights } from './weights';

export type Deed = 'attack' | 'shoot' | 'merge';
const KINDS: readonly string[] = ['step', 'attack', 'shoot', 'merge', 'dismount', 'stop'];
const ROOM = 256;

/** A choice as a small number: what, and to which hex. */
function keyOf(act: string, hex: number): number {
  return KINDS.indexOf(act) * ROOM + hex;
}

/** Per first small step the best that can come of it, against ending the turn where the unit stands. Valid until the next plans. */
export interface Plans {
  readonly gains: Float64Array;
  readonly since: Int32Array;
  /** What is noted with another number is out of date. */
  now: number;
}
const plans: Plans = { gains: new Float64Array(KINDS.length * ROOM), since: new Int32Array(KINDS.length * ROOM), now: 0 };

export function worthOf({ gains, since, now }: Plans, c: MedievalChoice): number {
  const key = keyOf(c.do, c.at.startsWith('hex:') ? numberOf(c.at) : 0);
  return since[key] === now ? (gains[key] as number) : 0;
}

function note(key: number, gain: number): void {
  if (plans.since[key] === plans.now && (plans.gains[key] as number) >= gain) return;
  plans.since[key] = plans.now;
  plans.gains[key] = gain;
}

export function plansFor(o: Outlook, unit: number, after: After, look: Look = lookFor(o.g, unit, o.seat)): Plans {
  const u = o.g.units[unit] as Unit;
  plans.now++;
  if (u.type === 'wagonTrain') return plansForTrain(o, unit);
  const m = moverOf(o, unit);
  const stay = placeWorth(o, m, u.at, u.points);
  march(o, m, u, after, look, stay);
  note(keyOf('stop', 0), 0);
  if (o.g.dismounting && UNITS[u.type].onFoot !== null && after !== 'dismount') note(keyOf('dismount', 0), footWorth(o, u, m) - stay);
  return plans;
}

/** By points left there: hexes still to go on from. */
const waiting: number[][] = [[], [], [], [], [], []];
const left = new Int8Array(ROOM).fill(-1);
const first = new Int16Array(ROOM);
const reached: number[] = [];

/** As rules/reach.ts, without remembering ways: wherever the unit can end its march, and whatever it can do from there. */
function march(o: Outlook, m: Mover, u: Readonly<Unit>, after: After, look: Look, stay: number): void {
  let from = u.at;
  const say = (act: Act['do'], hex: number): void => {
    if (act === 'step') stepTo(look, from, u.at, hex);
    else if (act !== 'dismount')
      note(
        from === u.at ? keyOf(act, hex) : keyOf('step', first[from] as number),
        deedWorth(o, m, u, act, hex, from, left[from] as number, look) - stay,
      );
  };
  reached.length = 0;
  reached.push(u.at);
  left[u.at] = u.points;
  (waiting[u.points] as number[]).push(u.at);
  for (let points = u.points; points >= 0; points--) {
    const here = waiting[points] as number[];
    for (let i = 0; i < here.length; i++) {
      from = here[i] as number;
      if (left[from] !== points) continue;
      if (from !== u.at && look.standing[from] === -1) note(keyOf('step', first[from] as number), placeWorth(o, m, from, points) - stay);
      actsFrom(o.g, look, m.unit, from, points, from === u.at ? after : 'step', say);
    }
    here.length = 0;
  }
  for (let i = 0; i < reached.length; i++) left[reached[i] as number] = -1;
}

function stepTo(look: Look, from: number, start: number, hex: number): void {
  const cost = (look.f.cost[hex] as number) + ((look.standing[hex] as number) >= 0 ? PASSAGE_COST : 0);
  const points = (left[from] as number) - cost;
  if ((left[hex] as number) >= points) return;
  left[hex] = points;
  first[hex] = from === start ? hex : (first[from] as number);
  reached.push(hex);
  (waiting[points] as number[]).push(hex);
}

/** A wagon train moves out of harm's way only. */
function plansForTrain(o: Outlook, unit: number): Plans {
  const now = crowdOfFoes(o, o.train.at);
  for (const r of reachOf(o.g, o.seat, unit).hexes) note(keyOf('step', r.hex), now - crowdOfFoes(o, r.hex) - weights.planTrain);
  note(keyOf('stop', 0), 0);
  return plans;
}

/** How many enemies press on a hex, the near ones most. */
export function crowdOfFoes(o: Outlook, hex: number): number {
  let crowd = 0;
  for (const foe of o.foes) crowd += 1 / hexDistance(o.f, hex, foe.at);
  return crowd;
}

/** What it is worth to attack, shoot at or merge into `hex` from the hex `from` with `points` left there. */
export function deedWorth(
  o: Outlook,
  m: Mover,
  u: Readonly<Unit>,
  act: Deed,
  hex: number,
  from: number,
  points: number,
  look: Look,
): number {
  const there = o.g.units[look.standing[hex] as number] as Unit;
  const cost = act === 'shoot' ? SHOT_COST : (o.f.cost[hex] as number);
  if (act === 'merge') return mergeWorth(o, m, there, hex, points - cost);
  if (there.type === 'wagonTrain') return sackWorth(o, m, act === 'shoot' ? from : hex, from, points - cost);
  if (act === 'shoot') {
    const ground = groundOf(o.f);
    const lost = shotCosts(bodyOf(u.type, u.knights), ground[from] as number, bodyOf(there.type, there.knights), ground[hex] as number);
    if (lost === 0) return placeWorth(o, m, u.at, u.points) - POINTLESS;
    return lossOf(there.type, there.knights, lost) + rescueWorth(o, there, lost) + placeWorth(o, m, from, points - cost);
  }
  return meleeWorth(o, m, there, from, points - cost, look);
}

/** A shot that hurts nobody looks silly and gives the turn away. */
const POINTLESS = 1;

/** 12.2 An enemy beside one’s own wagon train is hurt, or gone: the more, the nearer the wagon train is to its end. */
function rescueWorth(o: Outlook, d: Readonly<Unit>, lost: number): number {
  if (lost === 0 || o.train.at < 0 || hexDistance(o.f, d.at, o.train.at) > 1) return 0;
  return weights.planRescue * (lost >= d.knights ? 1 : 0.3) * (isFortified(o.train) ? 0.5 : 1);
}

/** The defender takes what hurts the attacker more: the fight, or giving way when it can. */
function meleeWorth(o: Outlook, m: Mover, d: Readonly<Unit>, from: number, points: number, look: Look): number {
  const fought = foughtWorth(o, m, d, from, points);
  if (!mayGiveWay(o, d, m.unit, from, look)) return fought;
  return Math.min(fought, weights.planDisplace + 0.5 * rescueWorth(o, d, d.knights) + placeWorth(o, m, d.at, points));
}

export function foughtWorth(o: Outlook, m: Mover, d: Readonly<Unit>, from: number, points: number): number {
  const ground = groundOf(o.f);
  const own = bodyOf(m.type, m.knights);
  const foe = bodyOf(d.type, d.knights);
  const attacker = attackerLoses(own, ground[from] as number, foe, ground[d.at] as number);
  const defender = defenderLoses(own, ground[from] as number, foe, ground[d.at] as number);
  const knights = m.knights - attacker;
  const balance = lossOf(d.type, d.knights, defender) + rescueWorth(o, d, defender) - lossOf(m.type, m.knights, attacker);
  if (knights <= 0) return balance;
  return balance + placeWorth(o, m, defender >= d.knights ? d.at : from, points, knights);
}

/** 12.2 The first attack opens a wagon train, the next one destroys it: then the attacker stands at `to`. */
function sackWorth(o: Outlook, m: Mover, to: number, from: number, points: number): number {
  if (isFortified(o.foeTrain)) return weights.planTrain + placeWorth(o, m, from, points);
  const wins = o.points + 3 >= o.winning ? VICTORY : 0;
  return wins + weights.planSack + placeWorth(o, m, to, points);
}

function mergeWorth(o: Outlook, m: Mover, friend: Readonly<Unit>, hex: number, points: number): number {
  const change = UNITS[m.type].cost * weights.unit * (1 - 2 * weights.lastKnight);
  return change + placeWorth(o, m, hex, Math.min(friend.points, points), 2);
}

/** Dismounting is for good: only a better place on foot, or a bow, repays the horses. */
function footWorth(o: Outlook, u: Readonly<Unit>, m: Mover): number {
  const type = UNITS[u.type].onFoot ?? 'heavyInfantry';
  const change = (UNITS[type].cost - UNITS[u.type].cost) * weights.unit - 0.3;
  return change + placeWorth(o, { ...m, type, mounted: false }, u.at, POINTS_ON_FOOT[u.points] ?? 0);
}

/** 11.2 All points back: worth the more, the more are gone. */
export function regroupWorth(o: Outlook): number {
  let most = 0;
  let points = 0;
  for (const i of o.own) {
    const u = o.g.units[i] as Unit;
    most += UNITS[u.type].points;
    points += u.points;
  }
  const gone = most === 0 ? 0 : (most - points) / most;
  let away = 0;
  for (const u of o.g.units) if (u.seat === o.seat && (u.at === -1 || u.at === -2)) away++;
  const entering = o.train.at < 0 ? 0 : Math.min(away, 4) * weights.planReserve;
  const repair = o.train.at >= 0 && !isFortified(o.train) && o.pressed > 0 ? weights.planRepair : 0;
  return weights.planRest * gone * gone + entering + repair - weights.planToken;
}

/** 13.4 Passing is for whoever is ahead: a second pass ends the battle. */
export function passWorth(g: Readonly<MedievalBattle>, ahead: number): number {
  if (g.passes > 0) return ahead > 0 ? VICTORY : -VICTORY;
  return ahead > 0 ? -0.1 : ahead === 0 ? -0.5 : -5;
}

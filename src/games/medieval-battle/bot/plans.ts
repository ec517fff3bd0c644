/** What a unit could do with a turn, and what every first small step towards it is worth. */
import { LEAST_MELEE, MELEE_COLUMNS, SHOT_COST } from '../data/combat';
import type { Terrain } from '../data/terrain';
import { POINTS_ON_FOOT, UNITS, type Recruit } from '../data/units';
import { hexDistance } from '../rules/geometry';
import { meleeIndex, shotIndex } from '../rules/fight';
import type { After } from '../rules/march';
import { reachOf, type Deed } from '../rules/reach';
import { mayLeaveBoard, retreatHexes } from '../rules/waysOut';
import { isFortified, numberOf, unitAt, type Act, type MedievalBattle, type MedievalChoice, type Unit } from '../state';
import { lossOf, placed, placeWorth, VICTORY, type Outlook, type Placed } from './outlook';
import { weights } from './weights';

const KINDS: readonly string[] = ['step', 'attack', 'shoot', 'merge', 'dismount', 'stop'];

/** A choice as a small number: what, and to which hex. */
function keyOf(act: string, hex: number): number {
  return KINDS.indexOf(act) * 1000 + hex;
}

/** Per first small step the best that can come of it, against ending the turn where the unit stands. */
export type Plans = Map<number, number>;

export function worthOf(plans: Plans, c: MedievalChoice): number {
  return plans.get(keyOf(c.do, c.at.startsWith('hex:') ? numberOf(c.at) : 0)) ?? 0;
}

export function plansFor(o: Outlook, unit: number, after: After): Plans {
  const u = o.g.units[unit] as Unit;
  const plans: Plans = new Map();
  if (u.type === 'wagonTrain') return plansForTrain(o, unit, plans);
  const here = placed(o, unit);
  const stay = placeWorth(o, here);
  const note = (key: number, worth: number): void => {
    const gain = worth - stay;
    if (gain > (plans.get(key) ?? -Infinity)) plans.set(key, gain);
  };
  const { hexes, deeds } = reachOf(o.g, o.seat, unit, after);
  for (const r of hexes) note(keyOf('step', r.path[0] as number), placeWorth(o, { ...here, hex: r.hex, left: r.left }));
  for (const deed of deeds) note(firstOf(deed), deedWorth(o, u, here, deed));
  note(keyOf('stop', 0), stay);
  if (o.g.dismounting && UNITS[u.type].onFoot !== null && after !== 'dismount') note(keyOf('dismount', 0), footWorth(o, u, here));
  return plans;
}

function firstOf({ act, hex, from }: Deed): number {
  const [first] = from.path;
  return first === undefined ? keyOf(act, hex) : keyOf('step', first);
}

/** A wagon train moves out of harm's way only. */
function plansForTrain(o: Outlook, unit: number, plans: Plans): Plans {
  const now = crowdOfFoes(o, o.train.at);
  for (const r of reachOf(o.g, o.seat, unit).hexes) plans.set(keyOf('step', r.hex), now - crowdOfFoes(o, r.hex) - weights.planTrain);
  plans.set(keyOf('stop', 0), 0);
  return plans;
}

/** How many enemies press on a hex, the near ones most. */
export function crowdOfFoes(o: Outlook, hex: number): number {
  let crowd = 0;
  for (const foe of o.foes) crowd += 1 / hexDistance(o.f, hex, (o.g.units[foe] as Unit).at);
  return crowd;
}

export function deedWorth(o: Outlook, u: Readonly<Unit>, here: Placed, { act, hex, from }: Deed): number {
  const there = { ...here, hex: from.hex, left: from.left };
  if (act === 'merge') return mergeWorth(o, u, there, hex);
  const target = o.g.units[unitAt(o.g, hex)] as Unit;
  if (target.type === 'wagonTrain') return sackWorth(o, there, act, hex);
  if (act === 'shoot') {
    const bow = UNITS[u.type].bow ?? 'short';
    const lost = shotIndex(bow, u.knights, o.f.terrain[from.hex] as Terrain, target.type as Recruit, target.knights, o.f.terrain[hex] as Terrain);
    return lossOf(target.type, target.knights, lost) + placeWorth(o, { ...there, left: from.left - SHOT_COST });
  }
  return meleeWorth(o, there, unitAt(o.g, hex), hex);
}

/** The defender takes what hurts the attacker more: the fight, or giving way when it can. */
export function meleeWorth(o: Outlook, from: Placed, target: number, hex: number): number {
  const d = o.g.units[target] as Unit;
  const left = from.left - (o.f.cost[hex] as number);
  const fought = foughtWorth(o, from, d, hex, left);
  const givesWay = retreatHexes(o.g, target, from.unit, from.hex).length > 0 || mayLeaveBoard(o.g, target, from.unit, from.hex);
  if (!givesWay) return fought;
  return Math.min(fought, weights.planDisplace + placeWorth(o, { ...from, hex, left }));
}

export function foughtWorth(o: Outlook, from: Placed, d: Readonly<Unit>, hex: number, left: number): number {
  const index = meleeIndex(from.type as Recruit, from.knights, o.f.terrain[from.hex] as Terrain, d.type as Recruit, d.knights, o.f.terrain[hex] as Terrain);
  const { attacker, defender } = MELEE_COLUMNS[index - LEAST_MELEE] as { attacker: number; defender: number };
  const knights = from.knights - attacker;
  const balance = lossOf(d.type, d.knights, defender) - lossOf(from.type, from.knights, attacker);
  if (knights <= 0) return balance;
  return balance + placeWorth(o, { ...from, knights, hex: defender >= d.knights ? hex : from.hex, left });
}

function sackWorth(o: Outlook, from: Placed, act: Act['do'], hex: number): number {
  const left = from.left - (act === 'shoot' ? SHOT_COST : (o.f.cost[hex] as number));
  if (isFortified(o.foeTrain)) return weights.planTrain + placeWorth(o, { ...from, left });
  const wins = o.points + 3 >= o.winning ? VICTORY : 0;
  return wins + weights.planSack + placeWorth(o, { ...from, hex: act === 'shoot' ? from.hex : hex, left });
}

function mergeWorth(o: Outlook, u: Readonly<Unit>, from: Placed, hex: number): number {
  const friend = o.g.units[unitAt(o.g, hex)] as Unit;
  const left = Math.min(friend.points, from.left - (o.f.cost[hex] as number));
  const change = UNITS[u.type].cost * weights.unit * (1 - 2 * weights.lastKnight);
  return change + placeWorth(o, { ...from, knights: 2, hex, left });
}

/** Dismounting is for good: only a better place on foot, or a bow, repays the horses. */
function footWorth(o: Outlook, u: Readonly<Unit>, here: Placed): number {
  const type = UNITS[u.type].onFoot ?? 'heavyInfantry';
  const left = POINTS_ON_FOOT[u.points] ?? 0;
  const change = (UNITS[type].cost - UNITS[u.type].cost) * weights.unit - 0.3;
  return change + placeWorth(o, { ...here, type, left });
}

/** 11.2 All points back: worth the more, the more are gone. */
export function regroupWorth(o: Outlook): number {
  let most = 0;
  let left = 0;
  for (const i of o.own) {
    const u = o.g.units[i] as Unit;
    most += UNITS[u.type].points;
    left += u.points;
  }
  const gone = most === 0 ? 0 : (most - left) / most;
  let waiting = 0;
  for (const u of o.g.units) if (u.seat === o.seat && (u.at === -1 || u.at === -2)) waiting++;
  const entering = o.train.at < 0 ? 0 : Math.min(waiting, 4) * weights.planReserve;
  const repair = o.train.at >= 0 && !isFortified(o.train) && o.pressed > 0 ? weights.planRepair : 0;
  return weights.planRest * gone * gone + entering + repair - weights.planToken;
}

/** 13.4 Passing is for who is ahead: a second pass ends the battle. */
export function passWorth(o: Outlook, g: Readonly<MedievalBattle>, ahead: number): number {
  if (g.passes > 0) return ahead > 0 ? VICTORY : -VICTORY;
  return ahead > 0 ? -0.1 : ahead === 0 ? -0.5 : -5;
}

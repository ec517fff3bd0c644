/** How tempting each offer is: the gain of the best turn that begins with it. */
import type { Seat } from '@/engine/contract';
import { material } from '../rules/victory';
import { lookFor, type Look } from '../rules/march';
import {
  numberOf,
  unitOf,
  type Act,
  type Bring,
  type Enter,
  type MedievalBattle,
  type MedievalChoice,
  type MedievalQuestion,
  type Retreat,
  type Unit,
} from '../state';
import { lossOf } from './blows';
import { countControl } from './givingWay';
import { deployTemptation, recruitTemptation, wagonTrainTemptation } from './muster';
import { moverOf, outlookOf, placeWorth, type Outlook } from './outlook';
import { remembered } from './memory';
import { foughtWorth, passWorth, plansFor, regroupWorth, worthOf, type Plans } from './plans';
import { weights } from './weights';
import { UNITS } from '../data/units';
import { retreatCost } from '../rules/waysOut';

/** A gain as a temptation: between 0 and 1.1, in the same order, and flat at the top, so that a shaking hand may miss even a great one. */
function tempting(gain: number): number {
  return gain >= 0 ? 0.1 + gain / (1 + gain) : 0.1 / (1 - 4 * gain);
}

export function prior(g: Readonly<MedievalBattle>, q: MedievalQuestion, offers: readonly MedievalChoice[], into: number[]): void {
  if (g.turn === 0) for (let i = 0; i < offers.length; i++) into[i] = musterPrior(g, q, offers[i] as MedievalChoice);
  else remembered(g, q, offers, into, () => battlePrior(g, q, offers, into));
}

function battlePrior(g: Readonly<MedievalBattle>, q: MedievalQuestion, offers: readonly MedievalChoice[], into: number[]): void {
  if (!('seat' in q)) return;
  const o = outlookOf(g, q.seat);
  switch (q.ask) {
    case 'turn':
      return turnPrior(o, offers, into);
    case 'march': {
      countControl(g, o);
      const plans = plansFor(o, q.unit, q.after);
      for (let i = 0; i < offers.length; i++) into[i] = tempting(worthOf(plans, offers[i] as MedievalChoice));
      return;
    }
    case 'retreat':
      for (let i = 0; i < offers.length; i++) into[i] = tempting(answerWorth(o, q, offers[i] as MedievalChoice));
      return;
    case 'enter':
      for (let i = 0; i < offers.length; i++) into[i] = tempting(entryWorth(o, q, offers[i] as MedievalChoice));
      return;
    default:
      throw new Error(`${q.ask} is no question of a battle`);
  }
}

/** Offers stand unit by unit, so that a unit's plans are made once. */
function turnPrior(o: Outlook, offers: readonly MedievalChoice[], into: number[]): void {
  countControl(o.g, o);
  const look = lookFor(o.g, -1, o.seat);
  let plans: Plans | null = null;
  let of = -1;
  for (let i = 0; i < offers.length; i++) {
    const c = offers[i] as MedievalChoice;
    if (c.do === 'regroup') into[i] = tempting(regroupWorth(o));
    else if (c.do === 'pass') into[i] = tempting(passWorth(o.g, lead(o)));
    else {
      const unit = (c as Act).unit as number;
      if (plans === null || unit !== of) plans = plansOf(o, (of = unit), look);
      into[i] = tempting(worthOf(plans, c));
    }
  }
}

/** Takes the unit off the map of who stands where while it is thought to march. */
function plansOf(o: Outlook, unit: number, look: Look): Plans {
  const { at } = o.g.units[unit] as Unit;
  look.standing[at] = -1;
  const plans = plansFor(o, unit, 'nothing', look);
  look.standing[at] = unit;
  return plans;
}

/** Who would win if the battle ended now: above 0 the seat itself. */
function lead(o: Outlook): number {
  return o.points - o.foePoints || material(o.g, o.seat) - material(o.g, 1 - o.seat);
}

/** 9 Fight, or give way: what is lost in knights against what is lost in ground. */
function answerWorth(o: Outlook, q: Retreat, c: MedievalChoice): number {
  const d = unitOf(o.g, q.unit);
  if (c.do === 'stand') return standWorth(o, q);
  const m = moverOf(o, q.unit);
  const flag = o.f.flagAt[d.at] as number;
  const yielded = flag >= 0 && o.g.holders[flag] === o.seat ? (o.f.flags[flag]?.value ?? 0) * weights.planFlag * 1.5 : 0;
  const target = c.do === 'retreat' ? numberOf(c.at) : (o.f.outside[d.at]?.[0] as number);
  const cost = retreatCost(o.g, d, target);
  const lost = weights.planDisplace + yielded + cost * weights.planHaste * 4;
  if (c.do === 'leave') return -lost - UNITS[d.type].cost * weights.planAway;
  return placeWorth(o, m, target, d.points - cost) - placeWorth(o, m, d.at, d.points) - lost;
}

/** What standing in a fight is worth: what the fight is worth to the attacker, turned round. */
export function standWorth(o: Outlook, q: Retreat): number {
  const a = unitOf(o.g, q.attacker);
  const theirs = outlookOf(o.g, a.seat);
  const m = moverOf(theirs, q.attacker);
  return placeWorth(theirs, m, a.at, a.points) - foughtWorth(theirs, m, unitOf(o.g, q.unit), a.at, a.points);
}

function entryWorth(o: Outlook, _q: Enter, c: MedievalChoice): number {
  if (c.do !== 'enter') return 0.01;
  const { unit } = c as Bring;
  const u = o.g.units[unit] as Unit;
  const hex = numberOf(c.at);
  return 0.5 + 0.1 * lossOf(u.type, u.knights, 2) + placeWorth(o, moverOf(o, unit, hex), hex, u.points);
}

function musterPrior(g: Readonly<MedievalBattle>, q: MedievalQuestion, c: MedievalChoice): number {
  const seat: Seat = 'seat' in q ? q.seat : 0;
  if (q.ask === 'recruit') return recruitTemptation(g, seat, c);
  if (q.ask === 'placeWagonTrain') return wagonTrainTemptation(g, seat, numberOf(c.at));
  if (q.ask === 'deploy') return c.do === 'hold' ? 0.02 : deployTemptation(g, c as Bring);
  return 1;
}

/** How tempting each offer is: the gain of the best turn that begins with it. */
import type { Seat } from '@/engine/contract';
import { material } from '../rules/ending';
import { numberOf, unitOf, type Act, type Bring, type Enter, type MedievalBattle, type MedievalChoice, type MedievalQuestion, type Retreat, type Unit } from '../state';
import { deployTemptation, recruitTemptation, wagonTrainTemptation } from './muster';
import { lossOf, outlookOf, placed, placeWorth, type Outlook } from './outlook';
import { foughtWorth, passWorth, plansFor, regroupWorth, worthOf, type Plans } from './plans';
import { weights } from './weights';
import { UNITS } from '../data/units';
import { retreatCost } from '../rules/waysOut';

/** A gain as a temptation: between 0 and 1.1, in the same order, and flat at the top, so that a shaking hand may miss even a great one. */
function tempting(gain: number): number {
  return gain >= 0 ? 0.1 + gain / (1 + gain) : 0.1 / (1 - 4 * gain);
}

export function prior(g: Readonly<MedievalBattle>, q: MedievalQuestion, offers: readonly MedievalChoice[], into: number[]): void {
  switch (q.ask) {
    case 'turn':
      return turnPrior(outlookOf(g, q.seat), offers, into);
    case 'march': {
      const plans = plansFor(outlookOf(g, q.seat), q.unit, q.after);
      for (let i = 0; i < offers.length; i++) into[i] = tempting(worthOf(plans, offers[i] as MedievalChoice));
      return;
    }
    case 'retreat': {
      const o = outlookOf(g, q.seat);
      for (let i = 0; i < offers.length; i++) into[i] = tempting(answerWorth(o, q, offers[i] as MedievalChoice));
      return;
    }
    case 'enter': {
      const o = outlookOf(g, q.seat);
      for (let i = 0; i < offers.length; i++) into[i] = tempting(entryWorth(o, q, offers[i] as MedievalChoice));
      return;
    }
    default:
      for (let i = 0; i < offers.length; i++) into[i] = musterPrior(g, q, offers[i] as MedievalChoice);
  }
}

function turnPrior(o: Outlook, offers: readonly MedievalChoice[], into: number[]): void {
  const plans: Plans[] = [];
  for (let i = 0; i < offers.length; i++) {
    const c = offers[i] as MedievalChoice;
    if (c.do === 'regroup') into[i] = tempting(regroupWorth(o));
    else if (c.do === 'pass') into[i] = tempting(passWorth(o, o.g, lead(o)));
    else {
      const unit = (c as Act).unit as number;
      into[i] = tempting(worthOf((plans[unit] ??= plansFor(o, unit, 'nothing')), c));
    }
  }
}

/** Who would win if the battle ended now: above 0 the seat itself. */
function lead(o: Outlook): number {
  return o.points - o.foePoints || material(o.g, o.seat) - material(o.g, 1 - o.seat);
}

/** 9 Fight, or give way: what is lost in knights against what is lost in ground. */
export function answerWorth(o: Outlook, q: Retreat, c: MedievalChoice): number {
  const d = unitOf(o.g, q.unit);
  const a = unitOf(o.g, q.attacker);
  const here = placed(o, q.unit);
  const hold = placeWorth(o, here);
  if (c.do === 'stand') {
    // The fight as the attacker sees it, without what the places are worth to it.
    const theirs = outlookOf(o.g, a.seat);
    const from = placed(theirs, q.attacker);
    return placeWorth(theirs, from) - foughtWorth(theirs, from, d, d.at, a.points);
  }
  const flag = o.f.flagAt[d.at] as number;
  const yielded = flag >= 0 && o.g.holders[flag] === o.seat ? (o.f.flags[flag]?.value ?? 0) * weights.planFlag * 1.5 : 0;
  const target = c.do === 'retreat' ? numberOf(c.at) : (o.f.outside[d.at]?.[0] as number);
  const cost = retreatCost(o.g, d, target) * weights.planHaste * 4;
  if (c.do === 'leave') return -weights.planDisplace - yielded - cost - UNITS[d.type].cost * weights.planAway;
  return placeWorth(o, { ...here, hex: target, left: d.points - retreatCost(o.g, d, target) }) - hold - weights.planDisplace - yielded - cost;
}

function entryWorth(o: Outlook, _q: Enter, c: MedievalChoice): number {
  if (c.do !== 'enter') return 0.01;
  const { unit } = c as Bring;
  const u = o.g.units[unit] as Unit;
  return 0.5 + 0.1 * lossOf(u.type, u.knights, 2) + placeWorth(o, placed(o, unit, numberOf(c.at)));
}

function musterPrior(g: Readonly<MedievalBattle>, q: MedievalQuestion, c: MedievalChoice): number {
  const seat: Seat = 'seat' in q ? q.seat : 0;
  if (q.ask === 'recruit') return recruitTemptation(g, seat, c);
  if (q.ask === 'placeWagonTrain') return wagonTrainTemptation(g, seat, numberOf(c.at));
  if (q.ask === 'deploy') return c.do === 'hold' ? 0.02 : deployTemptation(g, c as Bring);
  return 1;
}

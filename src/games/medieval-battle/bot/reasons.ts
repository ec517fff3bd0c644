/** What speaks for and against a choice, for the hint. The words are in words/ under the same names. */
import { lookFor } from '../rules/march';
import { reachOf, type Reached } from '../rules/reach';
import { retreatCost } from '../rules/waysOut';
import { numberOf, unitAt, unitOf, type Act, type Bring, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../state';
import { countControl } from './givingWay';
import { flagTemptation, groundTemptation, guardTemptation, isWanted } from './muster';
import {
  approachWorth,
  dangerWorth,
  escortWorth,
  flagWorth,
  holdWorth,
  moverOf,
  outlookOf,
  placeWorth,
  type Mover,
  type Outlook,
} from './outlook';
import { crowdOfFoes, deedWorth, regroupWorth, type Deed } from './plans';
import { standWorth } from './temptation';

const FOR = [
  'flag',
  'approach',
  'safety',
  'guard',
  'hold',
  'fight',
  'shot',
  'wagonTrain',
  'merge',
  'regroup',
  'stand',
  'ground',
  'army',
] as const;
const AGAINST = ['danger', 'loss'] as const;
export const REASONS = [...FOR, ...AGAINST] as const;
type Reason = { readonly why: (typeof REASONS)[number]; readonly worth: number };

/** Smaller gains and losses are not worth a word. */
const AUDIBLE = 0.05;

export function reasons(g: Readonly<MedievalBattle>, q: MedievalQuestion, c: MedievalChoice): readonly Reason[] {
  return allReasons(g, q, c)
    .filter(({ why, worth }) => ((AGAINST as readonly string[]).includes(why) ? worth < -AUDIBLE : worth > AUDIBLE))
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

function allReasons(g: Readonly<MedievalBattle>, q: MedievalQuestion, c: MedievalChoice): Reason[] {
  switch (q.ask) {
    case 'turn':
    case 'march': {
      const o = outlookOf(g, q.seat);
      const unit = q.ask === 'march' ? q.unit : (c as Act).unit;
      if (c.do === 'regroup') return [{ why: 'regroup', worth: regroupWorth(o) }];
      return unit === undefined ? [] : marchReasons(o, unit, c);
    }
    case 'retreat': {
      const o = outlookOf(g, q.seat);
      const u = unitOf(g, q.unit);
      if (c.do === 'stand') return [{ why: 'stand', worth: standWorth(o, q) }];
      if (c.do !== 'retreat') return [];
      const hex = numberOf(c.at);
      return differences(o, moverOf(o, q.unit), u.at, u.points, hex, u.points - retreatCost(g, u, hex));
    }
    case 'recruit':
      return c.do === 'recruit' && isWanted(g, q.seat, c) ? [{ why: 'army', worth: 1 }] : [];
    case 'deploy':
      return c.do === 'deploy' ? deployReasons(g, c as Bring) : [];
    default:
      return [];
  }
}

function deployReasons(g: Readonly<MedievalBattle>, c: Bring): Reason[] {
  const u = unitOf(g, c.unit);
  const hex = numberOf(c.at);
  return [
    { why: 'approach', worth: flagTemptation(g, u, hex) },
    { why: 'ground', worth: groundTemptation(g, u, hex) },
    { why: 'guard', worth: guardTemptation(g, u, hex) },
  ];
}

/** What the place alone changes. */
function differences(o: Outlook, m: Mover, from: number, points: number, hex: number, left: number): Reason[] {
  const safer = dangerWorth(o, m, hex, left) - dangerWorth(o, m, from, points);
  return [
    { why: 'flag', worth: flagWorth(o, hex) - flagWorth(o, from) },
    { why: 'approach', worth: approachWorth(o, m, hex) - approachWorth(o, m, from) },
    { why: safer > 0 ? 'safety' : 'danger', worth: safer },
    { why: 'guard', worth: escortWorth(o, hex) - escortWorth(o, from) },
    { why: 'hold', worth: holdWorth(o, hex) - holdWorth(o, from) },
  ];
}

/** A step stands for the best turn that begins with it; a deed for itself. */
function marchReasons(o: Outlook, unit: number, c: MedievalChoice): Reason[] {
  const u = unitOf(o.g, unit);
  if (!c.at.startsWith('hex:')) return [];
  const hex = numberOf(c.at);
  if (u.type === 'wagonTrain') return [{ why: 'safety', worth: crowdOfFoes(o, u.at) - crowdOfFoes(o, hex) }];
  countControl(o.g, o);
  const m = moverOf(o, unit);
  const stay = placeWorth(o, m, u.at, u.points);
  if (c.do !== 'step') return deedReasons(o, m, c.do as Deed, hex, { hex: u.at, left: u.points, path: [], passed: 0 }, stay);
  const { hexes, deeds } = reachOf(o.g, o.seat, unit);
  const begins = (r: Reached): boolean => r.path[0] === hex;
  let best: Reason[] = [];
  let most = -Infinity;
  const weigh = (worth: number, why: () => Reason[]): void => {
    if (worth > most) [most, best] = [worth, why()];
  };
  for (const r of hexes.filter(begins)) weigh(placeWorth(o, m, r.hex, r.left), () => differences(o, m, u.at, u.points, r.hex, r.left));
  const look = lookFor(o.g, unit, o.seat);
  for (const d of deeds.filter(each => begins(each.from))) {
    weigh(deedWorth(o, m, u, d.act, d.hex, d.from.hex, d.from.left, look), () => deedReasons(o, m, d.act, d.hex, d.from, stay));
  }
  return best;
}

function deedReasons(o: Outlook, m: Mover, act: Deed, hex: number, from: Reached, stay: number): Reason[] {
  const look = lookFor(o.g, m.unit, o.seat);
  const worth = deedWorth(o, m, unitOf(o.g, m.unit), act, hex, from.hex, from.left, look) - stay;
  if (worth < 0) return [{ why: 'loss', worth }];
  if (o.g.units[unitAt(o.g, hex)]?.type === 'wagonTrain') return [{ why: 'wagonTrain', worth }];
  return [{ why: act === 'attack' ? 'fight' : act === 'shoot' ? 'shot' : 'merge', worth }];
}

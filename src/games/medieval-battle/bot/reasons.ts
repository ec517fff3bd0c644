/** The named gains behind a choice, for the hint. Their sentences are in words/ under the same names. */
import { reachOf } from '../rules/reach';
import { numberOf, unitAt, unitOf, type Act, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../state';
import { approachWorth, dangerWorth, flagWorth, guardWorth, outlookOf, placed, placeWorth, type Outlook, type Placed } from './outlook';
import { crowdOfFoes, deedWorth, regroupWorth } from './plans';

export const REASONS = ['flag', 'approach', 'safety', 'guard', 'fight', 'shot', 'wagonTrain', 'merge', 'regroup'] as const;
type Reason = { readonly why: (typeof REASONS)[number]; readonly worth: number };

/** Smaller gains are not worth a word. */
const AUDIBLE = 0.05;

export function reasons(g: Readonly<MedievalBattle>, q: MedievalQuestion, c: MedievalChoice): readonly Reason[] {
  const found: Reason[] = [];
  if (q.ask === 'turn' || q.ask === 'march') {
    const o = outlookOf(g, q.seat);
    const unit = q.ask === 'march' ? q.unit : (c as Act).unit;
    if (c.do === 'regroup') found.push({ why: 'regroup', worth: regroupWorth(o) });
    else if (unit !== undefined) found.push(...marchReasons(o, unit, c));
  } else if (q.ask === 'retreat' && c.do === 'retreat') {
    const o = outlookOf(g, q.seat);
    found.push(...differences(o, placed(o, q.unit), numberOf(c.at)));
  }
  return found.filter(r => r.worth > AUDIBLE).sort((a, b) => b.worth - a.worth);
}

/** What the place alone changes. */
function differences(o: Outlook, here: Placed, hex: number): Reason[] {
  const there = { ...here, hex };
  return [
    { why: 'flag', worth: flagWorth(o, there) - flagWorth(o, here) },
    { why: 'approach', worth: approachWorth(o, there) - approachWorth(o, here) },
    { why: 'safety', worth: dangerWorth(o, there) - dangerWorth(o, here) },
    { why: 'guard', worth: guardWorth(o, there) - guardWorth(o, here) },
  ];
}

/** A step is worth the best turn that begins with it; a deed is worth itself. */
function marchReasons(o: Outlook, unit: number, c: MedievalChoice): Reason[] {
  const u = unitOf(o.g, unit);
  if (!c.at.startsWith('hex:')) return [];
  const hex = numberOf(c.at);
  if (u.type === 'wagonTrain') return [{ why: 'safety', worth: crowdOfFoes(o, u.at) - crowdOfFoes(o, hex) }];
  const here = placed(o, unit);
  if (c.do === 'step') {
    const ends = reachOf(o.g, o.seat, unit).hexes.filter(r => r.path[0] === hex);
    const best = ends.reduce((b, r) => (placeWorth(o, { ...here, hex: r.hex, left: r.left }) > placeWorth(o, { ...here, hex: b }) ? r.hex : b), hex);
    return differences(o, here, best);
  }
  const target = o.g.units[unitAt(o.g, hex)];
  const worth = deedWorth(o, u, here, { act: c.do as 'attack' | 'shoot' | 'merge', hex, from: { hex: u.at, left: u.points, path: [] } }) - placeWorth(o, here);
  const why = target?.type === 'wagonTrain' ? 'wagonTrain' : c.do === 'attack' ? 'fight' : c.do === 'shoot' ? 'shot' : 'merge';
  return [{ why, worth }];
}

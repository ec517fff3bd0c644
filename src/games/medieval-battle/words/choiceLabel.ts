/** A choice as a button says it, with its price or gain and what would be lost by it. */
import { upperFirst } from '@/words/grammar/text';
import { LAYOUTS } from '../data/layouts';
import { UNITS, type UnitType } from '../data/units';
import { numberOf, unitAt, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../state';
import { placeLabel } from './label';
import type { LanguageForm } from './languageForm';
import { verdict } from './outcome';
import { budgetLeft, fightOf, flagGivenUp, stepOf, typeIn, unitIn, waiting } from './seen';

type G = Readonly<MedievalBattle>;

const typeOf = (g: G, unit: number): UnitType | null => g.units[unit]?.type ?? null;

export function choiceLabel(t: LanguageForm, g: G, q: MedievalQuestion, c: MedievalChoice): string {
  const { choices: say } = t;
  const mover = typeOf(g, unitIn(q, c));
  const target = (): UnitType | null => typeOf(g, unitAt(g, numberOf(c.at)));
  const place = (): string => placeLabel(t, g, numberOf(c.at));
  switch (c.do) {
    case 'lay':
      return say.lay(typeIn(c.at), c.turn);
    case 'recruit':
      return say.recruit(typeIn(c.at), UNITS[typeIn(c.at)].cost);
    case 'dismiss':
      return say.dismiss(typeIn(c.at));
    case 'placeWagonTrain':
    case 'retreat':
      return say[c.do](place());
    case 'deploy':
    case 'enter':
    case 'step':
      return say[c.do](mover, place());
    case 'attack':
    case 'shoot':
    case 'merge':
      return say[c.do](target());
    case 'dismount':
      return say.dismount(mover);
    default:
      return say[c.do];
  }
}

/** Recruitment points the asked seat has not spent. */
export const budget = (g: G, seat: number): number => budgetLeft(g.recruited[seat === 1 ? 1 : 0], LAYOUTS[g.map].recruitment);
export const tokensOf = (g: G, seat: number): number => g.tokens[seat === 1 ? 1 : 0];

export function consequence(t: LanguageForm, g: G, q: MedievalQuestion, c: MedievalChoice): string | null {
  const { consequences: say } = t;
  const fight = fightOf(g, q, c);
  if (fight !== null) {
    const mayGoAway = c.do !== 'stand' && (fight.retreats.length > 0 || fight.leaves);
    return `${upperFirst(verdict(t, fight, c.do === 'stand' ? 'defender' : 'attacker'))}${mayGoAway ? `, ${t.outcomes.orTheyRetreat}` : ''}`;
  }
  if (q.ask === 'recruit' && c.do !== 'ready') return say.budget(budget(g, q.seat));
  if (q.ask === 'turn' && c.do === 'regroup') return say.tokens(tokensOf(g, q.seat));
  if (c.do === 'step') {
    const step = stepOf(g, q, c);
    return step === null ? null : say.step(step.left, step.stops);
  }
  if (q.ask === 'retreat') return say.givesUp(flagGivenUp(g, q.unit, q.attacker));
  if (c.do === 'pass') return g.passes > 0 ? say.endsBattle : null;
  return c.do === 'merge' ? say.merges : null;
}

export function warning(t: LanguageForm, g: G, q: MedievalQuestion, c: MedievalChoice): string | null {
  if (q.ask === 'turn' && c.do === 'pass') {
    if (g.passes > 0) return t.warns.endsBattle;
    return g.units.some(u => u.seat === q.seat && u.at >= 0 && u.points > 0) ? t.warns.unspent : null;
  }
  if (q.ask === 'recruit' && c.do === 'ready') {
    const left = budget(g, q.seat);
    return left > 0 ? t.warns.budget(left) : null;
  }
  return q.ask === 'deploy' && c.do === 'hold' ? t.warns.reserve(waiting(g, q.seat).length) : null;
}

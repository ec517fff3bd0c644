/** Medieval Battle in English. */
import type { GameWords, Spot } from '@/engine/contract';
import { LAYOUTS } from '../data/layouts';
import { UNITS } from '../data/units';
import type { MedievalFact, MedievalRefusal } from '../facts';
import { lid } from '../lid';
import { numberOf, unitAt, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../state';
import { cards } from './cards.en';
import { chapters } from './chapters.en';
import { capital, count, is, piece } from './nouns.en';
import { verdict } from './outcome.en';
import { budgetLeft, deedsOf, fightOf, flagsHeld, onBoard, stepOf, topicAt, typeIn, unitHeld, unitIn, waiting, type Step } from './seen';
import { place, spot } from './spoken.en';
import { lessons, options, reasons, refusals } from './texts.en';
import { told } from './told.en';

type G = Readonly<MedievalBattle>;

function asks(g: G, q: MedievalQuestion): string {
  switch (q.ask) {
    case 'layModule':
      return 'Choose the next module of the field.';
    case 'recruit':
      return `Recruit your army; ${count(budget(g, q.seat), 'point')} left.`;
    case 'placeWagonTrain':
      return 'Place your wagon train on a plain.';
    case 'deploy':
      return 'Deploy a unit, or hold the rest back.';
    case 'turn':
      return (g.tokens[q.seat === 0 ? 0 : 1] ?? 0) > 0 ? 'Activate a unit, regroup or pass.' : 'Activate a unit, or pass.';
    case 'march':
      return `Go on with the ${unitName(g, q.unit)}.`;
    case 'retreat':
      return `Your ${unitName(g, q.unit)} ${is(typeOf(g, q.unit))} attacked: fight or retreat.`;
    case 'enter':
      return 'Bring units in beside the wagon train.';
    default:
      return '';
  }
}

const deeds: Readonly<Partial<Record<MedievalChoice['do'], string>>> = {
  step: 'move',
  attack: 'attack',
  shoot: 'shoot',
  merge: 'merge',
  dismount: 'dismount',
};

function asksHolding(g: G, held: readonly Spot[], open: readonly MedievalChoice[]): string | null {
  const unit = unitHeld(g, held);
  if (unit === null) return null;
  const able = deedsOf(open).flatMap(deed => deeds[deed] ?? []);
  const name = `the ${piece(unit.type).bare}`;
  if (able.length === 0) return `Choose a hex for ${name}.`;
  return `${capital(name)} may ${able.length < 2 ? able.join('') : `${able.slice(0, -1).join(', ')} or ${able.at(-1)}`}.`;
}

const typeOf = (g: G, unit: number): string => g.units[unit]?.type ?? '';
const unitName = (g: G, unit: number): string => piece(typeOf(g, unit)).bare;

function choice(g: G, q: MedievalQuestion, c: MedievalChoice): string {
  const unit = unitIn(q, c);
  const target = () => piece(typeOf(g, unitAt(g, numberOf(c.at)))).bare;
  const mover = unit < 0 ? '' : ` the ${unitName(g, unit)}`;
  switch (c.do) {
    case 'lay':
      return `Lay module ${typeIn(c.at)}${c.turn > 0 ? `, turned ${c.turn === 1 ? 'once' : 'twice'}` : ''}`;
    case 'recruit':
      return `Recruit ${piece(typeIn(c.at)).bare} for ${UNITS[typeIn(c.at)].cost}`;
    case 'dismiss':
      return `Dismiss ${piece(typeIn(c.at)).bare}`;
    case 'placeWagonTrain':
      return `Place the wagon train on ${place(g, numberOf(c.at))}`;
    case 'deploy':
      return `Deploy${mover} on ${place(g, numberOf(c.at))}`;
    case 'enter':
      return `Bring${mover} in on ${place(g, numberOf(c.at))}`;
    case 'step':
      return `Move${mover} to ${place(g, numberOf(c.at))}`;
    case 'attack':
      return `Attack the enemy ${target()}`;
    case 'shoot':
      return `Shoot at the enemy ${target()}`;
    case 'merge':
      return `Merge with the ${target()}`;
    case 'dismount':
      return `Dismount${mover}`;
    case 'retreat':
      return `Retreat to ${place(g, numberOf(c.at))}`;
    case 'leave':
      return 'Leave the board';
    case 'ready':
      return 'Army ready';
    case 'hold':
      return 'Hold the rest back';
    case 'regroup':
      return 'Regroup';
    case 'pass':
      return 'Pass';
    case 'stop':
      return 'End the turn';
    case 'stand':
      return 'Stand and fight';
    case 'done':
      return 'Enough for now';
  }
}

/** Recruitment points the asked seat has not spent. */
const budget = (g: G, seat: number): number => budgetLeft(g.recruited[seat === 1 ? 1 : 0], LAYOUTS[g.map].recruitment);

function consequence(g: G, q: MedievalQuestion, c: MedievalChoice): string | null {
  const fight = fightOf(g, q, c);
  if (fight !== null) {
    const mayGoAway = c.do !== 'stand' && (fight.retreats.length > 0 || fight.leaves);
    return `${capital(verdict(fight, c.do === 'stand' ? 'defender' : 'attacker'))}${mayGoAway ? ', or they retreat' : ''}`;
  }
  if (q.ask === 'recruit' && c.do !== 'ready') return `${count(budget(g, q.seat), 'point')} left`;
  if (q.ask === 'turn' && c.do === 'regroup') return `${count(g.tokens[q.seat === 1 ? 1 : 0] - 1, 'token')} left`;
  if (c.do === 'step') {
    const step = stepOf(g, q, c);
    return step === null ? null : stepSaid(step);
  }
  if (c.do === 'pass') return g.passes > 0 ? 'Ends the battle' : null;
  return c.do === 'merge' ? 'One unit of 2 knights; ends the turn' : null;
}

const stepSaid = ({ left, stops }: Step): string =>
  `${count(left, 'point')} left${stops ? '; an enemy controls it: the move ends there' : ''}`;

function warns(g: G, q: MedievalQuestion, c: MedievalChoice): string | null {
  if (q.ask === 'turn' && c.do === 'pass') {
    if (g.passes > 0) return 'Your opponent has passed too: this ends the battle. Pass?';
    return g.units.some(u => u.seat === q.seat && u.at >= 0 && u.points > 0) ? 'Some of your units can still act. Pass anyway?' : null;
  }
  if (q.ask === 'recruit' && c.do === 'ready') {
    const left = budget(g, q.seat);
    return left > 0 ? `${count(left, 'point')} would be lost. Ready anyway?` : null;
  }
  if (q.ask === 'deploy' && c.do === 'hold') {
    const left = waiting(g, q.seat).length;
    return `${count(left, 'unit')} ${left === 1 ? 'stays' : 'stay'} off the board until you regroup. Hold back?`;
  }
  return null;
}

function when(g: G): string {
  if (g.turn > 0) return `Battle, turn ${g.turn}`;
  const ask = g.questions.at(-1)?.ask;
  return ask === 'layModule' ? 'Laying the field' : ask === 'recruit' ? 'Recruiting' : 'Deployment';
}

export const en: GameWords<MedievalBattle, MedievalQuestion, MedievalChoice, MedievalFact> = {
  ...lid.words.en,
  asks,
  asksHolding: (g, _q, held, open) => asksHolding(g, held, open),
  choice,
  consequence,
  told: (e, name) => {
    const text = told(e, name);
    return text === null ? null : capital(text);
  },
  refusal: r => refusals[(r as MedievalRefusal).why]?.(r as MedievalRefusal) ?? 'Not possible now.',
  warns,
  stocks: (g, seat) => [
    { icon: 'flag', count: flagsHeld(g, seat), label: 'flags held' },
    { icon: 'hourglass', count: g.tokens[seat === 1 ? 1 : 0], label: 'time tokens' },
    { icon: 'shield', count: onBoard(g, seat), label: 'units on the board' },
    { icon: 'wagon', count: waiting(g, seat).length, label: 'units waiting off the board' },
  ],
  spot,
  when,
  card: (g, at) => cards[topicAt(g, at) ?? ''] ?? null,
  options,
  sources: { flags: 'Flags held', wagonTrain: 'Enemy wagon train destroyed' },
  reasons,
  lessons,
  chapters,
  cards: Object.values(cards),
};

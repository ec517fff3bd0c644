/** Warrior Knights with its board. */
import type { DrawnBox, FactSound } from '@/table/kit/boardProps';
import { warriorKnights } from '..';
import { AGENDAS } from '../data/agendas';
import { CITIES } from '../data/cities';
import { EVENTS } from '../data/events';
import { REGIONS } from '../data/map';
import { BATTLE_RESULTS, DEEDS, FLEETS, PHASES } from '../data/names';
import { AREAS, TRACK_FEES, TROOP_CARDS } from '../data/numbers';
import type { Choice, Question } from '@/engine/contract';
import type { RealmChoice, RealmDecision } from '../asking';
import type { RealmFact } from '../facts';
import { kindOf, nameOf, numberOf } from '../spots';
import type { Realm } from '../state';
import { OPEN_LAWS, OPEN_MOTIONS, VOWS } from '../terms';
import { tableInWords } from '../words/tableInWords';
import { Board } from './Board';
import { Excerpt } from './Excerpt';
import { gain } from './gain';
import { Hand } from './Hand';
import { HAND_HEIGHT } from './handPlan';
import { isAttack } from './inHand';
import { Miniature } from './Miniature';
import { untilEnd } from '../words/untilEnd';
import { tidings } from './tidings';
import { legend } from './legend';

/** Gives up, leads aside, or is one of two answers to somebody else. */
const BESIDE: ReadonlySet<string> = new Set<RealmChoice['do']>([
  'counter',
  'decline',
  'deny',
  'forgo',
  'letGo',
  'no',
  'pass',
  'proposeNothing',
  'purse',
  'refuse',
  'withdraw',
]);

/** What is done with there is the talk: nothing has been proposed. */
const TALKS: ReadonlySet<string> = new Set<RealmDecision['ask']>(['purse', 'want', 'bid', 'counter']);

/** NEG-03: to propose nothing after all leads back to what was asked before. */
const leadsBack = (choice: Choice, question: Question | null): boolean =>
  choice.do === 'done' && question !== null && TALKS.has(question.ask);

const SOUNDS: Readonly<Partial<Record<RealmFact['what'], FactSound>>> = {
  founded: 'place',
  deployed: 'place',
  revealed: 'place',
  laid: 'place',
  marked: 'place',
  marched: 'place',
  sailed: 'place',
  cameBack: 'place',
  attacked: 'clash',
  handShown: 'place',
  breached: 'clash',
  holdFell: 'clash',
  owner: 'points',
};

/** So many there are of what is numbered. */
const NUMBERED: Readonly<Record<string, number>> = {
  region: REGIONS.length,
  port: REGIONS.length,
  city: CITIES.length,
  troop: TROOP_CARDS,
  area: AREAS,
  track: TRACK_FEES.length,
  agenda: AGENDAS.length,
  event: EVENTS.length,
};
const COUNTED = new Set(['votes', 'crowns', 'faith']);
const NAMED: Readonly<Record<string, readonly string[]>> = {
  hand: DEEDS,
  phase: PHASES,
  fleet: FLEETS,
  result: BATTLE_RESULTS,
  motion: [...OPEN_LAWS, ...OPEN_MOTIONS],
  vow: VOWS,
};

function knows(view: Readonly<Realm>, at: string): boolean {
  const kind = kindOf(at);
  if (kind === 'button' || at === 'card') return true;
  if (kind in NAMED) return (NAMED[kind] ?? []).includes(nameOf(at));
  const number = numberOf(at);
  if (COUNTED.has(kind)) return number >= 0;
  if (kind === 'noble') return number >= 0 && number < 4 * view.seats;
  if (kind === 'baron' || kind === 'hold' || kind === 'garrison') return number >= 0 && number < view.seats;
  return number >= 0 && number < (NUMBERED[kind] ?? 0);
}

export const warriorKnightsDrawn: DrawnBox<Realm> = {
  game: warriorKnights,
  legend,
  Board,
  Hand,
  handHeight: HAND_HEIGHT,
  Excerpt,
  Miniature,
  reads: tableInWords,
  untilEnd,
  tidings,
  sounds: SOUNDS,
  gain: fact => gain(fact as RealmFact),
  ponders: isAttack,
  foldsButtons: true,
  beside: (choice, question) => BESIDE.has(choice.do) || leadsBack(choice, question),
  knows,
};

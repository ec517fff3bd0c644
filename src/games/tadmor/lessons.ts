/** Lessons of the first match: each is shown once, when it first matters. Their words are in words/. */
import type { Lesson, Spot } from '@/engine/contract';
import { SPACES, type Doing } from './data/spaces';
import { offerTrades } from './rules/market';
import { isThere, spacesFor } from './rules/pieces';
import { SPACE_SPOTS, spaceSpot, STOCK_SPOTS, tileSpot } from './spots';
import { eraOf, merchantOf, NONE, type Tadmor, type TadmorChoice, type TadmorDecision, type TadmorQuestion } from './state';
import type { LessonId } from './words/lessonIds';

type TadmorLesson = Lesson<Tadmor, TadmorQuestion> & { readonly id: LessonId };

const asked =
  (...asks: readonly TadmorDecision['ask'][]): TadmorLesson['when'] =>
  (_, q, seat) =>
    'seat' in q && q.seat === seat && asks.includes(q.ask as TadmorDecision['ask']);

/** So many own pieces stand already: one thing is told with each. */
const placed =
  (pieces: number): TadmorLesson['when'] =>
  (g, q, seat) => {
    const m = merchantOf(g, seat);
    const away = m.pieces.reduce((sum, count, kind) => sum + count - (m.reserve[kind] ?? 0), 0);
    return asked('place')(g, q, seat) && away >= pieces;
  };

const theirs = (g: Readonly<Tadmor>, does: Doing): Spot[] =>
  spacesFor(does).flatMap(space => (isThere(g, space) ? [spaceSpot(space)] : []));

/** Each before it matters, in the order of the first turns: what the game is about, then one thing at a time. */
export const lessons: readonly TadmorLesson[] = [
  { id: 'aim', learnt: ['aim'], when: asked('bonusGood', 'startTile', 'place') },
  {
    id: 'placing',
    learnt: ['turn'],
    when: asked('place'),
    light: g => SPACE_SPOTS.filter((_, space) => g.board[space] === NONE && (g.seats > 2 || SPACES[space]?.notForTwo !== true)),
  },
  { id: 'marauders', learnt: ['marauders'], when: placed(1), light: g => theirs(g, 'marauders') },
  { id: 'improvements', learnt: ['improvements'], when: placed(2), light: g => g.display.filter(tile => tile !== NONE).map(tileSpot) },
  { id: 'resolving', learnt: ['turn'], when: asked('construct') },
  {
    id: 'exchange',
    learnt: ['market'],
    when: (g, q, seat) => {
      const trades: TadmorChoice[] = [];
      if (asked('construct')(g, q, seat)) offerTrades(g, seat, trades);
      return trades.length > 0;
    },
    light: () => STOCK_SPOTS,
  },
  {
    id: 'missions',
    learnt: ['missions', 'favour'],
    when: (g, q, seat) => asked('place')(g, q, seat) && g.turn > 1,
    light: g => theirs(g, 'mission'),
  },
  { id: 'tax', learnt: ['tax'], when: (g, q, seat) => asked('place')(g, q, seat) && eraOf(g) > 0, light: g => theirs(g, 'taxman') },
];

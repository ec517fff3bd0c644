/** Lessons of the first match: each is shown once, when it first matters. Their words are in words/. */
import type { Lesson } from '@/engine/contract';
import { SPACES } from './data/spaces';
import { missionSpot, REGION_SPOTS, SPACE_SPOTS, STOCK_SPOTS, tileSpot } from './spots';
import { merchantOf, NONE, type Tadmor, type TadmorDecision, type TadmorQuestion } from './state';
import type { LessonId } from './words/lessonIds';

type TadmorLesson = Lesson<Tadmor, TadmorQuestion> & { readonly id: LessonId };

const asked =
  (...asks: readonly TadmorDecision['ask'][]): TadmorLesson['when'] =>
  (_, q, seat) =>
    'seat' in q && q.seat === seat && asks.includes(q.ask as TadmorDecision['ask']);

/** In the order of the first turns: what the game is about, then one thing at a time. */
export const lessons: readonly TadmorLesson[] = [
  { id: 'aim', when: asked('bonusGood', 'startTile', 'place') },
  {
    id: 'placing',
    when: asked('place'),
    light: g => SPACE_SPOTS.filter((_, space) => g.board[space] === NONE && (g.seats > 2 || SPACES[space]?.notForTwo !== true)),
  },
  { id: 'marauders', when: asked('select'), light: () => REGION_SPOTS },
  { id: 'improvements', when: asked('improve'), light: g => g.display.filter(tile => tile !== NONE).map(tileSpot) },
  { id: 'resolving', when: asked('construct') },
  {
    id: 'exchange',
    when: (g, q, seat) => asked('construct')(g, q, seat) && merchantOf(g, seat).traded.some(count => count > 0),
    light: () => STOCK_SPOTS,
  },
  {
    id: 'missions',
    when: (g, q, seat) => asked('construct')(g, q, seat) && merchantOf(g, seat).fulfilled.length > 0,
    light: (g, _, seat) => merchantOf(g, seat).fulfilled.map(missionSpot),
  },
  { id: 'tax', when: (g, q, seat) => asked('kingdom')(g, q, seat) && merchantOf(g, seat).taxDue },
];

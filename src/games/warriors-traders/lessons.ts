/** Lessons of the first match: each is shown once, when it first matters. Their words are in words/. */
import type { Lesson } from '@/engine/contract';
import { heldBy, isBarbarian } from './rules/pieces';
import { canUnify } from './rules/unification';
import { provinceSpot, STOCK_SPOTS, TRACK_SPOTS } from './spots';
import { landOf, type Traders, type TradersDecision, type TradersQuestion } from './state';
import type { LessonId } from './words/lessonIds';

type TradersLesson = Lesson<Traders, TradersQuestion> & { readonly id: LessonId };

const asked =
  (...asks: readonly TradersDecision['ask'][]): TradersLesson['when'] =>
  (_, q, seat) =>
    'seat' in q && q.seat === seat && asks.includes(q.ask as TradersDecision['ask']);

/** What the game is about, then one thing at a time. */
export const lessons: readonly TradersLesson[] = [
  { id: 'aim', learnt: ['aim'], when: asked('nation', 'tokens'), light: () => TRACK_SPOTS },
  { id: 'actions', learnt: ['build'], when: asked('act'), light: (g, _, seat) => heldBy(g, seat).map(p => provinceSpot(g, p)) },
  { id: 'marching', learnt: ['battle'], when: asked('march') },
  {
    id: 'barbarians',
    learnt: ['battle'],
    when: (g, q, seat) => asked('march')(g, q, seat) && g.turn > 1,
    light: g =>
      landOf(g)
        .open.filter(p => isBarbarian(g, p))
        .map(p => provinceSpot(g, p)),
  },
  { id: 'princesses', learnt: ['princesses'], when: asked('princesses') },
  { id: 'trade', learnt: ['trade'], when: asked('trade'), light: () => STOCK_SPOTS },
  { id: 'feeding', learnt: ['feed'], when: asked('feed') },
  { id: 'unification', learnt: ['unify'], when: (g, q, seat) => asked('march', 'princesses')(g, q, seat) && canUnify(g, seat) },
];

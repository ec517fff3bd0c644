/** Lessons of the first match: each is shown once, when it first matters. Their words are in words/. */
import type { Lesson } from '@/engine/contract';
import { BLACK_SPOTS, DIE_SPOTS, END_TURN, STORE_SPOTS, WORKERS_BUTTON } from './spots';
import { dukeOf, NONE, type Burgundy, type BurgundyQuestion } from './state';
import type { LessonId } from './words/lessonIds';

type BurgundyLesson = Lesson<Burgundy, BurgundyQuestion> & { readonly id: LessonId };

const ofTheTurn = (when: (g: Readonly<Burgundy>, seat: number) => boolean): BurgundyLesson['when'] => (g, q, seat) => q.ask === 'turn' && q.seat === seat && when(g, seat);

const hasTileStored = (g: Readonly<Burgundy>, seat: number): boolean => dukeOf(g, seat).storage.some(tile => tile !== NONE);
const diceUsed = (g: Readonly<Burgundy>, seat: number): number => dukeOf(g, seat).used.filter(Boolean).length;

export const lessons: readonly BurgundyLesson[] = [
  { id: 'dice', when: ofTheTurn(() => true), light: () => DIE_SPOTS },
  { id: 'place', when: ofTheTurn(hasTileStored), light: () => STORE_SPOTS },
  { id: 'workers', when: ofTheTurn((g, seat) => diceUsed(g, seat) === 0 && g.round > 0), light: () => [WORKERS_BUTTON] },
  { id: 'purchase', when: ofTheTurn((g, seat) => dukeOf(g, seat).silver >= 2), light: () => BLACK_SPOTS },
  { id: 'points', when: ofTheTurn((g, seat) => dukeOf(g, seat).points > 0 || diceUsed(g, seat) === 2), light: () => [END_TURN] },
  { id: 'ship', when: (_, q, seat) => q.ask === 'ship' && q.seat === seat },
  { id: 'castle', when: (_, q, seat) => q.ask === 'castleAction' && q.seat === seat },
  { id: 'phaseEnd', when: ofTheTurn(g => g.round === 4) },
];

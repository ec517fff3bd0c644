/** What the positions and beats of the lessons ask of the table, and what they answer alike. */
import type { Tutorial } from '@/engine/contract';
import { said } from '@/engine/tutorial';
import { SPACES, type Doing } from '../data/spaces';
import { numberOf } from '../spots';
import type { Tadmor, TadmorChoice, TadmorQuestion } from '../state';

export { LEGAL } from '@/engine/tutorial';

export type G = Readonly<Tadmor>;
export type Q = TadmorQuestion;
export type C = TadmorChoice;
export type Lesson = Tutorial<Tadmor, TadmorQuestion, TadmorChoice>;

export const DONE_EARLY = {
  to: (c: C) => c.do === 'done' || c.do === 'decline',
  says: said(
    'That closes your turn here, and what your pieces could still do is lost.',
    'Così chiudi qui, e ciò che i tuoi pezzi potevano ancora fare è perduto.',
  ),
};

/** What the space does at which a choice ends. */
const doingAt = (c: C): Doing | undefined => (c.at.startsWith('space:') ? SPACES[numberOf(c.at)]?.does : undefined);

export const placesOn =
  (...doings: readonly Doing[]) =>
  (c: C): boolean =>
    c.do === 'place' && doings.includes(doingAt(c) ?? 'caravan');

export const isAsked = (q: Q, ask: Q['ask']): boolean => q.ask === ask;
export const counts = (offers: readonly C[], ...what: readonly C['do'][]): number => offers.filter(c => what.includes(c.do)).length;
/** What a piece may do in construction that scores. */
export const WORKS: readonly C['do'][] = ['build1', 'build2', 'temple', 'buyRare', 'fulfil'];

/** The question on top. */
const topOf = (g: G): Q | undefined => g.questions[g.questions.length - 1];
/** This seat is asked such a question. */
export function asksMe(g: G, me: number, ask: Q['ask']): boolean {
  const q = topOf(g);
  return q?.ask === ask && 'seat' in q && q.seat === me;
}

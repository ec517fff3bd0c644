/** What the positions and beats of the lessons ask of the realm, and what they answer alike. */
import type { Tutorial } from '@/engine/contract';
import { said } from '@/engine/tutorial';
import type { RealmChoice, RealmDecision, RealmQuestion } from '../asking';
import { cityIn } from '../data/land';
import { numberOf } from '../spots';
import { NONE, townOf, type Realm } from '../state';

export { LEGAL } from '@/engine/tutorial';

export type G = Readonly<Realm>;
export type Q = RealmQuestion;
export type C = RealmChoice;
export type Lesson = Tutorial<Realm, RealmQuestion, RealmChoice>;

export const PURSE = {
  to: (c: C) => c.do === 'purse' || c.do === 'treat',
  says: said(
    'There one gives crowns or makes agreements. It is open on most screens; another day.',
    'Lì si danno corone o si fanno accordi. È quasi sempre aperto; un’altra volta.',
  ),
};
export const DONE_EARLY = {
  to: (c: C) => c.do === 'done' || c.do === 'decline' || c.do === 'pass',
  says: said('That lets the chance go by. Use it first.', 'Così l’occasione passa. Prima usala.'),
};

export const isAsked =
  (ask: RealmDecision['ask'], more: (g: G, offers: readonly C[], q: Q) => boolean = () => true) =>
  (g: G, q: Q, offers: readonly C[]): boolean =>
    q.ask === ask && more(g, offers, q);

export const count = (offers: readonly C[], ...what: readonly C['do'][]): number => offers.filter(c => what.includes(c.do)).length;
export const seatIn = (q: Q): number => ('seat' in q ? q.seat : 0);

/** A region whose city stands and belongs to nobody. */
export function leadsToFreeCity(g: G, c: C): boolean {
  if (c.do !== 'march' && c.do !== 'deploy') return false;
  const city = cityIn(numberOf(c.at));
  return city !== NONE && townOf(g, city).owner === NONE && !townOf(g, city).razed;
}

export const citiesOf = (g: G, seat: number): number => g.towns.filter(town => town.owner === seat && !town.razed).length;

/** What this seat is asked first of what is pending for it; undefined: nothing. */
export const asksOf = (g: G, seat: number): Q['ask'] | undefined => g.questions.findLast(q => 'seat' in q && q.seat === seat)?.ask;

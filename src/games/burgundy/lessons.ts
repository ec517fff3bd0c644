/** Lessons of the first match: each is shown once, when it first matters. Their words are in words/. */
import type { Lesson, Seat } from '@/engine/contract';
import { MONASTERIES } from './data/monasteries';
import { PURCHASE_PRICE, ROUNDS_PER_PHASE } from './data/scoring';
import { BLACK_SPOTS, DEPOT_SPOTS, DIE_SPOTS, HEX_SPOTS, STORE_SPOTS } from './spots';
import type { BurgundyQuestion } from './asking';
import { estateOf, has, NONE, unusedDice, dukeOf, type Burgundy, type Estate, type Duke } from './state';
import { storesOf } from './teams';
import { surveyOf } from './rules/duchy';
import { touchesPlacedTile } from './rules/placeTile';
import type { LessonAlone, LessonId } from './words/lessonIds';

type BurgundyLesson = Lesson<Burgundy, BurgundyQuestion> & { readonly id: LessonId };

/** SOL: another game in much. */
const alone = (id: LessonAlone): NonNullable<BurgundyLesson['instead']> => [{ id, at: g => g.solo !== null }];

const inTurn =
  (when: (g: Readonly<Burgundy>, estate: Readonly<Estate>, duke: Readonly<Duke>, seat: Seat) => boolean): BurgundyLesson['when'] =>
  (g, q, seat) =>
    q.ask === 'turn' && q.seat === seat && when(g, estateOf(g, seat), dukeOf(g, seat), seat);

/** Where tiles lie that the seat may place. */
const storesFilled = (g: Readonly<Burgundy>, seat: Seat): number[] =>
  storesOf(g, seat).filter(store => estateOf(g, seat).storage[store] !== NONE);

/** In the order of the first turns: what lies there and what for, then the dice, one thing at a time. */
export const lessons: readonly BurgundyLesson[] = [
  { id: 'points', learnt: ['aim'], when: inTurn(() => true), light: () => ['phase'], instead: alone('pointsAlone') },
  { id: 'dice', learnt: ['take', 'place'], when: inTurn((_, __, duke) => unusedDice(duke) === 2), light: () => DIE_SPOTS },
  {
    id: 'place',
    learnt: ['place'],
    instead: alone('placeAlone'),
    when: inTurn((g, _, duke, seat) => storesFilled(g, seat).length > 0 && unusedDice(duke) > 0),
    light(g, _, seat) {
      const estate = estateOf(g, seat);
      const near = surveyOf(estate).all.filter(space => touchesPlacedTile(estate, space));
      return [...storesFilled(g, seat).map(store => STORE_SPOTS[store] as string), ...near.map(space => HEX_SPOTS[space] as string)];
    },
  },
  {
    id: 'workers',
    learnt: ['workers'],
    when: inTurn((g, estate, duke) => g.round > 0 && estate.workers > 0 && unusedDice(duke) > 0),
    light: () => ['workers'],
  },
  {
    id: 'ship',
    learnt: ['ship'],
    instead: alone('shipAlone'),
    when: (_, q, seat) => q.ask === 'ship' && q.seat === seat,
    light: () => DEPOT_SPOTS.slice(1),
  },
  {
    id: 'castle',
    learnt: ['castle'],
    when: (_, q, seat) => q.ask === 'castleAction' && q.seat === seat,
    // Where four share a phone's hand nothing shows what is pending: there the depots do, all of which the action reaches.
    light: g => (g.teams ? DEPOT_SPOTS.slice(1) : ['thread']),
  },
  {
    id: 'purchase',
    learnt: ['silver'],
    when: inTurn(
      (g, estate, duke) =>
        !duke.bought &&
        estate.silver + (has(estate, MONASTERIES.freePurchase) ? estate.workers : 0) >= PURCHASE_PRICE &&
        g.black.some(tile => tile !== NONE),
    ),
    light: g => BLACK_SPOTS.filter((_, slot) => (g.black[slot] ?? NONE) !== NONE),
  },
  {
    id: 'phaseEnd',
    learnt: ['silver', 'end'],
    when: inTurn(g => g.round === ROUNDS_PER_PHASE - 1),
    light: () => ['phase'],
    instead: alone('phaseEndAlone'),
  },
];

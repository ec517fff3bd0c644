/** Lessons of the first match: each is shown once, when it first matters. Their words are in words/. */
import type { Lesson } from '@/engine/contract';
import type { RealmDecision, RealmQuestion } from './asking';
import { CITIES } from './data/cities';
import { areaSpot, citySpot } from './spots';
import type { Realm } from './state';
import type { LessonId } from './words/lessonIds';

type RealmLesson = Lesson<Realm, RealmQuestion> & { readonly id: LessonId };

const asked =
  (...asks: readonly RealmDecision['ask'][]): RealmLesson['when'] =>
  (_, q, seat) =>
    'seat' in q && q.seat === seat && (asks as readonly string[]).includes(q.ask);

/** What the game is about and how a round goes, then one thing at a time in the order of the first round. */
export const lessons: readonly RealmLesson[] = [
  {
    id: 'aim',
    learnt: ['aim'],
    instead: [{ id: 'aimByCities', at: g => g.settings.might }],
    when: asked('assign', 'placeStronghold', 'placeNoble', 'plan'),
    light: g => CITIES.flatMap((_, city) => (g.towns[city]?.razed === true ? [] : [citySpot(city)])),
  },
  { id: 'round', learnt: ['plan', 'wages'], when: asked('assign', 'placeStronghold', 'placeNoble', 'plan') },
  { id: 'levy', learnt: ['levy'], when: asked('assign') },
  { id: 'nobles', learnt: ['aim'], when: asked('placeNoble') },
  { id: 'planning', learnt: ['plan'], when: asked('plan'), light: () => [0, 1, 2].map(areaSpot) },
  { id: 'mobilize', learnt: ['march', 'siege'], when: asked('mobilize', 'versatile') },
  { id: 'fate', learnt: ['fate'], when: asked('dropFate') },
  { id: 'assembly', learnt: ['assembly'], when: asked('commit', 'writeVotes') },
];

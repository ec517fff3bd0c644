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

/** In the order of the first round: what the game is about, then one thing at a time. */
export const lessons: readonly RealmLesson[] = [
  { id: 'levy', when: asked('assign') },
  {
    id: 'aim',
    when: asked('placeStronghold'),
    light: g => CITIES.flatMap((_, city) => (g.towns[city]?.razed === true ? [] : [citySpot(city)])),
  },
  { id: 'nobles', when: asked('placeNoble') },
  { id: 'planning', when: asked('plan'), light: () => [0, 1, 2].map(areaSpot) },
  { id: 'mobilize', when: asked('mobilize', 'versatile') },
  { id: 'fate', when: asked('dropFate') },
  { id: 'allocation', when: asked('layCard') },
  { id: 'assembly', when: asked('commit', 'writeVotes') },
];

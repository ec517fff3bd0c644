/** What is learnt by playing, in three evenings: take a city; a round and its money; the Assembly and the crown. Each lesson one idea, on a position of a real match. */
import { cities } from './cities';
import { court } from './court';
import type { Lesson } from './looks';
import { money } from './money';
import { rounds } from './rounds';

/** The evenings one after the other. */
const ORDER = [
  ...['aim', 'levy', 'watch', 'march', 'siege', 'fate', 'capture'],
  ...['plan', 'taxes', 'wages', 'draft'],
  ...['assembly', 'office', 'event', 'revolt', 'crown'],
];
const all: readonly Lesson[] = [...cities, ...money, ...court, ...rounds];

export const tutorials: readonly Lesson[] = ORDER.flatMap(id => all.filter(lesson => lesson.id === id));

/** What is learnt by playing, in this order: each lesson one idea, on a position of a real match. */
import { growth } from './growth';
import type { Lesson } from './looks';
import { strife } from './strife';
import { nation, watch } from './watched';

const ORDER = [
  'aim',
  'watch',
  'feed',
  'build',
  'develop',
  'titles',
  'march',
  'battle',
  'princesses',
  'trade',
  'route',
  'unify',
  'war',
  'allies',
];
const all: readonly Lesson[] = [...growth, ...strife, ...nation, watch];

export const tutorials: readonly Lesson[] = ORDER.flatMap(id => all.filter(lesson => lesson.id === id));

/** What is learnt by playing, in this order: each lesson one idea, on a position of a real match. */
import { turns } from './turns';
import { later } from './later';
import type { Lesson } from './looks';
import { between, watch } from './watched';

const ORDER = [
  'aim',
  'watch',
  'turn',
  'market',
  'tower',
  'temple',
  'improvements',
  'rare',
  'pieces',
  'missions',
  'favour',
  'marauders',
  'tax',
  'end',
];
const all: readonly Lesson[] = [...turns, ...later, ...between, watch];

export const tutorials: readonly Lesson[] = ORDER.flatMap(id => all.filter(lesson => lesson.id === id));

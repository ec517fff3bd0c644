/** What is learnt by playing, in this order: each lesson one idea, on a position of a real match. */
import { turns } from './turns';
import { later } from './later';
import type { Lesson } from './looks';

export const tutorials: readonly Lesson[] = [...turns, ...later];

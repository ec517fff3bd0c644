/** What is learnt by playing, in this order: each lesson one idea, on a position of a real match. */
import { growth } from './growth';
import type { Lesson } from './looks';
import { strife } from './strife';

export const tutorials: readonly Lesson[] = [...growth, ...strife];

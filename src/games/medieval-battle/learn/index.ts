/** What is learnt by playing, in this order: each lesson one idea, on a position of a real battle. */
import { fights } from './fights';
import { marches } from './marches';
import type { Lesson } from './looks';

export const tutorials: readonly Lesson[] = [...marches, ...fights];

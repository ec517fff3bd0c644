/** What is learnt by playing, in three evenings: take a city; a round and its money; the Assembly and the crown. Each lesson one idea, on a position of a real match. */
import { cities } from './cities';
import { court } from './court';
import type { Lesson } from './looks';
import { money } from './money';

export const tutorials: readonly Lesson[] = [...cities, ...money, ...court];

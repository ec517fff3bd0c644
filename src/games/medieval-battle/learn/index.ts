/** What is learnt by playing, in this order: each lesson one idea, on a position of a real battle. */
import { fights } from './fights';
import { marches } from './marches';
import type { Lesson } from './looks';
import { train, watch } from './watched';

const ORDER = ['aim', 'watch', 'points', 'zones', 'fight', 'shooting', 'retreat', 'train', 'regroup', 'win', 'army'];
const all: readonly Lesson[] = [...marches, ...fights, train, watch];

export const tutorials: readonly Lesson[] = ORDER.flatMap(id => all.filter(lesson => lesson.id === id));

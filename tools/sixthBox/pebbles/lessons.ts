/** What a first match teaches. */
import type { Lesson } from '@/engine/contract';
import { heapAt, type Pebbles, type PebblesQuestion } from './state';
import { largest } from './rules/take';

export const lessons: readonly Lesson<Pebbles, PebblesQuestion>[] = [
  { id: 'heaps', when: (_, q) => q.ask === 'turn', light: g => [heapAt(largest(g))] },
];

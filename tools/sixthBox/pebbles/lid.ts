/** The lid of Pebbles. */
import type { Lid } from '@/engine/contract';

export const lid: Lid = {
  id: 'pebbles',
  seats: { least: 2, most: 4 },
  minutes: seats => [seats, 2 * seats],
  luck: 'dice',
  words: {
    en: { title: 'Pebbles', tagline: 'Three heaps and a closed fist' },
    it: { title: 'Sassolini', tagline: 'Tre mucchi e un pugno chiuso' },
  },
  sign: { icon: 'stone', motif: 'dentil' },
  inventedBy: 'Blazon, for its tests',
};

/** The lid of Medieval Battle. */
import type { Lid } from '@/engine/contract';

export const lid: Lid = {
  id: 'medieval-battle',
  seats: { least: 2, most: 2 },
  minutes: (_seats, options) => (options.map === 'large' ? [60, 120] : [40, 90]),
  luck: 'none',
  words: {
    en: { title: 'Medieval Battle', tagline: 'Two armies, no dice, every fight foreseen' },
    it: { title: 'Medieval Battle', tagline: 'Due eserciti, nessun dado, ogni scontro previsto' },
  },
  sign: { icon: 'sword', motif: 'chevron' },
  inventedBy: 'Andrzej Kurek, Alchemicus',
  // 1.1: the red army and the yellow one.
  shields: ['gules', 'or'],
};

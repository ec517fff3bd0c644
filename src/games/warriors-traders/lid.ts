/** The lid of Warriors & Traders. */
import type { Lid } from '@/engine/contract';

export const lid: Lid = {
  id: 'warriors-traders',
  seats: { least: 2, most: 6 },
  minutes: seats => [20 * seats, 35 * seats],
  luck: 'none',
  words: {
    en: { title: 'Warriors & Traders', tagline: 'Unite a nation among barbarians and rivals' },
    it: { title: 'Warriors & Traders', tagline: 'Unisci una nazione fra barbari e rivali' },
  },
  sign: { icon: 'ship', motif: 'rope' },
  inventedBy: 'NSKN Legendary Games',
};

/** The lid of The Castles of Burgundy. */
import type { Lid } from '@/engine/contract';

export const lid: Lid = {
  id: 'burgundy',
  seats: { least: 2, most: 4 },
  minutes: seats => [15 * seats, 30 * seats],
  words: {
    en: { title: 'The Castles of Burgundy', tagline: 'Dice, tiles and a duchy to fill' },
    it: { title: 'I Castelli di Borgogna', tagline: 'Dadi, tessere e un ducato da riempire' },
  },
};

/** The lid of The Castles of Burgundy. */
import type { Lid } from '@/engine/contract';

export const lid: Lid = {
  id: 'burgundy',
  seats: { least: 1, most: 4 },
  /** Alone there is as much to do as for one and a half of two; two who share a duchy talk. */
  minutes: (seats, { team = 'none' }) => (seats === 1 ? [20, 45] : seats === 4 && team !== 'none' ? [75, 135] : [15 * seats, 30 * seats]),
  luck: 'dice',
  words: {
    en: { title: 'The Castles of Burgundy', tagline: 'Dice, tiles and a duchy to fill' },
    it: { title: 'I Castelli di Borgogna', tagline: 'Dadi, tessere e un ducato da riempire' },
  },
  sign: { icon: 'castle', motif: 'vine' },
  inventedBy: 'Stefan Feld, Ravensburger',
};

/** The lid of Tadmor. */
import type { Lid } from '@/engine/contract';

export const lid: Lid = {
  id: 'tadmor',
  seats: { least: 2, most: 4 },
  minutes: seats => [25 * seats, 40 * seats],
  luck: 'draw',
  words: {
    en: { title: 'Tadmor', tagline: 'Camels, ships and the prestige of Palmyra' },
    it: { title: 'Tadmor', tagline: 'Cammelli, navi e il prestigio di Palmira' },
  },
  sign: { icon: 'camel', motif: 'merlon' },
  inventedBy: 'Gotha Games',
};

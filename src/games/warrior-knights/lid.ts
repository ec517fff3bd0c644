/** The lid of Warrior Knights. */
import type { Lid } from '@/engine/contract';

export const lid: Lid = {
  id: 'warrior-knights',
  seats: { least: 2, most: 6 },
  minutes: seats => [40 * seats, 60 * seats],
  luck: 'cards',
  words: {
    en: { title: 'Warrior Knights', tagline: 'Six Barons and an empty throne' },
    it: { title: 'Warrior Knights', tagline: 'Sei Baroni e un trono vuoto' },
  },
  sign: { icon: 'crown', motif: 'dentil' },
  inventedBy: 'Derek Carver, Games Workshop; Corey Konieczka, Bruno Faidutti, Pierre Cléquin, Fantasy Flight Games',
};

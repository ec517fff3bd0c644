/** The positions on which the chapters of the rules are tried. */
import type { Scenes } from '@/engine/contract';
import type { Pebbles, PebblesChoice, PebblesQuestion } from './state';

export const scenes: Scenes<Pebbles, PebblesQuestion, PebblesChoice> = {
  turns: ['hide', 'turn'],
  of: {
    hiding: { seed: 1, shows: (_, q) => q.ask === 'hide' },
    taking: { seed: 1, shows: (_, q) => q.ask === 'turn' },
  },
};

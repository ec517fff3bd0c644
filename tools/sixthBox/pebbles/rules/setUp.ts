/** Three heaps, empty fists, and somebody who begins by lot. */
import type { SetUp } from '@/engine/contract';
import { below } from '@/engine/dice';
import { HEAPS, inAHeap } from '../data/numbers';
import { NOT_YET, type Pebbles } from '../state';

export function setUp({ seats, seed, options, first }: SetUp): Pebbles {
  const g: Pebbles = {
    questions: [{ ask: 'counting' }],
    seed,
    heaps: Array.from({ length: HEAPS }, () => inAHeap(seats)),
    players: Array.from({ length: seats }, () => ({ taken: 0, fist: NOT_YET, bonus: 0 })),
    openHands: options.openHands === true,
  };
  const begins = first ?? below(g, seats);
  g.questions.push({ ask: 'turn', seat: begins });
  for (let i = seats - 1; i >= 0; i--) g.questions.push({ ask: 'hide', seat: (begins + i) % seats });
  return g;
}

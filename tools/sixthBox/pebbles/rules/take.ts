/** PEB-02: one to three pebbles of one heap, or as many of the largest as the die shows. */
import type { Decision, Seat, Spot } from '@/engine/contract';
import { roll } from '@/engine/dice';
import { MOST_TAKEN } from '../data/numbers';
import { heapAt, left, playerAt, type Pebbles, type PebblesChoice, type PebblesFact } from '../state';

export const largest = (g: Readonly<Pebbles>): number => g.heaps.indexOf(Math.max(...g.heaps));

function takeFrom(g: Pebbles, seat: Seat, heap: number, wanted: number): number {
  const count = Math.min(wanted, g.heaps[heap] ?? 0);
  g.heaps[heap] = (g.heaps[heap] ?? 0) - count;
  playerAt(g, seat).taken += count;
  return count;
}

export const turn: Decision<Pebbles, { ask: 'turn'; seat: Seat }, PebblesChoice, PebblesFact> = {
  asks: (_, { seat }) => seat,
  offers(g) {
    if (left(g) === 0) return [];
    const takes = g.heaps.flatMap((there, heap) =>
      Array.from({ length: Math.min(MOST_TAKEN, there) }, (_, i): PebblesChoice => ({ do: 'take', at: heapAt(heap), count: i + 1 })),
    );
    return [...takes, { do: 'throw', at: 'button:throw' }];
  },
  happens(g, { seat }, { do: how, at, count: wanted = 0 }, tell) {
    g.questions.push({ ask: 'turn', seat: (seat + 1) % g.players.length });
    if (how === 'throw') {
      const face = roll(g);
      const heap = largest(g);
      tell({ what: 'threw', seat, face, heap, count: takeFrom(g, seat, heap, face), at: heapAt(heap) });
    } else {
      const heap = g.heaps.findIndex((_, i) => heapAt(i) === at);
      tell({ what: 'took', seat, heap, count: takeFrom(g, seat, heap, wanted), at });
    }
  },
  refuses: (g, _, at: Spot) => (g.heaps.some((there, heap) => there === 0 && heapAt(heap) === at) ? { why: 'empty' } : null),
};

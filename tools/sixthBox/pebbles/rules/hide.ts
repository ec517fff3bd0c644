/** PEB-01: everybody hides up to three pebbles in a fist. */
import type { Decision, Seat } from '@/engine/contract';
import { MOST_HIDDEN } from '../data/numbers';
import { playerAt, type Pebbles, type PebblesChoice, type PebblesFact } from '../state';

export const hide: Decision<Pebbles, { ask: 'hide'; seat: Seat }, PebblesChoice, PebblesFact> = {
  asks: (_, { seat }) => seat,
  offers: () => Array.from({ length: MOST_HIDDEN + 1 }, (_, count) => ({ do: 'hide', at: `button:hide${count}`, count })),
  happens(g, { seat }, { count = 0 }, tell) {
    playerAt(g, seat).fist = count;
    tell({ what: 'hid', seat });
    tell(g.openHands ? { what: 'hid', seat, count } : { what: 'hid', seat, count, only: [seat] });
  },
};

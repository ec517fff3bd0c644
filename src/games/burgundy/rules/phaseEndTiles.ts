/** SHD-08.14, SHD-08.15, SHD-09: at the end of a phase these two shields bring a tile straight from a depot into the duchy. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../data/shields';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, HEX_SPOTS, INN_SPOT, numberOf } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { Asking, Happening } from '../ruling';
import { estateOf, NONE, type Burgundy } from '../state';
import { spacesFor } from './duchy';
import { lift, tileAt } from './market';
import { mayLie, settleTile } from './placeTile';
import { bearerOf } from './shields';
import { COLOUR_OF } from './tile';
import { pending } from './tiles/pending';

const FROM: Readonly<Record<number, readonly string[]>> = {
  [SHIELDS.settlers]: DEPOT_SLOT_SPOTS,
  // INN-07: the inns beside it are as good.
  [SHIELDS.night]: [...BLACK_SPOTS, INN_SPOT],
};

export const gather: Happening<'gather'> = {
  runs(g, { shield }) {
    const seat = bearerOf(g, shield);
    if (seat !== NONE) g.questions.push({ ask: 'bounty', seat, shield });
  },
};

/** Colour, neighbours and village count, the number does not. */
function spacesToSettle(g: Readonly<Burgundy>, seat: Seat, tile: number): number[] {
  const estate = estateOf(g, seat);
  return spacesFor(estate, COLOUR_OF[tile] as number).filter(space => mayLie(estate, tile, space));
}

/** A tile is chosen only where it finds a place; then it is asked which. */
export const bounty = pending<Asking<'bounty'>>({
  offer(g, { seat, shield }, into) {
    for (const at of FROM[shield] ?? []) {
      const tile = tileAt(g, at);
      if (tile !== NONE && spacesToSettle(g, seat, tile).length > 0) into.push({ do: 'take', at });
    }
  },
  happens(g, { seat }, c) {
    g.questions.push({ ask: 'settle', seat, from: c.at });
  },
  declines: ({ shield }) => (shield === SHIELDS.settlers ? 'shield14' : 'shield15'),
});

export const settle = pending<Asking<'settle'>>({
  offer(g, { seat, from }, into: BurgundyChoice[]) {
    for (const space of spacesToSettle(g, seat, tileAt(g, from))) into.push({ do: 'settle', at: HEX_SPOTS[space] as string });
  },
  happens(g, { seat, from }, c, tell) {
    const shield = from === INN_SPOT || from.startsWith('black') ? SHIELDS.night : SHIELDS.settlers;
    settleTile(g, seat, lift(g, from), numberOf(c.at), { store: NONE, shield }, tell);
  },
});

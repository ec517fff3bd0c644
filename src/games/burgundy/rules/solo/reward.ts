/** SOL-09: a complete colour brings no points, but a black tile straight into the duchy, with all that it does. */
import { BLACK_SPOTS, HEX_SPOTS, INN_SLOT, INN_SPOT, numberOf, SKIP } from '../../spots';
import type { BurgundyChoice } from '../../asking';
import type { Deciding } from '../../ruling';
import { estateOf, NONE, type Burgundy } from '../../state';
import { spacesFor } from '../duchy';
import { hire, offerHire } from '../hire';
import { lift, tileAt } from '../market';
import { mayLie, settleTile } from '../placeTile';
import { refusalOf } from '../refusals';
import { COLOUR_OF } from '../tile';

const slotSpot = (slot: number): string => BLACK_SPOTS[slot] ?? INN_SPOT;

/** Colour, neighbour and village limit count, the number does not. Nothing can be bought meanwhile: a black tile that is tapped is the reward. */
export const reward: Deciding<'reward'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const offers: BurgundyChoice[] = [];
    for (let slot = 0; slot <= INN_SLOT; slot++) offerTile(g, seat, slot, offers);
    if (offers.length === 0) return offers;
    offerHire(g, seat, offers);
    offers.push({ do: 'skip', at: SKIP });
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'hire') {
      g.questions.push(q);
      hire(g, q.seat, c.at, tell);
    } else if (c.do === 'reward') {
      const from = slotSpot(c.slot);
      settleTile(g, q.seat, lift(g, from), numberOf(c.at), { store: NONE, from }, tell);
    } else tell({ what: 'effectLost', seat: q.seat, of: 'colour', why: 'declined' });
  },
  lapses: (_, { seat }, tell) => tell({ what: 'effectLost', seat, of: 'colour', why: 'nothing' }),
  refuses: (g, q, at) => refusalOf(g, q, at),
};

function offerTile(g: Readonly<Burgundy>, seat: number, slot: number, into: BurgundyChoice[]): void {
  const tile = tileAt(g, slotSpot(slot));
  if (tile === NONE) return;
  const estate = estateOf(g, seat);
  for (const space of spacesFor(estate, COLOUR_OF[tile] as number))
    if (mayLie(estate, tile, space)) into.push({ do: 'reward', at: HEX_SPOTS[space] as string, slot });
}

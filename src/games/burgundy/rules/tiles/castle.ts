/** CAS: one extra action at once, as with a third die of any number. */
import { COLOUR_OF } from '../tile';
import { act } from '../turn';
import { offerFreePlaces } from '../placeTile';
import { offerFreeSales } from '../sellGoods';
import { offerFreeTakes } from '../takeTile';
import { WORKERS_BUTTON } from '../../spots';
import type { Asking } from '../../state';
import { pending } from './pending';

const ANY_COLOUR = 0b111111;

/** CAS-01: all four actions; CAS-03: never the black depot, and the purchase of the turn is not touched. */
export const castleAction = pending<Asking<'castleAction'>>({
  offer(g, { seat }, into) {
    offerFreeTakes(g, ANY_COLOUR, COLOUR_OF, into);
    offerFreePlaces(g, seat, into);
    offerFreeSales(g, seat, into);
    into.push({ do: 'workers', at: WORKERS_BUTTON });
  },
  /** CAS-02: whatever it brings comes before the turn goes on, castles on castles included. */
  happens: (g, { seat }, c, tell) => act(g, seat, c, tell),
  declines: 'castle',
});

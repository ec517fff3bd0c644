/** CAS: one extra action at once, as with a third die of any number. */
import type { Seat } from '@/engine/contract';
import { COLOUR_OF } from '../tile';
import { act } from '../turn';
import { offerFreePlaces } from '../placeTile';
import { offerFreeSales } from '../sellGoods';
import { takeShield } from '../shields';
import { offerAnyShield } from '../takeShield';
import { offerFreeTakes } from '../takeTile';
import { WORKERS_BUTTON } from '../../spots';
import type { BurgundyChoice } from '../../asking';
import type { Asking } from '../../ruling';
import { estateOf, type Burgundy } from '../../state';
import { pending } from './pending';

const ANY_COLOUR = 0b111111;

/** CAS-01: all four actions; CAS-03: never the black depot, and the purchase of the turn is not touched. */
export function offerAnyAction(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  offerFreeTakes(g, ANY_COLOUR, COLOUR_OF, into);
  offerFreePlaces(g, seat, into);
  offerFreeSales(g, seat, into);
  into.push({ do: 'workers', at: WORKERS_BUTTON });
}

export const castleAction = pending<Asking<'castleAction'>>({
  offer(g, q, into) {
    offerAnyAction(g, q.seat, into);
    // SHD-08.11 speaks of castles that are placed, not of what a trade route brings.
    if (q.route !== true) offerAnyShield(g, estateOf(g, q.seat), into);
  },
  /** CAS-02: whatever it brings comes before the turn goes on, castles on castles included. */
  happens: (g, { seat }, c, tell) => (c.do === 'shield' ? takeShield(g, seat, c.at, { pay: 0 }, tell) : act(g, seat, c, tell)),
  declines: 'castle',
});

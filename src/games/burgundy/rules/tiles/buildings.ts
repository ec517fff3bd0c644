/** BLD: the buildings whose effect is chosen. What they find, and the others, are in effects.ts. */
import { numberOf } from '../../spots';
import type { Asking } from '../../ruling';
import { offerFreePlaces, place } from '../placeTile';
import { offerFreeSales, sell } from '../sellGoods';
import { offerFreeTakes, take } from '../takeTile';
import { COLOUR_OF } from '../tile';
import { TAKES } from './effects';
import { pending } from './pending';

/** BLD-01: exactly a sale, without a die. */
export const warehouse = pending<Asking<'warehouse'>>({
  offer: (g, { seat }, into) => offerFreeSales(g, seat, into),
  happens: (g, { seat }, c, tell) => sell(g, seat, numberOf(c.at), tell),
  declines: 'warehouse',
});

/** BLD-08: colour, neighbour and village limit count, the number does not. */
export const cityHall = pending<Asking<'cityHall'>>({
  offer: (g, { seat }, into) => offerFreePlaces(g, seat, into),
  happens: (g, { seat }, c, tell) => {
    if (c.do === 'place') place(g, seat, c.store, numberOf(c.at), tell);
  },
  declines: 'cityHall',
  waits: true,
});

/** BLD-03, BLD-04, BLD-05, BLD-09: from depots 1–6, without a die. */
type Taking = Asking<'carpenter'> | Asking<'church'> | Asking<'market'>;

const takes = <Q extends Taking>(building: Q['ask']) =>
  pending<Q>({
    offer: (g, _, into) => offerFreeTakes(g, TAKES[building], COLOUR_OF, into),
    happens: (g, q, c, tell) => take(g, q.seat, c.at, tell),
    declines: building,
  });

export const carpenter = takes<Asking<'carpenter'>>('carpenter');
export const church = takes<Asking<'church'>>('church');
export const market = takes<Asking<'market'>>('market');

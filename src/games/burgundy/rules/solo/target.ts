/** SOL-10: silver buys what is missing, and every target earns an action. */
import { BUY_POINTS } from '../../spots';
import type { Asking } from '../../ruling';
import { book, estateOf } from '../../state';
import { offerAnyAction } from '../tiles/castle';
import { pending } from '../tiles/pending';
import { act } from '../turn';
import { missing, reset } from './gain';

export const buyPoints = pending<Asking<'buyPoints'>>({
  offer(g, { seat }, into) {
    if (missing(g) <= estateOf(g, seat).silver) into.push({ do: 'buyPoints', at: BUY_POINTS });
  },
  happens(g, { seat }, _, tell) {
    const points = missing(g);
    estateOf(g, seat).silver -= points;
    book(g, seat, 'bought', points);
    tell({ what: 'boughtPoints', seat, silver: points, points, source: 'bought', at: 'target' });
    reset(g, seat, tell);
  },
  declines: 'buyPoints',
});

/** As with a castle: any of the four actions, with any number. */
export const targetAction = pending<Asking<'targetAction'>>({
  offer: (g, { seat }, into) => offerAnyAction(g, seat, into),
  happens: (g, { seat }, c, tell) => act(g, seat, c, tell),
  declines: 'target',
});

/** WHT-03, WHT-04: a white castle gives one action at once with the number of the white die, which workers and monasteries bend as one’s own die. */
import { WORKERS_BUTTON } from '../../spots';
import type { Asking } from '../../ruling';
import { WHITE_DIE } from '../dice';
import { offerPlaces } from '../placeTile';
import { offerSales } from '../sellGoods';
import { offerTakes } from '../takeTile';
import { act, useDie } from '../turn';
import { pending } from './pending';

export const whiteCastle = pending<Asking<'whiteCastle'>>({
  offer(g, { seat }, into) {
    offerTakes(g, seat, WHITE_DIE, into);
    offerPlaces(g, seat, WHITE_DIE, into);
    offerSales(g, seat, WHITE_DIE, into);
    into.push({ do: 'workers', at: WORKERS_BUTTON, pay: 0 });
  },
  happens(g, { seat }, c, tell) {
    useDie(g, seat, c, tell);
    act(g, seat, c, tell);
  },
  declines: 'whiteCastle',
});

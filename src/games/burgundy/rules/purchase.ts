/** BUY: once in one's own turn, at any moment of it, a tile for two silver. */
import type { Seat } from '@/engine/contract';
import { MONASTERIES } from '../data/monasteries';
import { PURCHASE_PRICE } from '../data/scoring';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, INN_SPOT } from '../spots';
import type { BurgundyChoice, Buy } from '../asking';
import type { BurgundyTell } from '../ruling';
import { estateOf, has, NONE, dukeOf, type Burgundy, type Estate } from '../state';
import { freeKinds, freeStore } from '../teams';
import { lift, tileAt } from './market';
import { take } from './takeTile';

/** BUY-01, BUY-03, BUY-04 (g.turnOf); MON-06: monastery 6 lets workers pay too, and opens the other depots. INN-02, INN-07: inns are bought in the same way. */
export function offerPurchases(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  if (g.turnOf !== seat || dukeOf(g, seat).bought) return;
  if (has(estate, MONASTERIES.freePurchase)) {
    for (let slot = 0; slot < g.black.length; slot++) if (g.black[slot] !== NONE) offerPayments(estate, BLACK_SPOTS[slot] as string, into);
    if (g.inns > 0) offerPayments(estate, INN_SPOT, into);
    for (let slot = 0; slot < g.depots.length; slot++)
      if (g.depots[slot] !== NONE) offerPayments(estate, DEPOT_SLOT_SPOTS[slot] as string, into);
    return;
  }
  if (estate.silver < PURCHASE_PRICE) return;
  for (let slot = 0; slot < g.black.length; slot++) {
    if (g.black[slot] !== NONE) into.push({ do: 'buy', at: BLACK_SPOTS[slot] as string, silver: PURCHASE_PRICE, workers: 0 });
  }
  if (g.inns > 0) into.push({ do: 'buy', at: INN_SPOT, silver: PURCHASE_PRICE, workers: 0 });
}

/** Would workers be enough for a purchase that silver alone cannot pay? (MON-06, EXT-03) */
export function couldBuyWithWorkers(g: Readonly<Burgundy>, seat: Seat): boolean {
  return (
    g.turnOf === seat &&
    !dukeOf(g, seat).bought &&
    has(estateOf(g, seat), MONASTERIES.freePurchase) &&
    (g.inns > 0 || [...g.black, ...g.depots].some(tile => tile !== NONE))
  );
}

function offerPayments(estate: Readonly<Estate>, at: string, into: BurgundyChoice[]): void {
  for (let workers = 0; workers <= PURCHASE_PRICE; workers++) {
    const silver = PURCHASE_PRICE - workers;
    if (silver <= estate.silver && workers <= estate.workers) into.push({ do: 'buy', at, silver, workers });
  }
}

export function buy(g: Burgundy, seat: Seat, c: Buy, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  dukeOf(g, seat).bought = true;
  estate.silver -= c.silver;
  estate.workers -= c.workers;
  const store = freeKinds(g, seat).length > 1 ? NONE : freeStore(g, seat);
  tell({ what: 'boughtTile', seat, tile: tileAt(g, c.at), store, silver: c.silver, workers: c.workers, at: c.at });
  if (store === NONE) take(g, seat, c.at, tell);
  else estate.storage[store] = lift(g, c.at);
}

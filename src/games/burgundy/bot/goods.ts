/** What goods are worth: at hand, and waiting in a depot. */
import type { Seat } from '@/engine/contract';
import { GOODS } from '../data/names';
import { GOODS_SPACES } from '../data/scoring';
import { dukeOf, type Burgundy, type Duke } from '../state';
import { weights } from './weights';

/** The points of the best sale at hand. */
export function bestSale(g: Readonly<Burgundy>, duke: Readonly<Duke>): number {
  let most = 0;
  for (let good = 0; good < GOODS.length; good++) if ((duke.goods[good] as number) > most) most = duke.goods[good] as number;
  return most * g.seats;
}

/** What a ship could fetch. */
export function bestCargo(g: Readonly<Burgundy>, seat: Seat): number {
  let best = 0;
  for (let depot = 1; depot <= 6; depot++) {
    const worth = cargoWorth(g, seat, depot);
    if (worth > best) best = worth;
  }
  return best;
}

/** What a depot's goods are worth to a seat, as far as they fit. */
export function cargoWorth(g: Readonly<Burgundy>, seat: Seat, depot: number): number {
  const { goods } = dukeOf(g, seat);
  let free = GOODS_SPACES;
  for (let good = 0; good < GOODS.length; good++) if (goods[good] !== 0) free--;
  let count = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const there = g.depotGoods[(depot - 1) * GOODS.length + good] as number;
    if (there > 0 && (goods[good] !== 0 || free-- > 0)) count += there;
  }
  return count * g.seats * weights.goods;
}

/** What goods are worth: at hand, and waiting in a depot. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../data/shields';
import { boardFor } from '../data/board';
import { BUILDINGS, GOODS } from '../data/names';
import type { RouteBonus } from '../data/routes';
import { bonusOn, goodOn, laidOf, matchesAhead, nextSpace, routeLength } from '../rules/tradeRoutes';
import { bears, estateOf, goodsSpaces, NONE, plays, type Burgundy, type Estate } from '../state';
import { buildingUse, weights } from './weights';

/** The points of the best sale at hand, of another colour than `but`. */
export function bestSale(g: Readonly<Burgundy>, estate: Readonly<Estate>, but: number = NONE): number {
  let most = 0;
  for (let good = 0; good < GOODS.length; good++)
    if (good !== but && (estate.goods[good] as number) > most) most = estate.goods[good] as number;
  return most * boardFor(g.seats) * (bears(estate, SHIELDS.trade) ? 2 : 1);
}

/** What a ship could fetch. */
export function bestCargo(g: Readonly<Burgundy>, seat: Seat): number {
  const free = freeGoodsSpaces(g, seat);
  let best = 0;
  for (let depot = 1; depot <= 6; depot++) {
    const worth = fittingWorth(g, seat, depot, free);
    if (worth > best) best = worth;
  }
  return best;
}

/** What a depot's goods are worth to a seat, as far as they fit. */
export const cargoWorth = (g: Readonly<Burgundy>, seat: Seat, depot: number): number =>
  fittingWorth(g, seat, depot, freeGoodsSpaces(g, seat));

function freeGoodsSpaces(g: Readonly<Burgundy>, seat: Seat): number {
  const { goods } = estateOf(g, seat);
  let free = goodsSpaces(g);
  for (let good = 0; good < GOODS.length; good++) if (goods[good] !== 0) free--;
  return free;
}

function fittingWorth(g: Readonly<Burgundy>, seat: Seat, depot: number, spaces: number): number {
  const { goods } = estateOf(g, seat);
  const from = (depot - 1) * GOODS.length;
  let free = spaces;
  let count = 0;
  let drawn = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const there = g.depotGoods[from + good] as number;
    if (there > 0 && (goods[good] !== 0 || free-- > 0)) {
      count += there;
      if (g.modules !== 0) drawn += routeDraw(g, seat, good);
    }
  }
  return count === 0 ? 0 : count * boardFor(g.seats) * weights.goods + drawn;
}

/** TRD-03: what the spaces would bring that so many goods of a colour meet with their own. */
export function routeWorth(g: Readonly<Burgundy>, seat: Seat, good: number, count: number): number {
  if (!plays(g, 'tradeRoutes') || count === 0) return 0;
  let worth = 0;
  for (const space of matchesAhead(g, seat, good, count)) worth += bonusWorth(g, seat, good, bonusOn(g, seat, space));
  return worth * weights.route;
}

/** A castle's action is worth a castle; a warehouse, the best of the other goods. */
function bonusWorth(g: Readonly<Burgundy>, seat: Seat, sold: number, bonus: RouteBonus): number {
  if (bonus === 'castle') return weights.castle;
  const use = buildingUse(BUILDINGS.indexOf(bonus));
  return bonus === 'warehouse' ? use + weights.warehouseSale * bestSale(g, estateOf(g, seat), sold) : use;
}

/** How far ahead a colour one does not hold yet is worth being fetched for. */
const NEAR = 3;

/** A good of the colour of one of the next spaces may meet it. */
export function routeDraw(g: Readonly<Burgundy>, seat: Seat, good: number): number {
  if (!plays(g, 'tradeRoutes')) return 0;
  const from = nextSpace(g, seat);
  const to = Math.min(routeLength(g), from + NEAR);
  for (let space = from; space < to; space++) if (goodOn(g, seat, space) === good) return weights.routeDraw;
  return 0;
}

/** The best that one sale would bring from the route. */
export function bestOnRoute(g: Readonly<Burgundy>, seat: Seat): number {
  if (!plays(g, 'tradeRoutes')) return 0;
  const { goods } = estateOf(g, seat);
  let best = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const worth = routeWorth(g, seat, good, goods[good] as number);
    if (worth > best) best = worth;
  }
  return best;
}

/** TRD-06: goods of a colour in the pile of sold goods and on the route. */
export const soldOf = (g: Readonly<Burgundy>, seat: Seat, good: number): number =>
  (estateOf(g, seat).sold[good] as number) + laidOf(g, seat, good);

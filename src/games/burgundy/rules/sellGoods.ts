/** SEL: all stored goods of one colour are sold together. */
import type { Seat } from '@/engine/contract';
import { boardFor } from '../data/board';
import { MONASTERIES, MONASTERY_ROWS } from '../data/monasteries';
import { GOODS } from '../data/names';
import { SALE_SILVER } from '../data/scoring';
import { SHIELDS } from '../data/shields';
import { GOODS_SPOTS } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { BurgundyTell } from '../ruling';
import { bears, book, estateOf, has, plays, type Burgundy, type Estate } from '../state';
import { echoWorkers } from './shields';
import { costToSell, faceOf, WHITE_DIE } from './dice';
import { gained } from './solo/gain';

/** SEL-01, SEL-05: the die's colour, with at least one good of it. */
export function offerSales(g: Readonly<Burgundy>, seat: Seat, die: number, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  const face = faceOf(g, seat, die);
  for (let good = 0; good < GOODS.length; good++) {
    if (estate.goods[good] === 0) continue;
    const pay = costToSell(estate, face, good);
    if (pay > estate.workers) continue;
    const at = GOODS_SPOTS[good] as string;
    into.push(die === WHITE_DIE ? { do: 'sell', at, pay } : { do: 'sell', at, die, pay });
  }
}

/** Any colour: a castle's action or a warehouse. */
export function offerFreeSales(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const { goods } = estateOf(g, seat);
  for (let good = 0; good < GOODS.length; good++) if (goods[good] !== 0) into.push({ do: 'sell', at: GOODS_SPOTS[good] as string });
}

const silverOfSale = (estate: Readonly<Estate>): number =>
  has(estate, MONASTERIES.silverFromSales) ? MONASTERY_ROWS.silverFromSales.silver : SALE_SILVER;

/** What so many goods sold together bring: SEL-02, MON-03, MON-04; SHD-08.9 in the place of monastery 3 (SHD-10), SHD-08.12. */
export function proceeds(
  estate: Readonly<Estate>,
  seats: number,
  count: number,
): { readonly points: number; readonly silver: number; readonly workers: number } {
  return {
    points: count * seats * (bears(estate, SHIELDS.trade) ? 2 : 1),
    silver: bears(estate, SHIELDS.coin) ? count : silverOfSale(estate),
    workers: has(estate, MONASTERIES.workersFromSales) ? MONASTERY_ROWS.workersFromSales.workers : 0,
  };
}

/** SEL-02, SEL-03 */
export function sell(g: Burgundy, seat: Seat, good: number, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const count = estate.goods[good] as number;
  estate.goods[good] = 0;
  const { points, silver, workers } = proceeds(estate, boardFor(g.seats), count);
  const shields = [SHIELDS.coin, SHIELDS.trade].filter(shield => bears(estate, shield));
  estate.silver += silver;
  estate.workers += workers;
  book(g, seat, 'goods', points);
  tell({
    what: 'soldGoods',
    seat,
    good: GOODS[good] as (typeof GOODS)[number],
    count,
    silver,
    workers,
    ...(shields.length > 0 ? { shields } : {}),
    points,
    source: 'goods',
    at: GOODS_SPOTS[good] as string,
  });
  echoWorkers(g, seat, workers, tell);
  gained(g, seat, tell);
  // TRD-02: points and silver come first; what a full route does not take is laid down as without one.
  if (plays(g, 'tradeRoutes')) g.questions.push({ ask: 'layGoods', seat, good, count });
  else estate.sold[good] = (estate.sold[good] as number) + count;
}

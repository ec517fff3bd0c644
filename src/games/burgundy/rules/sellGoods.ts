/** SEL: all stored goods of one colour are sold together. */
import type { Seat } from '@/engine/contract';
import { GOODS } from '../data/names';
import { GOODS_SPOTS } from '../spots';
import { book, dukeOf, has, type Burgundy, type BurgundyChoice, type BurgundyTell } from '../state';
import { costToSell, faceOf, WHITE_DIE } from './dice';

/** SEL-01, SEL-05: the die's colour, with at least one good of it. */
export function offerSales(g: Readonly<Burgundy>, seat: Seat, die: number, into: BurgundyChoice[]): void {
  const duke = dukeOf(g, seat);
  const face = faceOf(g, duke, die);
  for (let good = 0; good < GOODS.length; good++) {
    if (duke.goods[good] === 0) continue;
    const pay = costToSell(duke, face, good);
    if (pay > duke.workers) continue;
    const at = GOODS_SPOTS[good] as string;
    into.push(die === WHITE_DIE ? { do: 'sell', at, pay } : { do: 'sell', at, die, pay });
  }
}

/** Any colour: a castle's action or a warehouse. */
export function offerFreeSales(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const { goods } = dukeOf(g, seat);
  for (let good = 0; good < GOODS.length; good++) if (goods[good] !== 0) into.push({ do: 'sell', at: GOODS_SPOTS[good] as string });
}

/** SEL-02, SEL-03, MON-03, MON-04 */
export function sell(g: Burgundy, seat: Seat, good: number, tell: BurgundyTell): void {
  const duke = dukeOf(g, seat);
  const count = duke.goods[good] as number;
  duke.goods[good] = 0;
  duke.sold[good] = (duke.sold[good] as number) + count;
  const points = count * g.seats;
  const silver = has(duke, 3) ? 2 : 1;
  const workers = has(duke, 4) ? 1 : 0;
  duke.silver += silver;
  duke.workers += workers;
  book(g, seat, 'goods', points);
  tell({
    what: 'soldGoods',
    seat,
    good: GOODS[good] as (typeof GOODS)[number],
    count,
    silver,
    workers,
    points,
    source: 'goods',
    at: GOODS_SPOTS[good] as string,
  });
}

/** 7.5, 7.6: a price is paid at once, or by small questions where the payer chooses what to pay or what to leave out. */
import type { Seat } from '@/engine/contract';
import { numberOf, stockSpot } from '../spots';
import { merchantOf, type Bill, type Deciding, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { missing, pay, stockOf, takeAway, totalStock, type Goods } from './stock';

/** Can this cost be paid when so many goods of it may be left out? */
export function canPay(g: Readonly<Tadmor>, seat: Seat, cost: Goods, less: number): boolean {
  return missing(merchantOf(g, seat), cost) <= less;
}

/** What may be left out next, so that the rest can still be paid. */
function spareable(g: Readonly<Tadmor>, seat: Seat, cost: Goods, less: number): number[] {
  const m = merchantOf(g, seat);
  const short = missing(m, cost);
  const kinds: number[] = [];
  for (let good = 0; good < 4; good++) {
    const due = cost[good] as number;
    if (due > 0 && (short < less || due > stockOf(m, good))) kinds.push(good);
  }
  return kinds;
}

/** Asks only where there is a choice. Every price is larger than what is taken off it. */
export function charge(g: Tadmor, seat: Seat, cost: Goods, less: number, bill: Bill, tell: TadmorTell): void {
  const due = cost.slice();
  let left = less;
  for (let kinds = spareable(g, seat, due, left); left > 0; kinds = spareable(g, seat, due, left)) {
    if (kinds.length > 1 && missing(merchantOf(g, seat), due) < left)
      return void g.questions.push({ ask: 'spare', seat, cost: due, less: left, bill });
    const only = kinds[0] as number;
    due[only] = (due[only] as number) - 1;
    left--;
  }
  pay(g, seat, due, tell);
  g.questions.push({ ask: 'deliver', seat, bill });
}

export const spare: Deciding<'spare'> = {
  asks: (_, q) => q.seat,
  offers: (g, q) => spareable(g, q.seat, q.cost, q.less).map(good => ({ do: 'spare', at: stockSpot(good) })),
  happens(g, q, c, tell) {
    const spared = numberOf(c.at);
    charge(
      g,
      q.seat,
      q.cost.map((due, good) => (good === spared ? due - 1 : due)),
      q.less - 1,
      q.bill,
      tell,
    );
  },
};

export const payAny: Deciding<'payAny'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: TadmorChoice[] = [];
    for (let good = 0; good < 4; good++) if (stockOf(merchantOf(g, q.seat), good) > 0) offers.push({ do: 'pay', at: stockSpot(good) });
    return offers;
  },
  happens(g, q, c, tell) {
    const good = numberOf(c.at);
    takeAway(merchantOf(g, q.seat), good, 1);
    tell({ what: 'paid', seat: q.seat, goods: [0, 1, 2, 3].map(kind => (kind === good ? 1 : 0)) });
    if (q.left > 1) g.questions.push({ ...q, left: q.left - 1 });
    else g.questions.push({ ask: 'deliver', seat: q.seat, bill: q.bill });
  },
};

export const canPayAny = (g: Readonly<Tadmor>, seat: Seat, count: number): boolean => totalStock(merchantOf(g, seat)) >= count;

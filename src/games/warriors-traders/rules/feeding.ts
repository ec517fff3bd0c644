/** 4: each army needs food, or it dies. */
import type { Seat } from '@/engine/contract';
import { FOOD } from '../data/names';
import { FEED } from '../data/numbers';
import { PILLAGING } from '../data/technology';
import { button, numberOf, pieceSpot, provinceSpot } from '../spots';
import { realmOf, type Deciding, type Happening, type Traders, type TradersChoice } from '../state';
import { armiesOf, distinct, pieceOf, remove, settle } from './pieces';
import { gain } from './stock';
import { military } from './technology';

export const feeding: Happening<'feeding'> = {
  runs(g) {
    for (const seat of g.order.slice().reverse()) if (military(g, seat) < PILLAGING) g.questions.push({ ask: 'feed', seat });
  },
};

/** 4.1 */
export function foodNeeded(g: Readonly<Traders>, seat: Seat): number {
  return armiesOf(g, seat).reduce((food, army) => food + (FEED[army.kind] as number), 0);
}

/** 4.2, 4.3: some may starve before the rest is fed; nobody is fed by halves. */
export const feed: Deciding<'feed'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const armies = armiesOf(g, q.seat);
    const offers: TradersChoice[] = distinct(armies).map(army => ({ do: 'starve', at: pieceSpot(army.id) }));
    if (armies.length > 0 && foodNeeded(g, q.seat) <= (realmOf(g, q.seat).stock[FOOD] as number)) offers.unshift(button('feedAll'));
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do === 'feedAll') {
      const food = foodNeeded(g, q.seat);
      gain(realmOf(g, q.seat), FOOD, -food);
      tell({ what: 'fed', seat: q.seat, food, armies: armiesOf(g, q.seat).length });
      return;
    }
    const army = pieceOf(g, numberOf(c.at));
    g.questions.push(q);
    remove(g, army);
    tell({ what: 'starved', seat: q.seat, kind: army.kind, at: provinceSpot(g, army.at) });
    settle(g, army.at, tell);
  },
};

/** 6.5, 26: proposals between players whom a route joins, one resource after the other; an answer, at most one counter-proposal. */
import type { Seat } from '@/engine/contract';
import { RESOURCES } from '../data/names';
import { button, numberOf, stockSpot, theirSpot } from '../spots';
import { realmOf, type Asking, type Deciding, type Traders, type TradersChoice, type TradersTell } from '../state';
import { holdsTradeCentre } from './pieces';
import { gain } from './stock';
import { hasMonopoly, isMonopoly } from './technology';
import { areLinked } from './routes';

type G = Readonly<Traders>;

/** 6.5, 6.7: joined by a route, both with a trade centre, and one of them a holder of the monopoly if there is one. */
function mayDeal(g: G, a: Seat, b: Seat): boolean {
  return (
    areLinked(g, a, b) &&
    holdsTradeCentre(g, a) &&
    holdsTradeCentre(g, b) &&
    (!isMonopoly(g) || hasMonopoly(g, a) || hasMonopoly(g, b)) &&
    [a, b].some(seat => realmOf(g, seat).stock.some(count => count > 0))
  );
}

export function partnersOf(g: G, seat: Seat): Seat[] {
  return g.realms.map((_, other) => other).filter(other => other !== seat && mayDeal(g, seat, other));
}

const isEmpty = (goods: readonly number[]): boolean => goods.every(count => count === 0);
const oneMore = (goods: readonly number[], good: number): number[] => goods.map((count, i) => (i === good ? count + 1 : count));

/** What is on one side of a deal is not on the other. */
export const deal: Deciding<'deal'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, to, give, want }) {
    const offers: TradersChoice[] = [];
    const [own, theirs] = [realmOf(g, seat).stock, realmOf(g, to).stock];
    RESOURCES.forEach((_, good) => {
      if (want[good] === 0 && (own[good] as number) > (give[good] as number)) offers.push({ do: 'give', at: stockSpot(good) });
    });
    RESOURCES.forEach((_, good) => {
      if (give[good] === 0 && (theirs[good] as number) > (want[good] as number)) offers.push({ do: 'want', at: theirSpot(good) });
    });
    offers.push(button('withdraw'));
    return isEmpty(give) && isEmpty(want) ? offers : [...offers, button('propose')];
  },
  happens(g, q, c, tell) {
    const { seat, to, give, want, reply } = q;
    if (c.do === 'give') g.questions.push({ ...q, give: oneMore(give, numberOf(c.at)) });
    else if (c.do === 'want') g.questions.push({ ...q, want: oneMore(want, numberOf(c.at)) });
    else if (c.do === 'propose') {
      tell({ what: 'proposed', seat, to, give, want, reply });
      g.questions.push({ ask: 'answer', reply, seat: to, from: seat, give, want });
    } else if (reply) tell({ what: 'rejected', seat, from: to });
  },
};

export const answer: Deciding<'answer'> = {
  asks: (_, q) => q.seat,
  offers: (_, q) => [button('accept'), button('reject'), ...(q.reply ? [] : [button('counter')])],
  happens(g, q, c, tell) {
    if (c.do === 'accept') return exchange(g, q, tell);
    if (c.do === 'counter')
      g.questions.push({ ask: 'deal', reply: true, seat: q.seat, to: q.from, give: [0, 0, 0, 0], want: [0, 0, 0, 0] });
    else tell({ what: 'rejected', seat: q.seat, from: q.from });
  },
};

/** Whoever struck a deal may want to trade on. */
function exchange(g: Traders, { seat, from, give, want }: Asking<'answer'>, tell: TradersTell): void {
  const moved = give.map((count, good) => (want[good] as number) - count);
  moved.forEach((count, good) => {
    gain(realmOf(g, from), good, count);
    gain(realmOf(g, seat), good, -count);
  });
  g.hasTraded[seat] = false;
  g.hasTraded[from] = false;
  tell({ what: 'dealt', seat: from, to: seat, give, want });
}

/** 6: the bank, trade routes and bought points. What players offer each other is in deals.ts. */
import type { Seat } from '@/engine/contract';
import { GOLD, RESOURCES } from '../data/names';
import { PRICE_OF_POINT, PROPOSALS, TRADE_ROUNDS } from '../data/numbers';
import { BANK_RATE } from '../data/technology';
import { bankChoice, rivalChoice } from '../choices';
import { button, numberOf } from '../spots';
import { realmOf, type Asking, type Deciding, type Happening, type Traders, type TradersChoice } from '../state';
import { partnersOf } from './deals';
import { holdsTradeCentre } from './pieces';
import { mayOpenRoute } from './routes';
import { gain, goldOf } from './stock';
import { atLevel, hasMonopoly, isMonopoly, trade as tradeLevel } from './technology';
import { enter } from './turn';
import { addPeaceOffers, offerPeace } from './war';

type G = Readonly<Traders>;

/** 6.1: only who has a trade centre takes part. */
export const trading: Happening<'trading'> = {
  runs(g, _, tell) {
    enter(g, 'trade');
    g.hasTraded = g.realms.map((_r, seat) => !holdsTradeCentre(g, seat));
    if (g.hasTraded.every(Boolean)) tell({ what: 'noTrade' });
    else g.questions.push({ ask: 'tradeNext', place: 0, round: 1 });
  },
};

/** 6.10: trade turns go round until everybody is done. After three rounds nobody proposes any more: whoever was dealt with last still sees the bank. */
export const tradeNext: Happening<'tradeNext'> = {
  runs(g, { place, round }) {
    const next = g.order.findIndex((seat, i) => i >= place && g.hasTraded[seat] === false);
    const seat = g.order[next];
    const proposals = round > TRADE_ROUNDS ? PROPOSALS : 0;
    if (seat !== undefined) g.questions.push({ ask: 'tradeNext', place: next + 1, round }, { ask: 'trade', seat, proposals });
    else if (round <= TRADE_ROUNDS && g.hasTraded.includes(false)) g.questions.push({ ask: 'tradeNext', place: 0, round: round + 1 });
  },
};

/** 6.2 */
export const bankRate = (g: G, seat: Seat): number => atLevel(BANK_RATE, tradeLevel(g, seat));

/** 6.7 */
export const mayBank = (g: G, seat: Seat): boolean => !isMonopoly(g) || hasMonopoly(g, seat);

function bankTrades(g: G, seat: Seat): TradersChoice[] {
  if (!mayBank(g, seat)) return [];
  const { stock } = realmOf(g, seat);
  const rate = bankRate(g, seat);
  const trades: TradersChoice[] = [];
  for (let give = 0; give < RESOURCES.length; give++) {
    if ((stock[give] as number) < rate) continue;
    for (let get = 0; get < RESOURCES.length; get++) if (get !== give) trades.push(bankChoice(give, get));
  }
  return trades;
}

export const trade: Deciding<'trade'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, proposals }) {
    const offers = bankTrades(g, seat);
    if (goldOf(realmOf(g, seat)) >= PRICE_OF_POINT) offers.push(button('buyPoint'));
    for (let other = 0; other < g.seats; other++) if (mayOpenRoute(g, seat, other)) offers.push(rivalChoice('route', other));
    if (proposals < PROPOSALS) for (const other of partnersOf(g, seat)) offers.push(rivalChoice('deal', other));
    addPeaceOffers(g, seat, offers);
    if (offers.length > 0) offers.push(button('done'));
    return offers;
  },
  happens(g, q, c, tell) {
    const realm = realmOf(g, q.seat);
    switch (c.do) {
      case 'bank': {
        const [give, get, count] = [RESOURCES.indexOf(c.give), numberOf(c.at), bankRate(g, q.seat)];
        gain(realm, give, -count);
        gain(realm, get, 1);
        tell({ what: 'banked', seat: q.seat, give, count, get });
        break;
      }
      case 'buyPoint':
        gain(realm, GOLD, -PRICE_OF_POINT);
        realm.bought++;
        tell({ what: 'boughtPoint', seat: q.seat, gold: PRICE_OF_POINT });
        break;
      case 'route':
        realm.routes.push(numberOf(c.at));
        tell({ what: 'routeOpened', seat: q.seat, other: numberOf(c.at) });
        break;
      case 'deal':
        return begin(g, q, numberOf(c.at));
      case 'offerPeace':
        return offerPeace(g, q, numberOf(c.at), tell);
      default:
        g.hasTraded[q.seat] = true;
        return;
    }
    g.questions.push(q);
  },
};

function begin(g: Traders, q: Asking<'trade'>, to: Seat): void {
  g.questions.push({ ...q, proposals: q.proposals + 1 });
  g.questions.push({ ask: 'deal', reply: false, seat: q.seat, to, give: [0, 0, 0, 0], want: [0, 0, 0, 0] });
}

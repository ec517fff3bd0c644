/**
 * Negotiating (NEG): crowns change hands by consent of the giver alone, Faith, Votes, Prestige, charges, offices and troops never do. Whoever decides in
 * the open can deal with the others first: give crowns, or propose an agreement (agreements.ts); heirs (OPT-03) and miracles (OPT-07) belong there too.
 */
import type { Seat } from '@/engine/contract';
import type { RealmChoice, RealmDecision } from '../asking';
import type { Asking, Deciding } from '../ruling';
import { PRICES } from '../data/numbers';
import { button, crownsSpot, DONE, nobleSpot, numberOf, seatSpot } from '../spots';
import { baronsLeft, inOrder, type Realm } from '../state';
import { giveHeir, heirsWith } from './agreements';
import { noHeir } from './death';
import { freeCrowns } from './laws';
import { offerMiracles, workMiracle } from './miracles';
import { payTo } from './treasury';

const PURSE = { do: 'purse', at: button('purse') } as const;

/**
 * The same rule with an open purse beside it: after a gift or an agreement it asks again. Where one answer alone is left nobody can be won over,
 * but where it is want of crowns that leaves no other.
 */
export function withPurse<A extends RealmDecision['ask']>(rule: Deciding<A>, least = 2): Deciding<A> {
  return {
    ...rule,
    offers(g, q) {
      const offers = rule.offers(g, q);
      return offers.length >= least && baronsLeft(g) > 1 ? [...offers, PURSE] : offers;
    },
    happens(g, q, c, tell) {
      if (c.do === 'purse') g.questions.push(q as RealmDecision, { ask: 'purse', seat: seatIn(q) });
      else rule.happens(g, q, c, tell);
    },
  };
}
const seatIn = (q: Asking<RealmDecision['ask']>): Seat => q.seat;

function inside(g: Readonly<Realm>, seat: Seat): RealmChoice[] {
  const offers: RealmChoice[] = [];
  const others = inOrder(g, seat).slice(1);
  for (const to of others) {
    for (const crowns of PRICES) if (crowns <= freeCrowns(g, seat)) offers.push({ do: 'give', at: crownsSpot(crowns), to });
    offers.push({ do: 'treat', at: button('treat'), to });
  }
  if (g.settings.heirs) offerHeirs(g, seat, others, offers);
  if (g.settings.miracles) offerMiracles(g, seat, offers);
  return offers;
}

/** OPT-03: whoever holds an heir may hand it to another Baron, or kill one that is not his own. */
function offerHeirs(g: Readonly<Realm>, seat: Seat, others: readonly Seat[], offers: RealmChoice[]): void {
  for (const noble of heirsWith(g, seat)) {
    for (const other of others) offers.push({ do: 'giveHeir', at: seatSpot(other), noble });
    if (noble >> 2 !== seat) offers.push({ do: 'killHeir', at: nobleSpot(noble) });
  }
}

/** Each heir changes hands at most once while the purse is open: it is closed by any gift. */
export const purse: Deciding<'purse'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) => [...inside(g, seat), { do: 'done', at: DONE }],
  happens(g, { seat }, c, tell) {
    if (c.do === 'give') payTo(g, seat, c.to, numberOf(c.at), 'gift', tell);
    if (c.do === 'treat') g.questions.push({ ask: 'want', seat, to: c.to });
    if (c.do === 'giveHeir') giveHeir(g, c.noble, numberOf(c.at), tell);
    if (c.do === 'killHeir') noHeir(g, numberOf(c.at), tell);
    if (c.do === 'miracle') workMiracle(g, seat, c.at, tell);
  },
};

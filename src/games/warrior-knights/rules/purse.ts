/**
 * Negotiating (NEG): crowns change hands by consent of the giver alone, Faith, Votes, Prestige, charges, offices and troops never do. Whoever has to
 * decide what others may pay for can open his purse first; heirs (OPT-03) and miracles (OPT-07) are dealt with there too.
 */
import type { Seat } from '@/engine/contract';
import type { RealmChoice, RealmDecision } from '../asking';
import type { Asking, Deciding, RealmTell } from '../ruling';
import { PRICES } from '../data/numbers';
import { button, DONE, nobleSpot, numberOf, seatSpot } from '../spots';
import { baronOf, inOrder, nobleOf, type Realm } from '../state';
import { noHeir } from './death';
import { offerMiracles, workMiracle } from './miracles';
import { payTo } from './treasury';

const PURSE = { do: 'purse', at: button('purse') } as const;

/** The same rule with an open purse beside it: after a gift it asks again. */
export function withPurse<A extends RealmDecision['ask']>(rule: Deciding<A>): Deciding<A> {
  return {
    ...rule,
    offers(g, q) {
      const offers = rule.offers(g, q);
      return offers.length > 0 && opens(g, seatIn(q)) ? [...offers, PURSE] : offers;
    },
    happens(g, q, c, tell) {
      if (c.do === 'purse') g.questions.push(q as RealmDecision, { ask: 'purse', seat: seatIn(q) });
      else rule.happens(g, q, c, tell);
    },
  };
}
const seatIn = (q: Asking<RealmDecision['ask']>): Seat => q.seat;
const opens = (g: Readonly<Realm>, seat: Seat): boolean => baronOf(g, seat).crowns > 0 || inside(g, seat).length > 0;

function inside(g: Readonly<Realm>, seat: Seat): RealmChoice[] {
  const offers: RealmChoice[] = [];
  const others = inOrder(g, seat).slice(1);
  for (const other of others)
    for (const crowns of PRICES) if (crowns <= baronOf(g, seat).crowns) offers.push({ do: 'give', at: `crowns:${crowns}`, to: other });
  if (g.settings.heirs) offerHeirs(g, seat, others, offers);
  if (g.settings.miracles) offerMiracles(g, seat, offers);
  return offers;
}

/** OPT-03: whoever holds an heir may hand it to another Baron, or kill one that is not his own. */
function offerHeirs(g: Readonly<Realm>, seat: Seat, others: readonly Seat[], offers: RealmChoice[]): void {
  g.nobles.forEach((n, noble) => {
    if (n.heir !== seat || n.heirless || n.gone) return;
    for (const other of others) offers.push({ do: 'giveHeir', at: seatSpot(other), noble });
    if (noble >> 2 !== seat) offers.push({ do: 'killHeir', at: nobleSpot(noble) });
  });
}

/** Each heir changes hands at most once while the purse is open: it is closed by any gift. */
export const purse: Deciding<'purse'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) => [...inside(g, seat), { do: 'done', at: DONE }],
  happens(g, { seat }, c, tell) {
    if (c.do === 'give') payTo(g, seat, c.to, numberOf(c.at), 'gift', tell);
    if (c.do === 'giveHeir') giveHeir(g, c.noble, numberOf(c.at), tell);
    if (c.do === 'killHeir') noHeir(g, numberOf(c.at), tell);
    if (c.do === 'miracle') workMiracle(g, seat, c.at, tell);
  },
};

function giveHeir(g: Realm, noble: number, to: Seat, tell: RealmTell): void {
  nobleOf(g, noble).heir = to;
  tell({ what: 'heirGiven', noble, seat: to });
}

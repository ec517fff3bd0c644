/**
 * Negotiating (NEG): crowns change hands by consent of the giver, Faith, Votes, Prestige, charges, offices and troops never do. Whoever's card
 * is up may open his purse; heirs (OPT-03) and miracles (OPT-07) are dealt with there too.
 */
import type { Seat } from '@/engine/contract';
import type { RealmChoice, RealmDecision } from '../asking';
import type { Deciding, RealmTell } from '../ruling';
import { PRICES } from '../data/numbers';
import { button, DONE, nobleSpot, numberOf, seatSpot } from '../spots';
import { baronOf, inOrder, nobleOf, type Realm } from '../state';
import { noHeir } from './death';
import { offerMiracles, workMiracle } from './miracles';
import { payTo } from './treasury';

const PURSE = { do: 'purse', at: button('purse') } as const;

export function offerPurse(g: Readonly<Realm>, seat: Seat, offers: RealmChoice[]): void {
  if (inside(g, seat).length > 0) offers.push(PURSE);
}

/** The question is asked again afterwards. */
export function openPurse(g: Realm, q: RealmDecision): void {
  g.questions.push(q, { ask: 'purse', seat: q.seat });
}

function inside(g: Readonly<Realm>, seat: Seat): RealmChoice[] {
  const offers: RealmChoice[] = [];
  const others = inOrder(g, seat).slice(1);
  for (const other of others)
    for (const crowns of PRICES) if (crowns <= baronOf(g, seat).crowns) offers.push({ do: 'give', at: seatSpot(other), crowns });
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
    if (c.do === 'give') payTo(g, seat, numberOf(c.at), c.crowns, 'gift', tell);
    if (c.do === 'giveHeir') giveHeir(g, c.noble, numberOf(c.at), tell);
    if (c.do === 'killHeir') noHeir(g, numberOf(c.at), tell);
    if (c.do === 'miracle') workMiracle(g, seat, c.at, tell);
  },
};

function giveHeir(g: Realm, noble: number, to: Seat, tell: RealmTell): void {
  nobleOf(g, noble).heir = to;
  tell({ what: 'heirGiven', noble, seat: to });
}

/**
 * Agreements (NEG-03): one Baron says what he wants of another and what he gives for it; the other accepts, refuses, or names once another price.
 * Crowns change hands at once. Of a vow the chronicle keeps a line, and nothing but honour holds anybody to it (NEG-02).
 */
import type { Seat, Spot } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell } from '../ruling';
import { PRICES } from '../data/numbers';
import { button, crownsSpot, DONE, kindOf, nameOf, nobleSpot, numberOf, vowSpot } from '../spots';
import { inOrder, nobleOf, type Realm, type Talks } from '../state';
import { VOWS, type Terms, type Vow } from '../terms';
import { freeCrowns } from './laws';
import { payTo } from './treasury';

export const NOTHING: Spot = button('nothing');

/** What was said this round; of what was said before nothing counts. */
export const talksOf = (g: Readonly<Realm>): Readonly<Talks> | null => (g.talks?.round === g.round ? g.talks : null);

function openTalks(g: Realm): Talks {
  if (g.talks?.round !== g.round) g.talks = { round: g.round, vows: [], refused: [] };
  return g.talks;
}

export const hasVowed = (g: Readonly<Realm>, seat: Seat, to: Seat, vow: Vow): boolean =>
  talksOf(g)?.vows.some(one => one.seat === seat && one.to === to && one.vow === vow) ?? false;

/** Leave to pass is nobody's to give where the match gives or denies it, and between two there is nobody else to vote for. */
const means = (g: Readonly<Realm>, vow: Vow): boolean =>
  vow === 'passage' ? g.settings.consent === 'ask' : vow === 'votes' ? g.seats > 2 : true;

/** What one Baron can give another: crowns that he has not agreed to pay already, heirs in his keeping (OPT-03), and his word, once. */
function goods(g: Readonly<Realm>, from: Seat, to: Seat): Spot[] {
  return [
    ...PRICES.filter(crowns => crowns <= freeCrowns(g, from)).map(crownsSpot),
    ...(g.settings.heirs ? heirsWith(g, from).map(nobleSpot) : []),
    ...VOWS.filter(vow => means(g, vow) && !hasVowed(g, from, to, vow)).map(vowSpot),
  ];
}

/** OPT-03: of whose Nobles he holds the heirs. */
export const heirsWith = (g: Readonly<Realm>, seat: Seat): number[] =>
  g.nobles.flatMap((n, noble) => (n.heir === seat && !n.heirless && !n.gone ? [noble] : []));

export function giveHeir(g: Realm, noble: number, to: Seat, tell: RealmTell): void {
  nobleOf(g, noble).heir = to;
  tell({ what: 'heirGiven', noble, seat: to });
}

const isRefused = (g: Readonly<Realm>, t: Terms): boolean =>
  talksOf(g)?.refused.some(one => one.by === t.by && one.to === t.to && one.wants === t.wants && one.gives === t.gives) ?? false;

/** What may be given for what is wanted: no crowns for crowns, and never again what was refused. */
function bids(g: Readonly<Realm>, by: Seat, to: Seat, wants: Spot): Spot[] {
  const paid = kindOf(wants) === 'crowns';
  return [...goods(g, by, to).filter(gives => !paid || kindOf(gives) !== 'crowns'), NOTHING].filter(
    gives => !isRefused(g, { by, to, wants, gives }),
  );
}

/** The prices that the other may name instead. */
export const prices = (g: Readonly<Realm>, { by, to, wants, gives }: Terms): Spot[] =>
  goods(g, by, to).filter(
    price =>
      price !== gives &&
      (kindOf(wants) !== 'crowns' || kindOf(price) !== 'crowns') &&
      !isRefused(g, { by: to, to: by, wants: price, gives: wants }),
  );

export const want: Deciding<'want'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat, to }) => [
    ...goods(g, to, seat)
      .filter(at => bids(g, seat, to, at).length > 0)
      .map(at => ({ do: 'want', at }) satisfies RealmChoice),
    { do: 'done', at: DONE },
  ],
  happens(g, { seat, to }, c) {
    if (c.do === 'want') g.questions.push({ ask: 'bid', seat, to, wants: c.at });
  },
};

export const bid: Deciding<'bid'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat, to, wants }) => [
    ...bids(g, seat, to, wants).map(at => ({ do: 'bid', at }) satisfies RealmChoice),
    { do: 'done', at: DONE },
  ],
  happens(g, { seat, to, wants }, c, tell) {
    if (c.do === 'bid') propose(g, { by: seat, to, wants, gives: c.at }, false, tell);
  },
};

function propose(g: Realm, terms: Terms, last: boolean, tell: RealmTell): void {
  const { by, to, wants, gives } = terms;
  tell({ what: 'dealOffered', seat: by, to, wants, gives });
  g.questions.push({ ask: 'deal', seat: to, terms, last });
}

export const deal: Deciding<'deal'> = {
  asks: (_, q) => q.seat,
  offers(g, { terms, last }) {
    const offers: RealmChoice[] = [
      { do: 'accept', at: button('accept') },
      { do: 'refuse', at: button('refuse') },
    ];
    if (!last && prices(g, terms).length > 0) offers.push({ do: 'counter', at: button('counter') });
    return offers;
  },
  happens(g, q, c, tell) {
    const { by } = q.terms;
    if (c.do === 'counter') {
      g.questions.push({ ask: 'counter', seat: q.seat, terms: q.terms });
    } else if (c.do === 'accept') {
      tell({ what: 'dealAccepted', seat: q.seat, by });
      handOver(g, q.terms.to, by, q.terms.wants, tell);
      handOver(g, by, q.terms.to, q.terms.gives, tell);
    } else {
      openTalks(g).refused.push(q.terms);
      tell({ what: 'dealRefused', seat: q.seat, by });
    }
  },
};

/** What is wanted stays; what he wants for it he says himself, and the answer to that is the last. */
export const counter: Deciding<'counter'> = {
  asks: (_, q) => q.seat,
  offers: (g, { terms }) => [...prices(g, terms).map(at => ({ do: 'bid', at }) satisfies RealmChoice), { do: 'done', at: DONE }],
  happens(g, { seat, terms }, c, tell) {
    if (c.do === 'bid') propose(g, { by: seat, to: terms.by, wants: c.at, gives: terms.wants }, true, tell);
    else g.questions.push({ ask: 'deal', seat, terms, last: false });
  },
};

function handOver(g: Realm, from: Seat, to: Seat, what: Spot, tell: RealmTell): void {
  if (kindOf(what) === 'crowns') payTo(g, from, to, numberOf(what), 'agreement', tell);
  if (kindOf(what) === 'noble') giveHeir(g, numberOf(what), to, tell);
  if (kindOf(what) !== 'vow') return;
  const vowed = { seat: from, to, vow: nameOf(what) as Vow };
  openTalks(g).vows.push(vowed);
  tell({ what: 'vowed', ...vowed });
}

/** NEG-04: the chronicle says who did not keep his word. */
export function breakVow(g: Realm, seat: Seat, to: Seat, vow: Vow, tell: RealmTell): void {
  if (!hasVowed(g, seat, to, vow)) return;
  const talks = openTalks(g);
  talks.vows = talks.vows.filter(one => one.seat !== seat || one.to !== to || one.vow !== vow);
  tell({ what: 'vowBroken', seat, to, vow });
}

/** Is there another Baron who has as much? */
export const canBorrow = (g: Readonly<Realm>, seat: Seat, crowns: number): boolean =>
  inOrder(g, seat)
    .slice(1)
    .some(other => freeCrowns(g, other) >= crowns);

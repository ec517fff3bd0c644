/** Private Motions (PMO): whom Fate names proposes; with the option, laws and motions of the players' own. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Deciding, Running } from '../ruling';
import { kindOfAgenda } from '../data/agendas';
import { agendaSpot, button, numberOf, nameOf, seatSpot } from '../spots';
import { baronOf, inOrder, NONE, type Realm } from '../state';
import { OPEN_LAWS, type OpenLaw, type OpenMotion, type Proposal } from '../terms';
import { OPEN_CARD } from './carriedMotions';
import { pickBaron } from './fate';
import { isOpenLaw } from './laws';
import { heldBy } from './passing';
import { discardAgenda, openVote } from './voting';

/** PMO-01: he need not attend. */
export const privateMotion: Running<'privateMotion'> = {
  runs(g, { card }, tell) {
    g.display = g.display.filter(other => other !== card);
    discardAgenda(g, card, tell);
    const seat = pickBaron(g, tell, () => true);
    tell({ what: 'proposer', seat });
    g.questions.push({ ask: 'propose', seat, card });
  },
};

/** PMO-02: only what there is. */
export const propose: Deciding<'propose'> = {
  asks: (_, q) => q.seat,
  offers(g) {
    const offers: RealmChoice[] = [];
    g.barons.forEach((b, seat) => b.banned && !b.out && offers.push({ do: 'proposeLift', at: seatSpot(seat) }));
    for (const card of [...g.laws, ...inOrder(g).flatMap(seat => heldBy(g, seat))])
      offers.push({ do: 'proposeDiscard', at: agendaSpot(card) });
    for (const { law } of g.openLaws) offers.push({ do: 'proposeDiscard', at: `motion:${law}` });
    offers.push({ do: 'proposePostpone', at: button('postpone') });
    for (const card of g.agendaDiscards) if (kindOfAgenda(card) !== 'private') offers.push({ do: 'proposeRevive', at: agendaSpot(card) });
    if (g.settings.open) offerOpen(g, offers);
    offers.push({ do: 'proposeNothing', at: button('nothing') });
    return offers;
  },
  happens(g, q, c, tell) {
    const about = c.do === 'proposeOpen' ? { a: c.a, b: c.b, n: c.n } : null;
    tell({ what: 'proposed', seat: q.seat, motion: c.do, at: c.at, ...about });
    if (c.do === 'proposeNothing') return;
    if (c.do !== 'proposeRevive') return openVote(g, { card: NONE, proposal: proposalOf(c), candidates: [] }, tell);
    const card = numberOf(c.at);
    g.agendaDiscards.splice(g.agendaDiscards.indexOf(card), 1);
    g.questions.push({ ask: 'agenda', card });
  },
};

/** PMO-06: not what is in force already; who, and how many crowns, is said before the vote. */
function offerOpen(g: Readonly<Realm>, offers: RealmChoice[]): void {
  const seats = inOrder(g).sort((a, b) => a - b);
  const add = (motion: OpenMotion, a: Seat, b: Seat, n: number): void => {
    offers.push({ do: 'proposeOpen', at: `motion:${motion}`, motion, a, b, n });
  };
  for (const law of OPEN_LAWS) if (law !== 'imposedTruce' && !isOpenLaw(g, law)) add(law, NONE, NONE, 0);
  for (const a of seats) {
    for (let n = 1; n <= 5; n++) add('grant', a, NONE, n);
    if (!baronOf(g, a).banned) add('expulsion', a, NONE, 0);
    for (const b of seats) {
      if (a < b && !isOpenLaw(g, 'imposedTruce')) add('imposedTruce', a, b, 0);
      for (let n = 1; n <= 5; n++) if (a !== b) add('indemnity', a, b, n);
    }
  }
  for (let n = 1; n <= 3; n++) add('levy', NONE, NONE, n);
  add('noConfidence', NONE, NONE, 0);
  add('royalPayroll', NONE, NONE, 0);
}

function proposalOf(c: RealmChoice): Proposal {
  if (c.do === 'proposeLift') return { kind: 'lift', seat: numberOf(c.at) };
  if (c.do === 'proposeOpen') return { kind: 'open', motion: c.motion, a: c.a, b: c.b, n: c.n };
  if (c.do !== 'proposeDiscard') return { kind: 'postpone' };
  return { kind: 'discard', card: c.at.startsWith('motion:') ? OPEN_CARD + OPEN_LAWS.indexOf(nameOf(c.at) as OpenLaw) : numberOf(c.at) };
}

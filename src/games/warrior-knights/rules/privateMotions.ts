/** Private Motions (PMO): whom Fate names proposes; with the option, laws and motions of the players' own. */
import type { Seat } from '@/engine/contract';
import type { Asking, Deciding, RealmChoice, RealmTell, Running } from '../asking';
import { kindOfAgenda } from '../data/agendas';
import { agendaSpot, button, numberOf, nameOf, seatSpot } from '../spots';
import { baronOf, inOrder, NONE, OPEN_LAWS, type OpenLaw, type OpenMotion, type Proposal, type Realm } from '../state';
import { attendants } from './assembly';
import { pickBaron } from './fate';
import { ban, leaders, takeChairman } from './honours';
import { isOpenLaw } from './laws';
import { heldBy, liftBan, takeAway } from './passing';
import { gain } from './treasury';
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
    tell({ what: 'proposed', seat: q.seat, motion: c.do, at: c.at });
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

/** Laws of the players have no card; they are numbered after the Agendas. */
const OPEN_CARD = 100;

function proposalOf(c: RealmChoice): Proposal {
  if (c.do === 'proposeLift') return { kind: 'lift', seat: numberOf(c.at) };
  if (c.do === 'proposeOpen') return { kind: 'open', motion: c.motion, a: c.a, b: c.b, n: c.n };
  if (c.do !== 'proposeDiscard') return { kind: 'postpone' };
  return { kind: 'discard', card: c.at.startsWith('motion:') ? OPEN_CARD + OPEN_LAWS.indexOf(nameOf(c.at) as OpenLaw) : numberOf(c.at) };
}

export function carryOut(g: Realm, p: Proposal, tell: RealmTell): void {
  if (p.kind === 'lift') liftBan(g, p.seat, tell);
  else if (p.kind === 'open') carryOutOpen(g, p, tell);
  else if (p.kind === 'postpone') postpone(g, tell);
  else if (p.card < OPEN_CARD) takeAway(g, p.card, tell);
  else g.openLaws = g.openLaws.filter(open => open.law !== OPEN_LAWS[p.card - OPEN_CARD]);
}

/** PMO-04: at once; what is left waits for the next Assembly. */
function postpone(g: Realm, tell: RealmTell): void {
  tell({ what: 'postponed' });
  while (g.questions.length > 0 && g.questions.at(-1)?.ask !== 'adjourn') g.questions.pop();
}

function carryOutOpen(g: Realm, p: Extract<Proposal, { kind: 'open' }>, tell: RealmTell): void {
  const law = OPEN_LAWS.find(one => one === p.motion);
  if (law !== undefined) g.openLaws.push({ law, a: p.a, b: p.b, fresh: true });
  else if (p.motion === 'grant') gain(g, p.a, 'crowns', p.n, 'grant', tell);
  else if (p.motion === 'expulsion') ban(g, p.a, 'expulsion', tell);
  else if (p.motion === 'royalPayroll') g.payroll = true;
  else if (p.motion === 'levy') for (const seat of inOrder(g).reverse()) pushDuty(g, seat, 'levy', p.n, NONE);
  else if (p.motion === 'indemnity') pushDuty(g, p.a, 'indemnity', p.n, p.b);
  else noConfidence(g, tell);
}

/** BAN-06: whoever refuses is exempt and banned; who is banned already pays nothing. */
function pushDuty(g: Realm, seat: Seat, law: 'levy' | 'indemnity', pay: number, to: Seat): void {
  if (!baronOf(g, seat).banned && baronOf(g, seat).crowns > 0)
    g.questions.push({ ask: 'comply', seat, duty: { law, pay, to } } satisfies Asking<'comply'>);
}

function noConfidence(g: Realm, tell: RealmTell): void {
  const among = attendants(g).filter(seat => seat !== g.chairman);
  if (among.length === 0) return;
  const best = leaders(g, among, 'votes');
  takeChairman(g, best.length === 1 ? (best[0] as Seat) : pickBaron(g, tell, seat => best.includes(seat)), tell);
}

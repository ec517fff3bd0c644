/** What a carried Private Motion does (PMO-03 to PMO-06). */
import type { Seat } from '@/engine/contract';
import type { Asking, RealmTell } from '../ruling';
import { inOrder, NONE, type Realm } from '../state';
import { OPEN_LAWS, type Proposal } from '../terms';
import { attendants } from './assembly';
import { pickBaron } from './fate';
import { ban, leaders, takeChairman } from './honours';
import { liftBan, takeAway } from './passing';
import { gain } from './treasury';

/** Laws of the players have no card; they are numbered after the Agendas. */
export const OPEN_CARD = 100;

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
  g.questions.push({ ask: 'comply', seat, duty: { law, pay, to } } satisfies Asking<'comply'>);
}

function noConfidence(g: Realm, tell: RealmTell): void {
  const among = attendants(g).filter(seat => seat !== g.chairman);
  if (among.length === 0) return;
  const best = leaders(g, among, 'votes');
  takeChairman(g, best.length === 1 ? (best[0] as Seat) : pickBaron(g, tell, seat => best.includes(seat)), tell);
}

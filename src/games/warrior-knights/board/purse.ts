/** What one has of that which is asked for. */
import type { Seat } from '@/engine/contract';
import type { RealmDecision, RealmQuestion } from '../asking';
import { attendants } from '../rules/assembly';
import { baronOf } from '../state';
import type { Eyes } from './eyes';

type Stock = 'crowns' | 'votes' | 'faith';

const ASKED: Readonly<Partial<Record<RealmDecision['ask'], readonly Stock[]>>> = {
  price: ['crowns'],
  bargain: ['crowns'],
  invest: ['crowns'],
  hire: ['crowns'],
  purse: ['crowns', 'faith'],
  calm: ['crowns', 'faith'],
  want: ['crowns'],
  bid: ['crowns'],
  deal: ['crowns'],
  counter: ['crowns'],
  cancel: ['faith'],
  pledge: ['faith'],
  bless: ['faith'],
  chooseDrawer: ['faith'],
  commit: ['votes'],
  declare: ['votes'],
  writeVotes: ['votes'],
};

/** At a vote also what the richest of the others could give: Votes are no secret, and all that is committed is spent (ASM-07). */
export function purseLine({ g, t, b }: Eyes, q: RealmQuestion | null, me: Seat): string | undefined {
  const stocks = q === null ? undefined : ASKED[q.ask as RealmDecision['ask']];
  if (stocks === undefined) return undefined;
  const baron = baronOf(g, me);
  // Out of a purse Faith works nothing but miracles (OPT-07).
  const meant = stocks.filter(stock => stock !== 'faith' || q?.ask !== 'purse' || g.settings.miracles);
  const own = meant.map(stock => t.labels[stock](baron[stock])).join(', ');
  const rivals = q?.ask === 'commit' || q?.ask === 'writeVotes' ? attendants(g).filter(seat => seat !== me) : [];
  return b.youHave(rivals.length === 0 ? own : b.againstVotes(own, Math.max(...rivals.map(seat => baronOf(g, seat).votes))));
}

/** The Chairman's and the Head of the Church's tokens, and bans from the Assembly. */
import type { Seat } from '@/engine/contract';
import type { RealmTell } from '../ruling';
import { agendaNumber, type AgendaName } from '../data/agendas';
import type { BanWhy } from '../facts';
import { baronOf, inOrder, NONE, type Realm } from '../state';
import { pickBaron } from './fate';

export const holdsCharge = (g: Readonly<Realm>, seat: Seat, charge: AgendaName): boolean =>
  baronOf(g, seat).charges.includes(agendaNumber(charge));
export const isLaw = (g: Readonly<Realm>, law: AgendaName): boolean => g.laws.includes(agendaNumber(law));

/** RAL-02: never a banned Baron. */
export function takeChairman(g: Realm, seat: Seat, tell: RealmTell): void {
  if (seat === g.chairman || seat === NONE || baronOf(g, seat).banned) return;
  g.chairman = seat;
  // Whoever stood in for his forerunner does not stand in for him (ASM-03).
  if (g.assembly !== null) g.assembly.acting = NONE;
  tell({ what: 'chairman', seat });
}

/** Never a heretic (EVE-02). NONE: the token lies with nobody. */
export function takeHead(g: Realm, seat: Seat, tell: RealmTell): void {
  if (seat === g.head || (seat !== NONE && baronOf(g, seat).heretic)) return;
  g.head = seat;
  tell({ what: 'head', seat });
}

/** Who acts for the Head: himself, or the Chairman while nobody is (NEU-01). */
export const headOrChairman = (g: Readonly<Realm>): Seat => (g.head === NONE ? g.chairman : g.head);

/** Strictly more than every other Baron (RAL-01, SER-01). */
export function hasMost(g: Readonly<Realm>, seat: Seat, res: 'votes' | 'faith'): boolean {
  const own = baronOf(g, seat)[res];
  return g.barons.every((b, other) => other === seat || b.out || b[res] < own);
}

/** Those who have the most of something among some; several: it is a tie. */
export function leaders(g: Readonly<Realm>, among: readonly Seat[], res: 'votes' | 'faith' | 'prestige'): Seat[] {
  const most = Math.max(...among.map(seat => baronOf(g, seat)[res]));
  return among.filter(seat => baronOf(g, seat)[res] === most);
}

/** BAN-01, BAN-08: he leaves the Assembly; a Chairman's token goes to whoever has most Votes, ties by Fate. */
export function ban(g: Realm, seat: Seat, why: BanWhy, tell: RealmTell): void {
  const b = baronOf(g, seat);
  if (b.banned) return;
  b.banned = true;
  tell({ what: 'banned', seat, why });
  if (g.assembly !== null) g.assembly.attending[seat] = false;
  if (g.chairman === seat) passChairman(g, tell);
  if (g.assembly?.acting === seat) g.assembly.acting = NONE;
}

export function passChairman(g: Realm, tell: RealmTell, res: 'votes' | 'prestige' = 'votes'): void {
  const among = inOrder(g, g.chairman).filter(seat => seat !== g.chairman && !baronOf(g, seat).banned);
  if (among.length === 0) return;
  const best = leaders(g, among, res);
  takeChairman(g, best.length === 1 ? (best[0] as Seat) : pickBaron(g, tell, seat => best.includes(seat)), tell);
}

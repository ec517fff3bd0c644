/** Which choices break a promise: nothing forbids them (NEG-02), but whoever makes them is reminded, and no bot does. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from '../asking';
import { NONE, type Realm } from '../state';
import type { Vow, Vowed } from '../terms';
import { hasVowed } from './agreements';
import { attackOf } from './attack';

export function promiseBroken(g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): Vowed | null {
  if (g.talks === undefined || !('seat' in q)) return null;
  const broken = (to: Seat, vow: Vow): Vowed | null => (to !== NONE && hasVowed(g, q.seat, to, vow) ? { seat: q.seat, to, vow } : null);
  switch (c.do) {
    case 'fight':
    case 'assault':
    case 'besiege':
      return broken(attackOf(g, q.seat, c).foe, 'peace');
    case 'deny':
      return q.ask === 'consent' ? broken(q.by, 'passage') : null;
    default:
      return null;
  }
}

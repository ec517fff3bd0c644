/** What the finger holds: an attack that is considered before it is begun. */
import type { Question } from '@/engine/contract';
import type { Held } from '@/table/kit/held';
import type { RealmChoice, RealmQuestion } from '../asking';
import { attackOf } from '../rules/attack';
import type { Realm } from '../state';
import type { Attack } from '../terms';

export const isAttack = (c: { readonly do: string }): boolean => c.do === 'fight' || c.do === 'assault' || c.do === 'besiege';

/** An assault and a siege of the same walls. */
export const isEither = ({ which }: Pick<Held, 'which'>): boolean => (which?.filter(isAttack).length ?? 0) > 1;

/** Where several kinds of attack are offered, the first: who stands against whom is the same. */
export function attackInHand(g: Readonly<Realm>, question: Question | null, held: Pick<Held, 'waiting' | 'which'>): Attack | null {
  const q = question as RealmQuestion | null;
  if (q === null || !('seat' in q)) return null;
  const considered = held.waiting === null ? (held.which ?? []) : [held.waiting.choice];
  const attack = considered.find(isAttack);
  return attack === undefined ? null : attackOf(g, q.seat, attack as RealmChoice);
}

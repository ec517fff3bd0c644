/** What Prestige is gained by, in figures: the chronicle says the same in words. */
import type { Seat } from '@/engine/contract';
import type { Why } from '@/pieces/Gain';
import type { RealmFact } from '../facts';

export function gain(e: RealmFact): { readonly seat: Seat; readonly points: number; readonly why: Why } | null {
  if ((e.what !== 'gained' && e.what !== 'lost') || e.res !== 'prestige' || e.count === 0) return null;
  const points = e.what === 'gained' ? e.count : -e.count;
  return { seat: e.seat, points, why: { icon: e.why === 'cities' ? 'castle' : 'scroll', text: points > 0 ? `${points}` : `−${-points}` } };
}

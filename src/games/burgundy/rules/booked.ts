/** The lines of the score sheet that a fact stands on. */
import type { Booked } from '@/engine/contract';
import type { BurgundyFact } from '../facts';

export function booked(e: BurgundyFact): readonly Booked[] {
  if (e.what === 'areaScored')
    return [
      { seat: e.seat, source: 'areas' },
      { seat: e.seat, source: 'phases' },
    ];
  return 'source' in e && e.points > 0 ? [{ seat: e.seat, source: e.source }] : [];
}

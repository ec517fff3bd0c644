/** What points are counted from, in figures: the chronicle says the same in words. */
import type { Seat } from '@/engine/contract';
import type { Why } from '@/pieces/Gain';
import { AWARD_POINTS, FORT_POINTS } from '../data/numbers';
import type { TradersFact } from '../facts';

export function gain(e: TradersFact): { readonly seat: Seat; readonly points: number; readonly why: Why } | null {
  switch (e.what) {
    case 'killed':
      return e.by < 0 || e.points === 0 ? null : { seat: e.by, points: e.points, why: { icon: 'skull', text: `${e.points}` } };
    case 'taken':
      return { seat: e.seat, points: e.points, why: { icon: 'flag', text: `${e.points}` } };
    case 'boughtPoint':
      return { seat: e.seat, points: 1, why: { icon: 'coin', text: `${e.gold}` } };
    case 'award':
      return { seat: e.seat, points: AWARD_POINTS, why: { icon: 'crown', text: `${AWARD_POINTS}` } };
    case 'awardLost':
      return { seat: e.seat, points: -AWARD_POINTS, why: { icon: 'crown', text: `−${AWARD_POINTS}` } };
    case 'startFort':
    case 'builtFort':
      return { seat: e.seat, points: FORT_POINTS, why: { icon: 'tower', text: `${FORT_POINTS}` } };
    default:
      return null;
  }
}

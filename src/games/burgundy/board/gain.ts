/** What points are counted from, in figures: the chronicle says the same in words. */
import type { Seat } from '@/engine/contract';
import type { Why } from '@/pieces/Gain';
import type { IconName } from '@/pieces/icons';
import { SHIELDS } from '../data/shields';
import { COLOURS } from '../data/names';
import type { BurgundyFact } from '../facts';
import { kindLook } from './looks';

const LEFTOVERS = { unsoldGoods: 'barrel', silver: 'silver', workers: 'worker' } as const satisfies Record<string, IconName>;

function whyOf(e: BurgundyFact): Why | null {
  switch (e.what) {
    case 'areaScored':
      return { icon: kindLook(COLOURS.indexOf(e.colour)).glyph, text: `${e.sizePoints} + ${e.phasePoints}` };
    case 'postsLinked':
      return { icon: 'flag', text: [...new Array<number>(e.awards).fill(e.phasePoints), ...(e.bonus > 0 ? [e.bonus] : [])].join(' + ') };
    case 'colourComplete':
      return { icon: 'trophy', text: `${e.points}` };
    case 'livestockScored':
      return { icon: e.animal, text: e.heads.map(heads => heads + e.perTile).join(' + ') };
    case 'watchtowerScored':
      return { icon: 'watchtower', text: `${e.points}` };
    case 'laidGood':
      return { icon: 'wagon', text: `${e.points}` };
    case 'soldGoods':
      return { icon: 'barrel', text: `${e.count} × ${e.points / e.count}` };
    case 'leftoverScored':
      return { icon: LEFTOVERS[e.of], text: `${e.points}` };
    case 'monasteryScored':
      return { icon: 'book', text: `${e.count} × ${e.each}${e.shield === SHIELDS.cloister ? ' × 2' : ''}` };
    case 'shieldScored':
      return { icon: 'shield', text: e.doubled === true ? `${e.points / 2} × 2` : `${e.points}` };
    default:
      return null;
  }
}

export function gain(e: BurgundyFact): { readonly seat: Seat; readonly points: number; readonly why: Why } | null {
  const why = whyOf(e);
  return why === null || !('points' in e) || e.points === 0 ? null : { seat: e.seat, points: e.points, why };
}

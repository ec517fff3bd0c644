/** What points are counted from, in figures: the chronicle says the same in words. */
import type { Seat } from '@/engine/contract';
import type { Why } from '@/pieces/Gain';
import type { IconName } from '@/pieces/icons';
import type { TadmorFact } from '../facts';

const FINAL = { tower: 'tower', missions: 'scroll', temples: 'temple', rareGoods: 'amphora' } as const satisfies Record<string, IconName>;

interface Gained {
  readonly points: number;
  readonly why: Why;
}

const by = (icon: IconName, points: number, text = `${points}`): Gained => ({ points, why: { icon, text } });

function gained(e: TadmorFact): Gained | null {
  switch (e.what) {
    case 'gifts':
      return by('gift', e.points);
    case 'spoils':
      return by('sword', e.points);
    case 'credited':
      return by('barrel', -e.points, `−${e.points}`);
    case 'shrine':
      return by('temple', e.points);
    case 'gotRare':
      return by('amphora', e.points);
    case 'fulfilled':
      return by('scroll', e.points);
    case 'prestige':
      return by('crown', e.points);
    case 'taxLost':
      return by('scales', -e.points, `−${e.points}`);
    case 'supplied':
      return by('wagon', e.points, `${e.height} − ${e.lowest}`);
    case 'eraBonus':
      return by('tower', e.points, `2 × ${e.height}`);
    case 'finalScore':
      return by(FINAL[e.source], e.points);
    case 'endTile':
      return by('crown', e.points);
    default:
      return null;
  }
}

export function gain(e: TadmorFact): { readonly seat: Seat; readonly points: number; readonly why: Why } | null {
  const what = gained(e);
  return what === null || what.points === 0 || !('seat' in e) ? null : { seat: e.seat, ...what };
}

/** The spots a choice runs through, in the order of tapping. */
import type { Spot } from '@/engine/contract';
import { RESOURCES, TRACKS } from './data/names';
import { pieceSpot, stockSpot, trackSpot } from './spots';
import type { TradersChoice } from './state';

export function path(c: TradersChoice): readonly Spot[] {
  switch (c.do) {
    case 'march':
    case 'travel':
      return [pieceSpot(c.piece), c.at];
    case 'bank':
      return [stockSpot(RESOURCES.indexOf(c.give)), c.at];
    case 'shift':
      return [trackSpot(TRACKS.indexOf(c.from)), c.at];
    default:
      return [c.at];
  }
}

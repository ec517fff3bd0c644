/** The spots a choice runs through, in the order of tapping. */
import type { Spot } from '@/engine/contract';
import { towerSpot, stockSpot } from './spots';
import { GOODS } from './data/names';
import type { TadmorChoice } from './state';

export function path(c: TadmorChoice): readonly Spot[] {
  switch (c.do) {
    case 'swap':
      return [c.own, c.at];
    case 'trade':
      return [stockSpot(GOODS.indexOf(c.give)), c.at];
    case 'traitor':
    case 'buyRare':
    case 'buyRareByName':
    case 'fulfil':
      return [c.from, c.at];
    case 'claim':
      return c.victim === undefined ? [c.at] : [towerSpot(c.victim), c.at];
    default:
      return [c.at];
  }
}

/** The spots a choice runs through, in the order of tapping. */
import type { Spot } from '@/engine/contract';
import { BLACK_SPOTS, DIE_SPOTS, INN_SPOT, STORE_SPOTS } from './spots';
import type { BurgundyChoice } from './asking';

export function path(c: BurgundyChoice): readonly Spot[] {
  const spots: Spot[] = [];
  if ('die' in c && c.die !== undefined) spots.push(DIE_SPOTS[c.die] as Spot);
  if (c.do === 'reward') spots.push(BLACK_SPOTS[c.slot] ?? INN_SPOT);
  if (c.do === 'place') spots.push(STORE_SPOTS[c.store] as Spot);
  spots.push(c.at);
  return spots;
}

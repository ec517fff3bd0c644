/** EXT-04: a crane does what any other building does, whether such a building stands in the duchy or not. */
import { BUILDINGS, type PlainBuilding } from '../../data/names';
import { EFFECT_SPOTS, numberOf } from '../../spots';
import type { Asking } from '../../state';
import { buildingEffect } from './effects';
import { pending } from './pending';

export const crane = pending<Asking<'crane'>>({
  offer(_, __, into) {
    for (let building = 0; building < BUILDINGS.length; building++) into.push({ do: 'lift', at: EFFECT_SPOTS[building] as string });
  },
  happens(g, { seat }, c, tell) {
    const building = BUILDINGS[numberOf(c.at)] as PlainBuilding;
    tell({ what: 'craneUsed', seat, building });
    buildingEffect(g, seat, building, tell);
  },
  declines: 'crane',
});

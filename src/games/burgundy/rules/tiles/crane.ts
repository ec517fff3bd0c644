/** EXT-04: a crane does what any other building does, whether such a building stands in the duchy or not; a white castle is one where they are played. */
import { BUILDING_TYPES, BUILDINGS, type Building } from '../../data/names';
import { EFFECT_SPOTS, numberOf } from '../../spots';
import type { Asking } from '../../ruling';
import { plays } from '../../state';
import { WHITE_CASTLE } from '../tile';
import { buildingEffect } from './effects';
import { pending } from './pending';

export const crane = pending<Asking<'crane'>>({
  offer(g, _, into) {
    for (let building = 0; building < BUILDINGS.length; building++) into.push({ do: 'lift', at: EFFECT_SPOTS[building] as string });
    if (plays(g, 'whiteCastles')) into.push({ do: 'lift', at: EFFECT_SPOTS[WHITE_CASTLE] as string });
  },
  happens(g, { seat }, c, tell) {
    const building = BUILDING_TYPES[numberOf(c.at)] as Building;
    tell({ what: 'craneUsed', seat, building });
    buildingEffect(g, seat, building, tell);
  },
  declines: 'crane',
});

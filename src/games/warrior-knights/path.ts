/** The spots a choice runs through, in the order of tapping. */
import type { Spot } from '@/engine/contract';
import type { RealmChoice } from './asking';
import { armySpot, nobleSpot, regionSpot, seatSpot, troopSpot } from './spots';
import { NONE } from './state';

export function path(c: RealmChoice): readonly Spot[] {
  switch (c.do) {
    case 'deploy':
    case 'march':
    case 'sail':
    case 'comeBack':
    case 'giveHeir':
      return [nobleSpot(c.noble), c.at];
    case 'lay':
      return [`hand:${c.deed}`, c.at];
    case 'fight':
      return [regionSpot(c.region), c.at];
    case 'give':
    case 'treat':
      return [seatSpot(c.to), c.at];
    case 'shift':
      return [troopSpot(c.troop), c.at];
    case 'shiftAll':
      return [armySpot(c.from), c.at];
    case 'proposeOpen':
      return [...[c.a, c.b].filter(seat => seat !== NONE).map(seatSpot), ...(c.n > 0 ? [`crowns:${c.n}`] : []), c.at];
    default:
      return [c.at];
  }
}

/** What a tile does when it is placed: points and goods at once, a question for whatever must be chosen (TIM-01). */
import type { Seat } from '@/engine/contract';
import { BUILDING_TYPES, type Building } from '../../data/names';
import { BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS } from '../../data/scoring';
import type { BurgundyTell } from '../../ruling';
import { book, estateOf, type Burgundy } from '../../state';
import { BUILDING, BUILDING_OF, CASTLE, COLOUR_OF, MINE, MONASTERY, PASTURE, SHIP } from '../tile';
import { echoWorkers } from '../shields';
import { gained } from '../solo/gain';
import { scoreLivestock } from './livestock';

/** BLD-03, BLD-04, BLD-05: the colours each of the three may take (bit by colour). */
export const TAKES = {
  carpenter: 1 << BUILDING,
  church: (1 << MINE) | (1 << MONASTERY) | (1 << CASTLE),
  market: (1 << SHIP) | (1 << PASTURE),
} as const;

/** MIN-01: mines and monasteries do nothing at placement. */
export function effectOf(g: Burgundy, seat: Seat, tile: number, space: number, tell: BurgundyTell): void {
  switch (COLOUR_OF[tile] as number) {
    case BUILDING:
      return buildingEffect(g, seat, BUILDING_TYPES[BUILDING_OF[tile] as number] as Building, tell);
    case PASTURE:
      return scoreLivestock(g, seat, tile, space, tell);
    case SHIP:
      return setSail(g, seat, tell);
    case CASTLE:
      g.questions.push({ ask: 'castleAction', seat });
  }
}

/** SHP-01, SHP-06: the step comes second and always; without any goods on the board there is nothing to choose. */
function setSail(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  // SOL-11: who plays alone has nobody to overtake.
  if (g.solo === null) g.questions.push({ ask: 'advance', seat });
  if (g.depotGoods.some(count => count > 0)) g.questions.push({ ask: 'ship', seat });
  else tell({ what: 'effectLost', seat, of: 'ship', why: 'nothing' });
}

export function buildingEffect(g: Burgundy, seat: Seat, building: Building, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  switch (building) {
    case 'watchtower': // BLD-02
      book(g, seat, 'watchtowers', WATCHTOWER_POINTS);
      tell({ what: 'watchtowerScored', seat, points: WATCHTOWER_POINTS, source: 'watchtowers' });
      return gained(g, seat, tell);
    case 'boardingHouse': // BLD-06: no 'take workers' action, so monasteries 13 and 14 stay silent
      estate.workers += BOARDING_HOUSE_WORKERS;
      tell({ what: 'gainedWorkers', seat, workers: BOARDING_HOUSE_WORKERS, silver: 0, why: 'boardingHouse' });
      return echoWorkers(g, seat, BOARDING_HOUSE_WORKERS, tell);
    case 'bank': // BLD-07
      estate.silver += BANK_SILVER;
      return tell({ what: 'gainedSilver', seat, silver: BANK_SILVER, why: 'bank' });
    default:
      g.questions.push({ ask: building, seat });
  }
}

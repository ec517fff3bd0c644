/** What monasteries are worth: those that pay at the end by what is there, the others by the time they have left to work. */
import type { Seat } from '@/engine/contract';
import { ALL_MONASTERIES, MONASTERIES, monasteryRow, type Monastery } from '../data/monasteries';
import { PHASE_COUNT } from '../data/scoring';
import { surveyOf } from '../rules/duchy';
import { ANIMAL_OF, BUILDING_OF, COLOUR_OF, CRANE, GEESE, MINE } from '../rules/tile';
import { monasteryGain } from '../rules/solo/monastery';
import { buildingPaidBy, craneCountsFor, monasteryPays } from '../rules/tiles/monasteries';
import { estateOf, has, NONE, plays, type Burgundy, type Estate } from '../state';
import { areMates, hands } from '../teams';
import { soldOf } from './goods';
import { monasteryUse, weights } from './weights';

/** Goods sold face down are thought to be of so many colours. */
const UNSEEN_COLOURS = 2;

export function monasteryWorth(g: Readonly<Burgundy>, seat: Seat, monastery: Monastery, timeLeft: number): number {
  const use = monasteryUse(monastery) * timeLeft * hands(g);
  if (g.solo !== null && monasteryPays(monastery)) return monasteryGain(g, seat, monastery)?.points ?? 0;
  if (monasteryPays(monastery)) return use + weights.monasteryNow * monasteryNow(g, seat, monastery);
  return monastery === MONASTERIES.workersFromMines
    ? use + minesOf(estateOf(g, seat)) * (PHASE_COUNT - g.phase) * weights.worker * 0.5
    : use;
}

/** What a paying monastery would give if the match ended now; goods at hand count as sold, unseen ones as of two colours. */
function monasteryNow(g: Readonly<Burgundy>, seat: Seat, monastery: Monastery): number {
  const estate = estateOf(g, seat);
  const building = buildingPaidBy(monastery);
  const each = monasteryRow(monastery).points ?? 0;
  if (building !== NONE) return each * (countOf(estate, BUILDING_OF, building) + craneFor(g, estate, monastery));
  let points = 0;
  switch (monastery) {
    case MONASTERIES.perColourSold:
      for (let good = 0; good < estate.sold.length; good++) if (soldOf(g, seat, good) !== 0 || estate.goods[good] !== 0) points += each;
      return estate.faceDown > 0 ? Math.max(points, UNSEEN_COLOURS * each) : points;
    case MONASTERIES.perAnimal:
      for (let animal = 0; animal <= GEESE; animal++) if (countOf(estate, ANIMAL_OF, animal) > 0) points += each;
      return points;
    case MONASTERIES.perGoodSold:
      for (let good = 0; good < estate.sold.length; good++) points += soldOf(g, seat, good) + (estate.goods[good] as number);
      return points + estate.faceDown;
    case MONASTERIES.perBonusTile:
      for (let i = 0; i < g.bonusTiles.length; i++) if (areMates(g, g.bonusTiles[i] as Seat, seat)) points += each;
      return points;
    default:
      return 0;
  }
}

/** EXT-05: it counts for one of them only. */
function craneFor(g: Readonly<Burgundy>, estate: Readonly<Estate>, monastery: Monastery): number {
  if (!plays(g, 'extraTiles') || countOf(estate, BUILDING_OF, CRANE) === 0) return 0;
  const counts = craneCountsFor(estate);
  return counts === NONE || counts === monastery ? 1 : 0;
}

function countOf(estate: Readonly<Estate>, column: readonly number[], what: number): number {
  let count = 0;
  for (let space = 0; space < estate.spaces.length; space++) {
    const tile = estate.spaces[space] as number;
    if (tile !== NONE && column[tile] === what) count++;
  }
  return count;
}

export function minesOf(estate: Readonly<Estate>): number {
  const spaces = surveyOf(estate).byColour[MINE] as readonly number[];
  let mines = 0;
  for (let i = 0; i < spaces.length; i++) if (COLOUR_OF[estate.spaces[spaces[i] as number] as number] === MINE) mines++;
  return mines;
}

/** The sum of all monasteries in a duchy: by the time they have left, and by what they would pay now. */
export function monasteriesOf(g: Readonly<Burgundy>, seat: Seat, into: { use: number; now: number }): void {
  const estate = estateOf(g, seat);
  into.use = 0;
  into.now = 0;
  if (estate.monasteries === 0) return;
  for (let i = 0; i < ALL_MONASTERIES.length; i++) {
    const monastery = ALL_MONASTERIES[i] as Monastery;
    if (!has(estate, monastery)) continue;
    into.use += monasteryUse(monastery) * hands(g);
    if (monasteryPays(monastery)) into.now += monasteryNow(g, seat, monastery);
  }
}

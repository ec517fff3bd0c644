/** MON-16 … MON-20, WHT-06: the monasteries that pay at the end of the game. The others are asked for where they matter: `has(estate, n)`. */
import type { Seat } from '@/engine/contract';
import {
  PAYING_MONASTERIES,
  POINTS_PER_ANIMAL_KIND,
  POINTS_PER_BONUS_TILE,
  POINTS_PER_MATCHING_BUILDING,
  POINTS_PER_SOLD_COLOUR,
} from '../../data/scoring';
import { estateOf, has, NONE, type Burgundy, type Estate } from '../../state';
import { areMates } from '../../teams';
import { surveyOf } from '../duchy';
import { laidOf } from '../tradeRoutes';
import { ANIMAL_OF, BUILDING_OF, CRANE, WHITE_CASTLE } from '../tile';

export const SCORING_MONASTERIES = PAYING_MONASTERIES;
const FIRST_FOR_A_BUILDING = 16;
const LAST_FOR_A_BUILDING = 23;
const FOR_WHITE_CASTLES = 29;

/** MON-17, WHT-06: the building that a monastery pays for at the end (BUILDING_TYPES), or NONE. */
export function buildingPaidBy(monastery: number): number {
  if (monastery === FOR_WHITE_CASTLES) return WHITE_CASTLE;
  return monastery >= FIRST_FOR_A_BUILDING && monastery <= LAST_FOR_A_BUILDING ? monastery - FIRST_FOR_A_BUILDING : NONE;
}

/** How many things a monastery counts and what each is worth; null when it does not lie in the duchy (MON-21). */
export function monasteryPoints(g: Readonly<Burgundy>, seat: Seat, monastery: number): { count: number; each: number } | null {
  const estate = estateOf(g, seat);
  const counted = has(estate, monastery) ? monasteryCount(g, seat, monastery) : null;
  return counted !== null && craneCountsFor(estate) === monastery ? { ...counted, count: counted.count + 1 } : counted;
}

/** The same wherever it lies, and without the crane. */
export function monasteryCount(g: Readonly<Burgundy>, seat: Seat, monastery: number): { count: number; each: number } | null {
  const estate = estateOf(g, seat);
  const building = buildingPaidBy(monastery);
  if (building !== NONE) return { count: buildingsOf(estate, building), each: POINTS_PER_MATCHING_BUILDING };
  switch (monastery) {
    case 15:
      return { count: soldBy(g, seat).filter(count => count > 0).length, each: POINTS_PER_SOLD_COLOUR };
    case 24:
      return { count: animalsOf(estate).size, each: POINTS_PER_ANIMAL_KIND };
    case 25:
      // How many lie face down everybody sees, only not their colours.
      return { count: soldBy(g, seat).reduce((sum, count) => sum + count, estate.faceDown), each: 1 };
    case 26:
      return { count: coloursOf(g, seat), each: POINTS_PER_BONUS_TILE };
    default:
      return null;
  }
}

/** TRD-06: what lies on the trade route is sold as well. */
export function soldBy(g: Readonly<Burgundy>, seat: Seat): number[] {
  return estateOf(g, seat).sold.map((count, good) => count + laidOf(g, seat, good));
}

/** Bonus tiles held, by a mate as well (TEA-11); SOL-08: without these, the colours that are complete. */
function coloursOf(g: Readonly<Burgundy>, seat: Seat): number {
  if (g.solo === null) return g.bonusTiles.filter(holder => holder !== NONE && areMates(g, holder, seat)).length;
  const estate = estateOf(g, seat);
  return surveyOf(estate).byColour.filter(spaces => spaces.every(space => estate.spaces[space] !== NONE)).length;
}

/** EXT-05: the crane counts once, whichever of those monasteries its owner has; NONE when it counts for none. */
export function craneCountsFor(estate: Readonly<Estate>): number {
  if (buildingsOf(estate, CRANE) === 0) return NONE;
  return SCORING_MONASTERIES.find(m => buildingPaidBy(m) !== NONE && has(estate, m)) ?? NONE;
}

/** How many buildings of one type lie in the duchy; 16 counts warehouses, 17 watchtowers and so on through BUILDINGS. */
export function buildingsOf(estate: Readonly<Estate>, building: number): number {
  let count = 0;
  for (const tile of estate.spaces) if (tile !== NONE && BUILDING_OF[tile] === building) count++;
  return count;
}

export function animalsOf(estate: Readonly<Estate>): Set<number> {
  const kinds = new Set<number>();
  for (const tile of estate.spaces) if (tile !== NONE && (ANIMAL_OF[tile] as number) >= 0) kinds.add(ANIMAL_OF[tile] as number);
  return kinds;
}

/** TRN-03, TRN-04, MON-08 … 12: what it costs in workers to use a die as another number. */
import type { Seat } from '@/engine/contract';
import { MONASTERIES, MONASTERY_ROWS, type Monastery } from '../data/monasteries';
import { has, dukeOf, estateOf, type Burgundy, type Estate } from '../state';
import { ANY_SPACE, BUILDING, PASTURE, SHIP } from './tile';

/** Steps around the circle 1–6, where 1 and 6 are neighbours. */
export function distance(from: number, to: number): number {
  const straight = from > to ? from - to : to - from;
  return straight > 3 ? 6 - straight : straight;
}

/** WHT-03: stands for the white die where one of one’s own two, 0 and 1, might stand. */
export const WHITE_DIE = 2;

export const faceOf = (g: Readonly<Burgundy>, seat: Seat, die: number): number =>
  (die === WHITE_DIE ? g.whiteDie : dukeOf(g, seat).dice[die]) as number;

/** MON-13: the same with each of the four. */
const FREE_PIPS = MONASTERY_ROWS.stepForTaking.pips;
/** INN-06 */
const NOTHING_FREE = null;

/** MON-13: a free shift (whose monastery lies there) is one pip and no worker; with monastery 8 a worker shifts up to two. */
function workersFor(estate: Readonly<Estate>, pips: number, free: Monastery | null): number {
  if (pips === 0 || estate.monasteries === 0) return pips;
  const paid = free !== null && has(estate, free) ? pips - FREE_PIPS : pips;
  return has(estate, MONASTERIES.strongWorkers) ? Math.ceil(paid / MONASTERY_ROWS.strongWorkers.pips) : paid;
}

/** For taking from a depot; monastery 12 shifts by one. */
export function costToTake(estate: Readonly<Estate>, face: number, depot: number): number {
  return workersFor(estate, distance(face, depot), MONASTERIES.stepForTaking);
}

/** SHD-12: to bring both dice to the number of a depot; monastery 8 helps each, nothing shifts free. */
export function costToPair(g: Readonly<Burgundy>, seat: Seat, depot: number): number {
  const estate = estateOf(g, seat);
  const [one = depot, other = depot] = dukeOf(g, seat).dice;
  return workersFor(estate, distance(one, depot), NOTHING_FREE) + workersFor(estate, distance(other, depot), NOTHING_FREE);
}

/** For placing a tile of a colour on a space with a number; monasteries 9, 10, 11 shift by one. */
export function costToPlace(estate: Readonly<Estate>, face: number, colour: number, number: number): number {
  return workersFor(estate, distance(face, number), freeShiftFor(colour));
}

/** For selling goods of a colour (0–5, sold by 1–6): nothing shifts free. */
export function costToSell(estate: Readonly<Estate>, face: number, good: number): number {
  return workersFor(estate, distance(face, good + 1), NOTHING_FREE);
}

export function freeShiftFor(colour: number): Monastery | null {
  if (colour === BUILDING) return MONASTERIES.stepForBuildings;
  if (colour === ANY_SPACE) return NOTHING_FREE;
  return colour === SHIP || colour === PASTURE ? MONASTERIES.stepForShipsAndHerds : MONASTERIES.stepForOthers;
}

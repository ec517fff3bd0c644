/** MON-16 … MON-20, WHT-06: the monasteries that pay at the end of the game. The others are asked for where they matter: `has(estate, MONASTERIES.name)`. */
import type { Seat } from '@/engine/contract';
import {
  ALL_MONASTERIES,
  MONASTERIES,
  monasteryRow,
  PAYING_MONASTERIES,
  type BuildingMonastery,
  type Monastery,
  type PayingMonastery,
} from '../../data/monasteries';
import { BUILDING_TYPES, type Building } from '../../data/names';
import { estateOf, has, NONE, type Burgundy, type Estate } from '../../state';
import { areMates } from '../../teams';
import { surveyOf } from '../duchy';
import { laidOf } from '../tradeRoutes';
import { ANIMAL_OF, BUILDING_OF, CRANE } from '../tile';

/** By number (0 is none): the building that it pays for, or NONE; does it pay at all? */
const BUILDING_PAID = [NONE, ...ALL_MONASTERIES.map(monastery => buildingNumber(monasteryRow(monastery).building))];
const PAYS = [false, ...ALL_MONASTERIES.map(monastery => monasteryRow(monastery).points !== undefined)];

function buildingNumber(building: Building | undefined): number {
  return building === undefined ? NONE : BUILDING_TYPES.indexOf(building);
}

/** By building: the monasteries that pay for it, bit by number; and those that pay for any. */
export const PAYING_FOR: readonly number[] = BUILDING_TYPES.map((_, building) =>
  BUILDING_PAID.reduce((bits, paid, monastery) => (paid === building ? bits | (1 << monastery) : bits), 0),
);
export const PAYING_FOR_ANY = PAYING_FOR.reduce((all, bits) => all | bits, 0);

/** MON-17, WHT-06: the building that a monastery pays for at the end (BUILDING_TYPES), or NONE. */
export const buildingPaidBy = (monastery: Monastery): number => BUILDING_PAID[monastery] as number;
export const monasteryPays = (monastery: Monastery): monastery is PayingMonastery => PAYS[monastery] as boolean;
const paysForBuildings = (monastery: PayingMonastery): monastery is BuildingMonastery => BUILDING_PAID[monastery] !== NONE;

/** How many things a monastery counts and what each is worth; null when it does not lie in the duchy (MON-21). */
export function monasteryPoints(g: Readonly<Burgundy>, seat: Seat, monastery: Monastery): { count: number; each: number } | null {
  const estate = estateOf(g, seat);
  const counted = has(estate, monastery) ? monasteryCount(g, seat, monastery) : null;
  return counted !== null && craneCountsFor(estate) === monastery ? { ...counted, count: counted.count + 1 } : counted;
}

type Counts = (g: Readonly<Burgundy>, seat: Seat, estate: Readonly<Estate>) => number;
/** What those count that pay for something other than buildings. */
const COUNTS: Readonly<Record<Exclude<PayingMonastery, BuildingMonastery>, Counts>> = {
  [MONASTERIES.perColourSold]: (g, seat) => soldBy(g, seat).filter(count => count > 0).length,
  [MONASTERIES.perAnimal]: (_, __, estate) => animalsOf(estate).size,
  // How many lie face down everybody sees, only not their colours.
  [MONASTERIES.perGoodSold]: (g, seat, estate) => soldBy(g, seat).reduce((sum, count) => sum + count, estate.faceDown),
  [MONASTERIES.perBonusTile]: (g, seat) => coloursOf(g, seat),
};

/** The same wherever it lies, and without the crane. */
export function monasteryCount(g: Readonly<Burgundy>, seat: Seat, monastery: Monastery): { count: number; each: number } | null {
  const each = monasteryRow(monastery).points;
  if (each === undefined || !monasteryPays(monastery)) return null;
  const estate = estateOf(g, seat);
  const count = paysForBuildings(monastery) ? buildingsOf(estate, buildingPaidBy(monastery)) : COUNTS[monastery](g, seat, estate);
  return { count, each };
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
  return PAYING_MONASTERIES.find(m => paysForBuildings(m) && has(estate, m)) ?? NONE;
}

/** How many buildings of one type lie in the duchy. */
export function buildingsOf(estate: Readonly<Estate>, building: number): number {
  let count = 0;
  for (const tile of estate.spaces) if (tile !== NONE && BUILDING_OF[tile] === building) count++;
  return count;
}

function animalsOf(estate: Readonly<Estate>): Set<number> {
  const kinds = new Set<number>();
  for (const tile of estate.spaces) if (tile !== NONE && (ANIMAL_OF[tile] as number) >= 0) kinds.add(ANIMAL_OF[tile] as number);
  return kinds;
}

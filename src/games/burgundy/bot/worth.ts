/** What tiles and places are worth to a seat, in victory points. Looks only; temptation, promise and reasons are made of it. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../data/shields';
import { MONASTERIES, type Monastery } from '../data/monasteries';
import { BUILDING_TYPES, type Building } from '../data/names';
import { AREA_POINTS, LARGE_BONUS, LARGEST_AREA, PHASE_COUNT, PHASE_POINTS, ROUNDS_PER_PHASE, SMALL_BONUS } from '../data/scoring';
import { sizeOf, surveyOf } from '../rules/duchy';
import { someFilled } from '../rules/placeTile';
import {
  ANIMAL_OF,
  BUILDING,
  BUILDING_OF,
  CASTLE,
  COLOUR_OF,
  CRANE,
  HEADS_OF,
  INN_TILE,
  JOKER_TILE,
  MINE,
  MONASTERY_OF,
  PASTURE,
  SHIP,
} from '../rules/tile';
import { PAYING_FOR, PAYING_FOR_ANY } from '../rules/tiles/monasteries';
import { TAKES } from '../rules/tiles/effects';
import { herdOf, pastureAt, perTileOf } from '../rules/tiles/livestock';
import { bears, estateOf, has, NONE, plays, type Burgundy, type Estate } from '../state';
import { hands, storesOf } from '../teams';
import { bestCargo, bestSale } from './goods';
import { monasteryWorth } from './monasteries';
import { buildingUse, changes, colourShare, promiseOf, weights } from './weights';

export const ROUNDS = PHASE_COUNT * ROUNDS_PER_PHASE;
/** About so many tiles does everybody place in a round. */
const PLACED_PER_ROUND = 0.95;
const WAREHOUSE = 0;
const CITY_HALL = 7;

/** Rounds that come after this one. */
export function roundsLeft(g: Readonly<Burgundy>): number {
  const left = ROUNDS - 1 - g.phase * ROUNDS_PER_PHASE - g.round;
  return left > 0 ? left : 0;
}

/** The share of the match still to come. */
export function timeLeft(g: Readonly<Burgundy>): number {
  return roundsLeft(g) / ROUNDS;
}

export function emptyIn(estate: Readonly<Estate>, spaces: readonly number[]): number {
  let empty = 0;
  for (let i = 0; i < spaces.length; i++) if (estate.spaces[spaces[i] as number] === NONE) empty++;
  return empty;
}

const MOST = AREA_POINTS.length;
/** What inTime and areaGain have found: by how many play on a duchy, phase and round (the last one is over), size and empty spaces; NaN where nobody has asked yet. */
const likely: number[] = new Array<number>(2 * PHASE_COUNT * (ROUNDS_PER_PHASE + 1) * MOST * MOST).fill(NaN);
const gains: number[] = likely.slice();
/** As many changes of the weights lay behind when they were found. */
let foundAfter = changes;

function placeOf(g: Readonly<Burgundy>, size: number, empty: number): number {
  if (foundAfter !== changes) {
    likely.fill(NaN);
    gains.fill(NaN);
    foundAfter = changes;
  }
  return ((((hands(g) - 1) * PHASE_COUNT + g.phase) * (ROUNDS_PER_PHASE + 1) + g.round) * MOST + size) * MOST + empty;
}

/** The points of an area that will be complete when its empty spaces are filled, by how likely that is in time. */
export function inTime(g: Readonly<Burgundy>, size: number, empty: number): number {
  const place = placeOf(g, size, empty);
  const known = likely[place] as number;
  return known === known ? known : (likely[place] = pointsInTime(roundsLeft(g), size, empty, hands(g)));
}

function pointsInTime(left: number, size: number, empty: number, players: number): number {
  const reach = (left + 1) * PLACED_PER_ROUND * players;
  if (empty > reach) return 0;
  const when = ROUNDS - 1 - left + (empty * weights.delay) / players;
  const phase = Math.min(PHASE_COUNT - 1, Math.floor(when / ROUNDS_PER_PHASE));
  const chance = reach / (empty * weights.haste);
  return ((AREA_POINTS[size] as number) + (PHASE_POINTS[phase] as number)) * (chance < 1 ? chance : 1);
}

/** What an area promises with so many spaces empty. */
export function areaPromise(g: Readonly<Burgundy>, size: number, empty: number): number {
  return empty === 0 ? 0 : inTime(g, size, empty) * promiseOf(empty);
}

/** SOL-09: a black tile straight into the duchy is about two actions. */
const FREE_TILE = 7;

/** The bonus tile a colour would bring now. */
export function bonusFor(g: Readonly<Burgundy>, colour: number): number {
  if (g.solo !== null) return FREE_TILE;
  if (g.bonusTiles[2 * colour] === NONE) return LARGE_BONUS[g.seats] as number;
  return g.bonusTiles[2 * colour + 1] === NONE ? (SMALL_BONUS[g.seats] as number) : 0;
}

/** A tile on a space: its area, its colour, and what the tile itself does. */
export function placeWorth(g: Readonly<Burgundy>, seat: Seat, tile: number, space: number): number {
  const estate = estateOf(g, seat);
  const { areas, area } = surveyOf(estate);
  const spaces = areas[area[space] as number] as readonly number[];
  const empty = emptyIn(estate, spaces);
  const colour = surveyOf(estate).colour[space] as number;
  return (
    areaGain(g, sizeOf(estate, spaces), empty) +
    colourGain(g, colour, emptyIn(estate, surveyOf(estate).byColour[colour] as readonly number[])) +
    tileWorth(g, seat, tile, spaces, empty)
  );
}

/** One more tile in an area with so many empty spaces. */
export function areaGain(g: Readonly<Burgundy>, size: number, empty: number): number {
  const place = placeOf(g, size, empty);
  const known = gains[place] as number;
  return known === known ? known : (gains[place] = gainIn(g, size, empty));
}

function gainIn(g: Readonly<Burgundy>, size: number, empty: number): number {
  const nearer = weights.place - areaPromise(g, size, empty) + areaPromise(g, size, empty - 1);
  return empty === 1 ? nearer + weights.complete * ((AREA_POINTS[size] as number) + (PHASE_POINTS[g.phase] as number)) : nearer;
}

/** One more tile of a colour with so many empty spaces. */
export function colourGain(g: Readonly<Burgundy>, colour: number, empty: number): number {
  return bonusFor(g, colour) * (colourShare(empty - 1) - colourShare(empty));
}

/** Empty spaces that this placement would be the first to touch. */
export function openedBy(estate: Readonly<Estate>, space: number): number {
  if (bears(estate, SHIELDS.pioneers)) return 0;
  const { near } = surveyOf(estate);
  const around = near[space] as readonly number[];
  let opened = 0;
  for (let i = 0; i < around.length; i++) {
    const next = around[i] as number;
    if (estate.spaces[next] === NONE && !someFilled(estate, near[next] as readonly number[])) opened++;
  }
  return opened;
}

/** The effect of a tile in an area with so many empty spaces (its own among them). */
export function tileWorth(g: Readonly<Burgundy>, seat: Seat, tile: number, area: readonly number[], empty: number): number {
  const estate = estateOf(g, seat);
  if (tile === INN_TILE) return innWorth(g, area.length, empty);
  if (tile === JOKER_TILE) return 0;
  switch (COLOUR_OF[tile]) {
    case BUILDING:
      return buildingWorth(g, seat, BUILDING_OF[tile] as number);
    case PASTURE:
      return livestockWorth(g, estate, tile, area, empty);
    case SHIP:
      return weights.bridge + bestCargo(g, seat);
    case CASTLE:
      return weights.castle + (storedCount(g, seat) > 1 ? weights.castleWithStore : 0);
    case MINE:
      return (
        (PHASE_COUNT - g.phase) *
        weights.mine *
        (has(estate, MONASTERIES.workersFromMines) ? 1.5 : 1) *
        (bears(estate, SHIELDS.ore) ? 2 : 1)
      );
    default:
      return monasteryWorth(g, seat, MONASTERY_OF[tile] as Monastery, timeLeft(g));
  }
}

/** INN-05: what an area of so many spaces, so many of them empty with the inn's own, will score more. */
function innWorth(g: Readonly<Burgundy>, size: number, empty: number): number {
  if (size >= LARGEST_AREA) return 0;
  if (empty === 1) return (AREA_POINTS[size + 1] as number) - (AREA_POINTS[size] as number);
  return weights.inn * (inTime(g, size + 1, empty - 1) - inTime(g, size, empty - 1));
}

function buildingWorth(g: Readonly<Burgundy>, seat: Seat, building: number): number {
  const estate = estateOf(g, seat);
  let worth = buildingUse(building);
  if (building === WAREHOUSE) worth += weights.warehouseSale * bestSale(g, estate);
  else if (building === CITY_HALL && storedCount(g, seat) > 1) worth += weights.cityHallWithStore;
  return paysFor(estate, building) ? worth + 4 : worth;
}

/** MON-17, WHT-06; for the crane any of them (EXT-05). */
function paysFor(estate: Readonly<Estate>, building: number): boolean {
  return (estate.monasteries & (building === CRANE ? PAYING_FOR_ANY : (PAYING_FOR[building] as number))) !== 0;
}

/** What a crane would do as this building; 0 where it would find nothing. */
export function craneWorth(g: Readonly<Burgundy>, seat: Seat, building: number): number {
  const estate = estateOf(g, seat);
  const name = BUILDING_TYPES[building] as Building;
  if (name === 'warehouse') return bestSale(g, estate) === 0 ? 0 : buildingUse(building) + weights.warehouseSale * bestSale(g, estate);
  if (name === 'cityHall') return storedCount(g, seat) === 0 ? 0 : buildingUse(building) + weights.cityHallWithStore;
  if (name !== 'carpenter' && name !== 'church' && name !== 'market') return buildingUse(building);
  return g.depots.some(tile => tile !== NONE && (TAKES[name] >> (COLOUR_OF[tile] as number)) & 1) ? buildingUse(building) : 0;
}

/** The herd at once, and what later animals of its kind will score again. */
function livestockWorth(g: Readonly<Burgundy>, estate: Readonly<Estate>, tile: number, area: readonly number[], empty: number): number {
  const pasture = pastureAt(estate, area[0] as number);
  const animal = ANIMAL_OF[tile] as number;
  const perTile = perTileOf(estate);
  if (plays(g, 'extraTiles')) {
    const herd = herdOf(estate, tile, pasture, NONE).heads;
    return herd.reduce((sum, each) => sum + each, perTile * herd.length) + weights.herd * (HEADS_OF[tile] as number) * (empty - 1);
  }
  let heads = (HEADS_OF[tile] as number) + perTile;
  for (let i = 0; i < pasture.length; i++) {
    const there = estate.spaces[pasture[i] as number] as number;
    if (there !== NONE && ANIMAL_OF[there] === animal) heads += (HEADS_OF[there] as number) + perTile;
  }
  return heads + weights.herd * (HEADS_OF[tile] as number) * (empty - 1);
}

/** Tiles that the seat may place. */
export function storedCount(g: Readonly<Burgundy>, seat: Seat): number {
  const { storage } = estateOf(g, seat);
  const stores = storesOf(g, seat);
  let count = 0;
  for (let i = 0; i < stores.length; i++) if (storage[stores[i] as number] !== NONE) count++;
  return count;
}

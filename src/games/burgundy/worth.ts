/** What things are worth to a seat, in victory points, by the weights of data/weights.json. Looks only; used by temptation and promise. */
import type { Seat } from '@/engine/contract';
import { AREA_POINTS, LARGE_BONUS, PHASE_COUNT, PHASE_POINTS, ROUNDS_PER_PHASE, SMALL_BONUS } from './data/scoring';
import weights from './data/weights.json';
import { NEIGHBOURS, surveyOf } from './rules/duchy';
import { touchesPlacedTile, wouldBeTwin } from './rules/placeTile';
import { ANIMAL_OF, BUILDING, BUILDING_OF, CASTLE, COLOUR_OF, HEADS_OF, MINE, MONASTERY_OF, PASTURE, SHIP } from './rules/tile';
import { dukeOf, has, NONE, type Burgundy, type Duke } from './state';

export const W = { ...weights };

const ROUNDS = PHASE_COUNT * ROUNDS_PER_PHASE;
/** About so many tiles are placed in a round. */
const PLACED_PER_ROUND = 0.95;
const WAREHOUSE = 0;
const CITY_HALL = 7;

/** Rounds that come after this one. */
export function roundsLeft(g: Readonly<Burgundy>): number {
  return Math.max(0, ROUNDS - 1 - g.phase * ROUNDS_PER_PHASE - g.round);
}

/** The share of the match still to come. */
export function timeLeft(g: Readonly<Burgundy>): number {
  return roundsLeft(g) / ROUNDS;
}

export function emptyIn(duke: Readonly<Duke>, spaces: readonly number[]): number {
  let empty = 0;
  for (let i = 0; i < spaces.length; i++) if (duke.spaces[spaces[i] as number] === NONE) empty++;
  return empty;
}

/** What an area with so many empty spaces promises: its points when it will be complete, by how likely that is. */
export function areaPromise(g: Readonly<Burgundy>, size: number, empty: number): number {
  if (empty === 0) return 0;
  const left = roundsLeft(g);
  const reach = (left + 1) * PLACED_PER_ROUND;
  if (empty > reach) return 0;
  const when = ROUNDS - 1 - left + empty * W.delay;
  const phase = Math.min(PHASE_COUNT - 1, Math.floor(when / ROUNDS_PER_PHASE));
  const inTime = reach / (empty * W.haste);
  const points = (AREA_POINTS[size] as number) + (PHASE_POINTS[phase] as number);
  return points * (W.promise[empty] ?? 0) * (inTime < 1 ? inTime : 1);
}

/** The bonus tile a colour would bring now. */
export function bonusFor(g: Readonly<Burgundy>, colour: number): number {
  if (g.bonusTiles[2 * colour] === NONE) return LARGE_BONUS[g.seats] as number;
  return g.bonusTiles[2 * colour + 1] === NONE ? (SMALL_BONUS[g.seats] as number) : 0;
}

/** A tile on a space: its area, its colour, the ground it opens, and what the tile itself does. */
export function placeWorth(g: Readonly<Burgundy>, seat: Seat, tile: number, space: number): number {
  const duke = dukeOf(g, seat);
  const duchy = surveyOf(duke);
  const colour = COLOUR_OF[tile] as number;
  const area = duchy.areas[duchy.area[space] as number] as readonly number[];
  const empty = emptyIn(duke, area);
  let worth = W.place - areaPromise(g, area.length, empty) + areaPromise(g, area.length, empty - 1);
  if (empty === 1) worth += W.complete * ((AREA_POINTS[area.length] as number) + (PHASE_POINTS[g.phase] as number));
  const ofColour = emptyIn(duke, duchy.byColour[colour] as readonly number[]);
  worth += bonusFor(g, colour) * ((W.colour[ofColour - 1] ?? 0) - (W.colour[ofColour] ?? 0));
  return worth + tileWorth(g, seat, tile, area, empty);
}

/** Empty spaces that this placement would be the first to touch. */
export function openedBy(duke: Readonly<Duke>, space: number): number {
  const around = NEIGHBOURS[space] as readonly number[];
  let opened = 0;
  for (let i = 0; i < around.length; i++) {
    const next = around[i] as number;
    if (duke.spaces[next] === NONE && !touchesPlacedTile(duke, next)) opened++;
  }
  return opened;
}

export function tileWorth(g: Readonly<Burgundy>, seat: Seat, tile: number, area: readonly number[], empty: number): number {
  const duke = dukeOf(g, seat);
  switch (COLOUR_OF[tile]) {
    case BUILDING:
      return buildingWorth(g, duke, BUILDING_OF[tile] as number);
    case PASTURE:
      return livestockWorth(duke, tile, area, empty);
    case SHIP:
      return W.bridge + bestCargo(g, seat);
    case CASTLE:
      return W.castle + (storedCount(duke) > 1 ? W.castleWithStore : 0);
    case MINE:
      return (PHASE_COUNT - g.phase) * (W.mine * (1 + (has(duke, 2) ? 0.5 : 0)));
    default:
      return monasteryWorth(g, seat, MONASTERY_OF[tile] as number);
  }
}

function buildingWorth(g: Readonly<Burgundy>, duke: Readonly<Duke>, building: number): number {
  let worth = W.building[building] ?? 0;
  if (building === WAREHOUSE) worth += W.warehouse * bestSale(g, duke);
  else if (building === CITY_HALL && storedCount(duke) > 1) worth += W.cityHallWithStore;
  const paidBy = 16 + building;
  return has(duke, paidBy) ? worth + 4 : worth;
}

/** The herd at once, and what later animals of its kind will score again. */
function livestockWorth(duke: Readonly<Duke>, tile: number, pasture: readonly number[], empty: number): number {
  const animal = ANIMAL_OF[tile] as number;
  const perTile = has(duke, 7) ? 1 : 0;
  let heads = (HEADS_OF[tile] as number) + perTile;
  for (let i = 0; i < pasture.length; i++) {
    const there = duke.spaces[pasture[i] as number] as number;
    if (there !== NONE && ANIMAL_OF[there] === animal) heads += (HEADS_OF[there] as number) + perTile;
  }
  return heads + W.herd * (HEADS_OF[tile] as number) * (empty - 1);
}

/** Monasteries that pay at the end count what is there; the others are worth the time they have left to work. */
function monasteryWorth(g: Readonly<Burgundy>, seat: Seat, monastery: number): number {
  const duke = dukeOf(g, seat);
  const usual = (W.monastery[monastery] ?? 0) * timeLeft(g);
  if (monastery < 15) return usual + (monastery === 2 ? emptyFilled(duke, MINE) * (PHASE_COUNT - g.phase) * 0.4 : 0);
  return usual + W.monasteryNow * monasteryNow(g, seat, monastery);
}

/** What a paying monastery would give if the match ended now. */
export function monasteryNow(g: Readonly<Burgundy>, seat: Seat, monastery: number): number {
  const duke = dukeOf(g, seat);
  if (monastery >= 16 && monastery <= 23) return 4 * countOf(duke, BUILDING_OF, monastery - 16);
  let count = 0;
  switch (monastery) {
    case 15:
      for (let good = 0; good < duke.sold.length; good++) if (duke.sold[good] !== 0 || duke.goods[good] !== 0) count += 2;
      return duke.faceDown > 0 ? Math.max(count, 4) : count;
    case 24:
      for (let animal = 0; animal < 4; animal++) if (countOf(duke, ANIMAL_OF, animal) > 0) count += 4;
      return count;
    case 25:
      for (let good = 0; good < duke.sold.length; good++) count += (duke.sold[good] as number) + (duke.goods[good] as number);
      return count + duke.faceDown;
    case 26:
      for (let i = 0; i < g.bonusTiles.length; i++) if (g.bonusTiles[i] === seat) count += 3;
      return count;
    default:
      return 0;
  }
}

function countOf(duke: Readonly<Duke>, column: readonly number[], what: number): number {
  let count = 0;
  for (let space = 0; space < duke.spaces.length; space++) {
    const tile = duke.spaces[space] as number;
    if (tile !== NONE && column[tile] === what) count++;
  }
  return count;
}

export function emptyFilled(duke: Readonly<Duke>, colour: number): number {
  const spaces = surveyOf(duke).byColour[colour] as readonly number[];
  return spaces.length - emptyIn(duke, spaces);
}

export function storedCount(duke: Readonly<Duke>): number {
  let count = 0;
  for (let store = 0; store < duke.storage.length; store++) if (duke.storage[store] !== NONE) count++;
  return count;
}

/** The points of the best sale at hand. */
export function bestSale(g: Readonly<Burgundy>, duke: Readonly<Duke>): number {
  let most = 0;
  for (let good = 0; good < duke.goods.length; good++) if ((duke.goods[good] as number) > most) most = duke.goods[good] as number;
  return most * g.seats;
}

/** What a ship could fetch. */
export function bestCargo(g: Readonly<Burgundy>, seat: Seat): number {
  let best = 0;
  for (let depot = 1; depot <= 6; depot++) {
    const worth = cargoWorth(g, seat, depot);
    if (worth > best) best = worth;
  }
  return best;
}

export function cargoWorth(g: Readonly<Burgundy>, seat: Seat, depot: number): number {
  const { goods } = dukeOf(g, seat);
  let free = 3;
  for (let good = 0; good < goods.length; good++) if (goods[good] !== 0) free--;
  let count = 0;
  for (let good = 0; good < goods.length; good++) {
    const there = g.depotGoods[(depot - 1) * 6 + good] as number;
    if (there === 0) continue;
    if (goods[good] !== 0) count += there;
    else if (free-- > 0) count += there;
  }
  return count * g.seats * W.goods;
}

/** Where a stored or coveted tile would best lie; less when no such space touches a placed tile yet; 0 when there is none at all. */
export function bestPlace(g: Readonly<Burgundy>, seat: Seat, tile: number): number {
  const duke = dukeOf(g, seat);
  const spaces = surveyOf(duke).byColour[COLOUR_OF[tile] as number] as readonly number[];
  let best = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as number;
    if (duke.spaces[space] !== NONE || wouldBeTwin(duke, tile, space)) continue;
    let worth = placeWorth(g, seat, tile, space);
    if (!touchesPlacedTile(duke, space)) worth *= W.apart;
    if (worth > best) best = worth;
  }
  return best;
}

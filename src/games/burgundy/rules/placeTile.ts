/** PLC: a stored tile is placed in the duchy, its area and colour are scored, then it does what it does. */
import type { Seat, Spot } from '@/engine/contract';
import { SHIELDS, type Shield } from '../data/shields';
import { MONASTERIES } from '../data/monasteries';
import { COLOURS, type Colour } from '../data/names';
import { HEX_SPOTS } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { BurgundyTell } from '../ruling';
import { bears, estateOf, has, NONE, plays, type Burgundy, type Estate } from '../state';
import { storesOf } from '../teams';
import { scoreArea } from './areas';
import { scorePosts } from './borderPosts';
import { costToPlace, faceOf, WHITE_DIE } from './dice';
import { hasInn, NUMBER_ON, spacesFor, surveyOf } from './duchy';
import { closeStore, shareMonastery } from './shields';
import { resolve } from './solo/brings';
import { ANY_SPACE, BUILDING_OF, COLOUR_OF, INN_TILE, MONASTERY_OF } from './tile';
import { takeTop } from './tiles/bridge';
import { effectOf } from './tiles/effects';

/** PLC-01: every stored tile on every space it may go to with this die and the workers at hand. */
export function offerPlaces(g: Readonly<Burgundy>, seat: Seat, die: number, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  const face = faceOf(g, seat, die);
  const { number: numbers } = surveyOf(estate);
  const stores = storesOf(g, seat);
  for (let n = 0; n < stores.length; n++) {
    const store = stores[n] as number;
    const tile = estate.storage[store] as number;
    if (tile === NONE) continue;
    const colour = COLOUR_OF[tile] as number;
    const spaces = spacesFor(estate, colour);
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i] as number;
      if (estate.spaces[space] !== NONE || !mayLie(estate, tile, space)) continue;
      const pay = costToPlace(estate, face, colour, numbers[space] as number);
      if (pay > estate.workers) continue;
      const at = HEX_SPOTS[space] as Spot;
      into.push(die === WHITE_DIE ? { do: 'place', at, pay, store } : { do: 'place', at, die, pay, store });
    }
  }
}

/** The same for a castle's action and the city hall: any number (CAS-01, BLD-08). */
export function offerFreePlaces(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  const stores = storesOf(g, seat);
  for (let n = 0; n < stores.length; n++) {
    const store = stores[n] as number;
    const tile = estate.storage[store] as number;
    if (tile === NONE) continue;
    const spaces = spacesFor(estate, COLOUR_OF[tile] as number);
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i] as number;
      if (mayLie(estate, tile, space)) into.push({ do: 'place', at: HEX_SPOTS[space] as Spot, store });
    }
  }
}

/** Everything but colour and number: empty, touching a placed tile, no twin in the village. */
export function mayLie(estate: Readonly<Estate>, tile: number, space: number): boolean {
  return estate.spaces[space] === NONE && touchesPlacedTile(estate, space) && !wouldBeTwin(estate, tile, space);
}

/** SHD-08.18: with shield 18 every space is as good as beside a tile. */
export function touchesPlacedTile(estate: Readonly<Estate>, space: number): boolean {
  return bears(estate, SHIELDS.pioneers) || someFilled(estate, surveyOf(estate).near[space] as readonly number[]);
}

export function someFilled({ spaces }: Readonly<Estate>, among: readonly number[]): boolean {
  for (let i = 0; i < among.length; i++) if (spaces[among[i] as number] !== NONE) return true;
  return false;
}

/** PLC-03: one building of a type in a village; monastery 1 lifts this (MON-01), but not for inns, one of which lies in an area (INN-03). */
export function wouldBeTwin(estate: Readonly<Estate>, tile: number, space: number): boolean {
  const building = BUILDING_OF[tile] as number;
  if (building < 0 && tile !== INN_TILE) return false;
  const duchy = surveyOf(estate);
  const village = duchy.areas[duchy.area[space] as number] as readonly number[];
  if (tile === INN_TILE) return hasInn(estate, village);
  if (has(estate, MONASTERIES.twinBuildings)) return false;
  for (let i = 0; i < village.length; i++) {
    const there = estate.spaces[village[i] as number] as number;
    if (there !== NONE && BUILDING_OF[there] === building) return true;
  }
  return false;
}

/** PLC-04, PLC-06: the tile lies; area and colour score; then its effect, at once or never. */
export function place(g: Burgundy, seat: Seat, store: number, space: number, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const tile = estate.storage[store] as number;
  estate.storage[store] = NONE;
  if (plays(g, 'shields')) closeStore(estate);
  settleTile(g, seat, tile, space, { store }, tell);
}

/** The tile comes from a storage place, or straight from where it lay: `from` (SOL-09), by a `shield` (SHD-08.14, SHD-08.15). */
export function settleTile(
  g: Burgundy,
  seat: Seat,
  tile: number,
  space: number,
  by: { readonly store: number; readonly from?: Spot; readonly shield?: Shield },
  tell: BurgundyTell,
): void {
  const estate = estateOf(g, seat);
  const { colour, number } = surveyOf(estate);
  estate.spaces[space] = tile;
  const ground = COLOUR_OF[tile] === ANY_SPACE ? { ground: COLOURS[colour[space] as number] as Colour } : {};
  const printed = number === NUMBER_ON ? {} : { number: number[space] as number };
  tell({ what: 'placedTile', seat, tile, ...by, space, ...ground, ...printed, at: HEX_SPOTS[space] as Spot });
  estate.monasteries |= monasteryBit(tile);
  if (g.solo !== null) return resolve(g, seat, tile, space, tell);
  shareMonastery(g, seat, monasteryBit(tile));
  if (MONASTERY_OF[tile] === MONASTERIES.topOfStack) takeTop(g, seat, tell);
  scoreArea(g, seat, space, tell);
  scorePosts(g, seat, space, tell);
  effectOf(g, seat, tile, space, tell);
}

function monasteryBit(tile: number): number {
  const monastery = MONASTERY_OF[tile] as number;
  return monastery > 0 ? 1 << monastery : 0;
}

/** A duchy looked over once for all questions about it: how full its areas are, what the next tile in each is worth, and where a tile would best lie. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../data/shields';
import { COLOURS } from '../data/names';
import { sizeOf, surveyOf } from '../rules/duchy';
import { someFilled, wouldBeTwin } from '../rules/placeTile';
import { ANY_SPACE, BUILDING, COLOUR_OF, PASTURE } from '../rules/tile';
import { bears, estateOf, NONE, type Burgundy, type Estate } from '../state';
import { weights } from './weights';
import { areaGain, colourGain, tileWorth } from './worth';

/** By area of the duchy. */
export interface Ground {
  /** Empty spaces, and how many of them touch a placed tile. */
  readonly empty: number[];
  readonly touched: number[];
  /** The numbers on these: bit n is number n. */
  readonly numbers: number[];
  /** What one more tile in it is worth, whatever the tile; less when it is out of reach. */
  readonly gain: number[];
  /** By colour: empty spaces. */
  readonly ofColour: number[];
}

export const newGround = (): Ground => ({ empty: [], touched: [], numbers: [], gain: [], ofColour: [] });

export function lookOver(g: Readonly<Burgundy>, estate: Readonly<Estate>, into: Ground): void {
  const { areas, number, colour, near } = surveyOf(estate);
  const { spaces } = estate;
  const isNearAll = bears(estate, SHIELDS.pioneers);
  for (let c = 0; c < COLOURS.length; c++) into.ofColour[c] = 0;
  for (let a = 0; a < areas.length; a++) {
    const area = areas[a] as readonly number[];
    let empty = 0;
    let touched = 0;
    let numbers = 0;
    for (let i = 0; i < area.length; i++) {
      const space = area[i] as number;
      if (spaces[space] !== NONE) continue;
      empty++;
      if (!isNearAll && !someFilled(estate, near[space] as readonly number[])) continue;
      touched++;
      numbers |= 1 << (number[space] as number);
    }
    const of = colour[area[0] as number] as number;
    into.ofColour[of] = (into.ofColour[of] as number) + empty;
    into.empty[a] = empty;
    into.touched[a] = touched;
    into.numbers[a] = numbers;
    into.gain[a] = empty === 0 ? 0 : areaGain(g, sizeOf(estate, area), empty);
  }
}

/** One more tile of a colour. */
const gainOf = (g: Readonly<Burgundy>, ground: Ground, colour: number): number => colourGain(g, colour, ground.ofColour[colour] as number);

/** placeWorth on ground that has been looked over. */
export function worthOn(g: Readonly<Burgundy>, seat: Seat, tile: number, space: number, ground: Ground): number {
  const { areas, area, colour } = surveyOf(estateOf(g, seat));
  const a = area[space] as number;
  const effect = tileWorth(g, seat, tile, areas[a] as readonly number[], ground.empty[a] as number);
  return (ground.gain[a] as number) + gainOf(g, ground, colour[space] as number) + effect;
}

/** Where a tile would best lie; less when no such space touches a placed tile yet; 0 when there is none at all. All spaces of an area are alike. */
export function bestPlace(g: Readonly<Burgundy>, seat: Seat, tile: number, ground: Ground): number {
  const estate = estateOf(g, seat);
  const colour = COLOUR_OF[tile] as number;
  const survey = surveyOf(estate);
  const areas = survey.areasOf[colour] ?? survey.areas;
  const mayBeTwin = colour === BUILDING || colour === ANY_SPACE;
  const perArea = colour === PASTURE || colour === ANY_SPACE;
  let effect = NaN;
  let best = 0;
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i] as readonly number[];
    const a = survey.area[area[0] as number] as number;
    const empty = ground.empty[a] as number;
    if (empty === 0 || (mayBeTwin && wouldBeTwin(estate, tile, area[0] as number))) continue;
    if (perArea || effect !== effect) effect = tileWorth(g, seat, tile, area, empty);
    const gain = (ground.gain[a] as number) + effect;
    const near = (ground.touched[a] as number) > 0 ? gain : gain * weights.apart;
    const worth = colour === ANY_SPACE ? near + gainOf(g, ground, survey.colour[area[0] as number] as number) : near;
    if (worth > best) best = worth;
  }
  return best === 0 || colour === ANY_SPACE ? best : best + gainOf(g, ground, colour);
}

/** The numbers of the spaces where a tile may lie now: bit n is number n. */
export function numbersFor(estate: Readonly<Estate>, tile: number, ground: Ground): number {
  const survey = surveyOf(estate);
  const areas = survey.areasOf[COLOUR_OF[tile] as number] ?? survey.areas;
  let numbers = 0;
  for (let i = 0; i < areas.length; i++) {
    const space = (areas[i] as readonly number[])[0] as number;
    const there = ground.numbers[survey.area[space] as number] as number;
    if (there !== 0 && !wouldBeTwin(estate, tile, space)) numbers |= there;
  }
  return numbers;
}

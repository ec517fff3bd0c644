/** A duchy looked over once for all questions about it: how full its areas are, what the next tile in each is worth, and where a tile would best lie. */
import type { Seat } from '@/engine/contract';
import { sizeOf, surveyOf } from '../rules/duchy';
import { touchesPlacedTile, wouldBeTwin } from '../rules/placeTile';
import { ANY_SPACE, COLOUR_OF, PASTURE } from '../rules/tile';
import { estateOf, NONE, type Burgundy, type Estate } from '../state';
import { weights } from './weights';
import { areaGain, colourGain, tileWorth } from './worth';

/** By area of the duchy. */
export interface Ground {
  /** Empty spaces, and how many of them touch a placed tile. */
  readonly empty: number[];
  readonly touched: number[];
  /** What one more tile in it is worth, whatever the tile; less when it is out of reach. */
  readonly gain: number[];
}

export const newGround = (): Ground => ({ empty: [], touched: [], gain: [] });

export function lookOver(g: Readonly<Burgundy>, estate: Readonly<Estate>, into: Ground): void {
  const { areas } = surveyOf(estate);
  for (let a = 0; a < areas.length; a++) {
    const area = areas[a] as readonly number[];
    let empty = 0;
    let touched = 0;
    for (let i = 0; i < area.length; i++) {
      const space = area[i] as number;
      if (estate.spaces[space] !== NONE) continue;
      empty++;
      if (touchesPlacedTile(estate, space)) touched++;
    }
    into.empty[a] = empty;
    into.touched[a] = touched;
    into.gain[a] = empty === 0 ? 0 : areaGain(g, sizeOf(estate, area), empty);
  }
}

/** Where a tile would best lie; less when no such space touches a placed tile yet; 0 when there is none at all. All spaces of an area are alike. */
export function bestPlace(g: Readonly<Burgundy>, seat: Seat, tile: number, ground: Ground): number {
  const estate = estateOf(g, seat);
  const colour = COLOUR_OF[tile] as number;
  const survey = surveyOf(estate);
  const areas = survey.areasOf[colour] ?? survey.areas;
  const perArea = colour === PASTURE || colour === ANY_SPACE;
  let effect = NaN;
  let best = 0;
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i] as readonly number[];
    const a = survey.area[area[0] as number] as number;
    const empty = ground.empty[a] as number;
    if (empty === 0 || wouldBeTwin(estate, tile, area[0] as number)) continue;
    if (perArea || effect !== effect) effect = tileWorth(g, seat, tile, area, empty);
    const gain = (ground.gain[a] as number) + effect;
    const near = (ground.touched[a] as number) > 0 ? gain : gain * weights.apart;
    const worth = colour === ANY_SPACE ? near + colourGain(g, estate, survey.colour[area[0] as number] as number) : near;
    if (worth > best) best = worth;
  }
  return best === 0 || colour === ANY_SPACE ? best : best + colourGain(g, estate, colour);
}

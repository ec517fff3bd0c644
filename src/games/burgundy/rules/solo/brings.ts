/** SOL-12: all that a tile brings where it lies; it happens in parts.ts. */
import type { Seat } from '@/engine/contract';
import type { Monastery } from '../../data/monasteries';
import type { Part } from '../../data/names';
import { monasteryPays } from '../tiles/monasteries';
import type { BurgundyTell } from '../../ruling';
import { estateOf, emptySpaces, type Burgundy, type Estate } from '../../state';
import { allFilled } from '../areas';
import { surveyOf } from '../duchy';
import { ANY_SPACE, COLOUR_OF, MINE, MONASTERY, MONASTERY_OF } from '../tile';
import { endSolo } from './end';

export const areaOf = (estate: Readonly<Estate>, space: number): readonly number[] => {
  const { areas, area } = surveyOf(estate);
  return areas[area[space] as number] as readonly number[];
};

/** A tile lies: all that it brings. SOL-13: the last space wins at once. */
export function resolve(g: Burgundy, seat: Seat, tile: number, space: number, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  if (emptySpaces(estate) === 0) return endSolo(g, true, tell);
  const brought: Part[] = [];
  if (allFilled(estate, areaOf(estate, space))) brought.push('size', 'phase');
  const { byColour, colour } = surveyOf(estate);
  if (allFilled(estate, byColour[colour[space] as number] as readonly number[])) brought.push('colour');
  if (hasEffect(tile)) brought.push('effect');
  g.questions.push({ ask: 'parts', seat, parts: brought, tile, space });
}

/** SOL-07: a joker does nothing; a mine waits for the end of the phase, most monasteries work without a word. */
function hasEffect(tile: number): boolean {
  const colour = COLOUR_OF[tile] as number;
  if (colour === MONASTERY) return monasteryPays(MONASTERY_OF[tile] as Monastery);
  return colour !== ANY_SPACE && colour !== MINE;
}

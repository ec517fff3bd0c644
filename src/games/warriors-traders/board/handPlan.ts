/** Where the play-mat has its parts: a strip of seven under a phone’s map, three rows and a row in a tablet’s rail. Numbers only. */
import { RESOURCES, TRACKS } from '../data/names';
import type { Box } from '@/pieces/boxes';

export interface HandPlan {
  readonly tracks: readonly Box[];
  readonly stocks: readonly Box[];
  /** Each track has a line for its ability and all its slots. */
  readonly roomy: boolean;
}

const PARTS = TRACKS.length + RESOURCES.length;
const GAP = 2;
const EDGE = 4;
const RAIL_EDGE = 12;
const RAIL_GAP = 8;
const RAIL_ROWS = 4;
const HIGHEST_ROW = 72;

export function handPlan(layout: 'phone' | 'tablet', width: number, height: number): HandPlan {
  if (layout === 'phone') {
    const each = (width - 2 * EDGE - GAP * (PARTS - 1)) / PARTS;
    const cell = (i: number): Box => ({ left: EDGE + i * (each + GAP), top: 2, width: each, height: height - 4 });
    return { tracks: TRACKS.map((_, i) => cell(i)), stocks: RESOURCES.map((_, i) => cell(TRACKS.length + i)), roomy: false };
  }
  const inside = width - 2 * RAIL_EDGE;
  const row = Math.min(HIGHEST_ROW, (height - RAIL_GAP * (RAIL_ROWS - 1)) / RAIL_ROWS);
  const top = (i: number): number => i * (row + RAIL_GAP);
  const each = (inside - RAIL_GAP * (RESOURCES.length - 1)) / RESOURCES.length;
  return {
    tracks: TRACKS.map((_, i) => ({ left: RAIL_EDGE, top: top(i), width: inside, height: row })),
    stocks: RESOURCES.map((_, i) => ({ left: RAIL_EDGE + i * (each + RAIL_GAP), top: top(TRACKS.length), width: each, height: row })),
    roomy: true,
  };
}

/** The parts of a plan, numbers only. Phone and tablet are two plans of the same parts: phonePlan.ts, tabletPlan.ts. */
import { inRow, type Box } from '@/pieces/boxes';
import { REGIONS, type Region } from '../data/names';
import { SPACES } from '../data/spaces';

export interface RegionPlan {
  readonly region: number;
  readonly box: Box;
  /** Its name: above its spaces, or where that leaves too little for a finger, over their upper edge. */
  readonly head: Box;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly space: number;
  /** What is touched. */
  readonly box: Box;
  /** So much of its upper edge belongs to the region's name. */
  readonly inset: number;
}

export interface Plan {
  readonly regions: readonly RegionPlan[];
  /** Turn, Era, who begins. */
  readonly turn: Box;
  /** The marauders: the region attacked last. */
  readonly slot: Box;
  readonly stacks: readonly Box[];
  /** Temple cards that are left, and the deck of missions. */
  readonly temples: Box;
  readonly deck: Box;
  /** Opens the improvements where they do not lie open. */
  readonly opener: Box | null;
  /** Face-up improvements by place; empty: they open. */
  readonly display: readonly Box[];
  readonly displayHead: Box | null;
  /** What every merchant owns, one’s own one first; tablet only. */
  readonly estates: readonly Box[];
  /** Where something opened is shown. */
  readonly lens: Box;
  /** Where answers to a good or a traitor in hand stand. */
  readonly answers: Box;
}

/** The spaces of a region, with two players only those of the smaller board (3.1). */
export const spacesIn = (region: Region, seats: number): number[] =>
  SPACES.flatMap((space, i) => (space.region === region && (seats > 2 || space.notForTwo !== true) ? [i] : []));

/** A finger's breadth. */
export const FINGER = 48;

/** A phone so wide and tall that nothing is written over a space has one word for what is done there. */
const SHORT_FROM = 54;
export const hasShortName = (box: Box, inset: number): boolean => inset === 0 && box.width >= SHORT_FROM;

/** A row of spaces under the name of their region. */
export function regionPlan(region: Region, seats: number, box: Box, headHeight: number): RegionPlan {
  const above = box.height - headHeight >= FINGER ? headHeight : 0;
  const row = { ...box, top: box.top + above, height: box.height - above };
  const spaces = spacesIn(region, seats);
  const cells = inRow(spaces.length, row);
  return {
    region: REGIONS.indexOf(region),
    box,
    head: { ...box, height: headHeight },
    cells: spaces.map((space, i) => ({ space, box: cells[i] as Box, inset: headHeight - above })),
  };
}

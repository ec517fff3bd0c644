/** On a tablet everything lies open: four rows of regions, the improvements, and below them what everybody owns. */
import { inRow, type Box } from '@/pieces/boxes';
import type { Region } from '../data/names';
import { DISPLAY } from '../data/numbers';
import { regionPlan, spacesIn, type Plan, type RegionPlan } from './plan';

const EDGE = 6;
const GAP = 6;
const HEAD = 24;
/** Shares of the height: a row of regions, the improvements, what everybody owns. */
const SHARES = { row: 0.138, display: 0.15 } as const;
/** How many spaces wide the boxes beside a row are. */
const TURN_WIDE = 1.6;
/** By seats: the share of one’s own estate. */
const OWN: Readonly<Record<number, number>> = { 2: 0.5, 3: 0.42, 4: 0.4 };
const ROWS: readonly (readonly Region[])[] = [
  ['northSea', 'southSea'],
  ['euphrates', 'damascus'],
  ['palmyra', 'ebla'],
];

/** Regions beside each other, all spaces of a row equally wide. */
function rowOf(regions: readonly Region[], seats: number, box: Box, headHeight: number): RegionPlan[] {
  const counts = regions.map(region => spacesIn(region, seats).length);
  const cell = (box.width - GAP * (regions.length - 1)) / counts.reduce((a, b) => a + b, 0);
  let left = box.left;
  return regions.map((region, i) => {
    const width = (counts[i] ?? 0) * cell;
    const plan = regionPlan(region, seats, { ...box, left, width }, headHeight);
    left += width + GAP;
    return plan;
  });
}

export function tabletPlan(width: number, height: number, seats: number, growth: number): Plan {
  const inside = width - 2 * EDGE;
  const rowHeight = Math.floor(height * SHARES.row);
  const headHeight = HEAD * Math.min(growth, 1.3);
  const row = (i: number): Box => ({ left: EDGE, top: EDGE + i * (rowHeight + GAP), width: inside, height: rowHeight });
  const emesaSpaces = spacesIn('emesa', seats).length;
  const cell = inside / 11;
  const emesa = { ...row(3), width: emesaSpaces * cell };
  const rest = { ...row(3), left: EDGE + emesa.width + GAP, width: inside - emesa.width - GAP };
  const turnWidth = TURN_WIDE * cell;
  const stacksWidth = 3 * Math.min(cell, 80);
  const others = inRow(2, { ...rest, left: rest.left + stacksWidth + GAP, width: rest.width - stacksWidth - GAP }, GAP);
  const displayTop = EDGE + 4 * (rowHeight + GAP);
  const displayHeight = Math.floor(height * SHARES.display);
  const estatesTop = displayTop + headHeight + displayHeight + GAP;
  const first = { ...row(0), width: inside - turnWidth - GAP };
  return {
    regions: [
      ...rowOf(ROWS[0] ?? [], seats, first, headHeight),
      ...rowOf(ROWS[1] ?? [], seats, row(1), headHeight),
      ...rowOf(ROWS[2] ?? [], seats, row(2), headHeight),
      regionPlan('emesa', seats, emesa, headHeight),
    ],
    turn: { ...row(0), left: EDGE + first.width + GAP, width: turnWidth },
    stacks: inRow(3, { ...rest, width: stacksWidth }),
    temples: others[0] as Box,
    slot: { ...(others[1] as Box), height: rowHeight / 2 },
    deck: { ...(others[1] as Box), top: rest.top + rowHeight / 2, height: rowHeight / 2 },
    opener: null,
    displayHead: { left: EDGE, top: displayTop, width: inside, height: headHeight },
    display: inRow(DISPLAY[seats] ?? 0, { left: EDGE, top: displayTop + headHeight, width: inside, height: displayHeight }, 4),
    estates: estatesIn(seats, { left: EDGE, top: estatesTop, width: inside, height: height - estatesTop - EDGE }),
    lens: { left: width * 0.16, top: EDGE, width: width * 0.68, height: height - 2 * EDGE },
    answers: { left: EDGE, top: height - 72, width: inside, height: 68 },
  };
}

/** The own estate takes more: it is played on. */
function estatesIn(seats: number, area: Box): Box[] {
  const own = area.width * (OWN[seats] ?? 0.4);
  return [{ ...area, width: own - GAP }, ...inRow(seats - 1, { ...area, left: area.left + own, width: area.width - own }, GAP)];
}

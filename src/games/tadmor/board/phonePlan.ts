/** On a phone: seven regions in seven rows, beside the short ones whatever else the table needs. Improvements, missions and belongings open over them. */
import { inRow, type Box } from '@/pieces/boxes';
import { REGIONS, type Region } from '../data/names';
import { FINGER, regionPlan, spacesIn, type Plan } from './plan';

const COLUMNS = 7;
const EDGE = 2;
const GAP = 3;
/** A line of the smallest text; where there is room, so high that it can be touched. */
const HEAD = { low: 13, high: 24 } as const;

export function phonePlan(width: number, height: number, seats: number, growth: number): Plan {
  const rowHeight = height / REGIONS.length;
  const head = rowHeight - HEAD.high >= FINGER ? HEAD.high : HEAD.low * Math.min(growth, 1.2);
  const cell = (width - 2 * EDGE) / COLUMNS;
  const row = (region: Region): Box => ({
    left: EDGE,
    top: REGIONS.indexOf(region) * rowHeight,
    width: width - 2 * EDGE,
    height: rowHeight,
  });
  /** What a row leaves beside its spaces; a region without a neighbour has the whole row. */
  const beside = (region: Region): Box => {
    const taken = spacesIn(region, seats).length * cell;
    const whole = row(region);
    return { ...whole, left: whole.left + taken + GAP, width: whole.width - taken - GAP };
  };
  const shares: readonly Region[] = ['northSea', 'southSea', 'damascus', 'ebla', 'emesa'];
  const regionBox = (region: Region): Box =>
    shares.includes(region) ? { ...row(region), width: spacesIn(region, seats).length * cell } : row(region);
  const [temples, deck] = inParts(beside('southSea'), 0.64);
  return {
    regions: REGIONS.map(region => regionPlan(region, seats, regionBox(region), head)),
    turn: beside('northSea'),
    temples,
    deck,
    stacks: inRow(3, beside('damascus')),
    opener: beside('ebla'),
    display: [],
    displayHead: null,
    slot: beside('emesa'),
    estates: [],
    lens: { left: 0, top: 0, width, height },
    // Just the last row: what is half covered could be mistaken for it.
    answers: { ...row('emesa'), left: 0, width },
  };
}

function inParts(box: Box, share: number): readonly [Box, Box] {
  const width = box.width * share;
  return [
    { ...box, width },
    { ...box, left: box.left + width, width: box.width - width },
  ];
}

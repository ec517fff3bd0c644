/**
 * On a phone, for whoever plays alone: below the depots a row with phase, coming goods and target, then the duchy, which is wider than others; in a
 * low and wide window it stands beside both.
 */
import { target } from '@/design/space';
import { boardFor } from '../data/board';
import type { Lie } from './duchyLayout';
import { duchyIn, GAP, type Plan } from './spots';
import { closedStrip, directStrip, GOODS_ROW, type Strip } from './strips';

const ROW = 40;
const EDGE = 4;
const LARGEST_HEX = 64;
const CLOSED_TILES = [30, 26, 22, 18];
/** Tiles that can be tapped where they lie are worth so much of the duchy's size. */
const WORTH = 0.97;

/** Strips of this width that fit, the largest tiles first. */
const stripsOf = (width: number, inns: boolean): readonly Strip[] => [
  directStrip(width, boardFor(1), GOODS_ROW, inns),
  directStrip(width, boardFor(1), 0, inns),
  ...CLOSED_TILES.map(most => closedStrip(width, boardFor(1), most, inns, false, null)),
];

export function alonePlan(width: number, height: number, inns: boolean, lie: Lie): Plan {
  const wide = (inns ? 9 : 8) * target.side;
  const layings = [
    ...stripsOf(width, inns).map(strip => ({ strip, wide: width, left: 0, top: strip.height + GAP + ROW })),
    ...(width - wide < height ? [] : stripsOf(wide, inns).map(strip => ({ strip, wide, left: wide, top: 0 }))),
  ];
  const plans = layings.map(laid => {
    const { left, top } = laid;
    const area = { left: left + EDGE, top: top + EDGE, width: width - left - 2 * EDGE, height: height - top - 2 * EDGE };
    return { ...laid, duchy: duchyIn(area, LARGEST_HEX, lie) };
  });
  const largest = Math.max(...plans.map(({ duchy }) => duchy.hex.width));
  const best = plans.find(({ duchy }) => duchy.hex.width >= WORTH * largest) ?? plans[0];
  if (best === undefined) throw new Error('a phone without depots');
  const cell = (from: number, to: number) => ({
    left: EDGE + from * (best.wide - 2 * EDGE),
    top: best.strip.height + GAP,
    width: (to - from) * (best.wide - 2 * EDGE) - GAP,
    height: ROW,
  });
  return {
    market: best.strip.market,
    duchy: best.duchy,
    phase: cell(0, 0.24),
    coming: cell(0.24, 0.6),
    bridge: cell(0.6, 1),
    thread: null,
    bonus: [],
    route: null,
    other: null,
    stores: null,
    rivals: [],
    lens: { left: 0, top: 0, width, height },
  };
}

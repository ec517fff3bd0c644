/** On a phone, for who plays alone: below the depots a row with phase, coming goods and target, then the duchy, which is wider than others. */
import { boardFor } from '../data/board';
import type { Lie } from './lies';
import { closedStrip, directStrip, GOODS_ROW } from './phonePlan';
import { duchyIn, GAP, type Plan } from './spots';

const ROW = 40;
const EDGE = 4;
const LARGEST_HEX = 64;
const CLOSED_TILES = [30, 26, 22, 18];
/** Tiles that can be tapped where they lie are worth so much of the duchy's size. */
const WORTH = 0.97;

export function alonePlan(width: number, height: number, inns: boolean, lie: Lie): Plan {
  const seats = boardFor(1);
  const strips = [
    directStrip(width, seats, GOODS_ROW, inns),
    directStrip(width, seats, 0, inns),
    ...CLOSED_TILES.map(most => closedStrip(width, seats, most, inns, false, null)),
  ];
  const plans = strips.map(({ market, height: high }) => {
    const top = high + GAP + ROW;
    const area = { left: EDGE, top: top + EDGE, width: width - 2 * EDGE, height: height - top - 2 * EDGE };
    return { market, row: high + GAP, duchy: duchyIn(area, LARGEST_HEX, lie) };
  });
  const largest = Math.max(...plans.map(({ duchy }) => duchy.hex.width));
  const best = plans.find(({ duchy }) => duchy.hex.width >= WORTH * largest) ?? plans[0];
  if (best === undefined) throw new Error('a phone without depots');
  const cell = (from: number, to: number) => ({
    left: EDGE + from * (width - 2 * EDGE),
    top: best.row,
    width: (to - from) * (width - 2 * EDGE) - GAP,
    height: ROW,
  });
  return {
    market: best.market,
    duchy: best.duchy,
    phase: cell(0, 0.24),
    coming: cell(0.24, 0.6),
    bridge: cell(0.6, 1),
    thread: null,
    bonus: [],
    bonuses: [],
    route: null,
    other: null,
    stores: null,
    rivals: [],
    lens: { left: 0, top: 0, width, height },
  };
}

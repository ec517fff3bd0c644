/** Where a seat's own things lie: numbers only. */
import { inGrid, inRow, type Box } from '@/pieces/boxes';
import type { Layout } from '@/table/kit/boardProps';
import { FINGER } from './plan';

export interface HandPlan {
  readonly goods: readonly Box[];
  /** Missions, own improvements, rare goods and temples: doors; on a tablet only what does not fit opens. */
  readonly doors: readonly Box[];
  /** Camels, ships, tower, temples, goods in all. */
  readonly counters: readonly Box[];
  /** Missions that lie open beside the board. */
  readonly missions: readonly Box[];
  readonly caption: Box | null;
  /** Where an exchange is answered; on a phone that is over the board. */
  readonly answers: Box | null;
}

const COUNTERS = 5;
const COUNTERS_HIGH = 36;
export const HAND_HEIGHT = FINGER + COUNTERS_HIGH;

function phone(width: number, height: number): HandPlan {
  const cells = inRow(7, { left: 0, top: 0, width, height: FINGER });
  return {
    goods: cells.slice(0, 4),
    doors: cells.slice(4),
    counters: inRow(COUNTERS, { left: 0, top: FINGER, width, height: height - FINGER }),
    missions: [],
    caption: null,
    answers: null,
  };
}

const PAD = 8;
const MISSION = 72;

function tablet(width: number, height: number): HandPlan {
  const inside = width - 2 * PAD;
  const goodsHigh = 56;
  const rowTop = goodsHigh + 4;
  const captionTop = rowTop + 56;
  const top = captionTop + 20;
  const rows = Math.max(1, Math.floor((height - top) / (MISSION + 4)));
  return {
    goods: inRow(4, { left: PAD, top: 0, width: inside, height: goodsHigh }),
    counters: inRow(COUNTERS, { left: PAD, top: rowTop, width: inside, height: 52 }),
    answers: { left: PAD, top: rowTop, width: inside, height: 58 },
    caption: { left: PAD, top: captionTop, width: inside, height: 20 },
    missions: inGrid(2 * rows, 2, { left: PAD, top, width: inside, height: 0 }, MISSION, 4),
    doors: [],
  };
}

export const handPlan = (layout: Layout, width: number, height: number): HandPlan => (layout === 'tablet' ? tablet : phone)(width, height);

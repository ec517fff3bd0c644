/** Where a seat's own things lie: numbers only. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import type { Spot } from '@/engine/contract';
import type { Layout } from '@/table/kit/boardProps';
import { STORAGE_SPACES } from '../data/scoring';
import { kindOf, numberOf } from '../spots';
import { REGULAR } from './geometry';

export interface HandPlan {
  readonly dice: readonly Box[];
  readonly storage: readonly Box[];
  readonly goods: readonly Box[];
  /** What stands there while no goods are stored. */
  readonly noGoods: Box;
  /** Workers, silver, sold goods. */
  readonly counters: readonly Box[];
  /** What is being resolved; on a tablet it stands on the board. */
  readonly thread?: Box;
  readonly captions?: { readonly storage?: Box; readonly goods: Box };
  /** TEA-05: dice and own storage of the mate, small; on a tablet they stand on the board. */
  readonly mate?: MatePlan;
}

export interface MatePlan {
  readonly box: Box;
  readonly shield: { readonly x: number; readonly y: number; readonly width: number };
  readonly dice: readonly Box[];
  readonly places: readonly Box[];
}

const row = (count: number, left: number, top: number, width: number, height: number): Box[] =>
  Array.from({ length: count }, (_, i) => ({ left: left + i * width, top, width, height }));

/** The height of the hand on a phone: two rows of targets. */
export const HAND_HEIGHT = 2 * target.side;
const COUNTERS = 3;
const GOODS_PLACES = 3;
/** Columns of the lower row up to the sold goods, and how many of them what is being resolved needs. */
const GOODS_ROW = 6;
const LEAST_THREAD = 2;

/** SHD-08.4: where three places do not do, they take the room of what is being resolved too, which the prompt says as well; six are as large as ever. */
function twoRows(count: number, { left, top, width, height }: Box): Box[] {
  const columns = Math.ceil(count / 2);
  const across = width / Math.max(STORAGE_SPACES, columns);
  return [...row(columns, left, top, across, height / 2), ...row(count - columns, left, top + height / 2, across, height / 2)];
}

/** Seven columns, two rows: dice and the workers that bend them, storage, silver; below them goods, and what is being resolved. */
function phone(width: number, height: number, colours: number, stored: number): HandPlan {
  const column = Math.min(width / 7, 64);
  const left = (width - 7 * column) / 2;
  const row1 = height / 2;
  const hex = Math.min(column * REGULAR, colours > GOODS_PLACES ? row1 : row1 + 7);
  // SOL-01: who plays alone may have six colours, each as wide as a finger; what is being resolved then stands in the prompt alone.
  const columns = Math.max(GOODS_PLACES, colours);
  const rest = GOODS_ROW - columns;
  return {
    dice: row(2, left, 0, column, row1),
    storage:
      stored > STORAGE_SPACES
        ? twoRows(stored, { left: left + 3 * column, top: 0, width: 3 * column, height })
        : row(STORAGE_SPACES, left + 3 * column, 0, column, hex),
    goods: row(Math.max(1, colours), left, row1, column, row1),
    noGoods: { left, top: row1, width: GOODS_PLACES * column, height: row1 },
    counters: [
      [2, 0],
      [6, 0],
      [6, row1],
    ].map(([at = 0, top = 0]) => ({ left: left + at * column, top, width: column, height: row1 })),
    ...(stored > STORAGE_SPACES || rest < LEAST_THREAD
      ? {}
      : { thread: { left: left + columns * column + 2, top: hex, width: rest * column - 4, height: height - hex } }),
  };
}

const SHIELD = { width: 18, height: 24 };
const MATE_DIE = 26;

/** TEA-05, by storage place: the shared ones below one's own, and beside them, small, the mate's. */
function sharedPhone(width: number, height: number, colours: number, odd: boolean): HandPlan {
  const alone = phone(width, height, Math.min(colours, GOODS_PLACES), 0);
  const column = Math.min(width / 7, 64);
  const left = (width - 7 * column) / 2;
  const high = height / 2;
  const box = { left: left + 5 * column, top: 0, width: column, height };
  const half = column / 2;
  const dieTop = SHIELD.height;
  const placeTop = dieTop + MATE_DIE + 2;
  const mate = {
    box,
    shield: { x: box.left + half, y: SHIELD.height / 2, width: SHIELD.width },
    dice: row(2, box.left, dieTop, half, MATE_DIE),
    places: row(2, box.left, placeTop, half, Math.min(height - placeTop, half * REGULAR + 4)),
  };
  const own = row(2, left + 3 * column, 0, column, high);
  const shared = row(2, left + 3 * column, high, column, high);
  const { thread: _, ...rest } = alone;
  return { ...rest, storage: [...shared, ...(odd ? [...mate.places, ...own] : [...own, ...mate.places])], mate };
}

/** The right rail: dice and counters, storage, goods, one below the other. */
function tablet(width: number, height: number, colours: number, stored: number): HandPlan {
  const pad = 12;
  const inside = width - 2 * pad;
  const caption = 18;
  const unit = Math.max(48, Math.min(64, (height - 2 * caption - 24) / 3.4));
  const hex = { width: Math.min(inside / 3, unit * 1.2), height: unit * 1.2 * REGULAR };
  const storageTop = unit + caption + 8;
  // A team's lies on the board.
  const stores = stored > 0;
  const inOneRow = inside / stored >= target.side;
  const storageHeight = inOneRow ? hex.height : Math.max(hex.height, 2 * target.side);
  const goodsTop = storageTop + (stores ? storageHeight + caption + 4 : 0);
  const dieWidth = Math.min(unit + 6, (inside - COUNTERS * target.side) / 2);
  const counterWidth = (inside - 2 * dieWidth) / COUNTERS;
  return {
    dice: row(2, pad, 8, dieWidth, unit),
    counters: row(COUNTERS, pad + 2 * dieWidth, 8, counterWidth, unit),
    storage: inOneRow
      ? row(stored, pad, storageTop, Math.min(hex.width, inside / stored), hex.height)
      : twoRows(stored, { left: pad, top: storageTop, width: inside, height: storageHeight }),
    goods: row(
      Math.max(1, colours),
      colours * target.side > inside ? (width - colours * target.side) / 2 : pad,
      goodsTop,
      Math.max(target.side, Math.min(inside / Math.max(GOODS_PLACES, colours), 72)),
      Math.max(48, Math.min(56, height - goodsTop)),
    ),
    noGoods: { left: pad, top: goodsTop, width: inside, height: 48 },
    captions: {
      ...(stores ? { storage: { left: pad, top: storageTop - caption, width: inside, height: caption } } : null),
      goods: { left: pad, top: goodsTop - caption, width: inside, height: caption },
    },
  };
}

export const handPlan = (layout: Layout, width: number, height: number, colours: number, stored = STORAGE_SPACES): HandPlan =>
  layout === 'tablet' ? tablet(width, height, colours, stored) : phone(width, height, colours, stored);

/** TEA-05: of a mate, who sits at an odd seat or at an even one. */
export const teamHandPlan = (layout: Layout, width: number, height: number, colours: number, odd: boolean): HandPlan =>
  layout === 'tablet' ? tablet(width, height, colours, 0) : sharedPhone(width, height, colours, odd);

const COUNTED = ['workers', 'silver', 'sold'];

/** Where a spot of the hand lies: for what should glow. `goods` are the colours stored, in their order. */
export function handBox(plan: HandPlan, at: Spot, goods: readonly number[]): Box | null {
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'die':
      return plan.dice[number] ?? null;
    case 'store':
      return plan.storage[number] ?? null;
    case 'goods':
      return plan.goods[goods.indexOf(number)] ?? null;
    case 'thread':
      return plan.thread ?? null;
    default:
      return plan.counters[COUNTED.indexOf(at)] ?? null;
  }
}

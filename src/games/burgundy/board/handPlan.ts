/** Where a seat's own things lie: numbers only. */
import type { Spot } from '@/engine/contract';
import type { Layout } from '@/table/boardProps';
import { kindOf, numberOf } from '../spots';
import { REGULAR, type Box } from './geometry';

export interface HandPlan {
  readonly dice: readonly Box[];
  readonly storage: readonly Box[];
  readonly goods: readonly Box[];
  /** What stands there while no goods are stored. */
  readonly noGoods: Box;
  /** Workers, silver, sold goods. */
  readonly counters: readonly Box[];
  readonly captions?: { readonly storage: Box; readonly goods: Box };
}

const row = (count: number, left: number, top: number, width: number, height: number): Box[] =>
  Array.from({ length: count }, (_, i) => ({ left: left + i * width, top, width, height }));

const COUNTERS = 3;
const GOODS_PLACES = 3;

/** Eight columns: two dice, three storage places, three colours of goods under the counters. */
function phone(width: number, height: number, colours: number): HandPlan {
  const column = Math.min(width / 8, 64);
  const left = (width - 8 * column) / 2;
  const die = Math.min(column, height - 8);
  const hex = { width: Math.min(column, (height - 4) / REGULAR), height: Math.min(column * REGULAR, height - 4) };
  const goodsLeft = left + 5 * column;
  const head = 24;
  const goods = { left: goodsLeft, top: head, width: GOODS_PLACES * column, height: height - head };
  return {
    dice: row(2, left, (height - die) / 2, column, die),
    storage: row(3, left + 2 * column, (height - hex.height) / 2, column, hex.height),
    goods: row(Math.max(1, colours), goods.left, goods.top, goods.width / Math.max(GOODS_PLACES, colours), goods.height),
    noGoods: goods,
    counters: row(COUNTERS, goodsLeft, 0, column, head),
  };
}

/** The right rail: dice and counters, storage, goods, one below the other. */
function tablet(width: number, height: number, colours: number): HandPlan {
  const pad = 12;
  const inside = width - 2 * pad;
  const caption = 18;
  const unit = Math.max(48, Math.min(64, (height - 2 * caption - 24) / 3.4));
  const hex = { width: Math.min(inside / 3, unit * 1.2), height: unit * 1.2 * REGULAR };
  const storageTop = unit + caption + 8;
  const goodsTop = storageTop + hex.height + caption + 4;
  const counterWidth = (inside - 2 * (unit + 12)) / COUNTERS;
  return {
    dice: row(2, pad, 4, unit + 6, unit),
    counters: row(COUNTERS, pad + 2 * (unit + 12), 4, counterWidth, unit),
    storage: row(3, pad, storageTop, hex.width, hex.height),
    goods: row(Math.max(1, colours), pad, goodsTop, Math.min(inside / Math.max(GOODS_PLACES, colours), 72), Math.max(48, Math.min(56, height - goodsTop))),
    noGoods: { left: pad, top: goodsTop, width: inside, height: 48 },
    captions: {
      storage: { left: pad, top: storageTop - caption, width: inside, height: caption },
      goods: { left: pad, top: goodsTop - caption, width: inside, height: caption },
    },
  };
}

export const handPlan = (layout: Layout, width: number, height: number, colours: number): HandPlan =>
  layout === 'tablet' ? tablet(width, height, colours) : phone(width, height, colours);

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
    default:
      return plan.counters[COUNTED.indexOf(at)] ?? null;
  }
}

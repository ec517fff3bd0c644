/** The parts of a plan, numbers only. Phone and tablet are two plans of the same parts: phonePlan.ts, tabletPlan.ts. */
import type { Point } from '@/pieces/hatch';
import { BLACK_SLOTS, DEPOTS } from '../data/board';
import { INN_SLOT } from '../spots';
import { duchySize, REGULAR, spaceCentres, type Box, type HexSize } from './geometry';

export interface TraySlot {
  /** The slot's number in its depot: 0–3, in the black depot 0–7, and INN_SLOT for the inns beside it. */
  readonly slot: number;
  readonly box: Box;
}

/** One depot: a die face for a head, its tiles, its goods. */
export interface Tray {
  /** 1–6; 0 is the black depot. */
  readonly depot: number;
  readonly box: Box;
  /** The corner with the die face. */
  readonly head: Box;
  readonly goods: Box;
  readonly slots: readonly TraySlot[];
  /** Its tiles are large enough to be tapped; otherwise a tapped tray opens. */
  readonly direct: boolean;
}

/** Seven trays; the first is the black depot. */
export type Market = readonly Tray[];

export interface DuchyPlan {
  readonly box: Box;
  readonly hex: HexSize;
  readonly centres: readonly Point[];
  /** By space, within the duchy's box. */
  readonly spaceBoxes: readonly Box[];
}

export interface Plan {
  readonly market: Market;
  readonly duchy: DuchyPlan;
  /** Phase, round and the goods to come. */
  readonly phase: Box;
  readonly coming: Box;
  readonly bridge: Box;
  /** One for each colour. */
  readonly bonus: readonly Box[];
  /** What is touched of them, three at a time; empty: each by itself. */
  readonly bonuses: readonly Box[];
  /** What is being resolved; on a phone it stands in the hand. */
  readonly thread: Box | null;
  /** The duchies of the others, tablet only. */
  readonly rivals: readonly Box[];
  /** Where an opened tray is shown. */
  readonly lens: Box;
}

export const GAP = 4;
/** How flat a hex may get before it shrinks instead. */
const FLATTEST = 0.82;

const slotsOf = (depot: number, seats: number, inns: boolean): number[] =>
  depot === 0
    ? [...BLACK_SLOTS.flatMap((from, slot) => (from <= seats ? [slot] : [])), ...(inns ? [INN_SLOT] : [])]
    : (DEPOTS[depot - 1] ?? []).flatMap((s, slot) => (s.from <= seats ? [slot] : []));

/** A tray whose slots stand in `columns`, below or beside its head. `inns`: in the black one they have a place too. */
export function tray(
  depot: number,
  seats: number,
  box: Box,
  columns: number,
  cell: HexSize,
  head: number,
  goodsBelow: number,
  direct: boolean,
  inns = false,
): Tray {
  const slots = slotsOf(depot, seats, inns);
  const left = box.left + (box.width - columns * cell.width) / 2;
  const top = box.top + head;
  const alone = slots.length % columns;
  const inLastRow = (i: number): boolean => i >= slots.length - alone;
  return {
    depot,
    box,
    direct,
    head: { left: box.left, top: box.top, width: head, height: head },
    goods:
      goodsBelow > 0
        ? { left: box.left + 2, top: box.top + box.height - goodsBelow, width: box.width - 4, height: goodsBelow }
        : { left: box.left + head, top: box.top, width: box.width - head, height: head },
    slots: slots.map((slot, i) => ({
      slot,
      box: {
        left: left + ((i % columns) + (inLastRow(i) ? (columns - alone) / 2 : 0)) * cell.width,
        top: top + Math.floor(i / columns) * cell.height,
        width: cell.width,
        height: cell.height,
      },
    })),
  };
}

/** The largest hex that fits, as regular as the height allows. */
export function hexFor(width: number, height: number, most: number): HexSize {
  const byHeight = height / 5.5;
  const across = Math.min(width / 7, byHeight / (REGULAR * FLATTEST), most);
  return { width: across, height: Math.min(byHeight, across * REGULAR) };
}

export function duchyIn(area: Box, most: number): DuchyPlan {
  const hex = hexFor(area.width, area.height, most);
  const size = duchySize(hex);
  const centres = spaceCentres(hex);
  return {
    hex,
    spaceBoxes: centres.map(([x, y]) => ({ left: x - hex.width / 2, top: y - hex.height / 2, ...hex })),
    box: { left: area.left + (area.width - size.width) / 2, top: area.top + (area.height - size.height) / 2, ...size },
    centres,
  };
}

/** The parts of a plan, numbers only. Phone and tablet are two plans of the same parts: phonePlan.ts, tabletPlan.ts. */
import type { Box } from '@/pieces/boxes';
import type { Point } from '@/pieces/hatch';
import { target } from '@/design/space';
import { BLACK_SLOTS, boardFor, DEPOTS } from '../data/board';
import { SHIELDS_LAID } from '../data/shields';
import { INN_SLOT } from '../spots';
import { duchySize, REGULAR, spaceCentres, type HexSize } from './geometry';
import { lieOf, type Lie } from './duchyLayout';

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
  /** Places for shields, by their place in the depot; none where they are not played. */
  readonly shields: readonly Box[];
  /** Its tiles are large enough to be tapped; otherwise a tapped tray opens. */
  readonly direct: boolean;
}

/** Seven trays; the first is the black depot. */
export type Market = readonly Tray[];

export interface DuchyPlan {
  readonly box: Box;
  readonly hex: HexSize;
  readonly lie: Lie;
  /** Its spaces are large enough to be tapped; otherwise a tapped part opens. */
  readonly direct: boolean;
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
  /** SOL-10: who plays alone has the counter and its target there. */
  readonly bridge: Box;
  /** One for each colour. */
  readonly bonus: readonly Box[];
  /** What is being resolved; on a phone it stands in the hand. */
  readonly thread: Box | null;
  /** The trade route above the duchy; null where there are none. */
  readonly route: Box | null;
  /** TEA-01: what turns to the other half of a team's duchy; null where all of it is seen. */
  readonly other: Box | null;
  /** TEA-05: what mates have stored, where it does not lie in the hand. */
  readonly stores: Box | null;
  /** The duchies of the others, tablet only. */
  readonly rivals: readonly Box[];
  /** Where an opened tray is shown. */
  readonly lens: Box;
}

const USUAL = lieOf(0);

export const GAP = 4;
/** How flat a hex may get before it shrinks instead. */
const FLATTEST = 0.82;

const slotsOf = (depot: number, seats: number, inns: boolean): number[] =>
  depot === 0
    ? [...BLACK_SLOTS.flatMap((from, slot) => (from <= boardFor(seats) ? [slot] : [])), ...(inns ? [INN_SLOT] : [])]
    : (DEPOTS[depot - 1] ?? []).flatMap((s, slot) => (s.from <= boardFor(seats) ? [slot] : []));

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
    shields: [],
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

/** SHD-01: how many shields a depot may hold at this table. */
export const shieldsIn = (depot: number, seats: number): number => SHIELDS_LAID[seats]?.[depot - 1] ?? 0;

/** Places for shields side by side from the right edge of a row. */
export function inARow(count: number, row: Box, most: number): Box[] {
  const width = Math.min(most, row.width / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => ({ ...row, left: row.left + row.width - (count - i) * width, width }));
}

/** The largest hex that fits, as regular as the height allows. */
export function hexFor(width: number, height: number, most: number, lie: Lie = USUAL): HexSize {
  const byHeight = height / lie.down;
  const across = Math.min(width / lie.across, byHeight / (REGULAR * FLATTEST), most);
  return { width: across, height: Math.min(byHeight, across * REGULAR) };
}

/** The least width of a space that is tapped. */
const FOR_A_FINGER = target.side - 0.5;

export function duchyIn(area: Box, most: number, lie: Lie = USUAL): DuchyPlan {
  const hex = hexFor(area.width, area.height, most, lie);
  const size = duchySize(hex, lie);
  const centres = spaceCentres(hex, lie);
  return {
    hex,
    lie,
    direct: lie.parts.length === 0 || hex.width >= FOR_A_FINGER,
    spaceBoxes: centres.map(([x, y]) => ({ left: x - hex.width / 2, top: y - hex.height / 2, ...hex })),
    box: { left: area.left + (area.width - size.width) / 2, top: area.top + (area.height - size.height) / 2, ...size },
    centres,
  };
}

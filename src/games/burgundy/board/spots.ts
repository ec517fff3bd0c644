/** Where everything lies: numbers only. Phone and tablet are two plans of the same parts. */
import { target } from '@/design/space';
import type { Point } from '@/pieces/hatch';
import type { Layout } from '@/table/boardProps';
import { BLACK_SLOTS, DEPOTS } from '../data/board';
import { COLOURS } from '../data/names';
import { duchySize, REGULAR, spaceCentres, type Box, type HexSize } from './geometry';

export interface TraySlot {
  /** The slot's number in its depot: 0–3, in the black depot 0–7. */
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
type Market = readonly Tray[];

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

const GAP = 4;
/** Room for goods below the tiles of a depot. */
const GOODS_ROW = 22;
/** How flat a hex may get before it shrinks instead. */
const FLATTEST = 0.82;

const slotsOf = (depot: number, seats: number): number[] =>
  depot === 0
    ? BLACK_SLOTS.flatMap((from, slot) => (from <= seats ? [slot] : []))
    : (DEPOTS[depot - 1] ?? []).flatMap((s, slot) => (s.from <= seats ? [slot] : []));

/** A tray whose slots stand in `columns`, below or beside its head. */
export function tray(
  depot: number,
  seats: number,
  box: Box,
  columns: number,
  cell: HexSize,
  head: number,
  goodsBelow: number,
  direct: boolean,
): Tray {
  const slots = slotsOf(depot, seats);
  const left = box.left + (box.width - columns * cell.width) / 2;
  const top = box.top + head;
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
        left: left + (i % columns) * cell.width,
        top: top + Math.floor(i / columns) * cell.height,
        width: cell.width,
        height: cell.height,
      },
    })),
  };
}

/** Columns of tiles one can tap: six depots, and where there is room two for the black depot, which always holds twice as many; otherwise it opens. */
function directStrip(width: number, seats: number, goodsBelow: number): { readonly market: Market; readonly height: number } {
  const blackOpens = width < 8 * target.side;
  const edge = blackOpens ? 0 : Math.min(2, (width - 8 * target.side) / 2);
  const column = blackOpens ? target.side : (width - 2 * edge) / 8;
  const head = 24;
  const cell = { width: column, height: Math.max(target.side, Math.min(column * 1.02, 58)) };
  const small = (width - 6 * column) / 2 - 1;
  const height = head + seats * cell.height + goodsBelow + 3;
  const depot = (d: number): Tray =>
    tray(d, seats, { left: edge + (d - 1) * column, top: 0, width: column, height }, 1, cell, head, goodsBelow, true);
  const blackBox = { left: edge + 6 * column, top: 0, width: width - 2 * edge - 6 * column, height };
  const black = tray(
    0,
    seats,
    blackBox,
    2,
    blackOpens ? { width: small, height: Math.min(cell.height, small * REGULAR) } : cell,
    head,
    0,
    !blackOpens,
  );
  return { market: [black, ...[1, 2, 3, 4, 5, 6].map(depot)], height };
}

/** Seven trays to be opened by a tap, their tiles only to be looked at. */
function closedStrip(width: number, seats: number, mostTile: number): { readonly market: Market; readonly height: number } {
  const blackColumns = seats === 2 ? 4 : seats;
  const each = Math.max(target.side, (width * (blackColumns === 4 ? 0.765 : 0.8)) / 6);
  const blackWidth = width - 6 * each;
  const head = 19;
  const rows = seats === 2 ? 1 : 2;
  const tile = Math.min((each - 4) / 2, (blackWidth - 4) / blackColumns, mostTile);
  const cell = { width: tile, height: tile * REGULAR };
  const goodsBelow = seats === 2 ? 18 : 0;
  const height = Math.max(target.side, head + rows * cell.height + goodsBelow + 2);
  const box = (depot: number): Box => ({
    left: depot === 0 ? 6 * each : (depot - 1) * each,
    top: 0,
    width: depot === 0 ? blackWidth : each,
    height,
  });
  return {
    market: [0, 1, 2, 3, 4, 5, 6].map(d => tray(d, seats, box(d), d === 0 ? blackColumns : 2, cell, head, d === 0 ? 0 : goodsBelow, false)),
    height,
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

/** The four free corners beside the short rows of a duchy: a wide band at the outer edge and a narrower one inside it. */
function cornersOf(area: Box, { box, hex }: DuchyPlan) {
  const bottom = area.top + area.height;
  const wide = box.left - area.left + 1.5 * hex.width - GAP;
  const narrow = box.left - area.left + hex.width - GAP;
  const upper = box.top - area.top + 0.75 * hex.height;
  const band = 0.75 * hex.height;
  const right = area.left + area.width;
  const lower = bottom - (box.top + box.height) + 0.75 * hex.height;
  return {
    topLeft: {
      outer: { left: area.left + GAP, top: area.top + GAP, width: wide - GAP, height: upper - GAP },
      inner: { left: area.left + GAP, top: area.top + upper, width: narrow - GAP, height: band },
    },
    topRight: {
      outer: { left: right - wide, top: area.top + GAP, width: wide - GAP, height: upper - GAP },
      inner: { left: right - narrow, top: area.top + upper, width: narrow - GAP, height: band },
    },
    bottomLeft: {
      outer: { left: area.left + GAP, top: bottom - lower, width: wide - GAP, height: lower - GAP },
      inner: { left: area.left + GAP, top: bottom - lower - band, width: narrow - GAP, height: band },
    },
    bottomRight: {
      outer: { left: right - wide, top: bottom - lower, width: wide - GAP, height: lower - GAP },
      inner: { left: right - narrow, top: bottom - lower - band, width: narrow - GAP, height: band },
    },
  };
}

/** The phase in the top left corner, and right under it the goods to come. */
function phaseAndComing({ outer, inner }: { readonly outer: Box; readonly inner: Box }): Pick<Plan, 'phase' | 'coming'> {
  const phase = { ...outer, height: Math.min(outer.height, 44) };
  const top = phase.top + phase.height;
  const beside = outer.top + outer.height - top;
  const low = { left: inner.left - GAP / 2, width: inner.width + GAP, top, height: inner.top + inner.height - top };
  const coming = beside >= 48 ? { ...outer, top, height: beside } : low;
  return { phase, coming };
}

/** Three small things in a bottom corner: one above two, at the outer edge. */
function threeIn({ outer, inner }: { readonly outer: Box; readonly inner: Box }, side: 'left' | 'right'): Box[] {
  const width = Math.min(44, outer.width / 2);
  const height = Math.min(30, outer.height, inner.height);
  const right = outer.left + outer.width;
  const left = (place: number): number => (side === 'left' ? outer.left + place * width : right - (2 - place) * width);
  const below = outer.top + outer.height - height;
  return [
    { left: side === 'left' ? outer.left : right - width, top: below - height, width, height },
    { left: left(0), top: below, width, height },
    { left: left(1), top: below, width, height },
  ];
}

/** The box around boxes. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(box => box.left + box.width)) - left,
    height: Math.max(...boxes.map(box => box.top + box.height)) - top,
  };
}

function phonePlan(width: number, height: number, seats: number): Plan {
  const leaves = (strip: { readonly height: number }): HexSize => hexFor(width - 8, height - strip.height - GAP, 64);
  const [spacious, direct] = [directStrip(width, seats, GOODS_ROW), directStrip(width, seats, 0)];
  const full = Math.min((width - 12) / 7, 48);
  const roomy = leaves(spacious).height >= leaves(spacious).width * REGULAR * 0.95;
  const large = closedStrip(width, seats, 30);
  const closed = leaves(large).width < full ? closedStrip(width, seats, 20) : large;
  const strip = leaves(direct).width < full ? closed : roomy ? spacious : direct;
  const area = { left: 0, top: strip.height + GAP, width, height: height - strip.height - GAP };
  const duchy = duchyIn({ ...area, left: 4, width: width - 8 }, 64);
  const corner = cornersOf(area, duchy);
  const [left, right] = [threeIn(corner.bottomLeft, 'left'), threeIn(corner.bottomRight, 'right')];
  return {
    market: strip.market,
    duchy,
    ...phaseAndComing(corner.topLeft),
    bridge: corner.topRight.outer,
    thread: null,
    bonus: [...left, ...right],
    bonuses: [around(left), around(right)],
    rivals: [],
    lens: area,
  };
}

/** On a tablet the phase, the white die with the goods to come, and the thread stand beside each other above the bridge. */
const PHASE_WIDE = 96;
const COMING_WIDE = 168;
/** With less than this, beside large words, the thread has a row of its own below the bridge. */
const THREAD_WIDE = 240;

/** Six trays in a ring around the black depot, as on the table; the duchy beside it, the others below. */
function tabletPlan(width: number, height: number, seats: number): Plan {
  const side = 8;
  const rivalsHeight = Math.max(0, Math.min(168, height - 592));
  const top = side;
  const usable = height - rivalsHeight - 2 * side;
  const marketWidth = Math.min(420, width * 0.42);
  const column = (marketWidth - 2 * GAP) / 3;
  const head = 28;
  const goods = 30;
  const rows = seats === 2 ? 1 : 2;
  const blackRows = seats;
  const cellHeight = Math.min((usable - 3 * head - 2 * goods - 2 * GAP - 12) / (2 * rows + blackRows), (column / 2 - 4) * REGULAR);
  const cell = { width: Math.min(column / 2 - 3, cellHeight / 0.98), height: cellHeight };
  const trayHeight = head + rows * cell.height + goods + 4;
  const blackHeight = head + blackRows * cell.height + 6;
  const ringHeight = 2 * trayHeight + blackHeight + 2 * GAP;
  const ringTop = top + (usable - ringHeight) / 2;
  const middle = side + column + GAP;
  const sideTop = ringTop + (ringHeight - 2 * trayHeight - 4 * GAP) / 2;
  const at = (left: number, y: number, h = trayHeight): Box => ({ left, top: y, width: column, height: h });
  const boxes: readonly Box[] = [
    at(middle, ringTop + trayHeight + GAP, blackHeight),
    at(middle, ringTop),
    at(side + 2 * (column + GAP), sideTop),
    at(side + 2 * (column + GAP), sideTop + trayHeight + 4 * GAP),
    at(middle, ringTop + trayHeight + blackHeight + 2 * GAP),
    at(side, sideTop + trayHeight + 4 * GAP),
    at(side, sideTop),
  ];
  const rest = { left: side + marketWidth + 2 * side, width: width - marketWidth - 4 * side };
  const band = 48;
  const beside = PHASE_WIDE + COMING_WIDE + GAP;
  const thread =
    rest.width - beside < THREAD_WIDE
      ? { ...rest, top: top + 2 * band, height: band }
      : { left: rest.left + beside, top, width: rest.width - beside, height: band };
  const above = thread.top === top ? 2 * band : 3 * band;
  const duchy = duchyIn({ ...rest, top: top + above, height: usable - above - band - 2 * GAP }, 88);
  const below = duchy.box.top + duchy.box.height + GAP;
  return {
    market: boxes.map((box, d) => tray(d, seats, box, 2, cell, head, d === 0 ? 0 : goods, cell.width >= target.side)),
    duchy,
    phase: { left: rest.left, top, width: PHASE_WIDE, height: band },
    coming: { left: rest.left + PHASE_WIDE, top, width: COMING_WIDE, height: band },
    bridge: { left: rest.left, top: top + band, width: rest.width, height: band },
    bonus: COLOURS.map((_, i) => ({
      left: rest.left + (i * rest.width) / COLOURS.length,
      top: below,
      width: rest.width / COLOURS.length,
      height: band,
    })),
    bonuses: [],
    thread,
    rivals: Array.from({ length: seats - 1 }, (_, i) => ({
      left: side + i * Math.min(360, (width - side) / (seats - 1)),
      top: height - rivalsHeight,
      width: Math.min(360, (width - side) / (seats - 1)) - side,
      height: rivalsHeight - side,
    })),
    lens: { left: side, top: ringTop, width: marketWidth, height: ringHeight },
  };
}

export const planFor = (layout: Layout, width: number, height: number, seats: number): Plan =>
  layout === 'tablet' ? tabletPlan(width, height, seats) : phonePlan(width, height, seats);

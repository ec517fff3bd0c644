/** On a phone: the depots in a strip above the duchy, which are opened where their tiles are too small for a finger; the rest in its corners. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { INN_SLOT } from '../spots';
import { around, REGULAR, type HexSize } from './geometry';
import { lieOf, type Lie } from './lies';
import { duchyIn, GAP, hexFor, inARow, shieldsIn, tray, type DuchyPlan, type Market, type Plan, type Tray } from './spots';

/** Room for goods below the tiles of a depot. */
export const GOODS_ROW = 22;

/** A trade route lies between the depots and the duchy: as high as leaves the duchy's spaces to fingers. */
const ROUTE = { low: 26, usual: 32, usualFrom: 420 };

/** Columns of tiles one can tap: six depots, and where there is room two for the black depot, which always holds twice as many, with inns three; otherwise it opens. */
export function directStrip(
  width: number,
  seats: number,
  goodsBelow: number,
  inns: boolean,
): { readonly market: Market; readonly height: number } {
  const blackOpens = width < (inns ? 9 : 8) * target.side;
  const ofBlack = inns && !blackOpens ? 3 : 2;
  const all = 6 + ofBlack;
  const edge = blackOpens ? 0 : Math.min(2, (width - all * target.side) / 2);
  const column = blackOpens ? target.side : (width - 2 * edge) / all;
  const head = 24;
  const cell = { width: column, height: Math.max(target.side, Math.min(column * 1.02, 58)) };
  const small = (width - 6 * column) / ofBlack - 1;
  const height = head + seats * cell.height + goodsBelow + 3;
  const depot = (d: number): Tray =>
    tray(d, seats, { left: edge + (d - 1) * column, top: 0, width: column, height }, 1, cell, head, goodsBelow, true);
  const blackBox = { left: edge + 6 * column, top: 0, width: width - 2 * edge - 6 * column, height };
  const black = tray(
    0,
    seats,
    blackBox,
    ofBlack,
    blackOpens ? { width: small, height: Math.min(cell.height, small * REGULAR) } : cell,
    head,
    0,
    !blackOpens,
    inns,
  );
  return { market: [blackOpens ? withInnsAbove(black) : black, ...[1, 2, 3, 4, 5, 6].map(depot)], height };
}

/** Where tiles are only looked at, the inns stand at the right of the head: below it they would be too small to be counted. */
function withInnsAbove(black: Tray): Tray {
  const { box, head } = black;
  const place: Box = { left: box.left + box.width * 0.46, top: box.top, width: box.width * 0.3, height: head.height };
  return { ...black, slots: black.slots.map(each => (each.slot === INN_SLOT ? { ...each, box: place } : each)) };
}

/** Where the shields of a depot stand: in a row below its tiles, or where a duchy leaves no room for that, one above the other beside them. */
type ShieldsAt = 'row' | 'column' | null;
const SHIELD_ROW = 22;
const SHIELD_WIDE = 20;
const SHIELD_COLUMN = 17;

/** Seven trays to be opened by a tap, their tiles only to be looked at. */
export function closedStrip(
  width: number,
  seats: number,
  mostTile: number,
  inns: boolean,
  goodsInHead: boolean,
  shieldsAt: ShieldsAt,
): { readonly market: Market; readonly height: number } {
  const each = Math.max(target.side, (width * 0.78) / 6);
  const blackWidth = width - 6 * each;
  const head = 19;
  const rows = seats === 2 ? 1 : 2;
  const beside = shieldsAt === 'column' ? SHIELD_COLUMN : 0;
  const tile = Math.min((each - 3 - beside) / 2, mostTile);
  const cell = { width: tile, height: tile * REGULAR };
  const goodsBelow = seats === 2 && !goodsInHead ? 18 : 0;
  const row = shieldsAt === 'row' ? SHIELD_ROW : 0;
  const height = Math.max(target.side, head + rows * cell.height + goodsBelow + row + 2);
  // The black depot always has two rows: it needs no room for goods.
  const blackTile = Math.min((blackWidth - 4) / seats, (height - head - 2) / 2 / REGULAR, mostTile);
  const blackCell = { width: blackTile, height: blackTile * REGULAR };
  const box = (depot: number): Box => ({
    left: depot === 0 ? 6 * each : (depot - 1) * each,
    top: 0,
    width: depot === 0 ? blackWidth : each,
    height,
  });
  return {
    market: [
      withInnsAbove(tray(0, seats, box(0), seats, blackCell, head, 0, false, inns)),
      ...[1, 2, 3, 4, 5, 6].map(d =>
        withShields(
          tray(d, seats, { ...box(d), width: each - beside }, 2, cell, head, goodsBelow, false),
          seats,
          box(d),
          shieldsAt,
          head,
          goodsBelow,
        ),
      ),
    ],
    height,
  };
}

/** The tray without its shields, in the box of both. */
function withShields(only: Tray, seats: number, box: Box, shieldsAt: ShieldsAt, head: number, goodsBelow: number): Tray {
  const count = shieldsIn(only.depot, seats);
  if (shieldsAt === null) return only;
  if (shieldsAt === 'row') {
    const goods = goodsBelow > 0 ? { ...only.goods, top: only.goods.top - SHIELD_ROW } : only.goods;
    const row = { left: box.left + 2, top: box.top + box.height - SHIELD_ROW, width: box.width - 4, height: SHIELD_ROW - 1 };
    const free = (row.width - count * SHIELD_WIDE) / 2;
    return { ...only, box, goods, shields: inARow(count, { ...row, width: row.width - free }, SHIELD_WIDE) };
  }
  const high = Math.min(SHIELD_WIDE, (box.height - head - goodsBelow - 2) / Math.max(1, count));
  const left = box.left + box.width - SHIELD_COLUMN - 1;
  const shields = Array.from({ length: count }, (_, i) => ({ left, top: box.top + head + i * high, width: SHIELD_COLUMN, height: high }));
  return {
    ...only,
    box,
    goods: goodsBelow > 0 ? { ...only.goods, width: box.width - 4 } : { ...only.goods, width: box.width - head },
    shields,
  };
}

/** The four free corners beside the short rows of a duchy: a wide band at the outer edge and a narrower one inside it. */
export function cornersOf(area: Box, { box, hex }: DuchyPlan) {
  const [right, bottom] = [area.left + area.width, area.top + area.height];
  const free = { left: box.left - area.left, right: right - box.left - box.width };
  const band = 0.75 * hex.height;
  const upper = box.top - area.top + band;
  const lower = bottom - (box.top + box.height) + band;
  const corner = (side: 'left' | 'right', top: number, height: number): Corner => {
    const [wide, narrow] = [free[side] + 1.5 * hex.width - GAP, free[side] + hex.width - GAP];
    const isTop = top < box.top + hex.height;
    const inner = { top: isTop ? area.top + upper : bottom - lower - band, width: narrow - GAP, height: band };
    const at = (width: number): number => (side === 'left' ? area.left + GAP : right - width);
    return { outer: { left: at(wide), top, width: wide - GAP, height }, inner: { left: at(narrow), ...inner } };
  };
  return {
    topLeft: corner('left', area.top + GAP, upper - GAP),
    topRight: corner('right', area.top + GAP, upper - GAP),
    bottomLeft: corner('left', bottom - lower, lower - GAP),
    bottomRight: corner('right', bottom - lower, lower - GAP),
  };
}

export interface Corner {
  readonly outer: Box;
  readonly inner: Box;
}

/** The phase in the top left corner, and right under it the goods to come. */
export function phaseAndComing({ outer, inner }: Corner): Pick<Plan, 'phase' | 'coming'> {
  const phase = { ...outer, height: Math.min(outer.height, 44) };
  const top = phase.top + phase.height;
  const beside = outer.top + outer.height - top;
  const low = { left: inner.left - GAP / 2, width: inner.width + GAP, top, height: inner.top + inner.height - top };
  const coming = beside >= 48 ? { ...outer, top, height: beside } : low;
  return { phase, coming };
}

/** Three small things in a bottom corner: one above two, at the outer edge. */
export function threeIn({ outer, inner }: Corner, side: 'left' | 'right'): Box[] {
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

/** Tiles that are only looked at, the largest first: as large as leaves the duchy's spaces to fingers. */
const LEAST_TILE = 16;
const LEAST_TILE_BELOW_ROUTES = 14;
const CLOSED_TILES: readonly number[] = Array.from({ length: 15 }, (_, i) => 30 - i);

/** A space is touched as a brick of its row, three quarters as high as it is. */
const isForFingers = (hex: HexSize, full: number): boolean => hex.width >= full && hex.height >= target.side;

/** Beside half a duchy of a team (TEA-01) there is room for what turns to the other half. */
const BESIDE_HALF = 40;

/** The width that is left to a duchy, from its left edge. */
const EDGE = 4;
const roomFor = (width: number, { across, shows }: Lie): number =>
  shows === undefined ? width - 2 * EDGE : Math.max(across * target.side, width - EDGE - BESIDE_HALF);

/** A tablet held upright is wide enough for both halves of a team's duchy. */
export const hasRoomFor = (width: number, { across }: Lie): boolean => width - 2 * EDGE >= across * target.side;

/** Below the order of play, as large as the slope of the duchy allows. */
const ORDER_HIGH = 32;
export function otherHalf(right: number, top: number, { box, hex }: DuchyPlan): Box {
  const free = right - box.left - box.width;
  const width = Math.max(target.side, Math.min(free + hex.width / 2 - GAP, 72));
  // The third row begins half a hex in, and its first corner comes down in a quarter of its height.
  const isClear = width <= free + hex.width / 2;
  const slope = 1.5 + 0.25 * Math.min(1, (free + hex.width - width) / (hex.width / 2));
  const bottom = box.top + (isClear ? 2.25 : slope) * hex.height;
  return { left: right - width, top, width, height: Math.min(bottom - top, 72) };
}

export function phonePlan(
  width: number,
  height: number,
  seats: number,
  inns: boolean,
  routes: boolean,
  shields: boolean,
  lie: Lie = lieOf(0),
): Plan {
  const isLow = height < ROUTE.usualFrom;
  const ofRoute = !routes ? 0 : isLow ? ROUTE.low : ROUTE.usual;
  // On a small phone the route itself keeps depots and duchy apart.
  const gap = routes && isLow ? 0 : GAP;
  const room = roomFor(width, lie);
  const isHalf = lie.shows !== undefined;
  const leaves = (strip: { readonly height: number }): HexSize => hexFor(room, height - strip.height - ofRoute - gap, 64, lie);
  const [spacious, direct] = [directStrip(width, seats, GOODS_ROW, inns), directStrip(width, seats, 0, inns)];
  const full = Math.min((width - 12) / lie.across, 48);
  const roomy = leaves(spacious).height >= leaves(spacious).width * REGULAR * 0.95;
  const closedWith = (most: number, at: ShieldsAt) => closedStrip(width, seats, most, inns, routes && isLow, at);
  const fits = (most: number, at: ShieldsAt): boolean => isForFingers(leaves(closedWith(most, at)), full);
  const shieldsAt = shields ? (fits(LEAST_TILE, 'row') ? 'row' : 'column') : null;
  const least = routes && isLow ? LEAST_TILE_BELOW_ROUTES : LEAST_TILE;
  const closed = closedWith(CLOSED_TILES.find(most => fits(most, shieldsAt)) ?? least, shieldsAt);
  // A shield is taken where its depot lies open: in a strip there is no room for fingers.
  const strip = shields || leaves(direct).width < full ? closed : roomy ? spacious : direct;
  const top = strip.height + ofRoute + gap;
  const area = { left: 0, top, width, height: height - top };
  const duchy = duchyIn({ ...area, left: EDGE, width: room }, 64, lie);
  const corner = cornersOf(area, duchy);
  const [left, right] = [threeIn(corner.bottomLeft, 'left'), threeIn(corner.bottomRight, 'right')];
  const order = isHalf ? { ...corner.topRight.outer, top, height: ORDER_HIGH } : corner.topRight.outer;
  return {
    market: strip.market,
    duchy,
    ...phaseAndComing(corner.topLeft),
    bridge: order,
    other: isHalf ? otherHalf(width, top + ORDER_HIGH, duchy) : null,
    thread: null,
    bonus: [...left, ...right],
    bonuses: [around(left), around(right)],
    route: routes ? { left: EDGE, top: strip.height, width: width - 2 * EDGE, height: ofRoute } : null,
    rivals: [],
    stores: null,
    lens: area,
  };
}

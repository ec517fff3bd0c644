/**
 * On a phone: the depots in a strip above the duchy, or in a low and wide window beside it; they are opened where their tiles are too small for
 * a finger. The rest stands in the duchy's corners.
 */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { HEX_TIP } from '@/table/kit/Spot';
import { REGULAR, type HexSize } from './geometry';
import { lieOf, type Lie } from './duchyLayout';
import { duchyIn, GAP, hexFor, type DuchyPlan, type Plan } from './spots';
import { closedStrip, directStrip, GOODS_ROW, type ShieldsAt, type Strip } from './strips';

/** A trade route lies between the depots and the duchy: as high as leaves the duchy's spaces to fingers. */
const ROUTE = { low: 26, usual: 32, usualFrom: 420 };

/** The four free corners beside the short rows of a duchy: a wide band at the outer edge and a narrower one inside it. */
function cornersOf(area: Box, { box, hex }: DuchyPlan) {
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
function phaseAndComing({ outer, inner }: Corner): Pick<Plan, 'phase' | 'coming'> {
  const phase = { ...outer, height: Math.min(outer.height, 44) };
  const top = phase.top + phase.height;
  const beside = outer.top + outer.height - top;
  const low = { left: inner.left - GAP / 2, width: inner.width + GAP, top, height: inner.top + inner.height - top };
  const coming = beside >= 48 ? { ...outer, top, height: beside } : low;
  return { phase, coming };
}

/** Three small things in a bottom corner: one above two, at the outer edge. */
function threeIn({ outer, inner }: Corner, side: 'left' | 'right'): Box[] {
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

/** A tablet held upright has room for both halves of a team's duchy below the depots. */
const LEAST_DEPOTS = 2 * target.side;
export const hasRoomFor = (width: number, height: number, { across, down }: Lie): boolean =>
  width - 2 * EDGE >= across * target.side && height - LEAST_DEPOTS >= down * target.side;

/** What turns to the other half of a team's duchy, at its right edge: as large as the slope of the duchy allows. */
const LARGEST_OTHER = 72;
function besideSlope(right: number, { box, hex }: DuchyPlan): { readonly width: number; readonly bottom: number } {
  const free = right - box.left - box.width;
  const width = Math.max(target.side, Math.min(free + hex.width / 2 - GAP, LARGEST_OTHER));
  // The third row begins half a hex in, and its first corner comes down in a quarter of its height; what is touched of it begins at an eighth.
  const isClear = width <= free + hex.width / 2;
  const slope = 1.5 + Math.min(HEX_TIP, (0.25 * (free + hex.width - width)) / (hex.width / 2));
  return { width, bottom: box.top + (isClear ? 2.25 : slope) * hex.height };
}

export function otherHalf(right: number, top: number, duchy: DuchyPlan): Box {
  const { width, bottom } = besideSlope(right, duchy);
  return { left: right - width, top, width, height: Math.min(bottom - top, LARGEST_OTHER) };
}

/** In a team the order of play stands above it, and is the first to give way. */
const ORDER_HIGH = { least: 24, most: 32 };
function orderAndOther({ outer }: Corner, top: number, duchy: DuchyPlan): Pick<Plan, 'bridge' | 'other'> {
  const right = outer.left + outer.width;
  const left = besideSlope(right, duchy).bottom - top - target.side;
  const order = Math.max(ORDER_HIGH.least, Math.min(ORDER_HIGH.most, left));
  return { bridge: { ...outer, top, height: order }, other: otherHalf(right, top + order, duchy) };
}

const LARGEST_HEX = 64;

/** What is played with, as far as it takes room. */
interface Table {
  readonly seats: number;
  readonly inns: boolean;
  readonly routes: boolean;
  readonly shields: boolean;
  readonly lie: Lie;
}

/** A duchy in its area, and in its corners where the match stands. */
function around(area: Box, { market }: Strip, route: Box | null, lie: Lie): Plan {
  const { left, top, width } = area;
  const duchy = duchyIn({ ...area, left: left + EDGE, width: roomFor(width, lie) }, LARGEST_HEX, lie);
  const corner = cornersOf(area, duchy);
  return {
    market,
    duchy,
    ...phaseAndComing(corner.topLeft),
    ...(lie.shows === undefined ? { bridge: corner.topRight.outer, other: null } : orderAndOther(corner.topRight, top, duchy)),
    thread: null,
    bonus: [...threeIn(corner.bottomLeft, 'left'), ...threeIn(corner.bottomRight, 'right')],
    route,
    rivals: [],
    stores: null,
    lens: area,
  };
}

/** The depots above the duchy. */
function above(width: number, height: number, { seats, inns, routes, shields, lie }: Table): Plan {
  const isLow = height < ROUTE.usualFrom;
  const ofRoute = !routes ? 0 : isLow ? ROUTE.low : ROUTE.usual;
  // On a small phone the route itself keeps depots and duchy apart.
  const gap = routes && isLow ? 0 : GAP;
  const leaves = (strip: Strip): HexSize => hexFor(roomFor(width, lie), height - strip.height - ofRoute - gap, LARGEST_HEX, lie);
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
  const route = routes ? { left: EDGE, top: strip.height, width: width - 2 * EDGE, height: ofRoute } : null;
  return around({ left: 0, top, width, height: height - top }, strip, route, lie);
}

const EIGHT_COLUMNS = 8 * target.side;
/** The corners of a duchy that is as high as the board hold what stands in them only with so much more width. */
const IN_CORNERS = 24;

/** In a low and wide window: the depots at the left of the duchy, which has all the height. Null: it is not wide enough for that. */
function beside(width: number, height: number, { seats, inns, routes, shields, lie }: Table): Plan | null {
  const top = routes ? ROUTE.low + GAP : 0;
  const { width: hex } = hexFor(width, height - top, LARGEST_HEX, lie);
  const corners = lie.shows === undefined ? IN_CORNERS : BESIDE_HALF;
  const wide = Math.max(EIGHT_COLUMNS, width - lie.across * hex - 2 * EDGE - corners);
  const area = { left: wide, top, width: width - wide, height: height - top };
  if (area.width < lie.across * target.side + 2 * EDGE) return null;
  const [most = 0] = CLOSED_TILES;
  const strips = shields
    ? [closedStrip(wide, seats, most, inns, false, 'row')]
    : [directStrip(wide, seats, GOODS_ROW, inns), directStrip(wide, seats, 0, inns)];
  const strip = strips.find(each => each.height <= height);
  const route = routes ? { left: wide + EDGE, top: 0, width: area.width - 2 * EDGE, height: ROUTE.low } : null;
  return strip === undefined ? null : around(area, strip, route, lie);
}

/** Of both the one with the larger duchy. */
export function phonePlan(
  width: number,
  height: number,
  seats: number,
  inns: boolean,
  routes: boolean,
  shields: boolean,
  lie: Lie = lieOf(0),
): Plan {
  const table = { seats, inns, routes, shields, lie };
  const [usual, wide] = [above(width, height, table), beside(width, height, table)];
  return wide !== null && wide.duchy.hex.width > usual.duchy.hex.width ? wide : usual;
}

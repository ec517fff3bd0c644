/**
 * On a tablet: at the left what lies on the table for all, with the duchies of the others below it; at the right one's own duchy. On a tall
 * board it lies below instead. Of both compositions the one with the larger duchy is taken.
 */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { boardFor } from '../data/board';
import { COLOURS } from '../data/names';
import { REGULAR } from './geometry';
import { lieOf, type Lie } from './duchyLayout';
import { duchyIn, GAP, inARow, shieldsIn, tray, type Market, type Plan, type Tray } from './spots';

const EDGE = 8;
/** Phases and rounds above the depots; above the duchy the bridge and the thread, below it the bonuses. */
const WHEN = 56;
const ROW = 48;
/** A trade route, between them and the duchy. */
const ROUTE_HIGH = 52;
/** Of phases and rounds beside each other the phases take this share. */
const PHASES_SHARE = 0.45;
/** The thread stands beside the bridge where both have room, otherwise below it. */
const BRIDGE_WIDE = 308;
const BRIDGE_WIDEST = 420;
const THREAD_WIDE = 248;

const LARGEST_HEX = 96;
/** The depots' least share of the width, and room for six tiles that a finger can hit. */
const SHARED_SHARE = 0.355;
const SIX_TILES = 6 * (target.side + 3) + 2 * GAP;

const HEAD = 28;
/** Room for the die beside shields. */
const DIE = 30;
const GOODS = 30;
const FOOT = 4;
const LARGEST_TILE = 72;

/** Cards of the others: below this height there would be nothing to see. */
const RIVALS_LEAST = 134;

interface Block {
  readonly market: Market;
  readonly height: number;
}

/** The depots in a ring around the black one: 1, 2, 3 above it and, onwards around, 4, 5, 6 below it from right to left. */
function ring({ left, top, width, height }: Box, seats: number, inns: boolean, shields: boolean): Block {
  const column = (width - 2 * GAP) / 3;
  const most = shields ? Math.max(...[1, 2, 3, 4, 5, 6].map(depot => shieldsIn(depot, seats))) : 0;
  // Beside the die, or where a column is too narrow for that, below it.
  const isBeside = column - DIE >= most * target.side;
  const above = most === 0 ? HEAD : isBeside ? target.side + 2 : HEAD + target.side;
  const rows = Math.ceil(seats / 2);
  const ofBlack = 2 * seats + (inns ? 1 : 0);
  const blackColumns = (width - 2 * FOOT) / ofBlack >= target.side ? ofBlack : Math.ceil(ofBlack / 2);
  const blackRows = Math.ceil(ofBlack / blackColumns);
  const fixed = 2 * (above + GOODS + FOOT) + HEAD + FOOT + 2 * GAP;
  const across = Math.min(column / 2 - 3, LARGEST_TILE);
  const high = Math.min(across * REGULAR, Math.max(target.side, (height - fixed) / (2 * rows + blackRows)));
  const cell = { width: across, height: high };
  const blackCell = { width: Math.min((width - 2 * FOOT) / blackColumns, LARGEST_TILE), height: high };
  const direct = Math.min(across, blackCell.width) >= target.side;
  const trayHigh = above + rows * high + GOODS + FOOT;
  const blackHigh = HEAD + blackRows * high + FOOT;
  const below = top + trayHigh + blackHigh + 2 * GAP;
  const at = (depot: number, place: number, y: number): Tray => {
    const box = { left: left + place * (column + GAP), top: y, width: column, height: trayHigh };
    const plain = tray(depot, seats, box, 2, cell, above, GOODS, direct);
    if (most === 0) return plain;
    const row = {
      ...box,
      left: box.left + (isBeside ? DIE : 0),
      width: column - (isBeside ? DIE : 0),
      top: y + above - target.side - 1,
      height: target.side,
    };
    return { ...plain, head: { ...plain.head, width: HEAD, height: HEAD }, shields: inARow(shieldsIn(depot, seats), row, target.side) };
  };
  const black = { left, top: top + trayHigh + GAP, width, height: blackHigh };
  return {
    market: [
      tray(0, seats, black, blackColumns, blackCell, HEAD, 0, direct, inns),
      ...[1, 2, 3].map(depot => at(depot, depot - 1, top)),
      ...[4, 5, 6].map(depot => at(depot, 6 - depot, below)),
    ],
    height: below + trayHigh - top,
  };
}

type Shared = Pick<Plan, 'market' | 'phase' | 'coming' | 'lens'> & { readonly bottom: number };

/** Phases and rounds, below them the depots. */
function shared({ left, top, width, height }: Box, seats: number, inns: boolean, shields: boolean): Shared {
  const phases = width * PHASES_SHARE;
  const area = { left, top: top + WHEN + GAP, width, height: height - WHEN - GAP };
  const depots = ring(area, seats, inns, shields);
  return {
    phase: { left, top, width: phases - GAP, height: WHEN },
    coming: { left: left + phases, top, width: width - phases, height: WHEN },
    market: depots.market,
    lens: { ...area, height: depots.height },
    bottom: area.top + depots.height,
  };
}

type Own = Pick<Plan, 'bridge' | 'thread' | 'route' | 'duchy' | 'bonus'>;

/** The bridge and the thread, the duchy, the bonuses: together in the middle of the height. */
function own({ left, top, width, height }: Box, seats: number, routes: boolean, lie: Lie): Own {
  const together = width >= BRIDGE_WIDE + THREAD_WIDE + GAP;
  const rows = (together ? 1 : 2) * ROW;
  const above = rows + (routes ? GAP + ROUTE_HIGH : 0);
  // Who plays alone takes no bonus tiles.
  const foot = seats === 1 ? 0 : ROW;
  const duchy = duchyIn({ left, top: top + above + GAP, width, height: height - above - foot - 3 * GAP }, LARGEST_HEX, lie);
  const first = duchy.box.top - GAP - above;
  const bridge = together ? Math.min(width - THREAD_WIDE - GAP, BRIDGE_WIDEST) : width;
  const below = duchy.box.top + duchy.box.height + 2 * GAP;
  return {
    duchy,
    route: routes ? { left, top: first + rows + GAP, width, height: ROUTE_HIGH } : null,
    bridge: { left, top: first, width: bridge, height: ROW },
    thread: together
      ? { left: left + bridge + GAP, top: first, width: width - bridge - GAP, height: ROW }
      : { left, top: first + ROW, width, height: ROW },
    bonus: (seats === 1 ? [] : COLOURS).map((_, i) => ({
      left: left + (i * width) / COLOURS.length,
      top: below,
      width: width / COLOURS.length,
      height: ROW,
    })),
  };
}

/** In a card: its edges, the row of belongings, a name; and what stands beside a miniature. */
export const BELONGINGS_HIGH = 24;
const CARD = { edges: 10, belongings: BELONGINGS_HIGH, name: 24, beside: 118 };
/** A name may take so much of the miniature's size, no more. */
const WORTH_A_NAME = 0.8;
/** A duchy of rivals is that much lower than wide. */
const FLAT = (5.5 * REGULAR) / 7;

export interface RivalCard {
  /** How wide the miniature is. */
  readonly size: number;
  /** The miniature stands above what the seat owns, not beside it. */
  readonly upright: boolean;
  /** Where its name would make the miniature smaller the shield alone says whose it is, in the corner beside the short rows. */
  readonly named: boolean;
}

/** `flat`: how much lower than wide the duchy is. */
export function rivalCard({ width, height }: Pick<Box, 'width' | 'height'>, flat = FLAT): RivalCard {
  const [inside, high] = [width - CARD.edges, height - CARD.edges];
  const upright = Math.min(inside, (high - CARD.belongings) / flat);
  const named = Math.min(inside, (high - CARD.belongings - CARD.name) / flat);
  const beside = Math.min(high / flat, inside - CARD.beside);
  if (beside >= upright) return { size: Math.max(0, beside), upright: false, named: true };
  return named >= upright * WORTH_A_NAME
    ? { size: named, upright: true, named: true }
    : { size: Math.max(0, upright), upright: true, named: false };
}

/** As many beside each other as make their miniatures largest. */
function rivalsIn({ left, top, width, height }: Box, count: number): Box[] {
  const card = (columns: number) => ({
    width: (width - (columns - 1) * GAP) / columns,
    height: (height - (Math.ceil(count / columns) - 1) * GAP) / Math.ceil(count / columns),
  });
  const columns = Array.from({ length: count }, (_, i) => i + 1).reduce(
    (best, n) => (rivalCard(card(n)).size > rivalCard(card(best)).size ? n : best),
    1,
  );
  const each = card(columns);
  return Array.from({ length: count }, (_, i) => ({
    left: left + (i % columns) * (each.width + GAP),
    top: top + Math.floor(i / columns) * (each.height + GAP),
    ...each,
  }));
}

/** What only other plans have. */
const NOT_SHARED: Pick<Plan, 'other' | 'stores'> = { other: null, stores: null };

/** What is shared at the left, the others below it, one's own at the right. */
function beside(width: number, height: number, seats: number, inns: boolean, routes: boolean, shields: boolean, lie: Lie): Plan {
  const board = boardFor(seats);
  const usable = height - 2 * EDGE;
  const hexByHeight = (usable - 2 * ROW - 3 * GAP) / lie.down / REGULAR;
  const least = Math.max(SIX_TILES, width * SHARED_SHARE);
  const wanted = Math.max(least, width - 3 * EDGE - lie.across * Math.min(hexByHeight, LARGEST_HEX));
  const most = width - 3 * EDGE - lie.across * target.side;
  // The duchies of one player are wider: where they leave too little for the depots, parts of them open.
  const sharedWidth = Math.min(wanted, seats === 1 ? Math.max(SIX_TILES, most) : most);
  const area = { left: EDGE, top: EDGE, width: sharedWidth, height: usable };
  const { bottom, ...left } = shared({ ...area, height: seats === 1 ? usable : usable - RIVALS_LEAST - GAP }, board, inns, shields);
  const right = { left: sharedWidth + 2 * EDGE, top: EDGE, width: width - sharedWidth - 3 * EDGE, height: usable };
  const others = { ...area, top: bottom + GAP, height: height - EDGE - bottom - GAP };
  return { ...left, ...own(right, seats, routes, lie), ...NOT_SHARED, rivals: rivalsIn(others, seats - 1) };
}

/** What is shared and the others above, one's own below. */
function stacked(width: number, height: number, seats: number, inns: boolean, routes: boolean, shields: boolean, lie: Lie): Plan {
  const board = boardFor(seats);
  const usable = width - 2 * EDGE;
  const sharedWidth = Math.max(SIX_TILES, Math.min(usable * 0.5, 420));
  const high = WHEN + GAP + ring({ left: 0, top: 0, width: sharedWidth, height: height * 0.4 }, board, inns, shields).height;
  const { bottom, ...top } = shared({ left: EDGE, top: EDGE, width: sharedWidth, height: high }, board, inns, shields);
  const others = { left: sharedWidth + 2 * EDGE, top: EDGE, width: usable - sharedWidth - EDGE, height: bottom - EDGE };
  const rest = { left: EDGE, top: bottom + EDGE, width: usable, height: height - bottom - 2 * EDGE };
  return { ...top, ...own(rest, seats, routes, lie), ...NOT_SHARED, rivals: rivalsIn(others, seats - 1) };
}

export function tabletPlan(
  width: number,
  height: number,
  seats: number,
  inns: boolean,
  routes: boolean,
  shields: boolean,
  lie: Lie = lieOf(0),
): Plan {
  const plans = [
    beside(width, height, seats, inns, routes, shields, lie),
    ...(height > width ? [stacked(width, height, seats, inns, routes, shields, lie)] : []),
  ];
  return plans.reduce((best, plan) => (plan.duchy.hex.width > best.duchy.hex.width ? plan : best));
}

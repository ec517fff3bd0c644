/** On a tablet: the depots in a ring beside the duchy, the others' duchies below. */
import { target } from '@/design/space';
import { COLOURS } from '../data/names';
import { REGULAR, type Box } from './geometry';
import { duchyIn, GAP, tray, type Plan } from './spots';

/** On a tablet the phase, the white die with the goods to come, and the thread stand beside each other above the bridge. */
const PHASE_WIDE = 96;
const COMING_WIDE = 168;
/** With less than this, beside large words, the thread has a row of its own below the bridge. */
const THREAD_WIDE = 240;

/** Six trays in a ring around the black depot, as on the table; the duchy beside it, the others below. */
export function tabletPlan(width: number, height: number, seats: number): Plan {
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

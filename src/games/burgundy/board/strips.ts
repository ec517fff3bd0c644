/** On a phone: seven depots in a strip, with tiles that are tapped or, where there is no room for fingers, trays that open. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { INN_SLOT } from '../spots';
import { REGULAR } from './geometry';
import { inARow, shieldsIn, tray, type Market, type Tray } from './spots';

/** Room for goods below the tiles of a depot. */
export const GOODS_ROW = 22;

export interface Strip {
  readonly market: Market;
  readonly height: number;
}

/** Columns of tiles one can tap: six depots, and where there is room two for the black depot, which always holds twice as many, with inns three; otherwise it opens. */
export function directStrip(width: number, seats: number, goodsBelow: number, inns: boolean): Strip {
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
export type ShieldsAt = 'row' | 'column' | null;
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
): Strip {
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

/** Depots and duchy by themselves, as large as a page is wide: numbers only. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { REGULAR } from './geometry';
import { lieOf, type Lie } from './duchyLayout';
import { otherHalf } from './phonePlan';
import { duchyIn, inARow, shieldsIn, tray, type DuchyPlan, type Tray } from './spots';

const WIDEST_HEX = 56;
/** Room around a duchy for beacons and pellets at its edge. */
const EDGE = 4;
/** On a narrow page what turns to the other half would reach over a space. */
const BESIDE_HALF = 12;
const HEAD = 24;
const GOODS = 22;
const GAP = 4;
const WIDEST_TILE = 60;

/** The duchy, and of half a team's what turns to the other one. */
export function excerptDuchy(width: number, lie: Lie = lieOf(0)): { readonly duchy: DuchyPlan; readonly other: Box | null } {
  const room = width - 2 * EDGE - (lie.shows === undefined ? 0 : BESIDE_HALF);
  const hex = Math.min(room / lie.across, WIDEST_HEX);
  const height = hex * REGULAR * lie.down;
  // On a page that scrolls nothing has to be opened first.
  const duchy = { ...duchyIn({ left: (width - room) / 2, top: EDGE, width: room, height }, WIDEST_HEX, lie), direct: true };
  return { duchy, other: lie.shows === undefined ? null : otherHalf(width, EDGE, duchy) };
}

interface Strip {
  readonly market: readonly Tray[];
  readonly height: number;
}

const cellOf = (column: number) => ({ width: column, height: Math.max(target.side, column) });

/** The black depot in rows of four. */
export function excerptBlack(width: number, seats: number, inns = false): Strip {
  const column = Math.min(width / 6, WIDEST_TILE);
  const cell = cellOf(column);
  const height = HEAD + Math.ceil((2 * seats + (inns ? 1 : 0)) / 4) * cell.height + GAP;
  const wide = 4 * column + 2 * GAP;
  return { market: [tray(0, seats, { left: (width - wide) / 2, top: 0, width: wide, height }, 4, cell, HEAD, 0, true, inns)], height };
}

/** Six depots side by side. */
export function excerptMarket(width: number, seats: number, shields = false): Strip {
  const column = width / 6;
  const cell = cellOf(Math.min(column, WIDEST_TILE));
  const row = shields ? target.side : 0;
  const height = HEAD + seats * cell.height + GOODS + row + 3;
  return {
    market: [1, 2, 3, 4, 5, 6].map(depot => {
      const box = { left: (depot - 1) * column, top: 0, width: column, height };
      const plain = tray(depot, seats, { ...box, height: height - row }, 1, cell, HEAD, GOODS, true);
      const places = shields ? inARow(shieldsIn(depot, seats), { ...box, top: height - row - 2, height: row }, column) : [];
      return { ...plain, box, shields: places };
    }),
    height,
  };
}

/**
 * On a tablet, for two teams: all of their duchy, 73 spaces wide as they are printed (TEA-01), below it what the mates have stored. The depots
 * stand in two columns at its left, or where that leaves larger spaces in a row above it.
 */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { COLOURS } from '../data/names';
import { REGULAR } from './geometry';
import { lieOf, type Lie } from './duchyLayout';
import { duchyIn, GAP, tray, type DuchyPlan, type Market, type Plan } from './spots';

const EDGE = 8;
const SEATS = 4;
const ROW = 48;
/** Phases, rounds and the bridge. */
const WHEN = 52;
/** A caption, and below it tiles. */
const STORES = { least: 92, most: 104 };
const LARGEST_HEX = 96;

const HEAD = 28;
const GOODS = 30;
const FOOT = 4;
const LARGEST_TILE = 72;
const TILE_GAP = 3;

/** A card with the rivals' duchy; lower, there would be nothing to see. */
const RIVALS_LEAST = 96;
/** What is being resolved stands above the bonuses, in two rows of three, beside the rivals. */
const BESIDE_RIVALS = ROW + GAP + 2 * ROW;
const RIVALS_SHARE = 0.5;
const BRIDGE_WIDE = 308;

type Depots = Pick<Plan, 'market'> & { readonly bottom: number };

/** Of the six depots, as many columns as said; the black one below them. Clockwise they stay neighbours. */
function depotsIn(
  { left, top, width, height }: Box,
  order: readonly (readonly number[])[],
  ofBlack: number,
  inns: boolean,
  mostTile = LARGEST_TILE,
): Depots {
  const columns = order[0]?.length ?? 1;
  const column = (width - (columns - 1) * GAP) / columns;
  const across = Math.min(column / 2 - TILE_GAP, mostTile);
  const blackColumns = Math.min(ofBlack, Math.floor((width - 2 * FOOT) / Math.max(target.side, across)));
  const blackRows = Math.ceil(ofBlack / blackColumns);
  const fixed = order.length * (HEAD + GOODS + FOOT + GAP) + HEAD + FOOT;
  const high = Math.min(across * REGULAR, Math.max(target.side, (height - fixed) / (2 * order.length + blackRows)));
  const cell = { width: across, height: high };
  const direct = across >= target.side;
  const each = HEAD + 2 * high + GOODS + FOOT;
  const rows = order.flatMap((depots, row) =>
    depots.map((depot, place) => {
      const box = { left: left + place * (column + GAP), top: top + row * (each + GAP), width: column, height: each };
      return tray(depot, SEATS, box, 2, cell, HEAD, GOODS, direct);
    }),
  );
  const box = {
    left,
    top: top + order.length * (each + GAP),
    width: blackRows > 1 ? width : blackColumns * across + 2 * FOOT,
    height: HEAD + blackRows * high + FOOT,
  };
  const black = tray(0, SEATS, box, blackColumns, cell, HEAD, 0, direct, inns);
  const market: Market = [black, ...rows].sort((a, b) => a.depot - b.depot);
  const bottom = box.top + box.height;
  return { market, bottom };
}

const IN_TWO_COLUMNS = [
  [1, 2],
  [6, 3],
  [5, 4],
];
const IN_A_ROW = [[1, 2, 3, 4, 5, 6]];

/** Six in so many rows. */
function bonusesIn({ left, top, width }: Box, rows: number): Box[] {
  const columns = COLOURS.length / rows;
  return COLOURS.map((_, i) => ({
    left: left + (i % columns) * (width / columns),
    top: top + Math.floor(i / columns) * ROW,
    width: width / columns,
    height: ROW,
  }));
}

/** A depot and half a duchy are opened over all. */
const allOf = (width: number, height: number): Box => ({ left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE });

const bottomOf = ({ box }: DuchyPlan): number => box.top + box.height;
const NOWHERE = { other: null, route: null } as const;

/** The depots at the left; above the duchy where the match stands, below it what is stored, the rivals and the bonuses. */
function beside(width: number, height: number, ofBlack: number, inns: boolean, lie: Lie): Plan {
  const usable = height - 2 * EDGE;
  const column = 4 * (target.side + TILE_GAP) + GAP;
  const { market } = depotsIn({ left: EDGE, top: EDGE, width: column, height: usable }, IN_TWO_COLUMNS, ofBlack, inns);
  const left = column + 2 * EDGE;
  const wide = width - left - EDGE;
  const above = EDGE + WHEN + GAP;
  const below = STORES.least + BESIDE_RIVALS + 3 * GAP;
  const room = { left, top: above, width: wide, height: height - EDGE - above - below };
  const duchy = duchyIn({ ...room, height: Math.min(room.height, (wide / lie.across) * REGULAR * lie.down) }, LARGEST_HEX, lie);
  const spare = height - EDGE - bottomOf(duchy) - below;
  const stores = { left, top: bottomOf(duchy) + GAP, width: wide, height: Math.min(STORES.most, STORES.least + Math.max(0, spare) / 3) };
  const foot = stores.top + stores.height + GAP;
  const rival = { left, top: foot, width: wide * RIVALS_SHARE - GAP, height: height - EDGE - foot };
  const rest = { left: left + wide * RIVALS_SHARE, width: wide * (1 - RIVALS_SHARE) };
  const thread = { ...rest, top: foot + Math.max(0, rival.height - BESIDE_RIVALS) / 2, height: ROW };
  return {
    ...NOWHERE,
    ...whenIn({ left, top: EDGE, width: wide, height: WHEN }),
    market,
    lens: allOf(width, height),
    duchy,
    stores,
    thread,
    bonus: bonusesIn({ ...rest, top: thread.top + ROW + GAP, height: 2 * ROW }, 2),
    rivals: [rival],
  };
}

const WHEN_SHARES = { phases: 0.26, rounds: 0.34 };

/** Phases, rounds and the bridge beside each other. */
function whenIn({ left, width, ...row }: Box): Pick<Plan, 'phase' | 'coming' | 'bridge'> {
  const [phases, rounds] = [width * WHEN_SHARES.phases, width * WHEN_SHARES.rounds];
  return {
    phase: { ...row, left, width: phases - GAP },
    coming: { ...row, left: left + phases, width: rounds - GAP },
    bridge: { ...row, left: left + phases + rounds, width: width - phases - rounds },
  };
}

/** The depots in a row, and the black one with the phases beside it, above the duchy; the rivals below all, where there is room. */
function stacked(width: number, height: number, ofBlack: number, inns: boolean, lie: Lie, mostTile: number): Plan {
  const usable = width - 2 * EDGE;
  const depots = depotsIn({ left: EDGE, top: EDGE, width: usable, height: height * 0.4 }, IN_A_ROW, ofBlack, inns, mostTile);
  const black = depots.market[0]?.box ?? allOf(width, height);
  const besideBlack = black.left + black.width + EDGE;
  const isBeside = usable + EDGE - besideBlack >= 2 * BRIDGE_WIDE * WHEN_SHARES.rounds;
  const high = isBeside ? Math.min(WHEN, black.height / 2 - GAP) : WHEN;
  const when = isBeside ? black.top + (black.height - 2 * high - GAP) / 2 : depots.bottom + GAP;
  const whenWide = isBeside ? usable + EDGE - besideBlack : usable / 2;
  const whenLeft = isBeside ? besideBlack : EDGE;
  const first = (isBeside ? depots.bottom : when + high) + GAP;
  const room = height - EDGE - first - ROW - STORES.least - ROW - 3 * GAP;
  const duchy = duchyIn(
    { left: EDGE, top: first + ROW + GAP, width: usable, height: Math.min(room, (usable / lie.across) * REGULAR * lie.down) },
    LARGEST_HEX,
    lie,
  );
  const stores = { left: EDGE, top: bottomOf(duchy) + GAP, width: usable, height: STORES.least };
  const bonus = { left: EDGE, top: stores.top + stores.height + GAP, width: usable, height: ROW };
  const rival = { left: EDGE, top: bonus.top + ROW + GAP, width: usable };
  const rest = height - EDGE - rival.top;
  return {
    ...NOWHERE,
    market: depots.market,
    lens: allOf(width, height),
    phase: { left: whenLeft, top: when, width: isBeside ? whenWide : whenWide - GAP, height: high },
    coming: { left: isBeside ? whenLeft : EDGE + whenWide, top: isBeside ? when + high + GAP : when, width: whenWide, height: high },
    bridge: { left: EDGE, top: first, width: BRIDGE_WIDE, height: ROW },
    thread: { left: EDGE + BRIDGE_WIDE + GAP, top: first, width: usable - BRIDGE_WIDE - GAP, height: ROW },
    duchy,
    stores,
    bonus: bonusesIn(bonus, 1),
    rivals: rest >= RIVALS_LEAST ? [{ ...rival, height: rest }] : [],
  };
}

export function teamTabletPlan(width: number, height: number, inns: boolean, lie: Lie = lieOf(0)): Plan {
  const ofBlack = 2 * SEATS + (inns ? 1 : 0);
  const plans = [
    beside(width, height, ofBlack, inns, lie),
    ...[LARGEST_TILE, target.side].map(mostTile => stacked(width, height, ofBlack, inns, lie, mostTile)),
  ];
  return plans.reduce((best, plan) => (plan.duchy.hex.width > best.duchy.hex.width ? plan : best));
}

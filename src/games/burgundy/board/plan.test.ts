/** Where things lie: nothing on top of another, everything large enough for a finger. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import type { Layout } from '@/table/kit/boardProps';
import { REGULAR } from './geometry';
import { craneBoxes } from './CraneChoice';
import { rowOf } from './GoodsG';
import { HAND_HEIGHT, handPlan } from './handPlan';
import { planFor } from './planFor';
import { routeRow } from './routePlan';
import { shieldsIn } from './spots';
import { comingPlan, LEAST_INFO } from './Track';

const SCREENS: readonly (readonly [Layout, number, number])[] = [
  ['phone', 360, 320],
  ['phone', 360, 328],
  ['phone', 360, 356],
  ['phone', 360, 470],
  ['phone', 375, 420],
  ['phone', 390, 503],
  ['phone', 390, 584],
  ['phone', 412, 640],
  ['phone', 800, 900],
  ['phone', 800, 288],
  ['tablet', 992, 724],
  ['tablet', 784, 800],
  ['tablet', 784, 736],
  ['tablet', 870, 980],
  ['tablet', 736, 692],
  ['tablet', 736, 1290],
  ['tablet', 656, 800],
];
const LEAST_WITH_ROUTES = 328;
/** Inns, routes and shields: what takes room. With a route above it a duchy needs what a phone of 640 has without bars of its own. */
const MODULES = [
  [false, false, false],
  [true, false, false],
  [true, true, false],
  [false, false, true],
  [true, true, true],
] as const;
const CASES = SCREENS.flatMap(([layout, width, height]) =>
  [2, 3, 4].flatMap(seats =>
    MODULES.flatMap(([inns, routes, shields]) =>
      routes && width < 2 * height && height < LEAST_WITH_ROUTES ? [] : [{ layout, width, height, seats, inns, routes, shields }],
    ),
  ),
);

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 0.01 &&
  b.left < a.left + a.width - 0.01 &&
  a.top < b.top + b.height - 0.01 &&
  b.top < a.top + a.height - 0.01;
const inside = (a: Box, width: number, height: number): boolean =>
  a.left >= -0.01 && a.top >= -0.01 && a.left + a.width <= width + 0.01 && a.top + a.height <= height + 0.01;
const pairs = <T>(list: readonly T[]): (readonly [T, T])[] => list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const));

/** Is a point inside a pointy hex? Heights are stretched back to those of a regular one first. */
function inHex(px: number, py: number, x: number, y: number, width: number, height: number): boolean {
  const [dx, dy] = [Math.abs(px - x) / width, (Math.abs(py - y) / height) * REGULAR];
  return dx < 0.499 && dx / 2 + (dy * Math.sqrt(3)) / 2 < 0.499;
}

/** Two equal hexes lie apart when one of the three directions across their sides separates them by a whole width. */
function hexesApart(dx: number, dy: number): boolean {
  const along = [dx, dx / 2 + (dy * Math.sqrt(3)) / 2, dx / 2 - (dy * Math.sqrt(3)) / 2];
  return along.some(d => Math.abs(d) > 0.999);
}

describe.each(CASES)(
  '$layout $width × $height, $seats players, inns $inns, routes $routes, shields $shields',
  ({ layout, width, height, seats, inns, routes, shields }) => {
    const plan = planFor(layout, width, height, seats, inns, routes, shields);
    const { duchy, market } = plan;
    const hexes = duchy.centres.map(([x, y]) => [x + duchy.box.left, y + duchy.box.top] as const);

    test('37 spaces lie apart, inside the board', () => {
      expect(hexes).toHaveLength(37);
      const touching = pairs(hexes).filter(
        ([[x, y], [X, Y]]) => !hexesApart((X - x) / duchy.hex.width, ((Y - y) / duchy.hex.height) * REGULAR),
      );
      expect(touching).toEqual([]);
      expect(inside(duchy.box, width, height)).toBe(true);
    });

    test('a space is 48 wide at least, and never flatter than a fifth', () => {
      expect(duchy.hex.width).toBeGreaterThanOrEqual(47.5);
      expect(duchy.hex.height).toBeGreaterThanOrEqual(duchy.hex.width * REGULAR * 0.81);
    });

    test('SHD-01 a place for every shield, within its depot, off its tiles, and for fingers where it is tapped', () => {
      expect(market.map(t => t.shields.length)).toEqual([0, 1, 2, 3, 4, 5, 6].map(depot => (shields ? shieldsIn(depot, seats) : 0)));
      for (const tray of market) {
        for (const box of tray.shields) {
          expect(inside({ ...box, left: box.left - tray.box.left, top: box.top - tray.box.top }, tray.box.width, tray.box.height)).toBe(
            true,
          );
          for (const slot of tray.slots) expect(overlaps(box, slot.box)).toBe(false);
          if (tray.goods.height > 0 && (!tray.direct || tray.goods.top > tray.head.top)) expect(overlaps(box, tray.goods)).toBe(false);
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(tray.direct ? target.side : 15);
        }
        for (const [a, b] of pairs(tray.shields)) expect(overlaps(a, b)).toBe(false);
      }
    });

    test('seven depots, each with its slots, none on top of another or of the duchy', () => {
      expect(market.map(t => t.slots.length)).toEqual([2 * seats + (inns ? 1 : 0), ...Array.from({ length: 6 }, () => seats)]);
      for (const [a, b] of pairs(market)) expect(overlaps(a.box, b.box)).toBe(false);
      for (const tray of market) {
        expect(inside(tray.box, width, height)).toBe(true);
        expect(overlaps(tray.box, duchy.box)).toBe(false);
        for (const [a, b] of pairs(tray.slots)) expect(overlaps(a.box, b.box)).toBe(false);
        for (const { box } of tray.slots)
          expect(inside({ ...box, left: box.left - tray.box.left, top: box.top - tray.box.top }, tray.box.width, tray.box.height)).toBe(
            true,
          );
      }
    });

    test('what is tapped is large enough: tiles, or trays that open', () => {
      for (const tray of market) {
        const targets = tray.direct ? tray.slots.map(s => s.box) : [tray.box];
        for (const box of targets) {
          expect(box.width).toBeGreaterThanOrEqual(target.side);
          expect(box.height).toBeGreaterThanOrEqual(target.side);
        }
      }
    });

    test('what stands in the corners covers no space', () => {
      for (const box of [
        plan.phase,
        plan.coming,
        plan.bridge,
        ...plan.bonus,
        ...(plan.thread === null ? [] : [plan.thread]),
        ...(plan.route === null ? [] : [plan.route]),
      ]) {
        expect(inside(box, width, height)).toBe(true);
        const points = [0, 0.25, 0.5, 0.75, 1].flatMap(u =>
          [0, 0.25, 0.5, 0.75, 1].map(v => [box.left + u * box.width, box.top + v * box.height] as const),
        );
        const covered = hexes.filter(([x, y]) => points.some(([px, py]) => inHex(px, py, x, y, duchy.hex.width, duchy.hex.height)));
        expect(covered).toEqual([]);
      }
      for (const [a, b] of pairs([plan.phase, plan.bridge, ...plan.bonus, ...plan.rivals, ...(plan.route === null ? [] : [plan.route])]))
        expect(overlaps(a, b)).toBe(false);
    });
  },
);

test.each(CASES)(
  'the white die and four goods fit under the phase: $layout $width × $height, $seats players, inns $inns, routes $routes, shields $shields',
  ({ layout, width, height, seats, inns, routes, shields }) => {
    const { coming } = planFor(layout, width, height, seats, inns, routes, shields);
    const { die, goods, size } = comingPlan(coming);
    expect(size).toBeGreaterThanOrEqual(12);
    expect(Math.ceil(4 / Math.floor(goods.width / (size + 1))) * (size + 2)).toBeLessThanOrEqual(coming.height + 0.01);
    for (const box of [die, goods]) {
      expect(inside(box, coming.width, coming.height)).toBe(true);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(LEAST_INFO);
    }
  },
);

describe.each([
  ['phone', 360, HAND_HEIGHT],
  ['phone', 390, HAND_HEIGHT],
  ['tablet', 288, 288],
  ['tablet', 288, 250],
] as const)('hand on a %s, %d × %d', (layout, width, height) => {
  test.each([0, 1, 2, 3, 4, 5, 6])('with %d colours of goods every target is large enough and lies apart', colours => {
    const { dice, storage, goods, counters, thread } = handPlan(layout, width, height, colours);
    for (const box of [...dice, ...storage, ...goods, ...counters]) {
      expect(inside(box, width, height)).toBe(true);
      expect(box.width).toBeGreaterThanOrEqual(target.side);
      expect(box.height).toBeGreaterThanOrEqual(target.side);
    }
    for (const [a, b] of pairs([...dice, ...storage, ...goods, ...counters, ...(thread === undefined ? [] : [thread])]))
      expect(overlaps(a, b)).toBe(false);
  });
});

test.each(CASES)(
  'what a crane may do lies over the duchy, each large enough: $layout $width × $height, $seats players, inns $inns, routes $routes, shields $shields',
  ({ layout, width, height, seats, inns, routes, shields }) => {
    const { duchy } = planFor(layout, width, height, seats, inns, routes, shields);
    for (const count of [8, 9]) {
      const { card, cells } = craneBoxes(count, duchy.box);
      expect(inside(card, width, height)).toBe(true);
      for (const cell of cells) {
        expect(inside(cell, card.width, card.height)).toBe(true);
        expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(target.side);
      }
      for (const [a, b] of pairs(cells)) expect(overlaps(a, b)).toBe(false);
    }
  },
);

test.each(CASES)(
  'a trade route lies above its duchy, off the depots, and its next spaces can be told: $layout $width × $height, $seats players, inns $inns, routes $routes, shields $shields',
  ({ layout, width, height, seats, inns, routes, shields }) => {
    const { route, duchy, market } = planFor(layout, width, height, seats, inns, routes, shields);
    if (route === null) return expect(routes).toBe(false);
    expect(route.top + route.height).toBeLessThanOrEqual(duchy.box.top + 0.01);
    expect(route.height).toBeGreaterThanOrEqual(LEAST_INFO);
    for (const tray of market) expect(overlaps(tray.box, route)).toBe(false);
    const length = { 2: 15, 3: 12, 4: 9 }[seats] ?? 0;
    for (const filled of [0, 4, length]) {
      const { first, cells, upright, more } = routeRow(route, length, filled);
      expect(more?.count ?? 0).toBe(length - first - cells.length);
      if (more !== null) expect(more.x - 7).toBeGreaterThan(cells.at(-1)!.left + cells.at(-1)!.width);
      expect(cells.length).toBeGreaterThanOrEqual(Math.min(length, 8));
      expect(first).toBeLessThanOrEqual(filled);
      expect(first + cells.length).toBeLessThanOrEqual(length);
      for (const cell of cells) {
        expect(inside(cell, route.width, route.height)).toBe(true);
        expect(upright ? cell.width : cell.width / 2).toBeGreaterThanOrEqual(17);
      }
      for (const [a, b] of pairs(cells)) expect(overlaps(a, b)).toBe(false);
    }
  },
);
test.each([
  ['phone', 360, HAND_HEIGHT],
  ['tablet', 288, 288],
] as const)('SHD-08.4 four to six stored tiles are large enough too, apart from all else: %s, %d × %d', (layout, width, height) => {
  for (const stored of [4, 5, 6]) {
    const { dice, storage, goods, counters } = handPlan(layout, width, height, 3, stored);
    expect(storage).toHaveLength(stored);
    for (const box of storage) {
      expect(inside(box, width, height)).toBe(true);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(target.side);
    }
    for (const [a, b] of pairs([...dice, ...storage, ...goods, ...counters])) expect(overlaps(a, b)).toBe(false);
  }
});

test('goods in a row keep inside it, and what does not fit is counted at its end', () => {
  expect(rowOf([12, 12, 20], 44, 14)).toEqual({ places: [0, 12, 24], more: null });
  expect(rowOf([20, 20, 12], 44, 14)).toEqual({ places: [0], more: 20 });
  expect(rowOf([], 44, 14)).toEqual({ places: [], more: null });
});

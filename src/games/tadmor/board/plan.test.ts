/** Where things lie: in their place, apart from each other, and large enough for a finger. */
import type { Box } from '@/pieces/boxes';
import { DISPLAY } from '../data/numbers';
import { HAND_HEIGHT, handPlan } from './handPlan';
import { lettersOf } from './MissionCard';
import { laidOut } from './laidOut';
import { FINGER, hasShortName, spacesIn, type Plan } from './plan';
import { planFor } from './planFor';
import { REGIONS } from '../data/names';

/** Board areas: what the smallest phone leaves, a usual one, a tablet. */
const SCREENS = [
  ['phone', 360, 340],
  ['phone', 390, 544],
  ['tablet', 992, 724],
] as const;
const CASES = SCREENS.flatMap(([layout, width, height]) => [2, 3, 4].map(seats => [layout, width, height, seats] as const));

const cellsOf = (plan: Plan): Box[] => plan.regions.flatMap(region => region.cells.map(cell => cell.box));
const tapped = (plan: Plan): Box[] => [...cellsOf(plan), ...plan.stacks, ...plan.display, ...(plan.opener === null ? [] : [plan.opener])];
const all = (plan: Plan): Box[] => [...tapped(plan), plan.turn, plan.slot, plan.temples, plan.deck, ...plan.estates];

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 0.5;

describe.each(CASES)('on a %s of %i × %i with %i at the table', (layout, width, height, seats) => {
  const plan = planFor(layout, width, height, seats, 1);

  test('every space of this table has its place, once', () => {
    const spaces = plan.regions.flatMap(region => region.cells.map(cell => cell.space));
    expect(spaces.length).toBe(seats === 2 ? 28 : 37);
    expect(new Set(spaces)).toEqual(new Set(REGIONS.flatMap(region => spacesIn(region, seats))));
    expect(plan.display.length).toBe(layout === 'tablet' ? DISPLAY[seats] : 0);
    expect(plan.estates.length).toBe(layout === 'tablet' ? seats : 0);
  });

  test('whatever may be tapped is large enough for a finger', () => {
    for (const box of tapped(plan)) {
      expect(box.width).toBeGreaterThanOrEqual(FINGER);
      expect(box.height).toBeGreaterThanOrEqual(FINGER);
    }
  });

  test('nothing lies over anything else, or outside', () => {
    const boxes = all(plan);
    for (const [i, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(-0.5);
      expect(a.top).toBeGreaterThanOrEqual(-0.5);
      expect(a.left + a.width).toBeLessThanOrEqual(width + 0.5);
      expect(a.top + a.height).toBeLessThanOrEqual(height + 0.5);
      for (const b of boxes.slice(i + 1)) expect([a, b, overlap(a, b)]).toEqual([a, b, false]);
    }
  });
});

test.each([
  ['phone', 360, HAND_HEIGHT],
  ['phone', 390, HAND_HEIGHT],
  ['tablet', 288, 288],
] as const)('goods and doors of the hand on a %s are large enough for a finger', (layout, width, height) => {
  const plan = handPlan(layout, width, height);
  for (const box of [...plan.goods, ...plan.doors, ...plan.missions]) {
    expect(box.width).toBeGreaterThanOrEqual(FINGER);
    expect(box.height).toBeGreaterThanOrEqual(FINGER);
    expect(box.top + box.height).toBeLessThanOrEqual(height);
  }
});

test.each([2, 3, 4])('improvements that are left share the row on a tablet with %i at the table, and none grows too wide', seats => {
  const { display } = planFor('tablet', 992, 724, seats, 1);
  for (const count of [10, 6, 4, 2, 1].filter(n => n <= display.length)) {
    const boxes = laidOut(display, count);
    expect(boxes.length).toBe(count);
    expect(boxes[0]?.left).toBe(display[0]?.left);
    for (const [i, box] of boxes.entries()) {
      expect(box.width).toBeGreaterThanOrEqual((display[0] as Box).width - 0.5);
      expect(box.width).toBeLessThanOrEqual(240);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
    const last = boxes.at(-1) as Box;
    expect(last.left + last.width).toBeLessThanOrEqual(992);
  }
  expect(laidOut(display, 0)).toEqual([]);
});

test('on a phone that is wide and tall enough each space has room for a word below it, on the smallest for none', () => {
  const cells = (width: number, height: number) => planFor('phone', width, height, 4, 1).regions.flatMap(region => region.cells);
  expect(cells(390, 544).every(({ box, inset }) => hasShortName(box, inset))).toBe(true);
  expect(cells(360, 340).some(({ box, inset }) => hasShortName(box, inset))).toBe(false);
});

test('a low card of a mission has a name in small letters, so that its price is not cut off', () => {
  expect(lettersOf({ width: 165, height: 62 }, 1)).toBe('note');
  expect(lettersOf({ width: 165, height: 80 }, 1)).toBe('smallStrong');
  expect(lettersOf({ width: 165, height: 80 }, 1.2)).toBe('note');
});

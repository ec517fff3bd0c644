/** Where things lie: in their place, apart from each other, and large enough for a finger. */
import type { Box } from '@/pieces/boxes';
import { REGIONS } from '../data/map';
import { HAND_HEIGHT, handPlan } from './handPlan';
import { PICTURE } from './outlines';
import { planFor } from './plan';
import { pelletAt } from '@/table/kit/panning';
import { centreOf, nameLine, pelletIn, POLYGONS, regionBox, rowLines, scaleFor, underCorner } from './places';

/** Board areas: what the smallest phone leaves, a usual one, a tablet. */
const SCREENS = [
  ['phone', 360, 320],
  ['phone', 390, 524],
  ['tablet', 992, 724],
] as const;

/** From here on the map takes a touch as it is instead of looking closer first (table/Viewport). */
const FINGERTIP = 36;
const FINGER = 48;

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 0.5;

describe.each(SCREENS)('on a %s of %i × %i', (layout, width, height) => {
  const plan = planFor(layout, width, height, 1);
  const scale = scaleFor(plan.map.width, plan.map.height);

  test('every region has its place on the map, apart from its neighbours and large enough for a fingertip', () => {
    const boxes = REGIONS.map((_, region) => regionBox(region, scale));
    boxes.forEach((a, i) => {
      expect(Math.min(a.width, a.height)).toBeGreaterThanOrEqual(FINGERTIP);
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.top).toBeGreaterThanOrEqual(0);
      expect(a.left + a.width).toBeLessThanOrEqual(PICTURE.width * scale);
      expect(a.top + a.height).toBeLessThanOrEqual(PICTURE.height * scale);
      for (const [j, b] of boxes.entries()) if (j > i) expect([i, j, overlap(a, b)]).toEqual([i, j, false]);
    });
  });

  test('map and what lies beside it do not cover each other', () => {
    const boxes = [plan.map, ...(plan.rows === null ? [] : [plan.rows]), ...(plan.column === null ? [] : [plan.column])];
    for (const [i, a] of boxes.entries()) {
      expect(a.left + a.width).toBeLessThanOrEqual(width + 0.5);
      expect(a.top + a.height).toBeLessThanOrEqual(height + 0.5);
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    }
  });
});

test.each([
  [668, 800, 2],
  [707, 800, 1.6],
])('on a tablet whose words leave %i × %i the map keeps the width, and the column stands below it', (width, height, growth) => {
  const { map, column } = planFor('tablet', width, height, growth);
  expect(map.width).toBe(width);
  expect(column !== null && overlap(map, column)).toBe(false);
  expect(column?.height ?? 0).toBeGreaterThan(2 * FINGER);
});

test.each([
  ['phone', 360, HAND_HEIGHT],
  ['phone', 390, HAND_HEIGHT],
  ['tablet', 288, 288],
] as const)('armies and doors of the hand on a %s of %i are large enough for a finger and lie by themselves', (layout, width, height) => {
  const { armies, doors } = handPlan(layout, width, height);
  const boxes = [...armies, ...doors];
  expect(armies.length).toBe(5);
  for (const [i, a] of boxes.entries()) {
    expect(Math.min(a.width, a.height)).toBeGreaterThanOrEqual(FINGER);
    expect(a.top + a.height).toBeLessThanOrEqual(height + 0.5);
    for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  }
});

/** Of a row as it is drawn where rows lie so far apart, and of letters above and below their line. */
const HALF_ROW = 15;
const USUAL_PITCH = 32;
const LETTERS = { above: 12, below: 4 } as const;

test.each([1, 2, 3, 4])('where names are written, none is printed over by %i rows of city, stronghold, siege and armies', count => {
  REGIONS.forEach((_, region) => {
    const { pitch, lines } = rowLines(region, count, true);
    const half = HALF_ROW * Math.min(1, pitch / USUAL_PITCH);
    const name = nameLine(region);
    const over = lines.filter(y => y + half > name - LETTERS.above && y - half < name + LETTERS.below);
    expect([region, over]).toEqual([region, []]);
    expect(lines).toHaveLength(count);
  });
});

test('on the smallest phone a region lies in each lower corner, where the button that looks closer may stand; on a tablet none in the left', () => {
  const names = ({ map }: { readonly map: Box }) =>
    (['left', 'right'] as const).map(corner => underCorner(corner, map).map(region => REGIONS[region]?.name));
  expect(names(planFor('phone', 360, 320, 1))).toEqual([['Uran'], ['Isar']]);
  expect(names(planFor('tablet', 992, 724, 1))).toEqual([[], ['Isar']]);
});

test('what is touched of a region lies around the middle of its shape, and neighbours share their corners', () => {
  const corners = new Map<string, number>();
  REGIONS.forEach((_, region) => {
    const polygon = POLYGONS[region] ?? [];
    expect(polygon.length).toBeGreaterThan(5);
    const [x, y] = centreOf(region);
    expect(Math.min(...polygon.map(([px]) => px))).toBeLessThan(x);
    expect(Math.max(...polygon.map(([px]) => px))).toBeGreaterThan(x);
    expect(Math.min(...polygon.map(([, py]) => py))).toBeLessThan(y);
    expect(Math.max(...polygon.map(([, py]) => py))).toBeGreaterThan(y);
    for (const corner of polygon) corners.set(corner.join(), (corners.get(corner.join()) ?? 0) + 1);
  });
  expect([...corners.values()].filter(count => count > 1).length).toBeGreaterThan(100);
});

test.each([320, 524])('on a phone whose map is 360 × %i the figures of up to three rows are no smaller than 11 dp', height => {
  const scale = scaleFor(360, height);
  // Of its pellet a figure takes so much; a row of armies before walls is drawn smallest.
  const [figure, smallest] = [0.74, 104 / 112];
  const small = REGIONS.flatMap((_, region) =>
    [1, 2, 3].flatMap(rows => {
      const { pitch } = rowLines(region, rows, false);
      return [smallest, 1.1, 1.44].flatMap(most => {
        const size = Math.min(most, pitch / 32);
        const high = pelletIn(size, pitch, pelletAt(scale)) * size * scale * figure;
        return high < 11 ? [`${region} with ${rows}: ${high}`] : [];
      });
    }),
  );
  expect(small).toEqual([]);
});

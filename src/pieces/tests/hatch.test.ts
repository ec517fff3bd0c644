import { dots, hatch, hatching, type Point } from '../hatch';

type Segment = readonly [Point, Point];

const SQUARE: readonly Point[] = [
  [0, 0],
  [20, 0],
  [20, 20],
  [0, 20],
];
/** A U: lines across its arms come in two pieces. */
const HORSESHOE: readonly Point[] = [
  [0, 0],
  [6, 0],
  [6, 14],
  [14, 14],
  [14, 0],
  [20, 0],
  [20, 20],
  [0, 20],
];
/** A star with corners on whole numbers, many of them exactly on a line of the hatch. */
const STAR: readonly Point[] = [
  [10, 0],
  [12, 8],
  [20, 10],
  [12, 12],
  [10, 20],
  [8, 12],
  [0, 10],
  [8, 8],
];

function segments(path: string): Segment[] {
  return [...path.matchAll(/M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)/g)].map(m => [
    [Number(m[1]), Number(m[2])],
    [Number(m[3]), Number(m[4])],
  ]);
}

/** Even-odd, by a ray to the right. */
function inside(polygon: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
  });
  return odd;
}

const lengthOf = ([[ax, ay], [bx, by]]: Segment) => Math.hypot(bx - ax, by - ay);
const middle = ([[ax, ay], [bx, by]]: Segment): Point => [(ax + bx) / 2, (ay + by) / 2];

test('level lines cross a square from side to side, one every pitch, none along its edge', () => {
  const lines = segments(hatch(SQUARE, 0, 5));
  expect(lines.map(([[, y]]) => y)).toEqual([5, 10, 15]);
  for (const line of lines) expect(lengthOf(line)).toBeCloseTo(20, 1);
});

test('upright lines are upright', () => {
  for (const [[ax], [bx]] of segments(hatch(SQUARE, 90, 5))) expect(ax).toBeCloseTo(bx, 1);
});

test('a line over both arms of a concave shape is broken between them', () => {
  const lines = segments(hatch(HORSESHOE, 0, 4));
  const atFour = lines.filter(([[, y]]) => y === 4).map(([a, b]) => [a[0], b[0]]);
  expect(atFour).toEqual([
    [0, 6],
    [14, 20],
  ]);
  const atSixteen = lines.filter(([[, y]]) => y === 16).map(([a, b]) => [a[0], b[0]]);
  expect(atSixteen).toEqual([[0, 20]]);
});

test.each([0, 30, 45, 90, 135])('at %d degrees every line lies inside, even where it meets a corner', degrees => {
  for (const shape of [SQUARE, HORSESHOE, STAR]) {
    const lines = segments(hatch(shape, degrees, 2)).filter(line => lengthOf(line) > 0.3);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      const [x, y] = middle(line);
      // A line along an edge is on the border: one of its sides must be inside.
      const around: readonly Point[] = [
        [x + 0.1, y],
        [x - 0.1, y],
        [x, y + 0.1],
        [x, y - 0.1],
      ];
      expect(around.some(p => inside(shape, p))).toBe(true);
    }
  }
});

test('hatches of neighbours meet: lines lie on multiples of the pitch wherever the shape is', () => {
  const moved = SQUARE.map(([x, y]): Point => [x + 20, y + 3]);
  expect(segments(hatch(moved, 0, 5)).map(([[, y]]) => y)).toEqual([5, 10, 15, 20]);
});

test('dots are strokes of no length, in staggered rows, all inside and clear of the edge', () => {
  const path = dots(HORSESHOE, 4);
  const points = [...path.matchAll(/M(\S+) (\S+?)h0/g)].map((m): Point => [Number(m[1]), Number(m[2])]);
  expect(points.length).toBeGreaterThan(8);
  expect(path).not.toContain('L');
  for (const p of points) expect(inside(HORSESHOE, p)).toBe(true);
  const rows = (y: number) => points.filter(p => p[1] === y).map(p => ((p[0] % 4) + 4) % 4);
  expect(new Set(rows(4))).toEqual(new Set([2]));
  expect(new Set(rows(8))).toEqual(new Set([0]));
});

test('a cross-hatch is both of its hatches', () => {
  expect(hatching(SQUARE, [0, 90], 4)).toBe(hatch(SQUARE, 0, 4) + hatch(SQUARE, 90, 4));
});

import { tinctures, type Tincture } from '@/design/tokens';
import type { Point } from '../hatch';
import { arms, clip, heater } from '../heraldry';
import { hexCentre, hexCorners, hexHeight, hexRadius, hexWidth } from '../hexGrid';
import { icons, isIcon } from '../icons';
import { band, motifs } from '../motifs';
import { brackets, cornersOf } from '../brackets';
import { beaconShape } from '../beaconShape';
import { pipsPath } from '../Die';

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

test('all six neighbours of a hex lie one width away', () => {
  const neighbours: readonly Point[] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ];
  for (const [q, r] of neighbours) expect(apart(hexCentre(3 + q, 2 + r, 20), hexCentre(3, 2, 20))).toBeCloseTo(hexWidth(20), 6);
});

test('a hex stands on a corner: it is as high as two radii and as wide as its flat sides', () => {
  const corners = hexCorners(50, 50, 20);
  expect(Math.max(...corners.map(c => c[1])) - Math.min(...corners.map(c => c[1]))).toBeCloseTo(hexHeight(20), 6);
  expect(Math.max(...corners.map(c => c[0])) - Math.min(...corners.map(c => c[0]))).toBeCloseTo(hexWidth(20), 6);
  expect(corners[0]).toEqual([expect.closeTo(50, 6), expect.closeTo(30, 6)]);
  expect(hexRadius(hexWidth(20))).toBeCloseTo(20, 6);
});

test('brackets leave the middle of every side open, and are short on long sides', () => {
  expect(brackets(cornersOf('box', 20, 40))).toBe('M0 11.2L0 0L5.6 0M14.4 0L20 0L20 11.2M20 28.8L20 40L14.4 40M5.6 40L0 40L0 28.8');
  expect(brackets(cornersOf('box', 200, 400))).toMatch(/^M0 18L0 0L18 0/);
  const flat = cornersOf('hex', 48, 40);
  expect(flat).toHaveLength(6);
  expect([
    Math.min(...flat.map(c => c[0])),
    Math.max(...flat.map(c => c[0])),
    Math.min(...flat.map(c => c[1])),
    Math.max(...flat.map(c => c[1])),
  ]).toEqual([0, 48, 0, 40].map(n => expect.closeTo(n, 6)));
});

test('the heater is convex and clockwise, as clipping needs it', () => {
  heater.forEach((a, i) => {
    const b = heater[(i + 1) % heater.length]!;
    const c = heater[(i + 2) % heater.length]!;
    expect((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])).toBeGreaterThanOrEqual(0);
  });
});

test('clipping keeps what is inside and cuts what reaches out', () => {
  const window: readonly Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(
    clip(
      [
        [2, 2],
        [4, 2],
        [4, 4],
      ],
      window,
    ),
  ).toEqual([
    [2, 2],
    [4, 2],
    [4, 4],
  ]);
  expect(
    clip(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      window,
    ),
  ).toEqual([]);
  const cut = clip(
    [
      [5, 5],
      [15, 5],
      [15, 8],
      [5, 8],
    ],
    window,
  );
  expect(Math.max(...cut.map(p => p[0]))).toBe(10);
  expect(cut).toHaveLength(4);
});

test.each(Object.keys(tinctures) as Tincture[])('the arms of %s stay on the shield', tincture => {
  const { hatch, charge } = arms(tincture, 32);
  const numbers = (path: string) => [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m): Point => [Number(m[1]), Number(m[2])]);
  const points = [...numbers(hatch), ...numbers(charge)];
  expect(points.length).toBeGreaterThan(6);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(2);
    expect(x).toBeLessThanOrEqual(30);
    expect(y).toBeGreaterThanOrEqual(2);
    expect(y).toBeLessThanOrEqual(34.5);
  }
});

test('a small shield has a wider hatch, a large one a closer; each is drawn once', () => {
  expect(arms('azure', 16).hatch.length).toBeLessThan(arms('azure', 32).hatch.length);
  expect(arms('azure', 96).hatch.length).toBeGreaterThan(arms('azure', 32).hatch.length);
  expect(arms('azure', 33)).toBe(arms('azure', 32));
});

test('a die shows as many pips as its face says, and none for no face', () => {
  for (let face = 0; face <= 6; face++) expect(pipsPath(face).split('M').length - 1).toBe(face);
  expect(pipsPath(7)).toBe('');
});

test.each(Object.entries(icons))('%s is drawn within its 24 units, closed', (_, path) => {
  expect(path).toMatch(/^M[\d.\-aAcChHlLmMqQsSvVzZ ]+z$/i);
  expect(path.length).toBeLessThan(900);
  for (const m of path.matchAll(/M(-?\d*\.?\d+) ?(-?\d*\.?\d+)/g)) {
    for (const v of [Number(m[1]), Number(m[2])]) {
      expect(v).toBeGreaterThanOrEqual(-1);
      expect(v).toBeLessThanOrEqual(25);
    }
  }
});

test('no two icons are the same drawing', () => {
  expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
});

test('an icon’s name can be asked for', () => {
  expect(isIcon('camel')).toBe(true);
  expect(isIcon('toString')).toBe(false);
});

test.each(motifs)('a band of %s is as long as its place and has whole repeats', motif => {
  for (const width of [60, 151, 360]) {
    const { line, solid } = band(motif, width);
    expect(line + solid).not.toMatch(/NaN|undefined/);
    const furthest = Math.max(...[...(line + solid).matchAll(/M(-?[\d.]+)/g)].map(m => Number(m[1])));
    expect(furthest).toBeLessThanOrEqual(width);
    expect(furthest).toBeGreaterThan(motif === 'merlon' ? -1 : width / 2);
  }
});

test.each(['hex', 'round', 'box'] as const)('a beacon’s %s has six ticks, all outward', shape => {
  const [width, height] = [48, 56];
  const { ticks } = beaconShape(shape, width, height, 2.5);
  const strokes = [...ticks.matchAll(/M(\S+) (\S+?)L(\S+) (\S+?)(?=M|$)/g)].map(
    m => [Number(m[1]), Number(m[2]), Number(m[3]), Number(m[4])] as const,
  );
  expect(strokes).toHaveLength(6);
  const centre: Point = [width / 2, height / 2];
  for (const [ax, ay, bx, by] of strokes) expect(apart([bx, by], centre)).toBeGreaterThan(apart([ax, ay], centre) + 2);
});

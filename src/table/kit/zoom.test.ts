import { weightAt } from './panning';
import { around, clamped, moved, refitted, spreadOf, type Limits } from './zoom';

const limits: Limits = { width: 300, height: 200, pictureWidth: 600, pictureHeight: 300, least: 0.5, most: 3 };

test('a picture smaller than the window is centred', () => {
  expect(clamped({ scale: 0.5, x: -40, y: 90 }, limits)).toEqual({ scale: 0.5, x: 0, y: 25 });
});

test('a larger picture leaves no gap at an edge', () => {
  expect(clamped({ scale: 1, x: 50, y: -500 }, limits)).toEqual({ scale: 1, x: 0, y: -100 });
});

test('the point under the fingers stays under them', () => {
  const before = { scale: 1, x: -100, y: -40 };
  const after = around(before, 2, 150, 100, limits);
  expect(after.scale).toBe(2);
  expect((150 - after.x) / after.scale).toBeCloseTo((150 - before.x) / before.scale);
  expect((100 - after.y) / after.scale).toBeCloseTo((100 - before.y) / before.scale);
});

test('zoom stops at its ends', () => {
  expect(around({ scale: 2.5, x: 0, y: 0 }, 9, 0, 0, limits).scale).toBe(3);
  expect(around({ scale: 0.6, x: 0, y: 0 }, 0.1, 0, 0, limits).scale).toBe(0.5);
});

test('what lies between two fingers stays there while they go apart and elsewhere', () => {
  const before = { scale: 1, x: -100, y: -40 };
  const [from, to] = [
    spreadOf([
      { x: 100, y: 100 },
      { x: 140, y: 100 },
    ]),
    spreadOf([
      { x: 80, y: 90 },
      { x: 180, y: 90 },
    ]),
  ];
  expect([from, to]).toEqual([
    { x: 120, y: 100, apart: 20 },
    { x: 130, y: 90, apart: 50 },
  ]);
  const after = moved(before, to.apart / from.apart, from, to, limits);
  expect(after.scale).toBe(2.5);
  expect((130 - after.x) / after.scale).toBeCloseTo((120 - before.x) / before.scale);
  expect((90 - after.y) / after.scale).toBeCloseTo((100 - before.y) / before.scale);
});

test('in a window of another size the whole picture is whole, and a part keeps its middle', () => {
  const wide = { ...limits, width: 600, least: 200 / 300 };
  expect(refitted({ scale: 0.5, x: 0, y: 25 }, limits, wide).scale).toBe(wide.least);
  const part = { scale: 2, x: -300, y: -100 };
  const after = refitted(part, limits, wide);
  expect((300 - after.x) / 2).toBe((150 - part.x) / 2);
});

test('a beacon is about as thick on the screen however large its picture is shown', () => {
  expect([1, 0.5, 1.5].map(scale => scale * 3 * weightAt(scale))).toEqual([3, 3, 3]);
  // On the smallest places it may not fill them.
  expect(weightAt(0.2)).toBe(2);
});

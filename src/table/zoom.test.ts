import { around, clamped, type Limits } from './zoom';

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

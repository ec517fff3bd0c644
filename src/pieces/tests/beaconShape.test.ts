import { beaconAlong } from '../beaconShape';

/** A region of a map, as one might be drawn. */
const OUTLINE = [
  [0, 10],
  [20, 0],
  [45, 4],
  [60, 30],
  [50, 55],
  [25, 60],
  [5, 40],
] as const;
const points = (d: string): [number, number][] =>
  d.match(/-?[\d.]+ -?[\d.]+/g)!.map(pair => pair.split(' ').map(Number) as [number, number]);

test('a light along an outline keeps its corners, lies within it, and has six ticks that reach out of it', () => {
  const { ring, ticks, badge } = beaconAlong(OUTLINE, 3);
  const inner = points(ring);
  expect(inner).toHaveLength(OUTLINE.length);
  const middle = [0, 1].map(i => OUTLINE.reduce((sum, corner) => sum + corner[i]!, 0) / OUTLINE.length);
  const far = ([x, y]: readonly number[]): number => Math.hypot(x! - middle[0]!, y! - middle[1]!);
  for (const [i, corner] of inner.entries()) expect(far(OUTLINE[i]!) - far(corner)).toBeCloseTo(3, 1);
  expect(ticks.match(/M/g)).toHaveLength(6);
  for (const line of ticks.split('M').slice(1)) {
    const [from, to] = points(`M${line}`);
    expect(far(to!)).toBeGreaterThan(far(from!));
  }
  expect(inner).toContainEqual(badge.map(n => Math.round(n * 100) / 100));
});

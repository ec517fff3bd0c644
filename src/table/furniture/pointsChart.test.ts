import { chartLevels } from './PointsChart';

test.each([
  [1, [1]],
  [4, [1, 2, 3, 4]],
  [18, [5, 10, 15]],
  [42, [20, 40]],
  [97, [25, 50, 75]],
  [183, [50, 100, 150]],
  [2400, [2400]],
])('up to %i points the chart has lines at %j', (most, levels) => {
  expect(chartLevels(most)).toEqual(levels);
});

test('never more than four, whatever the points', () => {
  for (let most = 1; most <= 3000; most++) {
    const levels = chartLevels(most);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.length).toBeLessThanOrEqual(4);
    expect(levels.at(-1)).toBeLessThanOrEqual(most);
  }
});

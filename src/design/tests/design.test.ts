import { faint, mix } from '../colour';
import { countSteps, durations, lasts, speeds } from '../motion';
import { faces, faceStyle, mostGrowth, roles, typeStyle } from '../type';

test('a mix goes from one colour to the other', () => {
  expect(mix('#102030', '#F0E0D0', 0)).toBe('#102030');
  expect(mix('#102030', '#F0E0D0', 1)).toBe('#f0e0d0');
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
});

test('a faint colour keeps its hue', () => {
  expect(faint('#006B78', 0.16)).toBe('rgba(0, 107, 120, 0.16)');
});

test('text sizes are on the scale, and never below 12', () => {
  const sizes = [12, 14, 16, 17, 20, 22, 26, 34];
  for (const { size, line } of Object.values(roles)) {
    expect(sizes).toContain(size);
    expect(line).toBeGreaterThan(size);
  }
});

test('the player’s own text size scales letters and lines alike', () => {
  const normal = typeStyle('body', 1, true);
  const large = typeStyle('body', mostGrowth, true);
  expect([large.fontSize, large.lineHeight]).toEqual([normal.fontSize! * 2, normal.lineHeight! * 2]);
});

test('until our fonts are there the system’s face stands in with the same weight', () => {
  expect(faceStyle('figure', true)).toEqual(faces.figure);
  expect(faceStyle('figure', false)).toEqual({ fontWeight: '700' });
  expect(faceStyle('quote', false)).toEqual({ fontWeight: '400', fontStyle: 'italic' });
});

test('counters have figures of equal width', () => {
  for (const role of ['score', 'count', 'tally'] as const) expect(typeStyle(role, 1, true).fontVariant).toEqual(['tabular-nums']);
});

test('speed 0 stands still, 2 is twice as fast, and nothing holds input for more than 250 ms but a rolling score', () => {
  expect(lasts('move', 0)).toBe(0);
  expect(lasts('move', 2)).toBe(durations.move / 2);
  expect(speeds).toEqual([0, 1, 1.5, 2]);
  for (const motion of ['tick', 'move', 'flip'] as const) expect(lasts(motion, 1)).toBeLessThanOrEqual(250);
  expect(countSteps).toBeLessThanOrEqual(6);
});

import { steadyClock } from '../steadyClock';

test('a clock that is set back stands still until it is later again, and is later than what lies in the drawer', () => {
  let device = 1_000;
  const clock = steadyClock(() => device);
  expect(clock.now()).toBe(1_000);
  device = 400;
  expect(clock.now()).toBe(1_000);
  clock.notBefore(5_000);
  expect(clock.now()).toBe(5_001);
  clock.notBefore(2_000);
  expect(clock.now()).toBe(5_001);
  device = 6_000;
  expect(clock.now()).toBe(6_000);
});

import { told } from '@/engine/testing/sitting';
import { dice, monasteries, table } from './table';

const TAKE = 'workers button:workers die=0';

test('WRK-01 any die brings two workers', () => {
  for (const die of [1, 2, 3, 4, 5, 6])
    expect(
      table(g => dice(g, 0, die, 1))
        .choose(TAKE)
        .estate().workers,
    ).toBe(2);
});

test('MON-14 monastery 13: the action brings 1 silver too', () => {
  const at = table(g => monasteries(g, 0, 13)).choose(TAKE);
  expect([at.estate().workers, at.estate().silver]).toEqual([2, 1]);
});

test('MON-15 monastery 14: the action brings four workers', () => {
  const at = table(g => monasteries(g, 0, 14)).choose(TAKE);
  expect(at.estate().workers).toBe(4);
  expect(told(at, 'gainedWorkers')).toMatchObject([{ workers: 4, silver: 0, why: 'action' }]);
});

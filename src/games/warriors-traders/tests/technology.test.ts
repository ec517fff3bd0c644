import * as technology from '../data/technology';
import { canRetreat } from '../rules/pieces';
import { act, levels, place, table, verbs } from './table';

test('8.2 the table of the three tracks', () => {
  const { FOOD_TIMES, GOODS_TIMES, BANK_RATE, ROUTES, WEAPONS_TIMES, ACTION_POINTS } = technology;
  expect(FOOD_TIMES.map((food, i) => [food, GOODS_TIMES[i], BANK_RATE[i], ROUTES[i], WEAPONS_TIMES[i], ACTION_POINTS[i]])).toEqual([
    [1, 0, 7, 0, 0, 2],
    [1, 1, 6, 1, 1, 2],
    [1, 2, 5, 1, 1, 2],
    [2, 2, 3, 2, 1, 3],
    [2, 3, 2, 2, 2, 4],
    [2, 4, 2, 3, 3, 4],
    [2, 4, 1, 3, 3, 5],
  ]);
  const { MASONRY, REINFORCE, PRODUCTION_TAX, UNIVERSITY, MERCHANT, TRADE_TAX, MASTER_TRADER, MONOPOLY } = technology;
  expect([MASONRY, REINFORCE, PRODUCTION_TAX, UNIVERSITY]).toEqual([4, 5, 6, 7]);
  expect([MERCHANT, TRADE_TAX, MASTER_TRADER, MONOPOLY]).toEqual([4, 5, 6, 7]);
  const { BUILDS_FROM, COMMANDER, DOUBLE_STRIKE, PILLAGING, WARLORD } = technology;
  expect([BUILDS_FROM, COMMANDER, DOUBLE_STRIKE, PILLAGING, WARLORD]).toEqual([[1, 3, 6], 4, 6, 6, 7]);
});

test('8.3 abilities add up, last as long as the level, and leave the pieces they brought', () => {
  const sat = table([{ ask: 'feeding' }, { ask: 'shift', seat: 0 }], g => {
    place(g, 0, 'london', 'cavalry');
    levels(g, 0, { military: 6 });
  });
  expect(canRetreat(sat.g, sat.g.pieces[0]!)).toBe(true);
  expect(sat.choose('done').ask).toBe(null);
  const after = sat.choose('shift track:trade from=military');
  expect([after.standing('london'), after.offers]).toEqual([['0 cavalry'], ['starve piece:0']]);
  expect(verbs(table(act(), g => levels(g, 0, { production: 3 })))).not.toContain('fort');
});

/** The rulebook's whole turn: two players, turn 2, Era I, played as printed. */
import { REGIONS } from '../data/names';
import { NONE } from '../state';
import { fulfilled, goods, hand, put, stock, table, tiles, towers } from './table';

const [RED, BLUE] = [0, 1];

test('the example turn ends as the rulebook says', () => {
  let at = table(
    { ask: 'turn' },
    g => {
      tiles(g, RED, 1, 14);
      tiles(g, BLUE, 4);
      towers(g, 3, 0);
      goods(g, RED, 2, 0, 0, 1);
      goods(g, BLUE, 2, 0, 1, 0);
      hand(g, RED, 1, 2);
      hand(g, BLUE, 3);
      fulfilled(g, BLUE, 16);
      g.merchants[BLUE]!.rare[0] = 1;
      g.merchants[RED]!.selected = REGIONS.indexOf('southSea');
      g.current = REGIONS.indexOf('euphrates');
      g.display = [10, 5, 6, 8, 9, 16];
    },
    { turn: 2 },
  );
  for (const id of ['DA-T2', 'SS-S1', 'PA-I1', 'EU-RY', 'NS-W1', 'PA-TM', 'EM-CA', 'EM-MA', 'EU-G1', 'PA-I2'])
    at = at.choose(`place space:${id}`);
  expect([at.asked, at.ask, at.offered('select').length, at.offered('select region:southSea').length]).toEqual([BLUE, 'select', 6, 0]);
  expect(at.offered('select region:euphrates')).toHaveLength(1);
  at = at.choose('select region:ebla');
  expect([at.asked, at.ask]).toEqual([RED, 'improve']);
  at = at.choose('gather space:EU-G1', 'buyTile tile:I10', 'pay stock:wood');
  expect(stock(at.merchant(RED))).toEqual([1, 0, 0, 3]);
  expect(at.asked).toBe(BLUE);
  at = at.choose('buyTile tile:I5', 'pay stock:wood');
  expect([at.asked, at.ask]).toEqual([RED, 'construct']);
  at = at.choose('gather space:NS-W1');
  expect(stock(at.merchant(RED))).toEqual([5, 0, 0, 3]);
  at = at.choose('trade get:marble', 'trade get:marble', 'build2', 'newCamel', 'done');
  expect(at.merchant(RED)).toMatchObject({ tower: 6, pieces: [4, 2] });
  expect(at.asked).toBe(BLUE);
  at = at.choose(
    'trade get:stone2',
    'claim mission:K16',
    'takeGood stock:stone',
    'takeGood stock:stone',
    'takeGood stock:stone',
    'takeGood stock:marble',
    'takeGood stock:marble',
  );
  at = at.choose('trade get:marble');
  expect(at.merchant(BLUE)).toMatchObject({ warehouse: [0, 0, 0, 0], traded: [0, 5, 3, 0] });
  at = at.choose('buyRare stack:yellow');
  expect([at.g.turn, at.ask, at.asked]).toEqual([3, 'place', RED]);
  expect(at.merchant(RED)).toMatchObject({ warehouse: [2, 0, 0, 3], tower: 6, pieces: [4, 2], tiles: [1, 14, 10], points: 10 });
  expect(at.merchant(BLUE)).toMatchObject({ warehouse: [0, 0, 3, 0], fulfilled: [], returned: [16], tiles: [4, 5], points: 10 });
  expect(at.merchant(BLUE).rare.reduce((a, b) => a + b, 0)).toBe(2);
  expect([at.merchant(RED).hand.length, at.merchant(BLUE).hand.length, at.g.board.every(code => code === NONE)]).toEqual([2, 1, true]);
});

test('the trading tip: 3 stone by ship are 3 gold, and 6 stone a turn later', () => {
  const first = table([{ ask: 'turnEnd' }, { ask: 'construct', seat: 0 }], g => {
    put(g, 0, 'SS-S1');
    tiles(g, 0, 4, 23);
  }).choose('gather', 'trade get:gold', 'trade get:gold', 'trade get:gold');
  expect(first.merchant().warehouse).toEqual([0, 0, 0, 3]);
  const second = table({ ask: 'construct', seat: 0 }, g => {
    tiles(g, 0, 4, 23);
    goods(g, 0, 0, 0, 0, 3);
  }).choose('trade get:stone2', 'trade get:stone2', 'trade get:stone2');
  expect(stock(second.merchant())).toEqual([0, 6, 0, 0]);
});

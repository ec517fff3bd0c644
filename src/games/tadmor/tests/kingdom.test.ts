import { told } from '@/engine/testing/sitting';
import { tadmor } from '..';
import { kingdom, put, stock, table, tiles, towers, goods, type Sitting } from './table';
import { REGIONS } from '../data/names';

test('10.1 the one highest tower gains all its tiles of prestige, once a turn', () => {
  const points = (a: number, b: number, ...owned: number[]) =>
    table(kingdom(), g => {
      towers(g, a, b);
      tiles(g, 0, ...owned);
      tiles(g, 1, 16);
    }).merchant().points - 10;
  expect([points(9, 8, 16, 17, 35, 36), points(9, 9, 16), points(8, 9, 16), points(9, 8), points(9, 8, 17)]).toEqual([8, 0, 0, 0, 2]);
});

const taxed = (turn: number, gold: number, arrange: Parameters<typeof table>[1] = () => {}): Sitting =>
  table(
    kingdom(),
    g => {
      goods(g, 0, 0, 0, 0, gold);
      arrange!(g);
    },
    { turn, seats: 3 },
  );

test('10.2 the taxman wants 0, 1, 2 gold or 0, 3, 6 points, never a part', () => {
  expect(taxed(1, 5).ask).toBe(null);
  const asks = ({ g }: Sitting): string => tadmor.words.en.asks(g, g.questions.at(-1)!);
  expect([asks(taxed(4, 1)), asks(taxed(7, 1))]).toEqual(['The taxman: pay 1 gold or 3 points.', 'The taxman: pay 2 gold or 6 points.']);
  expect(taxed(4, 1).offers).toEqual(['loseTax button:loseTax', 'payTax button:payTax']);
  expect(taxed(4, 1).choose('payTax').merchant()).toMatchObject({ points: 10, warehouse: [0, 0, 0, 0] });
  expect(taxed(4, 1).choose('loseTax').merchant().points).toBe(7);
  expect(taxed(7, 1).offers).toEqual(['loseTax button:loseTax']);
  expect(taxed(7, 1).choose('loseTax').merchant()).toMatchObject({ points: 4, warehouse: [0, 0, 0, 1] });
  expect(taxed(7, 2).choose('payTax').merchant().warehouse).toEqual([0, 0, 0, 0]);
  expect(taxed(4, 0, g => put(g, 0, 'EB-X1')).asked).toBe(1);
  expect(
    told(
      taxed(4, 0, g => tiles(g, 0, 46)),
      'exempted',
    ),
  ).toMatchObject([{ seat: 0, why: 'tile' }]);
  const market = taxed(4, 0, g => {
    put(g, 0, 'PA-TM');
    goods(g, 0, 1, 0, 0, 0);
  }).choose('trade get:gold', 'payTax');
  expect([market.merchant().points, stock(market.merchant())]).toEqual([10, [0, 0, 0, 0]]);
});

test('10.3 a piece that was driven off the taxman’s space excuses nobody', () => {
  const at = table(
    [kingdom(), { ask: 'marauders' }],
    g => {
      put(g, 0, 'EB-X1');
      g.merchants[1]!.selected = REGIONS.indexOf('ebla');
    },
    { turn: 5 },
  );
  expect([at.asked, at.offers]).toEqual([0, ['loseTax button:loseTax']]);
});

test('10.4 war supplies pay the lead over the lowest tower', () => {
  const supply = (...heights: number[]) =>
    table(
      kingdom(),
      g => {
        put(g, 0, 'DA-WS', 'ship');
        towers(g, ...heights);
      },
      { seats: 3 },
    );
  expect(supply(11, 15, 7).choose('supplies').merchant().points).toBe(14);
  expect(supply(7, 15, 11).ask).toBe(null);
  const waiting = table(kingdom(), g => {
    put(g, 0, 'DA-WS', 'ship');
    put(g, 0, 'NS-W1');
    towers(g, 1, 5);
  });
  expect(waiting.refuses('space:DA-WS')).toEqual({ why: 'lowestTower' });
});

test('10.5 the first player’s space gives the pawn for the next turn and a base good', () => {
  const at = table([{ ask: 'turnEnd' }, kingdom()], g => put(g, 1, 'PA-FP'));
  expect(at.offered('pawn')).toHaveLength(2);
  const done = at.choose('pawn space:PA-FP from=space:PA-FP good=stone');
  expect([done.merchant(1).warehouse, done.g.first, done.asked, done.ask]).toEqual([[0, 1, 0, 0], 1, 1, 'place']);
  const twice = table([{ ask: 'turnEnd' }, kingdom()], g => {
    put(g, 0, 'PA-FP');
    tiles(g, 1, 48);
    put(g, 1, 'I48');
  }).choose('pawn space:PA-FP from=space:PA-FP good=wood', 'pawn tile:I48 from=tile:I48 good=wood');
  expect([twice.g.first, twice.merchant(0).warehouse, twice.merchant(1).warehouse]).toEqual([1, [1, 0, 0, 0], [1, 0, 0, 0]]);
});

test('10.6 I48 is one of the three that is not held on the board', () => {
  const court = (arrange: Parameters<typeof table>[1]) =>
    table(
      kingdom(),
      g => {
        tiles(g, 0, 48);
        put(g, 0, 'I48');
        towers(g, 5, 0);
        arrange!(g);
      },
      { turn: 7, seats: 3 },
    );
  const kinds = (at: Sitting): string[] => [
    ...new Set(at.offers.filter(offer => offer.includes('from=tile:I48')).map(offer => offer.split(' ')[0]!)),
  ];
  expect(kinds(court(() => {}))).toEqual(['exempt', 'supplies', 'pawn']);
  expect(kinds(court(g => put(g, 0, 'DA-WS', 'camel')))).toEqual(['exempt', 'pawn']);
  expect(kinds(court(g => put(g, 0, 'DA-WS', 'camel')).choose('supplies'))).toEqual(['exempt', 'pawn']);
  expect(kinds(court(g => put(g, 0, 'PA-FP')))).toEqual(['exempt', 'supplies']);
  expect(kinds(court(g => put(g, 0, 'EB-X1')))).toEqual(['supplies', 'pawn']);
  const excused = court(() => {}).choose('exempt');
  expect([excused.merchant().points, excused.merchant().taxDue]).toEqual([10, false]);
});

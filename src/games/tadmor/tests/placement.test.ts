import type { TadmorQuestion } from '../state';
import { SPACES } from '../data/spaces';
import { fulfilled, goods, hand, put, space, table, tiles, type Sitting } from './table';

const next: TadmorQuestion = { ask: 'placeNext', seat: 0 };
/** Only so many pieces each. */
const left = (at: Parameters<typeof table>[1], ...reserves: number[][]) =>
  table(next, g => {
    at!(g);
    reserves.forEach((r, seat) => {
      g.merchants[seat]!.reserve = r;
      g.merchants[seat]!.pieces = r.slice();
    });
  });

test('5.1 one piece each in turn, whoever has none is skipped', () => {
  let at: Sitting = left(() => {}, [1, 0], [2, 1]);
  const asked: (number | null)[] = [];
  while (at.ask === 'place') {
    asked.push(at.asked);
    at = at.choose(at.offers[0]!);
  }
  expect(asked).toEqual([0, 1, 1, 1]);
});

test('5.2 placing is compulsory, resolves nothing, and useless spaces are open', () => {
  const at = table(next);
  expect(at.offered('done')).toEqual([]);
  expect(at.offered('place space:DA-TR')).toHaveLength(1);
  expect(at.choose('place space:NS-W1').merchant().warehouse).toEqual([0, 0, 0, 0]);
});

test('5.3 a free space of the right kind, or an own private tile without a piece', () => {
  const at = table(next, g => {
    tiles(g, 0, 21, 37);
    tiles(g, 1, 47);
    put(g, 0, 'I37');
    put(g, 1, 'PA-TM');
  });
  expect(at.offered('place tile:I21')).toEqual(['place tile:I21 piece=camel', 'place tile:I21 piece=ship']);
  expect([at.offered('place tile:I37'), at.offered('place tile:I47'), at.offered('place space:PA-TM')]).toEqual([[], [], []]);
  expect(at.offered('place space:NS-W1')).toEqual(['place space:NS-W1 piece=ship']);
  expect(at.refuses('tile:I37')).toEqual({ why: 'occupied' });
  expect(at.refuses('tile:I47')).toEqual({ why: 'notYours' });
  const camelsOnly = left(() => {}, [1, 0], [0, 0]);
  expect(camelsOnly.refuses('space:NS-W1')).toEqual({ why: 'noPiece', piece: 'ship' });
});

test('5.4 pieces without a space stay at home', () => {
  const at = left(
    g => {
      SPACES.forEach((s, i) => s.takes.includes('ship') && !s.notForTwo && (g.board[i] = 2));
    },
    [0, 2],
    [1, 0],
  );
  expect([at.asked, at.ask]).toEqual([1, 'place']);
  expect(at.choose('place space:PA-TM').ask).not.toBe('place');
});

test('5.5 K23 and K24: one of them, then one to three pieces in this step', () => {
  const at = table(next, g => fulfilled(g, 0, 23, 24)).choose('claim mission:K23');
  expect([at.offered('claim'), at.offered('done')]).toEqual([[], []]);
  const one = at.choose('place space:PA-TM');
  expect([one.asked, one.offered('done')]).toEqual([0, ['done button:done']]);
  expect(one.choose('done').asked).toBe(1);
  const three = one.choose('place space:PA-TE', 'place space:EB-TE');
  expect([three.asked, three.merchant().reserve, three.merchant().returned]).toEqual([1, [0, 2], [23]]);
  expect(left(g => fulfilled(g, 0, 23), [1, 0], [0, 0]).offered('claim')).toEqual([]);
  const both = left(g => fulfilled(g, 0, 11, 23), [2, 0], [1, 0]).choose('claim mission:K23', 'place space:PA-TM', 'place space:PA-TE');
  expect([both.asked, both.merchant().fulfilled]).toEqual([1, [11]]);
  const full = left(
    g => {
      fulfilled(g, 0, 11, 23);
      SPACES.forEach((s, i) => !s.notForTwo && (g.board[i] = 2));
    },
    [2, 0],
    [0, 0],
  );
  expect(full.offers).toEqual(['claim mission:K11', 'decline button:decline']);
});

test('5.6 K25 is no favour of placing, and an occupied space stays so', () => {
  const at = table(next, g => {
    fulfilled(g, 0, 25);
    hand(g, 0, 24);
    put(g, 1, 'PA-TE');
    goods(g, 0, 9, 9, 9, 9);
  });
  expect(at.offered('claim')).toEqual([]);
  expect(at.offered('place space:PA-TE')).toEqual([]);
  expect([at.refuses('mission:K25'), at.refuses('mission:K24')]).toEqual([
    { why: 'notNow', favour: 'offBoardTile' },
    { why: 'notFulfilled' },
  ]);
  expect(space('PA-TE')).toBeGreaterThan(0);
});

import { told } from '@/engine/testing/sitting';
import { construct, fulfilled, goods, posted, put, stock, table, tiles, towers, type Sitting } from './table';
import type { TadmorQuestion } from '../state';

/** Builds so many paid steps from a height, and says what it cost. */
function build(from: number, space: 'DA-T1' | 'DA-T2', count: number, ...owned: number[]): { height: number; cost: number[] } {
  const at = table(construct(), g => {
    put(g, 0, space);
    tiles(g, 0, ...owned);
    towers(g, from);
    goods(g, 0, 40, 40, 40, 40);
  });
  const built = at.choose(`${space === 'DA-T1' ? 'build1' : 'build2'} space:${space} count=${count} from=space:${space}`);
  return { height: built.merchant().tower, cost: stock(built.merchant()).map(left => 40 - left) };
}

test('9.1 single levels by bands of five', () => {
  expect(build(8, 'DA-T1', 3)).toEqual({ height: 11, cost: [0, 7, 0, 0] });
  expect(build(0, 'DA-T1', 5)).toEqual({ height: 5, cost: [5, 5, 0, 0] });
  expect(build(14, 'DA-T1', 2)).toEqual({ height: 16, cost: [0, 8, 0, 0] });
});

test('9.2 pairs by bands of five', () => {
  expect(build(0, 'DA-T2', 1).cost).toEqual([1, 0, 2, 0]);
  expect(build(6, 'DA-T2', 1)).toEqual({ height: 8, cost: [2, 0, 2, 0] });
  expect(build(10, 'DA-T2', 1).cost).toEqual([3, 0, 3, 0]);
  expect(build(15, 'DA-T2', 1).cost).toEqual([5, 0, 5, 0]);
});

test('9.3 a pair across two bands costs as its lower level', () => {
  expect(build(4, 'DA-T2', 1)).toEqual({ height: 6, cost: [1, 0, 2, 0] });
});

test('9.4 any number that can be paid, pairs never by halves', () => {
  const offers = (space: string, ...counts: number[]) =>
    table(construct(), g => {
      put(g, 0, space);
      goods(g, 0, ...counts);
    }).offered(`build${space.slice(-1)}`);
  expect(offers('DA-T1', 3, 2, 0, 0)).toHaveLength(2);
  expect(offers('DA-T2', 2, 9, 3, 0)).toHaveLength(1);
  expect(offers('DA-T2', 0, 9, 9, 0)).toEqual([]);
});

test('9.5 no height is too high, and the price stays', () => {
  expect(build(22, 'DA-T1', 1)).toEqual({ height: 23, cost: [0, 5, 0, 0] });
  expect(build(25, 'DA-T2', 2)).toEqual({ height: 29, cost: [10, 0, 10, 0] });
});

test('9.6 I14 and I15 give every fifth level, whenever the tower stands below it', () => {
  expect(build(3, 'DA-T1', 2, 14)).toEqual({ height: 6, cost: [1, 3, 0, 0] });
  expect(build(8, 'DA-T2', 1, 15)).toEqual({ height: 11, cost: [2, 0, 2, 0] });
  expect(build(7, 'DA-T2', 2, 14)).toEqual({ height: 12, cost: [5, 0, 5, 0] });
  expect(build(3, 'DA-T2', 1, 14, 15)).toEqual({ height: 6, cost: [1, 0, 2, 0] });
  const fallen = table(
    construct(),
    g => {
      put(g, 0, 'DA-TR');
      towers(g, 3, 16);
      tiles(g, 1, 14);
    },
    { turn: 7 },
  ).choose('traitor');
  expect(fallen.merchant(1).tower).toBe(15);
  const bought = table({ ask: 'improve', seat: 0, from: 'space:PA-I1' }, g => {
    put(g, 0, 'PA-I1');
    goods(g, 0, 1);
    g.merchants[0]!.warehouse = [1, 0, 0, 0];
    towers(g, 4);
    g.display = [14];
  }).choose('buyTile', 'pay');
  expect(bought.merchant().tower).toBe(5);
});

test('9.7 I18 drops the wood', () => {
  expect(build(6, 'DA-T2', 1, 18)).toEqual({ height: 8, cost: [0, 0, 2, 0] });
  expect(build(0, 'DA-T1', 2, 18)).toEqual({ height: 2, cost: [0, 2, 0, 0] });
});

test('9.8 K7 builds two levels and K8 three, for nothing', () => {
  const claim = (mission: number, from: number, ...owned: number[]) =>
    table(construct(), g => {
      fulfilled(g, 0, mission);
      towers(g, from);
      tiles(g, 0, ...owned);
    })
      .choose('claim')
      .merchant();
  expect(claim(7, 0)).toMatchObject({ tower: 2, returned: [7], warehouse: [0, 0, 0, 0] });
  expect(claim(8, 0).tower).toBe(3);
  expect(claim(7, 3, 14).tower).toBe(6);
});

const traitor = (turn: number, ...heights: number[]): Sitting =>
  table(
    construct(),
    g => {
      put(g, 0, 'DA-TR');
      towers(g, ...heights);
    },
    { turn, seats: heights.length },
  );

test('9.9 one opponent at least as high loses 0, 1, 2 levels', () => {
  expect(traitor(4, 8, 7, 8).offers).toEqual(['traitor tower:2 from=space:DA-TR', 'done button:done']);
  expect(traitor(4, 8, 7, 8).choose('traitor').merchant(2).tower).toBe(7);
  expect(traitor(7, 8, 7, 8).choose('traitor').merchant(2).tower).toBe(6);
  expect(traitor(7, 0, 1).choose('traitor').merchant(1).tower).toBe(0);
  expect([traitor(1, 0, 9).offered('traitor'), traitor(4, 0, 0).offered('traitor')]).toEqual([[], []]);
  const asked = (turn: number) =>
    table(
      construct(),
      g => {
        put(g, 0, 'DA-TR');
        put(g, 0, 'NS-W1');
        towers(g, 5, 4);
      },
      { turn },
    ).refuses('space:DA-TR');
  expect([asked(1), asked(4)]).toEqual([{ why: 'traitorSleeps' }, { why: 'noHigherTower' }]);
});

test('9.10 the space and I47 make two traitors, of one victim or of two', () => {
  const two = (own: number, b: number, c: number) =>
    table(
      construct(),
      g => {
        put(g, 0, 'DA-TR');
        tiles(g, 0, 47);
        put(g, 0, 'I47');
        towers(g, own, b, c);
      },
      { turn: 7, seats: 3 },
    );
  const [space, tile] = ['from=space:DA-TR', 'from=tile:I47'];
  const same = two(6, 12, 0).choose(`traitor tower:1 ${space}`, `traitor tower:1 ${tile}`);
  expect([same.merchant(1).tower, posted(same.merchant(), 47)]).toEqual([8, false]);
  const each = two(6, 12, 9).choose(`traitor tower:1 ${space}`, `traitor tower:2 ${tile}`);
  expect([each.merchant(1).tower, each.merchant(2).tower]).toEqual([10, 7]);
  expect(two(6, 7, 0).choose(`traitor tower:1 ${space}`).offered('traitor')).toEqual([]);
});

test('9.11 K20 tears three levels off any opponent', () => {
  const at = table(
    construct(),
    g => {
      fulfilled(g, 0, 20);
      towers(g, 9, 4, 0);
    },
    { seats: 3 },
  );
  expect(at.offered('claim')).toEqual(['claim mission:K20 victim=1']);
  const done = at.choose('claim');
  expect([done.merchant(1).tower, told(done, 'destroyed')[0]]).toMatchObject([1, { victim: 1, levels: 3, height: 1 }]);
  const q: TadmorQuestion = { ask: 'improve', seat: 0, from: 'space:PA-I1' };
  expect(
    table(q, g => {
      fulfilled(g, 0, 20);
      put(g, 0, 'NS-W1');
      towers(g, 0, 4);
    }).offered('claim'),
  ).toEqual([]);
});

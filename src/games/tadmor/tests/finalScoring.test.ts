import { RARE_GOODS } from '../data/names';
import { rareScore, standings } from '../rules/finalScoring';
import { fulfilled, put, returned, table, tiles, towers, type Sitting } from './table';

const end = (arrange: Parameters<typeof table>[1], seats = 2): Sitting => table({ ask: 'newTurn' }, arrange, { turn: 9, seats });
const bag = (...names: (typeof RARE_GOODS)[number][]): number[] => RARE_GOODS.map(name => names.filter(n => n === name).length);

test('13.1 levels, missions, temples, tiles and rare goods are added to the points', () => {
  const at = end(g => {
    towers(g, 7, 0);
    fulfilled(g, 0, 3, 21);
    returned(g, 0, 5);
    g.merchants[0]!.temples = [4, 2];
    tiles(g, 0, 38);
    g.merchants[0]!.rare = bag('glass', 'silk');
  });
  expect(standings(at.g)[0]).toMatchObject({
    seat: 0,
    points: 10 + 14 + 18 + 6 + 53 + 12 + 10,
    sources: { start: 10, tower: 14, missions: 24, temples: 53, endTiles: 12, rareGoods: 10 },
  });
});

test('13.2 sets of different rare goods; duplicates make further sets', () => {
  expect(rareScore(bag('glass', 'incense', 'jade', 'ivory', 'silk', 'silk'))).toBe(40);
  expect(rareScore(bag(...RARE_GOODS))).toBe(90);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(types => rareScore(bag(...RARE_GOODS.slice(0, types))))).toEqual([5, 10, 15, 25, 35, 45, 60, 75]);
  expect(rareScore(bag('oil', 'oil', 'oil'))).toBe(15);
});

test('13.3 I38 to I42 pay 12 points to whoever alone has most, and not for nothing', () => {
  const paid = (tile: number, arrange: Parameters<typeof table>[1]) => {
    const at = end(g => {
      tiles(g, 0, tile);
      arrange!(g);
    });
    return at.merchant().sources[11];
  };
  expect([paid(38, g => towers(g, 5, 4)), paid(38, g => towers(g, 5, 5)), paid(38, g => towers(g, 0, 0))]).toEqual([12, 0, 0]);
  expect([paid(39, g => (g.merchants[0]!.rare = bag('oil'))), paid(39, g => g.merchants.forEach(m => (m.rare = bag('oil'))))]).toEqual([
    12, 0,
  ]);
  expect([
    paid(40, g => {
      fulfilled(g, 0, 21);
      returned(g, 1, 7);
    }),
    paid(40, g => {
      fulfilled(g, 0, 21);
      returned(g, 1, 3);
    }),
  ]).toEqual([12, 0]);
  expect([paid(41, g => g.merchants.forEach(m => (m.temples = [4]))), paid(41, g => (g.merchants[0]!.temples = [1]))]).toEqual([0, 12]);
  expect([paid(42, g => tiles(g, 1, 5)), paid(42, g => tiles(g, 0, 5))]).toEqual([0, 12]);
});

test('13.4 most points win; a tie is broken by rare goods, or shared', () => {
  const tie = (a: number, b: number) =>
    end(g => {
      g.merchants[0]!.points = 150 - a;
      g.merchants[1]!.points = 150 - b;
      g.merchants[0]!.sources[0] = 150 - a;
      g.merchants[1]!.sources[0] = 150 - b;
      if (a > 0) g.merchants[0]!.rare = bag('glass', 'incense', 'jade');
      if (b > 0) g.merchants[1]!.rare = bag('glass', 'incense');
    });
  const broken = tie(15, 10);
  expect(standings(broken.g).map(s => [s.seat, s.place, s.points])).toEqual([
    [0, 1, 150],
    [1, 2, 150],
  ]);
  expect(broken.facts.at(-1)).toMatchObject({ what: 'ended', winners: [0], byRareGoods: true });
  expect(standings(tie(0, 0).g).map(s => s.place)).toEqual([1, 1]);
  const going = table({ ask: 'construct', seat: 0 }, g => {
    put(g, 0, 'NS-W1');
    g.merchants[0]!.rare = bag('oil');
  });
  expect(standings(going.g).map(s => s.place)).toEqual([1, 1]);
});

import { told } from '@/engine/testing/sitting';
import { seenBy } from '../sight';
import { countOf, dice, goods, monasteries, onlyWaiting, store, table } from './table';

test('SEL-01 a 4 sells all red goods; each die has its colour', () => {
  const at = table(g => {
    dice(g, 0, 4, 4);
    goods(g, 0, { red: 3, pink: 2 });
  });
  expect(at.offers.filter(o => o.startsWith('sell') && o.includes('die=0'))).toEqual(['sell goods:red die=0 pay=0']);
  const sold = at.choose('sell goods:red die=0');
  expect([countOf(sold.estate(), 'red'), countOf(sold.estate(), 'pink'), sold.estate().sold[3]]).toEqual([0, 2, 3]);
  const colour = (die: number): string | undefined => {
    const all = table(g => {
      dice(g, 0, die, die);
      g.estates[0]!.goods.fill(1);
    });
    return all.offers.find(o => o.startsWith('sell'))?.split(' ')[1];
  };
  expect([1, 2, 3, 4, 5, 6].map(colour)).toEqual([
    'goods:turquoise',
    'goods:purple',
    'goods:pink',
    'goods:red',
    'goods:brown',
    'goods:orange',
  ]);
});

test('SEL-02 exactly one silver a sale, and 2, 3 or 4 points a good', () => {
  const sale = (seats: number) =>
    told(
      table(
        g => {
          dice(g, 0, 4, 4);
          goods(g, 0, { red: 3 });
        },
        { seats },
      ).choose('sell goods:red die=0'),
      'soldGoods',
    )[0];
  expect([2, 3, 4].map(seats => sale(seats)?.points)).toEqual([6, 9, 12]);
  expect([2, 3, 4].map(seats => sale(seats)?.silver)).toEqual([1, 1, 1]);
});

test('SEL-03 a part of a colour cannot be sold', () => {
  const at = table(g => {
    dice(g, 0, 4, 4);
    goods(g, 0, { red: 3 });
  });
  expect(at.offered('sell goods:red')).toHaveLength(2);
  expect(told(at.choose('sell goods:red die=0'), 'soldGoods')).toMatchObject([{ count: 3 }]);
});

test('SEL-04 a second sale of a colour lies with the first', () => {
  const at = table(g => {
    dice(g, 0, 4, 4);
    goods(g, 0, { red: 2 });
    g.estates[0]!.sold = [1, 0, 0, 3, 0, 0];
  }).choose('sell goods:red die=0');
  expect(at.estate().sold).toEqual([1, 0, 0, 5, 0, 0]);
});

test('SEL-04 the owner sees which colours were sold, the others only how many', () => {
  const { g } = table(setting => (setting.estates[0]!.sold = [0, 0, 2, 0, 1, 0]));
  expect(seenBy(g, 0).estates[0]).toMatchObject({ sold: [0, 0, 2, 0, 1, 0], faceDown: 0 });
  for (const other of [1, null]) expect(seenBy(g, other).estates[0]).toMatchObject({ sold: [0, 0, 0, 0, 0, 0], faceDown: 3 });
});

test('SEL-04 when the match is over everything is turned up', () => {
  const { g } = table(setting => {
    setting.phase = 4;
    setting.round = 4;
    onlyWaiting(setting);
    setting.estates[0]!.sold = [0, 0, 2, 0, 1, 0];
  }).choose('endTurn button:endTurn');
  expect(seenBy(g, 1).estates[0]).toMatchObject({ sold: [0, 0, 2, 0, 1, 0], faceDown: 0 });
});

test('SEL-04 with the option everybody sees them', () => {
  const { g } = table(setting => (setting.estates[0]!.sold = [0, 0, 2, 0, 1, 0]), { options: { soldGoodsPublic: true } });
  expect(seenBy(g, 1).estates[0]).toMatchObject({ sold: [0, 0, 2, 0, 1, 0], faceDown: 0 });
});

test('SEL-05 without a red good a 4 offers no sale', () => {
  const at = table(g => {
    dice(g, 0, 4, 4);
    goods(g, 0, { pink: 2 });
    store(g, 0, 'ship');
  });
  expect(at.offers.filter(o => o.startsWith('sell'))).toEqual([]);
  expect(at.refuses('goods:red')).toEqual({ why: 'noGoods', good: 'red' });
});

test('MON-03 monastery 3: a sale gives 2 silver instead of 1', () => {
  const at = table(g => {
    goods(g, 0, { turquoise: 1 });
    monasteries(g, 0, 3);
  }).choose('sell goods:turquoise die=0');
  expect(at.estate().silver).toBe(2);
});

test('MON-04 monastery 4: a sale gives a worker too; with 3 and 4, 2 silver and 1 worker (regression 3: 3 goods, 6 points)', () => {
  const at = table(g => {
    goods(g, 0, { turquoise: 3 });
    monasteries(g, 0, 3, 4);
  }).choose('sell goods:turquoise die=0');
  expect([at.duke().points, at.estate().silver, at.estate().workers]).toEqual([6, 2, 1]);
});

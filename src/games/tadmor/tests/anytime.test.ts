import { RARE_GOODS } from '../data/names';
import { SPACES } from '../data/spaces';
import type { TadmorQuestion } from '../state';
import { construct, fulfilled, goods, put, returned, stock, table, tiles, towers } from './table';

const rareGoods = (g: { merchants: { rare: number[] }[] }, ...names: (typeof RARE_GOODS)[number][]): void => {
  for (const name of names) g.merchants[0]!.rare[RARE_GOODS.indexOf(name)]!++;
};

test('11.1 what a space gives by Era; tiles add to ships only', () => {
  const gather = (id: string, turn: number, ...owned: number[]) =>
    stock(
      table(
        construct(),
        g => {
          put(g, 0, id);
          tiles(g, 0, ...owned);
        },
        { turn, seats: 4 },
      )
        .choose('gather')
        .merchant(),
    );
  expect([1, 4, 7].map(turn => gather('NS-W1', turn)[0])).toEqual([3, 5, 7]);
  expect([1, 4, 7].map(turn => gather('EU-Gc', turn)[3])).toEqual([1, 2, 3]);
  expect(gather('NS-W1', 1, 10, 12, 11, 30)).toEqual([5, 0, 0, 0]);
  expect(gather('SS-S1', 1, 11, 13)).toEqual([0, 5, 0, 0]);
  expect(gather('NS-M1', 1, 29, 31)).toEqual([0, 0, 4, 0]);
  expect(gather('EU-G1', 1, 30, 32)).toEqual([0, 0, 0, 4]);
  expect(gather('NS-Wc', 1, 10, 12)).toEqual([2, 0, 0, 0]);
});

test('11.1 every gathering space, by Era', () => {
  const gathers = SPACES.filter(({ does }) => does === 'gather').map(s => `${s.id} ${s.takes.join()} ${s.good} ${s.brings?.join(' ')}`);
  expect(gathers).toEqual([
    'NS-W1 ship wood 3 5 7',
    'NS-W2 ship wood 3 5 7',
    'NS-M1 ship marble 2 3 5',
    'NS-Wc camel wood 2 3 4',
    'SS-S1 ship stone 3 5 7',
    'SS-S2 ship stone 3 5 7',
    'SS-Sc camel stone 2 3 4',
    'EU-G1 ship gold 2 3 5',
    'EU-G2 ship gold 2 3 5',
    'EU-M1 ship marble 2 3 5',
    'EU-Gc camel gold 1 2 3',
    'EU-Mc camel marble 1 2 3',
  ]);
});

test('11.2 a market of any kind stays open all turn; tiles trade their own goods', () => {
  const trades = (arrange: Parameters<typeof table>[1]) =>
    table(construct(), g => {
      goods(g, 0, 1, 1, 1, 1);
      put(g, 0, 'NS-W1');
      arrange!(g);
    }).offers.filter(offer => offer.startsWith('trade'));
  expect(trades(g => put(g, 0, 'PA-TM'))).toHaveLength(10);
  expect(
    trades(g => {
      tiles(g, 0, 22);
      put(g, 0, 'I22', 'ship');
    }),
  ).toHaveLength(10);
  expect(trades(g => put(g, 0, 'EB-TE'))).toHaveLength(4);
  expect(trades(g => tiles(g, 0, 1))).toEqual(['trade get:marble give=wood']);
  expect(trades(g => tiles(g, 0, 2))).toEqual(['trade get:gold give=wood']);
  expect(trades(g => tiles(g, 0, 3))).toEqual(['trade get:marble give=stone']);
  expect(trades(g => tiles(g, 0, 4))).toEqual(['trade get:gold give=stone']);
  expect(trades(g => tiles(g, 0, 23))).toEqual(['wood2', 'woodStone', 'stone2'].map(get => `trade get:${get} give=gold`));
  expect(trades(g => tiles(g, 0, 24))).toEqual(['wood2', 'woodStone', 'stone2'].map(get => `trade get:${get} give=marble`));
  expect(trades(() => {})).toEqual([]);
  const open = table([{ ask: 'kingdomBegins' }, { ask: 'construction' }], g => {
    put(g, 0, 'PA-TM');
    put(g, 0, 'PA-FP');
    goods(g, 0, 2, 0, 0, 0);
  }).choose('trade get:gold', 'done');
  expect(open.offered('trade get:gold')).toHaveLength(1);
});

test('11.3 the fourth camel needs 5 levels or 2 missions, the fifth 10, or 4, or 5 and 2', () => {
  const earns = (camels: number, tower: number, open: number, turned = 0) =>
    table(construct(), g => {
      put(g, 0, 'EM-CA');
      put(g, 0, 'NS-W1');
      towers(g, tower);
      g.merchants[0]!.pieces[0] = camels;
      fulfilled(g, 0, ...[1, 2, 3, 4].slice(0, open));
      returned(g, 0, ...[5, 6, 7, 8].slice(0, turned));
    }).offered('newCamel').length === 1;
  expect([earns(3, 5, 0), earns(3, 4, 1), earns(3, 0, 1, 1)]).toEqual([true, false, true]);
  expect([earns(4, 5, 2), earns(4, 9, 1), earns(4, 10, 0), earns(4, 4, 3), earns(4, 0, 2, 2)]).toEqual([true, false, true, false, true]);
  expect(earns(5, 20, 4)).toBe(false);
  const at = table(construct(), g => {
    put(g, 0, 'EM-CA');
    towers(g, 5);
  }).choose('newCamel');
  expect([at.merchant().pieces, at.merchant().reserve]).toEqual([
    [4, 2],
    [4, 2],
  ]);
  expect(
    table(construct(), g => {
      put(g, 0, 'EM-CA');
      put(g, 0, 'NS-W1');
    }).refuses('space:EM-CA'),
  ).toEqual({
    why: 'camelNeeds',
    tower: 5,
    missions: 2,
  });
});

test('11.4 the third ship needs one set of the three colours, the fourth two', () => {
  const earns = (ships: number, ...names: (typeof RARE_GOODS)[number][]) =>
    table(construct(), g => {
      put(g, 0, 'NS-SY');
      put(g, 0, 'NS-W1');
      g.merchants[0]!.pieces[1] = ships;
      rareGoods(g, ...names);
    }).offered('newShip').length === 1;
  expect([earns(2, 'glass', 'jade', 'silk'), earns(2, 'glass', 'myrrh', 'silk')]).toEqual([true, false]);
  expect([earns(3, 'glass', 'glass', 'jade', 'jade', 'silk'), earns(3, 'glass', 'myrrh', 'jade', 'jade', 'silk', 'oil')]).toEqual([
    false,
    true,
  ]);
  expect(earns(4, 'glass', 'myrrh', 'incense', 'jade', 'jade', 'ivory', 'silk', 'oil', 'oil')).toBe(false);
});

test('11.5 K5 and K11 bring a piece without more ado, also in an own placing step', () => {
  const next: TadmorQuestion = { ask: 'placeNext', seat: 0 };
  const at = table(next, g => fulfilled(g, 0, 11)).choose('claim mission:K11');
  expect([at.asked, at.ask, at.merchant().pieces, at.merchant().reserve]).toEqual([0, 'place', [4, 2], [4, 2]]);
  const empty = table(next, g => {
    fulfilled(g, 0, 5);
    g.merchants[0]!.reserve = [0, 0];
    g.merchants[0]!.pieces = [0, 2];
    g.merchants[1]!.reserve = [2, 0];
  });
  expect(empty.offers).toEqual(['claim mission:K5', 'decline button:decline']);
  expect(empty.choose('claim').offered('place space:NS-W1')).toHaveLength(1);
  const declined = empty.choose('decline', 'place space:PA-TM');
  // He is asked again after what the other has placed, as often as somebody places.
  expect([declined.asked, declined.offers]).toEqual([0, ['claim mission:K5', 'decline button:decline']]);
  expect(declined.choose('decline').asked).toBe(1);
  expect(declined.choose('decline', 'place space:DA-T1', 'decline').ask).toBe(null);
  const later = table(construct(), g => {
    fulfilled(g, 0, 5);
    rareGoods(g, 'glass', 'jade', 'silk');
  }).choose('claim');
  expect(later.merchant().pieces).toEqual([3, 3]);
  const noMore = table(construct(), g => {
    put(g, 0, 'NS-SY');
    put(g, 0, 'NS-W1');
    g.merchants[0]!.pieces[1] = 3;
    rareGoods(g, 'glass', 'jade', 'silk');
  });
  expect([noMore.offered('newShip'), noMore.refuses('space:NS-SY')]).toEqual([[], { why: 'shipNeeds', sets: 2 }]);
});

test('11.6 peace gifts of camels and ships, doubled by I44', () => {
  const gifts = (turn: number, ...owned: number[]) =>
    table(
      construct(),
      g => {
        put(g, 0, 'EM-PG');
        put(g, 0, 'SS-PG');
        tiles(g, 0, ...owned);
      },
      { turn },
    )
      .choose('gifts space:EM-PG', 'gifts space:SS-PG')
      .merchant().points - 10;
  expect([gifts(1), gifts(4), gifts(7), gifts(7, 44)]).toEqual([3, 5, 7, 14]);
});

test('11.7 I6: one base good for 1 point and one advanced for 2 in a turn, also below 0', () => {
  const at = table(construct(), g => {
    tiles(g, 0, 6);
    g.merchants[0]!.points = 0;
  });
  expect(at.offered('credit tile:I6')).toHaveLength(4);
  const base = at.choose('credit tile:I6 good=stone');
  expect([base.merchant().points, base.merchant().traded, base.offered('credit tile:I6')]).toEqual([
    -1,
    [0, 1, 0, 0],
    ['credit tile:I6 good=marble', 'credit tile:I6 good=gold'],
  ]);
  const both = base.choose('credit tile:I6 good=gold');
  expect([both.merchant().points, both.offered('credit tile:I6')]).toEqual([-3, []]);
});

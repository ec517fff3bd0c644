import { told } from '@/engine/testing/sitting';
import { NONE, type Tadmor, type TadmorQuestion } from '../state';
import { construct, fulfilled, goods, hand, posted, put, returned, space, stock, table, tiles, towers } from './table';

const resolution: readonly TadmorQuestion[] = [
  { ask: 'turnEnd' },
  { ask: 'kingdomBegins' },
  { ask: 'construction' },
  { ask: 'improvements' },
];

test('7.1 improvements, then construction, then the kingdom; a piece that has acted goes home', () => {
  const at = table(resolution, g => {
    put(g, 1, 'PA-I1');
    put(g, 0, 'DA-T1');
    put(g, 0, 'PA-FP');
    goods(g, 0, 1, 1, 0, 0);
    goods(g, 1, 1, 0, 0, 0);
    g.display = [5, 8];
  });
  expect([at.asked, at.ask]).toEqual([1, 'improve']);
  const bought = at.choose('buyTile tile:I5', 'pay stock:wood');
  expect([bought.asked, bought.ask, bought.merchant(1).reserve]).toEqual([0, 'construct', [3, 2]]);
  const built = bought.choose('build1');
  expect(built.ask).toBe('kingdom');
  expect(built.g.board[space('DA-T1')]).toBe(NONE);
});

test('7.2 whoever could lose a camel by waiting is asked before towers fall; anytime actions are in every own window', () => {
  const at = table(
    resolution,
    g => {
      put(g, 0, 'DA-TR');
      put(g, 1, 'EM-CA');
      put(g, 1, 'NS-W1');
      towers(g, 3, 5);
    },
    { turn: 4 },
  );
  expect([at.asked, at.ask]).toEqual([1, 'closing']);
  expect(at.offers).toEqual(['gather space:NS-W1', 'newCamel space:EM-CA', 'done button:done']);
  const asked = (turn: number, builder: string, arrange: (g: Tadmor) => void = () => {}): boolean =>
    table(
      resolution,
      g => {
        put(g, 0, builder);
        put(g, 1, 'EM-CA');
        towers(g, 3, 5);
        arrange(g);
      },
      { turn },
    ).ask === 'closing';
  // Not where no tower can fall before he builds himself: no traitor yet, nobody who destroys, or missions that earn the camel as well.
  expect([asked(4, 'DA-TR'), asked(1, 'DA-TR'), asked(4, 'DA-T1')]).toEqual([true, false, false]);
  expect([asked(4, 'EB-K1'), asked(4, 'DA-T1', g => fulfilled(g, 0, 20))]).toEqual([true, true]);
  expect(asked(4, 'DA-TR', g => returned(g, 1, 9, 10))).toBe(false);
  const waiting = at.choose('newCamel');
  expect([waiting.asked, waiting.ask, waiting.merchant(1).pieces]).toEqual([0, 'construct', [4, 2]]);
  expect(waiting.choose('traitor tower:1').merchant(1).tower).toBe(4);
  const market = table(resolution, g => {
    put(g, 0, 'PA-TM');
    put(g, 0, 'PA-FP');
    goods(g, 0, 2, 0, 0, 0);
  });
  const later = market.choose('trade get:gold', 'done');
  expect([later.ask, later.offered('trade get:gold').length]).toEqual(['kingdom', 1]);
  expect(table([{ ask: 'closing', seat: 0 }], g => put(g, 0, 'NS-W1')).ask).toBe(null);
});

test('7.2 who has nothing to do and nothing to exchange is not asked whether to give a mission up for a good', () => {
  const asks = (arrange: (g: Tadmor) => void = () => {}): string | null =>
    table(construct(), g => {
      hand(g, 0, 23);
      goods(g, 0, 2, 0, 0, 0);
      arrange(g);
    }).ask;
  expect(asks()).toBe(null);
  const reasons: ((g: Tadmor) => void)[] = [
    g => put(g, 0, 'DA-T1'),
    g => put(g, 0, 'PA-TM'),
    g => tiles(g, 0, 1),
    g => tiles(g, 0, 6),
    g => fulfilled(g, 0, 11),
  ];
  expect(reasons.map(asks)).toEqual(reasons.map(() => 'construct'));
});

test('7.3 every action may be left undone', () => {
  const at = table(construct(), g => {
    put(g, 0, 'EB-K1');
    put(g, 0, 'NS-W1');
  });
  expect(at.offered('done')).toEqual(['done button:done']);
  const left = at.choose('done');
  expect([left.ask, left.merchant().hand, left.merchant().warehouse]).toEqual([null, [], [0, 0, 0, 0]]);
});

test('7.4 what came by exchange is not exchanged again; what was gathered may be', () => {
  const at = table(construct(), g => {
    put(g, 0, 'PA-TM');
    put(g, 0, 'NS-W1');
    goods(g, 0, 0, 0, 1, 0);
  });
  const traded = at.choose('trade get:wood2');
  expect([traded.merchant().warehouse, traded.merchant().traded, traded.offered('trade')]).toEqual([[0, 0, 0, 0], [2, 0, 0, 0], []]);
  expect(traded.refuses('stock:wood')).toEqual({ why: 'onlyTraded', good: 'wood' });
  const gathered = traded.choose('gather');
  expect(gathered.merchant().warehouse).toEqual([3, 0, 0, 0]);
  expect(gathered.offered('trade get:gold')).toHaveLength(1);
});

test('7.5 both areas pay, what was exchanged first; any good pays for an improvement', () => {
  const at = table(construct(), g => {
    put(g, 0, 'EU-RY');
    goods(g, 0, 0, 4, 0, 0);
    g.merchants[0]!.traded = [0, 3, 0, 0];
  }).choose('buyRare stack:yellow');
  expect([at.merchant().warehouse, at.merchant().traded]).toEqual([
    [0, 2, 0, 0],
    [0, 0, 0, 0],
  ]);
  const any = table(
    { ask: 'improve', seat: 0, from: 'space:PA-I1' },
    g => {
      put(g, 0, 'PA-I1');
      goods(g, 0, 1, 0, 1, 0);
      g.display = [5];
    },
    { turn: 4 },
  ).choose('buyTile');
  expect([any.ask, any.offers]).toEqual(['payAny', ['pay stock:wood', 'pay stock:marble']]);
  expect(stock(any.choose('pay stock:wood', 'pay stock:marble').merchant())).toEqual([0, 0, 0, 0]);
});

test('7.6 the payer chooses what a discount leaves out, as far as the rest can be paid', () => {
  const fulfil = (...counts: number[]) =>
    table(construct(), g => {
      put(g, 0, 'EB-K1');
      hand(g, 0, 21);
      tiles(g, 0, 20);
      goods(g, 0, ...counts);
    });
  const rich = fulfil(2, 0, 0, 1).choose('fulfil');
  expect([rich.ask, rich.offers]).toEqual(['spare', ['spare stock:wood', 'spare stock:gold']]);
  expect(rich.choose('spare stock:wood', 'spare stock:gold').merchant().warehouse).toEqual([1, 0, 0, 1]);
  expect(fulfil(0, 0, 0, 1).choose('fulfil').merchant()).toMatchObject({ warehouse: [0, 0, 0, 0], fulfilled: [21] });
  expect(fulfil(0, 0, 5, 0).offered('fulfil')).toEqual([]);
  expect(fulfil(2, 0, 0, 0).choose('fulfil', 'spare stock:wood').merchant().warehouse).toEqual([1, 0, 0, 0]);
  const grey = table(construct(), g => {
    put(g, 0, 'SS-RG');
    tiles(g, 0, 28);
    goods(g, 0, 0, 0, 0, 1);
  }).choose('buyRare stack:grey');
  expect(grey.merchant().warehouse).toEqual([0, 0, 0, 0]);
  const basement = table(construct(), g => {
    put(g, 0, 'EB-TE');
    tiles(g, 0, 34);
    goods(g, 0, 0, 1, 0, 0);
  }).choose('temple');
  expect(basement.merchant()).toMatchObject({ warehouse: [0, 0, 0, 0], temples: [1] });
});

test('7.7 base for advanced, advanced for two base, and nothing else', () => {
  const at = table(construct(), g => {
    put(g, 0, 'PA-TM');
    goods(g, 0, 1, 0, 0, 1);
  });
  expect(at.offered('trade get:marble')).toEqual(['trade get:marble give=wood']);
  expect(at.offered('trade get:gold')).toEqual(['trade get:gold give=wood']);
  expect(['wood2', 'woodStone', 'stone2'].map(get => at.offered(`trade get:${get}`))).toEqual([
    ['trade get:wood2 give=gold'],
    ['trade get:woodStone give=gold'],
    ['trade get:stone2 give=gold'],
  ]);
  expect(at.choose('trade get:woodStone').merchant().traded).toEqual([1, 1, 0, 0]);
});

test('8.1 the spaces act in their order, at 1, 2, 3 goods', () => {
  const at = table(
    { ask: 'improvements' },
    g => {
      put(g, 0, 'PA-I3');
      put(g, 1, 'PA-I2');
      put(g, 0, 'PA-I1');
      goods(g, 0, 9, 0, 0, 0);
      goods(g, 1, 1, 0, 0, 0);
      g.display = [5, 8, 9];
    },
    { seats: 3 },
  );
  expect(at.asked).toBe(0);
  const second = at.choose('buyTile tile:I5', 'pay stock:wood');
  expect([second.asked, second.offered('buyTile').length]).toEqual([1, 2]);
  expect(second.choose('done').asked).toBe(0);
  const costly = (turn: number, have: number) =>
    table(
      { ask: 'improve', seat: 0, from: 'space:PA-I1' },
      g => {
        put(g, 0, 'PA-I1');
        goods(g, 0, have, 0, 0, 0);
        g.display = [5];
      },
      {
        turn,
      },
    ).offered('buyTile').length;
  expect([costly(1, 0), costly(1, 1), costly(4, 1), costly(4, 2), costly(7, 2), costly(7, 3)]).toEqual([0, 1, 0, 1, 0, 1]);
});

test('8.2 a tile works at once, also for pieces still to act', () => {
  const at = table(resolution, g => {
    put(g, 0, 'PA-I1');
    put(g, 0, 'NS-W1');
    goods(g, 0, 1, 0, 0, 0);
    g.display = [10];
  }).choose('buyTile', 'pay stock:wood', 'gather');
  expect(at.merchant().warehouse).toEqual([4, 0, 0, 0]);
});

test('8.3 a private tile takes the piece that bought it; a free one waits', () => {
  const at = table(
    resolution,
    g => {
      put(g, 0, 'PA-I1');
      goods(g, 0, 2, 0, 1, 0);
      g.display = [21];
    },
    { turn: 4 },
  ).choose('buyTile', 'pay stock:wood', 'pay stock:wood');
  expect([posted(at.merchant(), 21), at.merchant().reserve, at.g.board[space('PA-I1')]]).toEqual([true, [2, 2], NONE]);
  expect(at.offered('trade')).toHaveLength(3);
  const freely = table(
    { ask: 'closing', seat: 0 },
    g => {
      fulfilled(g, 0, 15);
      g.display = [21];
    },
    { turn: 4 },
  ).choose('claim', 'takeTile');
  expect([freely.merchant().tiles, posted(freely.merchant(), 21)]).toEqual([[21], false]);
  expect(told(freely, 'gotTile')).toMatchObject([{ tile: 21, bought: false }]);
  expect(told(at, 'gotTile')).toMatchObject([{ tile: 21, bought: true }]);
});

test('8.4 K15: two tiles for nothing after all spaces, fewer where fewer are left', () => {
  const at = table({ ask: 'improvements' }, g => {
    fulfilled(g, 0, 15);
    put(g, 1, 'PA-I1');
    goods(g, 1, 1, 0, 0, 0);
    g.display = [5, 8, 9];
  });
  expect([at.asked, at.ask]).toEqual([1, 'improve']);
  const closing = at.choose('done');
  expect([closing.asked, closing.ask]).toEqual([0, 'closing']);
  const two = closing.choose('claim mission:K15', 'takeTile tile:I5');
  expect(two.offered('done')).toHaveLength(1);
  expect(two.choose('takeTile tile:I9').merchant()).toMatchObject({ tiles: [5, 9], returned: [15], warehouse: [0, 0, 0, 0] });
  const one = table({ ask: 'closing', seat: 0 }, g => {
    fulfilled(g, 0, 15);
    g.display = [5, NONE];
  }).choose('claim mission:K15', 'takeTile tile:I5');
  expect([one.ask, one.merchant().tiles]).toEqual([null, [5]]);
  expect(
    table({ ask: 'construct', seat: 0 }, g => {
      fulfilled(g, 0, 15);
      g.display = [5];
    }).offered('claim'),
  ).toEqual([]);
});

test('8.5 any number of tiles; what is bought is not laid out again in this Era', () => {
  const at = table([{ ask: 'newTurn' }, { ask: 'improvements' }], g => {
    tiles(g, 0, 1, 14, 16, 18, 7, 11, 12, 13);
    put(g, 0, 'PA-I1');
    put(g, 0, 'PA-I2');
    goods(g, 0, 2, 0, 0, 0);
    g.display = [5, 6, 8, 9, 10, 17];
  }).choose('buyTile tile:I5', 'pay stock:wood', 'buyTile tile:I9', 'pay stock:wood');
  expect(at.merchant().tiles).toHaveLength(10);
  expect([at.g.turn, at.g.display.filter(tile => tile !== NONE)]).toEqual([2, [6, 8, 10, 17]]);
});

test('8.6 K25 and K26: an older tile that nobody owns and that is not laid out', () => {
  const options = (seats: number, turn: number, arrange: Parameters<typeof table>[1]) =>
    table(
      { ask: 'closing', seat: 0 },
      g => {
        fulfilled(g, 0, 25);
        arrange!(g);
      },
      { seats, turn },
    ).choose('claim mission:K25').offers;
  const first = options(2, 1, g => {
    tiles(g, 0, 1);
    tiles(g, 1, 2);
    g.display = [5, 6, 8, 9, 10, 11];
  });
  expect(first).toEqual(['I3', 'I4', 'I14', 'I16', 'I18'].map(id => `takeTile tile:${id}`));
  const second = options(4, 4, g => {
    [1, 2, 3, 4].forEach((tile, seat) => tiles(g, seat, tile));
    g.display = [19, 20, 21, 22, 23, 24, 25, 26, 27, 28];
  });
  expect(second).toHaveLength(22);
  const third = options(4, 7, () => {});
  expect(third.some(offer => Number(offer.slice('takeTile tile:I'.length)) > 36)).toBe(false);
  const taken = table({ ask: 'closing', seat: 0 }, g => {
    fulfilled(g, 0, 25);
    g.display = [5, 6];
  }).choose('claim', 'takeTile tile:I8');
  expect([taken.merchant().tiles, Object.entries(taken.g.display)]).toEqual([[8], Object.entries([5, 6])]);
  const inWindow = table({ ask: 'improve', seat: 0, from: 'space:PA-I1' }, g => {
    fulfilled(g, 0, 26);
    put(g, 0, 'PA-I1');
  });
  expect(inWindow.offered('claim')).toHaveLength(1);
});

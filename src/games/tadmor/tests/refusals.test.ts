/** Why a quiet spot is quiet, one sentence each; those not here stand with their rules. */
import type { TadmorQuestion } from '../state';
import { construct, fulfilled, goods, hand, kingdom, opening, put, returned, table, tiles, towers } from './table';

const improving: TadmorQuestion = { ask: 'improve', seat: 0, from: 'space:PA-I1' };
/** A window that something keeps open. */
const open = (arrange: Parameters<typeof table>[1], q: TadmorQuestion = construct(), turn = 1) =>
  table(
    q,
    g => {
      put(g, 0, 'NS-W1');
      arrange!(g);
    },
    { turn },
  );

test('what is not yours, and where nobody stands', () => {
  const at = open(g => put(g, 1, 'DA-T1'));
  expect(at.refuses('space:DA-T1')).toEqual({ why: 'notYours' });
  expect(at.refuses('space:DA-T2')).toEqual({ why: 'nobodyThere' });
  expect(at.refuses('space:NS-W2')).toEqual({ why: 'notForTwo' });
});

test('what comes later, and what is over', () => {
  const early = open(g => {
    put(g, 0, 'DA-T1');
    put(g, 0, 'PA-FP');
  }, improving);
  expect(early.refuses('space:DA-T1')).toEqual({ why: 'later', ask: 'construct' });
  expect(early.refuses('space:PA-FP')).toEqual({ why: 'later', ask: 'kingdom' });
  expect(early.refuses('stack:grey')).toEqual({ why: 'later', ask: 'construct' });
  const late = open(g => {
    put(g, 0, 'DA-T1');
    put(g, 0, 'PA-I1');
    tiles(g, 0, 37, 47, 48);
    put(g, 0, 'I37');
    g.display = [5];
  }, kingdom());
  expect(late.refuses('space:DA-T1')).toEqual({ why: 'isOver' });
  expect(late.refuses('space:PA-I1')).toEqual({ why: 'isOver' });
  expect(late.refuses('tile:I5')).toEqual({ why: 'isOver' });
  expect(late.refuses('tile:I37')).toEqual({ why: 'isOver' });
  expect(late.refuses('stack:grey')).toEqual({ why: 'isOver' });
  const works = open(g => {
    tiles(g, 0, 37, 47, 48);
    put(g, 0, 'I47');
    put(g, 0, 'I48');
  }, improving);
  expect(['tile:I37', 'tile:I47', 'tile:I48'].map(at => works.refuses(at))).toEqual([
    { why: 'nobodyThere' },
    { why: 'later', ask: 'construct' },
    { why: 'later', ask: 'kingdom' },
  ]);
});

test('8.1 of own improvement spaces the one whose turn it is asks for a tile, the next one waits', () => {
  const shop = (have: number, ...display: number[]) =>
    table(improving, g => {
      put(g, 0, 'PA-I1');
      put(g, 0, 'PA-I2');
      put(g, 0, 'NS-W1');
      goods(g, 0, have, 0, 0, 0);
      g.display = display;
    });
  expect(shop(1, 5).refuses('space:PA-I1')).toEqual({ why: 'tapTile' });
  expect(shop(0, 5).refuses('space:PA-I1')).toEqual({ why: 'tooFewGoods', needed: 1, have: 0 });
  expect(shop(1, -1).refuses('space:PA-I1')).toEqual({ why: 'noTile' });
  expect(shop(1, 5).refuses('space:PA-I2')).toEqual({ why: 'later', ask: 'improve' });
  const second = table({ ...improving, from: 'space:PA-I2' } as TadmorQuestion, g => {
    put(g, 0, 'PA-I1');
    put(g, 0, 'PA-I2');
    hand(g, 0, 7);
  });
  expect(second.refuses('space:PA-I1')).toEqual({ why: 'isOver' });
});

test('what cannot be paid: the first good that is missing', () => {
  const at = open(g => {
    put(g, 0, 'DA-T1');
    put(g, 0, 'DA-T2');
    put(g, 0, 'EB-TE');
    put(g, 0, 'SS-RG');
    goods(g, 0, 1, 0, 0, 2);
  });
  expect(at.refuses('space:DA-T1')).toEqual({ why: 'cannotPay', good: 'stone', needed: 1, have: 0 });
  expect(at.refuses('space:DA-T2')).toEqual({ why: 'cannotPay', good: 'marble', needed: 2, have: 0 });
  expect(at.refuses('space:EB-TE')).toEqual({ why: 'cannotPay', good: 'wood', needed: 2, have: 1 });
  expect(at.refuses('space:SS-RG')).toEqual({ why: 'cannotPay', good: 'gold', needed: 3, have: 2 });
  expect(at.refuses('stack:grey')).toEqual({ why: 'cannotPay', good: 'gold', needed: 3, have: 2 });
  expect(at.refuses('stack:red')).toEqual({ why: 'noBuyer' });
  const shop = open(
    g => {
      put(g, 0, 'PA-I1');
      goods(g, 0, 1, 0, 0, 0);
      g.display = [20];
    },
    improving,
    4,
  );
  expect(shop.refuses('tile:I20')).toEqual({ why: 'tooFewGoods', needed: 2, have: 1 });
});

test('9.18, 9.27 a stack is bought from by whoever stands there, or has a piece on private works', () => {
  const at = open(g => {
    put(g, 1, 'EU-RR');
    goods(g, 0, 5, 5, 0, 0);
  });
  expect([at.refuses('stack:red'), at.refuses('stack:yellow')]).toEqual([{ why: 'noBuyer' }, { why: 'noBuyer' }]);
  const works = open(g => {
    tiles(g, 0, 47);
    put(g, 0, 'I47');
  });
  expect(works.refuses('stack:red')).toEqual({ why: 'cannotPay', good: 'wood', needed: 5, have: 0 });
});

test('9.7 with I18 no wood is asked for', () => {
  const vaulted = open(g => {
    put(g, 0, 'DA-T1');
    tiles(g, 0, 18);
  });
  expect(vaulted.refuses('space:DA-T1')).toEqual({ why: 'cannotPay', good: 'stone', needed: 1, have: 0 });
});

test('7.6 what a discount takes off is not asked for', () => {
  const grey = (gold: number) =>
    open(g => {
      put(g, 0, 'SS-RG');
      tiles(g, 0, 28);
      goods(g, 0, 0, 0, 0, gold);
    });
  expect(grey(0).refuses('stack:grey')).toEqual({ why: 'stillShort', less: 2, short: 1 });
  expect(grey(1).offered('buyRare')).toHaveLength(1);
  const roof = open(g => {
    put(g, 0, 'EB-TE');
    tiles(g, 0, 34);
    g.merchants[0]!.temples = [2];
    goods(g, 0, 1, 0, 0, 0);
  });
  expect(roof.refuses('space:EB-TE')).toEqual({ why: 'stillShort', less: 3, short: 2 });
});

test('9.9 the traitor says whether towers are too low or not there at all', () => {
  const asked = (...heights: number[]) =>
    open(
      g => {
        put(g, 0, 'DA-TR');
        towers(g, ...heights);
      },
      construct(),
      4,
    ).refuses('space:DA-TR');
  expect([asked(0, 0), asked(3, 2)]).toEqual([{ why: 'noTower' }, { why: 'noHigherTower' }]);
});

test('9.22 of two own pieces at missions the first acts', () => {
  const at = open(g => {
    put(g, 0, 'EB-K1');
    put(g, 0, 'EM-K1');
  });
  expect([at.offered('draw'), at.refuses('space:EM-K1')]).toEqual([['draw space:EB-K1 from=space:EB-K1'], { why: 'twin' }]);
});

test('11.2 a market says that goods are tapped, or that there is nothing to give', () => {
  const market = (arrange: Parameters<typeof table>[1]) =>
    open(g => {
      tiles(g, 0, 1, 21);
      put(g, 0, 'I21');
      arrange!(g);
    });
  const rich = market(g => {
    put(g, 0, 'PA-TM');
    goods(g, 0, 0, 1, 0, 0);
  });
  expect(['space:PA-TM', 'tile:I21', 'tile:I1'].map(at => rich.refuses(at)?.why)).toEqual(['tapGoods', 'tapGoods', 'nothingToTrade']);
  const poor = market(g => {
    put(g, 0, 'PA-TM');
    g.merchants[0]!.traded = [2, 2, 2, 2];
  });
  expect(['space:PA-TM', 'tile:I21', 'tile:I1'].map(at => poor.refuses(at)?.why)).toEqual(new Array(3).fill('nothingToTrade'));
  expect(open(g => tiles(g, 0, 21)).refuses('tile:I21')).toEqual({ why: 'nobodyThere' });
});

test('10.2 a piece at the taxman’s has done its work by standing there', () => {
  const at = table(
    kingdom(),
    g => {
      put(g, 0, 'EB-X1');
      put(g, 0, 'NS-W1');
    },
    { turn: 4 },
  );
  expect(at.refuses('space:EB-X1')).toEqual({ why: 'excused' });
});

test('what is not there any more', () => {
  const at = open(g => {
    put(g, 0, 'EB-K1');
    put(g, 0, 'EU-RR');
    g.deck = [];
    g.stacks[2] = [];
  });
  expect(at.refuses('space:EB-K1')).toEqual({ why: 'noMission' });
  expect(at.refuses('space:EU-RR')).toEqual({ why: 'emptyStack', colour: 'red' });
  expect(at.refuses('stack:red')).toEqual({ why: 'emptyStack', colour: 'red' });
  const temple = open(g => {
    put(g, 0, 'EB-TE');
    goods(g, 0, 9, 9, 9, 9);
    g.merchants[1]!.temples = [1, 1, 1, 1];
  });
  expect(temple.refuses('space:EB-TE')).toEqual({ why: 'noCard' });
});

test('goods without a market, goods already exchanged, no goods', () => {
  const at = open(g => {
    goods(g, 0, 1, 0, 0, 0);
    g.merchants[0]!.traded = [0, 0, 1, 0];
  });
  expect(['wood', 'marble', 'gold'].map(good => at.refuses(`stock:${good}`))).toEqual([
    { why: 'noMarket' },
    { why: 'onlyTraded', good: 'marble' },
    { why: 'noneOf', good: 'gold' },
  ]);
});

test('pieces that need more, and pieces that are all there', () => {
  const needs = (camels: number, ships: number) => {
    const at = open(g => {
      put(g, 0, 'EM-CA');
      put(g, 0, 'NS-SY');
      g.merchants[0]!.pieces = [camels, ships];
    });
    return [at.refuses('space:EM-CA'), at.refuses('space:NS-SY')];
  };
  expect(needs(3, 2)).toEqual([
    { why: 'camelNeeds', tower: 5, missions: 2 },
    { why: 'shipNeeds', sets: 1 },
  ]);
  expect(needs(4, 3)).toEqual([
    { why: 'camelNeeds', tower: 10, missions: 4 },
    { why: 'shipNeeds', sets: 2 },
  ]);
  expect(needs(5, 4)).toEqual([{ why: 'mostPieces' }, { why: 'mostPieces' }]);
});

test('missions out of their stage, and missions not fulfilled', () => {
  const at = open(g => {
    fulfilled(g, 0, 23);
    returned(g, 0, 16);
    hand(g, 0, 7);
    towers(g, 1, 1);
    tiles(g, 0, 5);
  }, improving);
  expect(at.refuses('mission:K23')).toEqual({ why: 'notNow', favour: 'placeThree' });
  expect(at.refuses('mission:K16')).toEqual({ why: 'calledIn' });
  expect(at.refuses('mission:K9')).toBe(null);
  expect(at.refuses('nowhere')).toBe(null);
});

test('nothing is refused where nothing can be tapped by mistake', () => {
  expect(opening(2).refuses('space:DA-T1')).toBe(null);
  expect(table({ ask: 'placeNext', seat: 0 }).refuses('region:ebla')).toBe(null);
});

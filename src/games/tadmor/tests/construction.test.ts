import { told } from '@/engine/testing/sitting';
import { TEMPLE_COST, TEMPLE_WORTH } from '../data/numbers';
import { missionOf, MISSION_COUNT } from '../data/missions';
import { RARE_GOODS } from '../data/names';
import { construct, fulfilled, goods, hand, posted, put, space, stock, table, tiles, towers } from './table';

const rich = [20, 20, 20, 20];
const rare = (...names: (typeof RARE_GOODS)[number][]): number[] => names.map(name => RARE_GOODS.indexOf(name));

test('9.12 one part with each action, in order; the new card replaces the old', () => {
  const at = table(construct(), g => {
    put(g, 0, 'PA-TE');
    put(g, 0, 'EB-TE');
    goods(g, 0, ...rich);
    g.merchants[0]!.temples = [2];
  });
  const built = at.choose('temple space:EB-TE');
  expect(built.merchant().temples).toEqual([3]);
  expect(told(built, 'builtPart')).toMatchObject([{ part: 2, worth: 25 }]);
  expect(built.choose('temple space:PA-TE').merchant().temples).toEqual([4]);
  expect(TEMPLE_WORTH).toEqual([0, 5, 13, 25, 40]);
});

test('9.13 what the parts cost', () => {
  expect(TEMPLE_COST).toEqual([
    [2, 2, 0, 0],
    [0, 3, 2, 0],
    [2, 0, 2, 2],
    [0, 0, 3, 4],
  ]);
  const built = table(construct(), g => {
    put(g, 0, 'EB-TE');
    goods(g, 0, 3, 3, 3, 3);
    g.merchants[0]!.temples = [1];
  }).choose('temple');
  expect(stock(built.merchant())).toEqual([3, 0, 1, 3]);
});

test('9.14 Palmyra draws a mission with a part; Ebla trades base for advanced instead, and then does not build', () => {
  const palmyra = table(construct(), g => {
    put(g, 0, 'PA-TE');
    goods(g, 0, 2, 2, 0, 0);
  });
  expect(palmyra.choose('temple').merchant().hand).toHaveLength(1);
  const poor = table(construct(), g => {
    put(g, 0, 'PA-TE');
    put(g, 0, 'NS-W1');
  });
  expect(poor.choose('done').merchant().hand).toEqual([]);
  const ebla = table(construct(), g => {
    put(g, 0, 'EB-TE');
    goods(g, 0, 3, 3, 1, 0);
  });
  expect(ebla.choose('temple').merchant().hand).toEqual([]);
  expect(ebla.offers.filter(offer => offer.startsWith('trade')).every(offer => / give=(wood|stone)$/.test(offer))).toBe(true);
  const trading = ebla.choose('trade get:gold give=wood');
  expect([trading.offered('temple'), trading.refuses('space:EB-TE')]).toEqual([[], { why: 'marketThere' }]);
  expect(trading.offered('trade get:gold')).not.toEqual([]);
  const otherwise = table(construct(), g => {
    put(g, 0, 'EB-TE');
    tiles(g, 0, 2);
    goods(g, 0, 3, 3, 0, 0);
  }).choose('trade get:gold give=wood');
  expect(otherwise.offered('temple')).toHaveLength(1);
  const besides = table(construct(), g => {
    put(g, 0, 'EB-TE');
    put(g, 0, 'PA-TM');
    goods(g, 0, 3, 3, 0, 0);
  });
  expect(besides.choose('trade get:gold give=wood').offered('temple')).toHaveLength(1);
});

test('9.15 a new temple after the statues; with two in progress the builder chooses', () => {
  const at = (...temples: number[]) =>
    table(construct(), g => {
      put(g, 0, 'EB-TE');
      goods(g, 0, ...rich);
      g.merchants[0]!.temples = temples;
    });
  expect(at(4).choose('temple').merchant().temples).toEqual([4, 1]);
  expect(at(3, 1).offered('temple')).toHaveLength(2);
  expect(at(3, 1).choose('temple space:EB-TE from=space:EB-TE which=1').merchant().temples).toEqual([3, 2]);
  const shrine = table(construct(), g => {
    fulfilled(g, 0, 19);
    g.merchants[0]!.temples = [3];
  }).choose('claim');
  expect(shrine.merchant()).toMatchObject({ temples: [3, 1], warehouse: [0, 0, 0, 0] });
});

test('9.16 first to complete a temple takes two free rare goods, the second player one, nobody twice', () => {
  const complete = (completers: number[]) =>
    table(
      construct(),
      g => {
        put(g, 0, 'EB-TE');
        goods(g, 0, 0, 0, 3, 4);
        g.merchants[0]!.temples = [3];
        g.completers = completers;
      },
      { seats: 3 },
    ).choose('temple');
  const first = complete([]);
  expect([first.ask, first.offers]).toEqual(['freeRare', ['takeRare stack:grey', 'takeRare stack:yellow', 'takeRare stack:red']]);
  const top = first.g.stacks[0]!.slice(-2);
  const both = first.choose('takeRare stack:grey', 'takeRare stack:grey');
  expect([both.ask, both.merchant().rare.reduce((a, b) => a + b, 0), top.every(r => both.merchant().rare[r]! > 0)]).toEqual([
    null,
    2,
    true,
  ]);
  expect(complete([1]).choose('takeRare stack:red').ask).toBe(null);
  expect([complete([0]).ask, complete([1, 2]).ask]).toEqual([null, null]);
});

test('9.17 I34 saves three goods, I37 adds 3 points and no mission, K3 is free', () => {
  const cheap = table(construct(), g => {
    put(g, 0, 'EB-TE');
    tiles(g, 0, 34);
    goods(g, 0, 1, 0, 0, 0);
  });
  expect(cheap.choose('temple').merchant().temples).toEqual([1]);
  const shrine = table(
    construct(),
    g => {
      tiles(g, 0, 37);
      put(g, 0, 'I37');
      put(g, 0, 'EB-TE');
      goods(g, 0, 2, 5, 2, 0);
    },
    {
      turn: 7,
    },
  ).choose('temple tile:I37');
  expect(shrine.merchant()).toMatchObject({ points: 13, hand: [], temples: [1] });
  expect([posted(shrine.merchant(), 37), shrine.offered('temple space:EB-TE').length]).toEqual([false, 1]);
  const gift = (...temples: number[]) =>
    table(construct(), g => {
      fulfilled(g, 0, 3);
      g.merchants[0]!.temples = temples;
    });
  expect(gift().choose('claim').merchant().temples).toEqual([1]);
  expect(gift(4).choose('claim').merchant().temples).toEqual([4, 1]);
  expect(gift(2, 1).choose('claim mission:K3 which=1').merchant().temples).toEqual([2, 2]);
  expect(
    table(construct(), g => {
      fulfilled(g, 0, 3);
      g.merchants[1]!.temples = [1, 1, 1, 1];
    }).ask,
  ).toBe(null);
});

test('9.18 grey for 3 gold, yellow for 5 stone, red for 5 wood, from the top', () => {
  const at = table(construct(), g => {
    put(g, 0, 'SS-RG');
    put(g, 0, 'EU-RY');
    goods(g, 0, 5, 5, 0, 3);
    g.stacks[0] = rare('myrrh', 'glass');
  });
  const grey = at.choose('buyRare stack:grey');
  expect([stock(grey.merchant()), grey.merchant().rare[0], grey.g.stacks[0]]).toEqual([[5, 5, 0, 0], 1, rare('myrrh')]);
  expect(stock(grey.choose('buyRare stack:yellow').merchant())).toEqual([5, 0, 0, 0]);
  const red = table(construct(), g => {
    put(g, 0, 'EU-RR');
    goods(g, 0, 5, 5, 0, 0);
  }).choose('buyRare stack:red');
  expect(stock(red.merchant())).toEqual([0, 5, 0, 0]);
  const empty = table(construct(), g => {
    put(g, 0, 'EU-RR');
    put(g, 0, 'NS-W1');
    goods(g, 0, 5, 0, 0, 0);
    g.stacks[2] = [];
  });
  expect([empty.offered('buyRare'), empty.refuses('space:EU-RR')]).toEqual([[], { why: 'emptyStack', colour: 'red' }]);
});

test('9.19 I8 and I27 pay 3 and 4 for bought goods, 1 for free ones', () => {
  const bought = table(construct(), g => {
    put(g, 0, 'SS-RG');
    tiles(g, 0, 8, 27);
    goods(g, 0, 0, 0, 0, 3);
  }).choose('buyRare');
  expect(bought.merchant().points).toBe(17);
  const free = table(construct(), g => {
    fulfilled(g, 0, 1);
    tiles(g, 0, 8, 27);
  }).choose('claim');
  expect(free.choose(free.offers[0]!).merchant().points).toBe(12);
});

test('9.20 I9 buys once a turn for 4 points, on the board only, never below 0', () => {
  const at = (points: number) =>
    table(construct(), g => {
      put(g, 0, 'SS-RG');
      put(g, 0, 'EU-RY');
      tiles(g, 0, 8, 9, 47);
      put(g, 0, 'I47');
      g.merchants[0]!.points = points;
    });
  expect(at(3).offered('buyRareByName')).toEqual([]);
  expect(at(4).offers.filter(offer => offer.startsWith('buyRareByName'))).toEqual([
    'buyRareByName stack:grey from=space:SS-RG',
    'buyRareByName stack:yellow from=space:EU-RY',
  ]);
  const once = at(9).choose('buyRareByName stack:grey');
  expect([once.merchant().points, once.offers.filter(offer => offer.startsWith('buyRareByName')).length]).toEqual([8, 0]);
});

test('9.21 I43 chooses in the stack it buys from, K1 in any; the stack is shuffled', () => {
  const pick = table(construct(), g => {
    put(g, 0, 'SS-RG');
    tiles(g, 0, 43, 8);
    goods(g, 0, 0, 0, 0, 3);
    g.stacks[0] = rare('myrrh', 'incense', 'incense');
  }).choose('buyRare');
  expect([pick.ask, pick.offers]).toEqual(['firstPick', ['takeRare rare:incense', 'takeRare rare:myrrh']]);
  const picked = pick.choose('takeRare rare:myrrh');
  expect([picked.g.stacks[0], picked.g.seed !== pick.g.seed, picked.merchant().points]).toEqual([rare('incense', 'incense'), true, 13]);
  const princess = table(construct(), g => {
    fulfilled(g, 0, 2);
    tiles(g, 0, 43);
    g.stacks = [rare('glass', 'myrrh'), rare('jade'), []];
  }).choose('claim');
  expect(princess.offers).toEqual(['takeRare rare:glass', 'takeRare rare:myrrh', 'takeRare rare:jade']);
  expect(princess.choose('takeRare rare:glass').g.stacks[0]).toEqual(rare('myrrh'));
});

test('9.21 of one kind alone nothing is chosen', () => {
  const at = table(construct(), g => {
    put(g, 0, 'SS-RG');
    tiles(g, 0, 43);
    goods(g, 0, 0, 0, 0, 3);
    g.stacks[0] = rare('incense', 'incense');
  }).choose('buyRare');
  expect(at.ask).not.toBe('firstPick');
  expect(at.g.stacks[0]).toEqual(rare('incense'));
});

test('9.19 I8 and I27 pay for purchases on the board: what I47 buys is neither that nor free', () => {
  const points = (by: 'SS-RG' | 'I47'): number =>
    table(construct(), g => {
      tiles(g, 0, 8, 47);
      put(g, 0, by);
      goods(g, 0, 0, 0, 0, 3);
    })
      .choose('buyRare stack:grey')
      .merchant().points;
  expect([points('SS-RG'), points('I47')]).toEqual([13, 10]);
});

test('9.22 one piece draws or fulfils', () => {
  const at = table(construct(), g => {
    put(g, 0, 'EB-K1');
    hand(g, 0, 23, 14);
    goods(g, 0, 0, 0, 3, 0);
  });
  expect(at.offers.filter(offer => offer.startsWith('fulfil'))).toEqual(['fulfil mission:K23 from=space:EB-K1']);
  const drawn = at.choose('draw');
  expect([drawn.merchant().hand.length, drawn.offered('draw'), drawn.offered('fulfil mission:K23')]).toEqual([3, [], []]);
  const done = at.choose('fulfil');
  expect(told(done, 'showedMission')).toMatchObject([{ mission: 23, reveals: true }]);
  expect([done.merchant().fulfilled, stock(done.merchant()), done.offered('draw')]).toEqual([[23], [0, 0, 0, 0], []]);
});

test('9.22 what each mission costs in wood, stone, marble and gold', () => {
  const costs = Array.from({ length: MISSION_COUNT }, (_, i) => missionOf(i + 1).cost.join(''));
  expect(costs.slice(0, 13)).toEqual('2003 2003 0033 0033 5002 5002 0230 0340 0510 0510 2020 2020 0220'.split(' '));
  expect(costs.slice(13)).toEqual('0003 0012 1300 1300 1300 0320 2002 2001 2001 0030 0030 0202 0202'.split(' '));
});

test('9.23 a favour is called in once, in its stage, and only where it changes something', () => {
  const at = table(construct(), g => {
    fulfilled(g, 0, 21);
    put(g, 0, 'EB-K1');
    hand(g, 0, 7);
    goods(g, 0, 0, 2, 3, 0);
  });
  const called = at.choose('claim mission:K21');
  expect([called.merchant().returned, called.offered('claim'), called.merchant().hand.length]).toEqual([[21], [], 3]);
  expect(called.choose('fulfil mission:K7').choose('claim mission:K7').merchant().tower).toBe(2);
  const vain = table(construct(), g => {
    fulfilled(g, 0, 1, 5, 11, 19, 20, 21);
    put(g, 0, 'NS-W1');
    g.stacks = [[], [], []];
    g.merchants[0]!.pieces = [5, 4];
    g.merchants[1]!.temples = [1, 1, 1, 1];
    g.deck = [];
  });
  expect(vain.offered('claim')).toEqual([]);
  expect(
    table({ ask: 'kingdom', seat: 0 }, g => {
      fulfilled(g, 0, 7);
      put(g, 0, 'NS-W1');
    }).offered('claim'),
  ).toEqual([]);
  expect(Array.from({ length: MISSION_COUNT }, (_, i) => missionOf(i + 1).points).reduce((a, b) => a + b, 0)).toBe(236);
});

test('9.24 I5 and I19 pay 2 and 3 for each mission fulfilled, none for a favour', () => {
  const at = table(construct(), g => {
    put(g, 0, 'EB-K1');
    hand(g, 0, 7);
    tiles(g, 0, 5, 19);
    goods(g, 0, 0, 2, 3, 0);
  }).choose('fulfil');
  expect(at.merchant().points).toBe(15);
  expect(at.choose('claim').merchant().points).toBe(15);
});

test('9.25 a card of the hand, and only of the hand, is given up for one traded good', () => {
  const at = table({ ask: 'improve', seat: 0, from: 'space:PA-I1' }, g => {
    put(g, 0, 'PA-I1');
    put(g, 0, 'PA-TM');
    hand(g, 0, 3);
    fulfilled(g, 0, 4);
  });
  expect(at.offered('discardMission mission:K3')).toHaveLength(4);
  expect(at.offered('discardMission mission:K4')).toEqual([]);
  const given = at.choose('discardMission mission:K3 good=gold');
  expect(told(given, 'discardedMission')).toMatchObject([{ mission: 3, reveals: true }]);
  expect([given.merchant().traded, given.merchant().hand, given.g.discards, given.offered('trade')]).toEqual([[0, 0, 0, 1], [], [3], []]);
});

test('9.26 K21 draws two, K13 opens a market, K16 brings any five traded goods', () => {
  const drawing = (left: number) =>
    table(construct(), g => {
      fulfilled(g, 0, 21);
      g.deck = g.deck.slice(0, left);
    })
      .choose('claim')
      .merchant().hand;
  expect([drawing(5).length, drawing(1).length]).toEqual([2, 1]);
  const market = table(construct(), g => {
    fulfilled(g, 0, 13);
    goods(g, 0, 1, 0, 0, 0);
  }).choose('claim');
  expect([market.merchant().hasMarket, market.offered('trade get:gold').length]).toEqual([true, 1]);
  const have = table(construct(), g => {
    fulfilled(g, 0, 13);
    put(g, 0, 'PA-TM');
    goods(g, 0, 1, 0, 0, 0);
  });
  expect(have.offered('claim')).toEqual([]);
  const five = table(construct(), g => fulfilled(g, 0, 16)).choose(
    'claim',
    ...new Array<string>(3).fill('takeGood stock:stone'),
    'takeGood stock:marble',
    'takeGood stock:marble',
  );
  expect([five.merchant().traded, five.ask]).toEqual([[0, 3, 2, 0], null]);
});

test('9.27 I47 does any one of the eight, also one that is on the board too', () => {
  const at = table(
    construct(),
    g => {
      tiles(g, 0, 47);
      put(g, 0, 'I47');
      put(g, 0, 'DA-T1');
      goods(g, 0, 5, 5, 5, 5);
      hand(g, 0, 23);
      towers(g, 0, 3);
    },
    { turn: 7 },
  );
  const works = at.offers.filter(offer => offer.includes('from=tile:I47'));
  expect(
    new Set(
      works.map(offer =>
        offer
          .split(' ')
          .slice(0, offer.startsWith('buyRare') ? 2 : 1)
          .join(' '),
      ),
    ),
  ).toEqual(
    new Set(['build1', 'build2', 'traitor', 'temple', 'buyRare stack:grey', 'buyRare stack:yellow', 'buyRare stack:red', 'draw', 'fulfil']),
  );
  const built = at.choose('build1 tile:I47 count=1 from=tile:I47');
  expect([
    built.offers.some(offer => offer.includes('I47')),
    built.offered('build1 space:DA-T1').length > 0,
    built.g.board[space('DA-T1')],
  ]).toEqual([false, true, 0]);
  expect(at.choose('temple').merchant().hand).toEqual([23]);
});

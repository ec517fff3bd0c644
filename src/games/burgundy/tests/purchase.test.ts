import { black, depot, dice, monasteries, store, table, tile, onlyWaiting } from './table';
import { NONE } from '../state';

test('BUY-01 once in a turn, 2 silver, a black tile to storage', () => {
  const at = table(g => {
    g.estates[0]!.silver = 4;
    black(g, 'mine.black', 'castle.black');
  }).choose('buy black:1');
  expect([at.estate().silver, at.estate().storage[0], at.g.black[1]]).toEqual([2, tile('castle.black'), NONE]);
  expect(at.offers.filter(o => o.startsWith('buy'))).toEqual([]);
  expect(at.refuses('black:0')).toEqual({ why: 'boughtAlready' });
});

test('BUY-01 the next turn allows a purchase again', () => {
  const at = table(g => {
    for (const estate of g.estates) estate.silver = 4;
    black(g, 'mine.black', 'castle.black', 'ship.black');
    onlyWaiting(g);
    g.order = [0, 1];
  });
  const mine = at.choose('buy black:0', 'endTurn button:endTurn');
  expect(mine.asked).toBe(0);
  expect(mine.offers.filter(o => o.startsWith('buy'))).toHaveLength(2);
});

test('BUY-02 before, between and after the dice', () => {
  let at = table(g => {
    g.estates[0]!.silver = 2;
    black(g, 'mine.black');
  });
  for (const next of ['workers button:workers die=0', 'workers button:workers die=1']) {
    expect(at.offered('buy black:0')).toHaveLength(1);
    at = at.choose(next);
  }
  expect(at.offered('buy black:0')).toHaveLength(1);
});

test('BUY-02 after placing a city hall a mine is bought, and the city hall places it', () => {
  const at = table(g => {
    g.estates[0]!.silver = 2;
    black(g, 'mine.black');
    store(g, 0, 'building.cityHall');
    dice(g, 0, 3, 1);
  }).choose('place hex:25 die=0');
  expect(at.ask).toBe('cityHall');
  const done = at.choose('buy black:0', 'place hex:24');
  expect(done.estate().spaces[24]).toBe(tile('mine.black'));
  expect([done.ask, done.duke().usedDice]).toEqual(['turn', 0b01]);
});

test('BUY-02 a city hall that a purchase cannot serve is dropped, one that it can serve may still be declined', () => {
  const place = (silver: number) =>
    table(g => {
      g.estates[0]!.silver = silver;
      black(g, 'mine.black');
      store(g, 0, 'building.cityHall');
      dice(g, 0, 3, 1);
    }).choose('place hex:25 die=0');
  expect(place(1).ask).toBe('turn');
  expect(place(2).offers).toEqual(['buy black:0 silver=2 workers=0', 'skip button:skip']);
  expect(place(2).choose('skip button:skip').ask).toBe('turn');
});

test('BUY-03 with 1 silver, or with no tile, nothing can be bought', () => {
  const poor = table(g => {
    g.estates[0]!.silver = 1;
    black(g, 'mine.black');
  });
  const bare = table(g => (g.estates[0]!.silver = 5));
  for (const at of [poor, bare]) expect(at.offers.filter(o => o.startsWith('buy'))).toEqual([]);
  expect(poor.refuses('black:0')).toEqual({ why: 'tooLittleSilver', needed: 2, silver: 1 });
  expect(bare.refuses('black:0')).toEqual({ why: 'nothingThere' });
});

test('BUY-04 only in the own turn: A’s silver buys nothing while B plays', () => {
  const at = table(g => {
    g.estates[0]!.silver = 9;
    black(g, 'mine.black');
  });
  expect(at.offered('buy black:0')).toHaveLength(1);
  const theirs = at.choose('endTurn button:endTurn');
  expect(theirs.asked).toBe(1);
  expect(theirs.offers.filter(o => o.startsWith('buy'))).toEqual([]);
});

test('BUY-04 nor in a decision that comes up outside it', () => {
  const at = table(g => {
    g.estates[1]!.silver = 9;
    store(g, 1, 'ship');
    black(g, 'mine.black');
    g.questions.push({ ask: 'cityHall', seat: 1 });
  });
  expect([at.asked, at.ask, at.g.turnOf]).toEqual([1, 'cityHall', 0]);
  expect(at.offers.filter(o => o.startsWith('buy'))).toEqual([]);
});

test('MON-06 monastery 6: any mix of silver and workers, all depots, still once a turn', () => {
  const at = table(g => {
    monasteries(g, 0, 6);
    g.estates[0]!.silver = 1;
    g.estates[0]!.workers = 1;
    depot(g, 3, 'ship');
    black(g, 'mine.black');
    dice(g, 0, 6, 6);
  });
  expect(at.offers.filter(o => o.startsWith('buy'))).toEqual(['buy black:0 silver=1 workers=1', 'buy depot:3:0 silver=1 workers=1']);
  const bought = at.choose('buy depot:3:0');
  expect([bought.estate().silver, bought.estate().workers, bought.estate().storage[0]]).toEqual([0, 0, tile('ship')]);
  expect(bought.offers.filter(o => o.startsWith('buy'))).toEqual([]);
});

test('MON-06 two workers, one of each or two silver', () => {
  const at = table(g => {
    monasteries(g, 0, 6);
    g.estates[0]!.silver = 2;
    g.estates[0]!.workers = 2;
    black(g, 'mine.black');
  });
  expect(at.offered('buy black:0')).toEqual([
    'buy black:0 silver=2 workers=0',
    'buy black:0 silver=1 workers=1',
    'buy black:0 silver=0 workers=2',
  ]);
});

test('MON-06 a city hall also waits for a purchase that workers pay', () => {
  const place = (...owned: number[]) =>
    table(g => {
      monasteries(g, 0, ...owned);
      g.estates[0]!.workers = 2;
      black(g, 'mine.black');
      store(g, 0, 'building.cityHall');
      dice(g, 0, 3, 1);
    }).choose('place hex:25 die=0');
  expect([place(6).ask, place().ask, place(7).ask]).toEqual(['cityHall', 'turn', 'turn']);
});

/** SOL: one player against the clock, on duchies cut into groups by rivers. */
import { moment, play } from '@/engine/referee';
import { told } from '@/engine/testing/sitting';
import { read } from '@/engine/notation';
import { burgundy } from '..';
import { COLOURS, GOODS } from '../data/names';
import { SOLO_DUCHIES } from '../data/soloDuchies';
import { SURVEY, duchyNamed } from '../rules/duchy';
import { NONE, type Burgundy } from '../state';
import { black, depot, dice, goods, goodsIn, lay, monasteries, monasteryTile, opening, sitting, store, tile, type Sitting } from './table';

const ALL_GOODS = { turquoise: 1, purple: 1, pink: 1, red: 1, brown: 1 };

/** Duchy 13a with a castle on space 17, in the middle of the group 11–23, and nothing else anywhere. */
function alone(arrange: (g: Burgundy) => void = () => {}, options: Readonly<Record<string, string | number | boolean>> = {}): Sitting {
  const set = burgundy.setUp({ seats: 1, seed: 1, options });
  const founded = play(burgundy, moment(burgundy, set), { do: 'castle', at: `hex:${options.soloDuchy === '13b' ? 17 : 17}` });
  const g = burgundy.copy(founded.state);
  for (const list of [g.depots, g.black]) list.fill(NONE);
  g.depotGoods.fill(0);
  const [estate] = g.estates;
  estate!.goods.fill(0);
  g.dukes[0]!.dice = [1, 1];
  estate!.silver = 0;
  estate!.workers = 0;
  arrange(g);
  return sitting(moment(burgundy, g));
}

const counter = (at: Sitting): number => at.g.solo!.counter;
const at45 = (g: Burgundy): void => {
  g.solo!.counter = 45;
};

describe('SOL-01', () => {
  test('SOL-01 1 silver, 2 workers, three goods, the board for two, and a castle on any castle space', () => {
    const at = opening(1);
    expect([at.estate().silver, at.estate().workers, at.estate().goods.reduce((a, b) => a + b, 0)]).toEqual([1, 2, 3]);
    expect(at.ask).toBe('startingCastle');
    expect(at.offers).toEqual([6, 17, 26, 28].map(space => `castle hex:${space}`));
    expect(opening(1, { soloDuchy: '13b' }).offers).toEqual([1, 4, 17, 35].map(space => `castle hex:${space}`));
    const begun = at.choose('castle hex:17');
    expect(begun.ask).toBe('turn');
    // One of the twelve left with the white die (SOL-03).
    expect([begun.g.depots, begun.g.black].map(slots => slots.filter(t => t !== NONE).length)).toEqual([11, 4]);
    expect(begun.duke().points).toBe(0);
  });

  test('SOL-01 goods of five colours may be stored', () => {
    const at = alone(g => {
      goods(g, 0, { turquoise: 1, purple: 1, pink: 1 });
      goodsIn(g, 2, { red: 1, brown: 2 });
      store(g, 0, 'ship');
      lay(g, 0, { 16: 'building.bank' });
      dice(g, 0, 1, 1);
    }).choose('place hex:15 die=0', 'first button:effect', 'load depot:2');
    expect(at.estate().goods).toEqual([1, 1, 1, 1, 2, 0]);
  });

  test('SOL-01 the two duchies are as printed: spaces by colour, areas by size, links both ways', () => {
    expect(SOLO_DUCHIES.map(d => d.id)).toEqual(['13a', '13b']);
    const sizes = (id: string): number[][] => SURVEY[duchyNamed(id)]!.areasOf.map(areas => areas.map(a => a.length).sort((a, b) => b - a));
    expect(sizes('13a')).toEqual([
      [3, 2, 2, 2, 1, 1, 1],
      [3, 1, 1, 1],
      [1, 1, 1],
      [1, 1, 1, 1, 1, 1],
      [3, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
    expect(sizes('13b')).toEqual([
      [4, 2, 2, 2, 1, 1],
      [3, 2, 1],
      [1, 1, 1],
      [1, 1, 1, 1, 1, 1],
      [2, 2, 2],
      [1, 1, 1, 1],
    ]);
    for (const id of ['13a', '13b']) {
      const { near, number, byColour } = SURVEY[duchyNamed(id)]!;
      near.forEach((around, space) => around.forEach(other => expect(near[other]).toContain(space)));
      expect(number).toHaveLength(37);
      expect(byColour.map(spaces => spaces.length)).toEqual([12, 6, 3, 6, 6, 4]);
      // Every space is within reach of every other.
      const reached = new Set([0]);
      for (const space of reached) for (const next of near[space]!) reached.add(next);
      expect(reached.size).toBe(37);
    }
  });

  test('SOL-01 what needs somebody opposite is not offered, and would not be played; what is for one is not offered to two', () => {
    const offered = (seats: number): string[] => burgundy.options.filter(o => o.offered?.(seats, {}) ?? true).map(o => o.id);
    expect(offered(1)).toEqual(['soloDuchy', 'soloTarget', 'extraTiles', 'whiteCastles', 'inns']);
    expect(offered(2)).not.toContain('soloDuchy');
    expect(offered(2)).toEqual(expect.arrayContaining(['duchySetup', 'tieBreak', 'soldGoodsPublic', 'extraTiles']));
    expect(burgundy.setUp({ seats: 2, seed: 1, options: { soloDuchy: '13a', soloTarget: 45 } }).solo).toBeNull();
  });
});

test('SOL-02 the counter begins at 0 and the target at 50, or as one likes from 45 to 55', () => {
  expect(opening(1).g.solo).toMatchObject({ counter: 0, target: 50, resets: 0 });
  expect(opening(1, { soloTarget: 47 }).g.solo).toMatchObject({ target: 47 });
  expect([...burgundy.options.find(o => o.id === 'soloTarget')!.values].sort()).toEqual([45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55]);
});

describe('SOL-03', () => {
  /** The next round is rolled until the white die shows this. */
  function rolls(whiteDie: number, arrange: (g: Burgundy) => void): Sitting {
    for (let seed = 1; ; seed++) {
      const at = alone(g => {
        g.seed = seed;
        arrange(g);
      }).choose('endTurn button:endTurn');
      if (at.g.whiteDie === whiteDie) return at;
    }
  }

  test('SOL-03 after the good, the white die removes the first tile of its depot: the building before the ship', () => {
    const at = rolls(1, g => {
      g.depots[1] = tile('building.bank');
      g.depots[2] = tile('ship');
    });
    expect(told(at, 'tileRemoved')).toEqual([{ what: 'tileRemoved', tile: tile('building.bank'), depot: 1, at: 'depot:1:1' }]);
    expect([at.g.depots[1], at.g.depots[2]]).toEqual([NONE, tile('ship')]);
    const order = at.facts.map(f => f.what);
    expect(order.indexOf('goodArrived')).toBeLessThan(order.indexOf('tileRemoved'));
    expect(at.g.gone).toBe(alone().g.gone + 1);
  });

  test('SOL-03 an empty depot passes it on clockwise, 6 to 1; with all empty none is removed', () => {
    const at = rolls(6, g => {
      g.depots[2] = tile('ship');
      g.depots[4] = tile('mine');
    });
    expect(told(at, 'tileRemoved')).toMatchObject([{ tile: tile('ship'), depot: 1 }]);
    expect(
      told(
        rolls(3, () => {}),
        'tileRemoved',
      ),
    ).toEqual([]);
  });
});

test('SOL-04 rivers lead from group to group and never merge areas', () => {
  const at = alone(g => {
    g.estates[0]!.spaces.fill(NONE);
    lay(g, 0, { 0: 'ship', 28: 'castle' });
    g.estates[0]!.spaces[28] = NONE;
    store(g, 0, 'ship');
    dice(g, 0, 1, 4);
  });
  expect(at.offered('place')).toEqual(['place hex:30 die=0 pay=0 store=0']);
  expect(at.refuses('hex:32')).toEqual({ why: 'touchesNothing', river: true });
  expect(told(at.choose('place hex:30 die=0', 'first button:size'), 'areaSizeScored')).toMatchObject([{ size: 1, points: 1 }]);
});

/** A ship beside the castle, to be placed on space 19 with a 3, and five goods of its owner. */
const withShip = (arrange: (g: Burgundy) => void = () => {}): Sitting =>
  alone(g => {
    lay(g, 0, { 18: 'pasture.cow2' });
    store(g, 0, 'ship');
    dice(g, 0, 3, 3);
    goodsIn(g, 2, { red: 2 });
    goodsIn(g, 4, { pink: 3 });
    arrange(g);
  });

describe('SOL-05', () => {
  test('SOL-05 a ship empties a depot, and the goods of all others leave the game', () => {
    const at = withShip().choose('place hex:19 die=0', 'first button:effect', 'load depot:2');
    expect(at.estate().goods).toEqual([0, 0, 0, 2, 0, 0]);
    expect(at.g.depotGoods.every(count => count === 0)).toBe(true);
    expect(at.g.solo!.goneGoods).toEqual([0, 0, 3, 0, 0, 0]);
    expect(told(at, 'goodsCleared')).toMatchObject([{ count: 3 }]);
    expect(at.g.steps).toEqual([0]);
  });

  test('SOL-05 with monastery 5 the second depot is emptied before the rest leaves', () => {
    const at = withShip(g => {
      monasteries(g, 0, 5);
      goodsIn(g, 3, { brown: 1 });
    }).choose('place hex:19 die=0', 'first button:effect', 'load depot:2', 'load depot:3');
    expect(at.estate().goods).toEqual([0, 0, 0, 2, 1, 0]);
    expect(told(at, 'goodsCleared')).toMatchObject([{ count: 3 }]);
  });
});

describe('SOL-06', () => {
  const five = (g: Burgundy): void => {
    goods(g, 0, ALL_GOODS);
    black(g, 'mine.black');
  };
  const loaded = (arrange: (g: Burgundy) => void = () => {}): Sitting =>
    withShip(g => {
      five(g);
      arrange(g);
    }).choose('place hex:19 die=0', 'first button:effect', 'load depot:2');

  test('SOL-06 seven goods: any five of them for a joker, two are left; ten leave five', () => {
    const at = loaded().choose('first button:exchange', 'exchange black:0');
    expect(at.ask).toBe('payGoods');
    const paid = at.choose('pay goods:red', 'pay goods:red', 'pay goods:red', 'pay goods:turquoise', 'pay goods:purple');
    expect(paid.estate().goods).toEqual([0, 0, 1, 0, 1, 0]);
    expect(paid.estate().storage[0]).toBe(tile('joker'));
    expect(paid.g.black[0]).toBe(NONE);
    expect(told(paid, 'gotJoker')).toMatchObject([{ goods: [1, 1, 0, 3, 0, 0], at: 'black:0' }]);
    const ten = withShip(g => {
      goods(g, 0, { orange: 8 });
      black(g, 'mine.black', 'ship.black');
    }).choose('place hex:19 die=0', 'first button:effect', 'load depot:2', 'first button:exchange', 'exchange black:1');
    const done = ten.choose('pay goods:red', 'pay goods:red');
    // Only orange ones are left to give.
    expect(done.estate().goods.reduce((a, b) => a + b, 0)).toBe(5);
    // Once a ship: the next thing is what else this one brought.
    expect(done.offered('exchange')).toEqual([]);
  });

  test('SOL-06 while the goods are chosen nothing is bought: the tile they are paid for stays where it lies', () => {
    const at = loaded(g => {
      g.estates[0]!.silver = 2;
    }).choose('first button:exchange');
    expect(at.offered('buy')).not.toEqual([]);
    const paying = at.choose('exchange black:0');
    expect(paying.ask).toBe('payGoods');
    expect(paying.offered('buy')).toEqual([]);
  });

  test('SOL-06 with exactly five goods nothing is left to choose, and with four there is no exchange', () => {
    const exact = withShip(g => {
      goods(g, 0, { orange: 3 });
      black(g, 'mine.black');
    }).choose('place hex:19 die=0', 'first button:effect', 'load depot:2', 'first button:exchange', 'exchange black:0');
    expect(exact.estate().goods).toEqual([0, 0, 0, 0, 0, 0]);
    expect(exact.estate().storage[0]).toBe(tile('joker'));
    const four = withShip(g => {
      goods(g, 0, { orange: 2 });
      black(g, 'mine.black');
    }).choose('place hex:19 die=0', 'first button:effect', 'load depot:2');
    expect(four.ask).toBe('turn');
  });

  test('SOL-06 only right after a ship, and it may be declined', () => {
    expect(alone(five).offered('exchange')).toEqual([]);
    const at = loaded().choose('first button:exchange', 'skip button:skip');
    expect(told(at, 'effectLost')).toMatchObject([{ of: 'exchange', why: 'declined' }]);
  });

  test('SOL-06 TAK-03 with a full storage a stored tile makes room; INN-07 an inn does as well as a black tile', () => {
    const at = withShip(g => {
      five(g);
      store(g, 0, 'ship', 'mine', 'castle');
      g.estates[0]!.storage = [tile('ship'), tile('mine'), tile('castle')];
    }).choose('place hex:19 die=0', 'first button:effect', 'load depot:2');
    const full = alone(
      g => {
        goods(g, 0, { orange: 5 });
        g.estates[0]!.storage = [tile('mine'), tile('mine'), tile('castle')];
        g.inns = 1;
        g.questions.push({ ask: 'exchange', seat: 0 });
      },
      { inns: true },
    ).choose('exchange inn');
    expect(at.ask).toBe('order');
    expect(full.ask).toBe('makeRoom');
    const room = full.choose('discard store:1');
    expect(room.estate().storage).toEqual([tile('mine'), tile('joker'), tile('castle')]);
    expect(room.g.inns).toBe(0);
  });
});

describe('SOL-07', () => {
  test('SOL-07 a joker goes on any colour by number and neighbours, and does nothing: on grey no income, no free step, no type', () => {
    const at = alone(g => {
      store(g, 0, 'joker');
      monasteries(g, 0, 9, 10, 11);
      dice(g, 0, 5, 1);
    });
    expect(at.offered('place').map(o => o.split(' ')[1])).toEqual(['hex:13', 'hex:21', 'hex:22']);
    expect(at.offered('place hex:12')).toEqual([]);
    const placed = at.choose('place hex:21 die=0');
    expect(placed.estate().spaces[21]).toBe(tile('joker'));
    expect(placed.ask).toBe('turn');
    const end = play(burgundy, moment(burgundy, { ...burgundy.copy(placed.g), round: 4 }), read('endTurn button:endTurn')!);
    expect(end.facts.filter(f => f.what === 'minesPaid')).toEqual([]);
    expect(end.facts.filter(f => f.what === 'phaseEnded')).toHaveLength(1);
  });

  test('SOL-07 it is no second building of a village, and a village that has one takes any', () => {
    const at = alone(g => {
      lay(g, 0, { 16: 'joker' });
      store(g, 0, 'building.bank', 'joker');
      dice(g, 0, 6, 2);
    });
    expect(at.offered('place hex:20')).toHaveLength(2);
  });
});

describe('SOL-08', () => {
  test('SOL-08 25 with four goods sold: 4 points, once, at its placement', () => {
    const at = alone(g => {
      g.estates[0]!.sold = [4, 0, 0, 0, 0, 0];
      store(g, 0, 'monastery.25');
      dice(g, 0, 3, 1);
    }).choose('place hex:12 die=0');
    expect(told(at, 'monasteryScored')).toMatchObject([{ monastery: 25, count: 4, each: 1, points: 4 }]);
    expect(counter(at)).toBe(4);
  });

  test('SOL-08 26: 3 points for every colour that is complete now', () => {
    const at = alone(g => {
      lay(g, 0, { 1: 'mine', 21: 'mine', 29: 'mine' });
      store(g, 0, 'monastery.26');
      dice(g, 0, 3, 1);
    }).choose('place hex:12 die=0');
    expect(told(at, 'monasteryScored')).toMatchObject([{ monastery: 26, count: 1, each: 3, points: 3 }]);
  });

  test('SOL-08 EXT-05 crane, then 22, then 16, no other building: 4 and then 0', () => {
    const placing = alone(
      g => {
        lay(g, 0, { 16: 'building.crane' });
        store(g, 0, 'monastery.22', 'monastery.16');
        dice(g, 0, 3, 5);
      },
      { extraTiles: true },
    ).choose('place hex:12 die=0 pay=0 store=0');
    expect(told(placing, 'monasteryScored')).toMatchObject([{ monastery: 22, points: 4, crane: true }]);
    const next = placing.choose('place hex:11 die=1 pay=0 store=1');
    expect(told(next, 'monasteryScored')).toMatchObject([{ monastery: 16, points: 0 }]);
    expect(next.g.solo!.craneScored).toBe(true);
    expect(monasteryTile(16)).toBe(tile('monastery.16'));
  });
});

describe('SOL-09', () => {
  /** The last mine, on a space of its own: size 1, phase A. */
  const lastMine = (arrange: (g: Burgundy) => void): Sitting =>
    alone(g => {
      lay(g, 0, { 1: 'mine', 29: 'mine', 6: 'castle', 26: 'castle', 27: 'monastery.9' });
      g.estates[0]!.spaces[17] = tile('castle');
      store(g, 0, 'mine');
      dice(g, 0, 5, 1);
      arrange(g);
    }).choose('place hex:21 die=0');

  test('SOL-09 completing the mines: no points for it, but a black castle straight into the duchy, with its action', () => {
    const at = lastMine(g => black(g, 'castle.black'));
    expect(at.offered('first')).toEqual(['first button:size', 'first button:phase', 'first button:colour']);
    const reward = at.choose('first button:colour');
    expect(told(reward, 'colourFilled')).toMatchObject([{ colour: 'mine' }]);
    expect(reward.offered('reward')).toEqual(['reward hex:28 slot=0']);
    const settled = reward.choose('reward hex:28');
    expect(settled.estate().spaces[28]).toBe(tile('castle.black'));
    expect(settled.g.black[0]).toBe(NONE);
    expect(counter(settled)).toBe(0);
    // The castle's own action, a colour again (all four castles lie), and its area: in the order one likes.
    expect(settled.offered('first')).toEqual(['first button:size', 'first button:phase', 'first button:colour', 'first button:effect']);
    expect(settled.choose('first button:effect').ask).toBe('castleAction');
  });

  test('SOL-09 colour, neighbour and village limit count, the number does not; nothing that fits is lost, and it may be declined', () => {
    const bank = lastMine(g => {
      lay(g, 0, { 16: 'building.bank' });
      black(g, 'building.bank.black', 'pasture.pig3.black');
    }).choose('first button:colour');
    // 20 is in the village of the bank; 22 and the pastures by number 1, 6, 2 are open.
    expect(bank.offered('reward').map(o => o.slice(7))).toEqual(expect.arrayContaining(['hex:22 slot=0', 'hex:18 slot=1']));
    expect(bank.offered('reward hex:20')).toEqual([]);
    expect(told(bank.choose('skip button:skip'), 'effectLost')).toMatchObject([{ of: 'colour', why: 'declined' }]);
    const lost = lastMine(g => black(g, 'mine.black')).choose('first button:colour');
    expect(told(lost, 'effectLost')).toMatchObject([{ of: 'colour', why: 'nothing' }]);
    expect(lost.g.black[0]).toBe(tile('mine.black'));
  });

  test('SOL-09 INN-07 an inn beside the black depot may be the reward', () => {
    const at = alone(
      g => {
        lay(g, 0, { 1: 'mine', 29: 'mine' });
        store(g, 0, 'mine');
        dice(g, 0, 5, 1);
        g.inns = 1;
      },
      { inns: true },
    ).choose('place hex:21 die=0', 'first button:colour');
    expect(at.offered('reward').length).toBeGreaterThan(3);
    expect(at.choose('reward hex:22 slot=8').estate().spaces[22]).toBe(tile('inn'));
  });
});

describe('SOL-10', () => {
  test('SOL-10 44 and 6 at 50: back to 0, the next target is 45, and an action with any number', () => {
    const at = alone(g => {
      g.solo!.counter = 44;
      g.estates[0]!.goods = [3, 0, 0, 0, 0, 0];
      depot(g, 5, 'mine');
      dice(g, 0, 1, 1);
    }).choose('sell goods:turquoise die=0');
    expect(at.g.solo).toMatchObject({ counter: 0, target: 45, resets: 1 });
    expect(told(at, 'targetReached')).toMatchObject([{ target: 50, next: 45, lost: 0 }]);
    expect(at.ask).toBe('targetAction');
    expect(at.offers).toEqual(expect.arrayContaining(['take depot:5:0', 'workers button:workers', 'skip button:skip']));
    // The points themselves are counted all the same.
    expect(at.duke().points).toBe(6);
  });

  test('SOL-10 45 at 50, size 6, then phase 8 in B: 0 with one lost, the action, then 8', () => {
    const at = alone(g => {
      at45(g);
      g.phase = 1;
      lay(g, 0, { 11: 'monastery.9', 12: 'monastery.10' });
      store(g, 0, 'monastery.11');
      dice(g, 0, 5, 1);
    }).choose('place hex:13 die=0', 'first button:size');
    expect(told(at, 'targetReached')).toMatchObject([{ lost: 1 }]);
    expect(at.ask).toBe('targetAction');
    const after = at.choose('workers button:workers');
    expect(counter(after)).toBe(8);
    expect(after.ask).toBe('turn');
    expect(after.estate().workers).toBe(2);
  });

  test('SOL-10 points that are missing may be bought with each gain, 1 silver each, or not', () => {
    const sold = alone(g => {
      g.solo!.counter = 44;
      g.estates[0]!.goods = [1, 0, 0, 0, 0, 0];
      g.estates[0]!.silver = 3;
      dice(g, 0, 1, 1);
    }).choose('sell goods:turquoise die=0');
    // 44 + 2, and 4 silver with the one of the sale.
    expect([sold.ask, counter(sold)]).toEqual(['buyPoints', 46]);
    const bought = sold.choose('buyPoints button:buyPoints');
    expect([bought.estate().silver, bought.g.solo!.target, bought.ask]).toEqual([0, 45, 'targetAction']);
    expect(told(bought, 'boughtPoints')).toMatchObject([{ silver: 4, points: 4, source: 'bought' }]);
    const kept = sold.choose('skip button:skip');
    expect([kept.estate().silver, counter(kept), kept.ask]).toEqual([4, 46, 'turn']);
  });

  test('SOL-10 silver that does not reach the target buys nothing now that it could not buy with the next gain: it is not asked', () => {
    const at = alone(g => {
      g.solo!.counter = 30;
      g.estates[0]!.goods = [1, 0, 0, 0, 0, 0];
      g.estates[0]!.silver = 9;
      dice(g, 0, 1, 1);
    }).choose('sell goods:turquoise die=0');
    expect([at.ask, counter(at)]).toEqual(['turn', 32]);
  });

  test('SOL-10 the target never falls below 5, and the action may be declined', () => {
    const at = alone(g => {
      g.solo!.target = 7;
      g.estates[0]!.goods = [4, 0, 0, 0, 0, 0];
      dice(g, 0, 1, 1);
    }).choose('sell goods:turquoise die=0');
    expect(at.g.solo!.target).toBe(5);
    expect(told(at.choose('skip button:skip'), 'effectLost')).toMatchObject([{ of: 'target', why: 'declined' }]);
  });
});

test('SOL-11 three goods sell for 6 points; mines pay; the once-per-round purchase goes face up to storage', () => {
  const at = alone(g => {
    g.estates[0]!.goods = [3, 0, 0, 0, 0, 0];
    g.estates[0]!.silver = 4;
    black(g, 'ship.black', 'mine.black');
    dice(g, 0, 1, 1);
  });
  expect(told(at.choose('sell goods:turquoise die=0'), 'soldGoods')).toMatchObject([{ points: 6, silver: 1 }]);
  const bought = at.choose('buy black:0');
  expect(bought.estate().storage[0]).toBe(tile('ship.black'));
  expect(bought.offered('buy')).toEqual([]);
});

describe('SOL-12', () => {
  test('SOL-12 a ship that completes its area: the exchange may come before, between or after size and phase', () => {
    const at = withShip(g => {
      goods(g, 0, ALL_GOODS);
      black(g, 'mine.black');
    }).choose('place hex:19 die=0');
    expect(at.offered('first')).toEqual(['first button:size', 'first button:phase', 'first button:effect']);
    const loaded = at.choose('first button:effect', 'load depot:2');
    expect(loaded.offered('first')).toEqual(['first button:size', 'first button:phase', 'first button:exchange']);
    expect(loaded.choose('first button:exchange').ask).toBe('exchange');
    const between = loaded.choose('first button:size');
    expect(between.offered('first')).toEqual(['first button:phase', 'first button:exchange']);
    const after = between.choose('first button:phase');
    expect([after.ask, counter(after)]).toEqual(['exchange', 11]);
  });

  test('SOL-12 the order decides which points are lost: phase before size loses more here', () => {
    const placed = alone(g => {
      at45(g);
      lay(g, 0, { 11: 'monastery.9', 12: 'monastery.10' });
      store(g, 0, 'monastery.11');
      dice(g, 0, 5, 1);
    }).choose('place hex:13 die=0');
    const sizeFirst = placed.choose('first button:size', 'skip button:skip');
    const phaseFirst = placed.choose('first button:phase', 'skip button:skip');
    expect([counter(sizeFirst), counter(phaseFirst)]).toEqual([10, 6]);
  });

  test('SOL-12 it is not asked where no order can make a difference', () => {
    const at = alone(g => {
      lay(g, 0, { 11: 'monastery.9', 12: 'monastery.10' });
      store(g, 0, 'monastery.11');
      dice(g, 0, 5, 1);
    }).choose('place hex:13 die=0');
    expect([at.ask, counter(at)]).toEqual(['turn', 16]);
  });
});

describe('SOL-13', () => {
  const fillBut = (g: Burgundy, ...empty: number[]): void => {
    const { colour } = SURVEY[g.estates[0]!.duchy]!;
    const ids = { building: 'joker', pasture: 'pasture.cow2', mine: 'mine', ship: 'ship', monastery: 'joker', castle: 'castle' };
    colour.forEach((of, space) => (g.estates[0]!.spaces[space] = empty.includes(space) ? NONE : tile(ids[COLOURS[of]!])));
  };

  test('SOL-13 the 37th space wins at once, in the middle of a turn', () => {
    const at = alone(g => {
      fillBut(g, 21);
      g.phase = 3;
      g.round = 4;
      store(g, 0, 'mine');
      dice(g, 0, 5, 1);
    }).choose('place hex:21 die=0');
    expect([at.asked, at.g.questions, at.g.solo!.won]).toEqual([null, [], true]);
    expect(told(at, 'soloEnded')).toMatchObject([{ won: true, rounds: 20, spaces: 37, resets: 0 }]);
    expect(burgundy.standings(at.g)).toMatchObject([{ seat: 0, place: 1, sources: { spaces: 37, rounds: 20, resets: 0 } }]);
  });

  test('SOL-13 after 25 rounds it is lost, and nothing that is left over scores', () => {
    const at = alone(g => {
      fillBut(g, 21, 16);
      g.phase = 4;
      g.round = 4;
      g.goodsPile = [];
      g.openGoods = 0;
      goods(g, 0, { red: 3 });
      g.estates[0]!.silver = 9;
      g.estates[0]!.workers = 8;
    }).choose('endTurn button:endTurn');
    expect(at.asked).toBeNull();
    expect(at.duke().points).toBe(0);
    expect(told(at, 'leftoverScored')).toEqual([]);
    expect(burgundy.standings(at.g)).toMatchObject([{ seat: 0, place: 2 }]);
  });
});

test('SOL-14 a lost match shows the spaces filled, the rounds used and the targets reached', () => {
  const at = alone(g => {
    g.phase = 4;
    g.round = 4;
    g.solo!.resets = 3;
    g.goodsPile = [];
    g.openGoods = 0;
  }).choose('endTurn button:endTurn');
  expect(told(at, 'soloEnded')).toMatchObject([{ won: false, rounds: 25, spaces: 1, resets: 3 }]);
  const [only] = burgundy.standings(at.g);
  expect(only!.sources).toMatchObject({ spaces: 1, rounds: 25, resets: 3 });
  const said = (language: 'en' | 'it') => burgundy.words[language].told(told(at, 'soloEnded')[0]!, () => 'Anna');
  expect(said('en')).toBe('Anna loses: 1 of 37 spaces are filled after 25 rounds, 3 targets reached.');
  expect(said('it')).toBe('Anna perde: dopo 25 round sono pieni 1 spazi su 37, 3 obiettivi raggiunti.');
  expect(GOODS).toHaveLength(6);
});

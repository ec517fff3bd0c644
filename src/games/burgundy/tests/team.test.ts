/** TEA: two teams of two on a duchy of 73 spaces each. */
import { byChance, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { COLOURS } from '../data/names';
import { TEAM_DUCHIES, TEAM_LIE } from '../data/teamDuchies';
import { duchyNamed, SURVEY } from '../rules/duchy';
import type { Options, Seat } from '@/engine/contract';
import { told } from '@/engine/testing/sitting';
import { monasteryPoints } from '../rules/tiles/monasteries';
import { book, NONE, type Burgundy } from '../state';
import { invariants } from './invariants';
import { black, countOf, depot, dice, goods, goodsIn, lay, monasteries, onlyWaiting, opening, tile } from './table';
import { keep, teams } from './teams';

/** Written down from the print a second time: by duchy and colour, the sizes of its areas. */
const AREAS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  '12a': {
    building: [6, 4, 4, 4, 3, 3],
    pasture: [4, 4, 4],
    mine: [3, 2, 1],
    ship: [8, 4],
    monastery: [7, 3, 2],
    castle: [1, 1, 1, 1, 1, 1, 1],
  },
  '12b': {
    building: [8, 5, 4, 3, 2, 2],
    pasture: [5, 3, 2, 2],
    mine: [2, 2, 1, 1],
    ship: [5, 3, 2, 2],
    monastery: [5, 3, 2, 2],
    castle: [1, 1, 1, 1, 1, 1, 1],
  },
};

test.each(TEAM_DUCHIES.map(d => d.id))('TEA-01 duchy %s has 73 spaces in two halves that touch, with the printed areas', id => {
  const { colour, number, touching, areasOf, byColour } = SURVEY[duchyNamed(id)]!;
  expect([colour.length, number.length, touching.length, TEAM_LIE.length]).toEqual([73, 73, 73, 73]);
  expect(number.every(n => n >= 1 && n <= 6)).toBe(true);
  expect(byColour.map(spaces => spaces.length)).toEqual([24, 12, 6, 12, 12, 7]);
  COLOURS.forEach((name, c) =>
    expect([name, areasOf[c]!.map(area => area.length).sort((a, b) => b - a)]).toEqual([name, AREAS[id]![name]]),
  );
  touching.forEach((around, space) => around.forEach(other => expect(touching[other]).toContain(space)));
  // The shared space touches both halves, and so do those above and below it.
  expect(touching[21]).toEqual([14, 20, 27, 46, 52, 58]);
  expect([touching[14], touching[27]]).toEqual([
    [8, 13, 20, 21, 46],
    [20, 21, 26, 32, 58],
  ]);
  // Those within each half, and the two pairs across their common edge.
  expect(touching.flat().length / 2).toBe(2 * 90 + 2);
});

test('TEA-01 every depot shows four tiles and the black depot eight', () => {
  const { g } = opening(4, { team: '12a' }, 1, 0);
  expect([g.depots.includes(NONE), g.black.includes(NONE)]).toEqual([false, false]);
});

test.each(['12a', '12b'])('TEA-01 matches on %s are played to the end by chance, and nothing is ever lost', team => {
  for (let seed = 0; seed < 6; seed++) {
    const options = { team, inns: true, extraTiles: true, whiteCastles: true };
    let choices = 0;
    playOut(burgundy, { seats: 4, seed, options }, byChance(seed), {
      each: g => {
        choices++;
        expect(invariants(g)).toEqual([]);
      },
    });
    expect(choices).toBeGreaterThan(300);
  }
});

const endTurn = 'endTurn button:endTurn';
const pointsOf = (g: Burgundy): number[] => g.dukes.map(duke => duke.points);

describe('setting up', () => {
  test('TEA-02 on 12a the castle stands between the halves, on a 1, and nobody is asked', () => {
    const at = opening(4, { team: '12a' }, 1, 0);
    expect(at.ask).toBe('turn');
    for (const estate of at.g.estates) {
      expect(estate.spaces.flatMap((there, space) => (there === NONE ? [] : [[there, space]]))).toEqual([[tile('castle'), 21]]);
      expect(SURVEY[estate.duchy]!.number[21]).toBe(1);
    }
  });

  test('TEA-02 on 12b each team chooses the castle 1 or 6, first team A by its first player, then B', () => {
    const first = opening(4, { team: '12b' }, 1, 1);
    expect([first.ask, first.asked, first.offers]).toEqual(['startingCastle', 1, ['castle hex:18', 'castle hex:21']]);
    expect(first.refuses('hex:2')).toEqual({ why: 'castleSpace' });
    const second = first.choose('castle hex:18');
    expect([second.ask, second.asked, second.offers]).toEqual(['startingCastle', 2, ['castle hex:18', 'castle hex:21']]);
    const at = second.choose('castle hex:21');
    expect([at.ask, at.g.estates[0]!.spaces[18], at.g.estates[1]!.spaces[21]]).toEqual(['turn', tile('castle'), tile('castle')]);
    expect(told(second, 'castleFounded')).toMatchObject([{ seat: 1, space: 18 }]);
    expect(pointsOf(at.g)).toEqual([0, 0, 0, 0]);
  });

  test('TEA-03 a team has 3 goods, 2 silver and 3 workers, team B 5; each player two dice and a marker', () => {
    for (const first of [0, 1, 2, 3]) {
      const { g } = opening(4, { team: '12a' }, 7, first);
      const a = first >> 1;
      expect(g.estates.map(({ silver, goods }) => [silver, goods.reduce((sum, n) => sum + n, 0)])).toEqual([
        [2, 3],
        [2, 3],
      ]);
      expect([g.estates[a]!.workers, g.estates[1 - a]!.workers]).toEqual([3, 5]);
      expect([g.dukes.map(duke => duke.dice.length), g.steps]).toEqual([
        [2, 2, 2, 2],
        [0, 0, 0, 0],
      ]);
    }
  });

  test('TEA-03 two castles leave the dark-green pile, and the options that need everybody for themselves do nothing', () => {
    const inPile = (options: Options): number =>
      burgundy.setUp({ seats: 4, seed: 3, options }).piles.filter(t => t === tile('castle')).length;
    expect(inPile({ team: '12a' })).toBe(inPile({}) + 2);
    const all = { team: '12a', tradeRoutes: true, borderPosts: true, shields: true, duchySetup: 'dealTwo' };
    expect(burgundy.setUp({ seats: 4, seed: 3, options: all })).toEqual(burgundy.setUp({ seats: 4, seed: 3, options: { team: '12a' } }));
    expect(burgundy.setUp({ seats: 3, seed: 3, options: { team: '12a' } })).toEqual(burgundy.setUp({ seats: 3, seed: 3, options: {} }));
  });

  test('TEA-01 teams are offered to four, and with them no duchies, border posts, trade routes or shields', () => {
    const offered = (seats: number, chosen: Options): string[] =>
      burgundy.options.flatMap(({ id, offered: asks }) => ((asks?.(seats, chosen) ?? true) ? [id] : []));
    expect([2, 3].map(seats => offered(seats, {}).includes('team'))).toEqual([false, false]);
    expect(offered(4, { team: '12a' })).toEqual(['team', 'tieBreak', 'soldGoodsPublic', 'extraTiles', 'whiteCastles', 'inns']);
    expect(offered(4, { team: 'none' })).toEqual(expect.arrayContaining(['duchySetup', 'borderPosts', 'tradeRoutes', 'shields']));
  });

  test('TEA-04 TEA-12 the first player is A1, then a rival, the mate, the other rival', () => {
    const orders = [0, 1, 2, 3].map(first => opening(4, { team: '12a' }, 2, first).g.order);
    expect(orders).toEqual([
      [0, 2, 1, 3],
      [1, 2, 0, 3],
      [2, 0, 3, 1],
      [3, 0, 2, 1],
    ]);
    expect(opening(4, { team: '12a' }, 2, 1).g.estates.map(estate => estate.workers)).toEqual([3, 5]);
  });

  test('TEA-04 the first round is played in that order', () => {
    let at = teams();
    const played: (number | null)[] = [];
    for (; at.g.round === 0 && at.asked !== null; at = at.choose(endTurn)) played.push(at.asked);
    expect(played).toEqual([0, 2, 1, 3]);
  });
});

describe('storage', () => {
  test('TEA-05 a mate places the shared tiles and their own, never the other one’s', () => {
    const at = teams(g => {
      keep(g, 0, { 0: 'ship', 2: 'mine', 4: 'building.bank' });
      dice(g, 0, 4, 2);
      dice(g, 1, 4, 2);
    });
    expect([...at.offered('place')].sort()).toEqual(['place hex:20 die=0 pay=0 store=0', 'place hex:27 die=1 pay=0 store=2']);
    expect(at.refuses('store:4')).toEqual({ why: 'matesPlace' });
    expect(at.refuses('hex:52')).toEqual({ why: 'noTileOfColour', colour: 'building' });
    const mate = at.choose(endTurn).choose(endTurn);
    expect(mate.asked).toBe(1);
    expect([...mate.offered('place')].sort()).toEqual(['place hex:20 die=0 pay=0 store=0', 'place hex:52 die=0 pay=0 store=4']);
    expect(mate.refuses('store:2')).toEqual({ why: 'matesPlace' });
  });

  test('TEA-05 the city hall and a castle’s action reach no tile of the mate’s either', () => {
    const at = teams(g => {
      lay(g, 0, { 53: 'ship' });
      keep(g, 0, { 2: 'castle', 4: 'ship', 5: 'mine' });
      dice(g, 0, 6, 1);
    }).choose('place hex:54 die=0');
    expect([at.ask, at.offered('place')]).toEqual(['castleAction', []]);
  });

  test('TEA-11 whoever takes a tile chooses shared or own while both kinds are free, one place of each', () => {
    const at = teams(g => depot(g, 1, 'ship', 'mine')).choose('take depot:1:0 die=0');
    expect([at.ask, at.offers]).toEqual(['keepAt', ['stow store:0', 'stow store:2']]);
    expect([at.refuses('store:1'), at.refuses('store:3'), at.refuses('store:4')]).toEqual([
      { why: 'sameAsLit' },
      { why: 'sameAsLit' },
      { why: 'matesPlace' },
    ]);
    expect(at.g.depots[0]).toBe(tile('ship'));
    const stowed = at.choose('stow store:2');
    expect([stowed.ask, stowed.g.depots[0], stowed.estate().storage]).toEqual(['turn', NONE, [NONE, NONE, tile('ship'), NONE, NONE, NONE]]);
    expect(told(stowed, 'tookTile')).toMatchObject([{ seat: 0, store: 2 }]);
  });

  test('TEA-11 where one kind alone is free nobody is asked; the second mate’s own places are 4 and 5', () => {
    const at = teams(g => {
      keep(g, 0, { 0: 'mine', 1: 'mine' });
      depot(g, 1, 'ship', 'castle');
      onlyWaiting(g, 1);
      g.questions.splice(0, g.questions.length, { ask: 'nextTurn' });
    });
    expect(at.asked).toBe(1);
    const taken = at.choose('take depot:1:0 die=0');
    expect([taken.ask, taken.estate(1).storage[4]]).toEqual(['turn', tile('ship')]);
  });

  test('TEA-11 what is bought is kept in the same way, and paid before', () => {
    const at = teams(g => {
      black(g, 'building.bank.black');
      g.estates[0]!.silver = 2;
    }).choose('buy black:0');
    expect([at.ask, at.offers, at.estate().silver]).toEqual(['keepAt', ['stow store:0', 'stow store:2'], 0]);
    const stowed = at.choose('stow store:0');
    expect([stowed.ask, stowed.estate().storage[0], stowed.g.black[0]]).toEqual(['turn', tile('building.bank.black'), NONE]);
  });

  test('TEA-07 with both kinds full a shared tile or an own one is discarded, and the new one takes its place', () => {
    const at = teams(g => {
      keep(g, 0, { 0: 'mine', 1: 'mine', 2: 'castle', 3: 'castle', 4: 'pasture.pig3' });
      depot(g, 1, 'ship');
    }).choose('take depot:1:0 die=0');
    expect([at.ask, at.offers]).toEqual(['makeRoom', ['discard store:0', 'discard store:1', 'discard store:2', 'discard store:3']]);
    expect(at.refuses('store:5')).toEqual({ why: 'matesPlace' });
    const made = at.choose('discard store:3');
    expect(made.estate().storage).toEqual([tile('mine'), tile('mine'), tile('castle'), tile('ship'), tile('pasture.pig3'), NONE]);
  });
});

describe('what is shared, and who scores', () => {
  test('TEA-06 a mate spends what the other has earned, and builds in the other half', () => {
    const at = teams(g => {
      keep(g, 0, { 2: 'building.bank', 4: 'ship' });
      lay(g, 0, { 47: 'building.market' });
      dice(g, 0, 4, 1);
      dice(g, 1, 1, 1);
      black(g, 'mine.black');
    }).choose('place hex:52 die=0', endTurn);
    expect(at.estate(1).silver).toBe(2);
    const mate = at.choose(endTurn);
    expect([mate.asked, mate.offered('buy')]).toEqual([1, ['buy black:0 silver=2 workers=0']]);
    expect(mate.offered('place')).toEqual(['place hex:48 die=0 pay=0 store=4', 'place hex:48 die=1 pay=0 store=4']);
  });

  test('TEA-07 the points of an area go to whoever completes it, whoever began it', () => {
    const at = teams(g => {
      lay(g, 0, { 27: 'mine', 58: 'mine' });
      keep(g, 0, { 0: 'mine' });
      onlyWaiting(g, 1);
      g.questions.splice(0, g.questions.length, { ask: 'nextTurn' });
      dice(g, 1, 1, 1);
    }).choose('place hex:59 die=0');
    expect(pointsOf(at.g)).toEqual([0, 6 + 10, 0, 0]);
  });

  test('TEA-07 TEA-11 the first team to complete a colour has 7, the other 4, whoever places; monastery 26 counts the tiles of both mates', () => {
    const castles = SURVEY[duchyNamed('12a')]!.byColour[COLOURS.indexOf('castle')]!;
    const last = castles.at(-1)!;
    const at = teams(g => {
      for (const seat of [0, 2]) lay(g, seat, Object.fromEntries(castles.slice(0, -1).map(space => [space, 'castle'])));
      for (const seat of [0, 2]) lay(g, seat, { [last + 1]: 'monastery.1' });
      monasteries(g, 0, 26);
      g.bonusTiles[0] = 0;
      g.bonusTiles[2] = 2;
      keep(g, 0, { 4: 'castle' });
      keep(g, 2, { 2: 'castle' });
      for (const seat of [0, 1, 2, 3]) dice(g, seat, SURVEY[duchyNamed('12a')]!.number[last]!, 1);
      g.order = [1, 2, 0, 3];
      onlyWaiting(g, 1, 2);
      g.questions.splice(0, g.questions.length, { ask: 'nextTurn' });
    });
    expect(at.asked).toBe(1);
    const first = at.choose(`place hex:${last} die=0`);
    expect(told(first, 'colourComplete')).toMatchObject([{ seat: 1, bonus: 'large', points: 7 }]);
    expect(monasteryPoints(first.g, 0, 26)).toEqual({ count: 2, each: 3 });
    const second = first.choose('skip', endTurn).choose(`place hex:${last} die=0`);
    expect(told(second, 'colourComplete')).toMatchObject([{ seat: 2, bonus: 'small', points: 4 }]);
  });

  test('TEA-07 each player buys once in a turn of their own', () => {
    const at = teams(g => {
      black(g, 'mine.black', 'ship.black');
      g.estates[0]!.silver = 4;
    }).choose('buy black:0', 'stow store:0');
    expect([at.offered('buy'), at.refuses('black:1')]).toEqual([[], { why: 'boughtAlready' }]);
    const mate = at.choose(endTurn).choose(endTurn);
    expect([mate.asked, mate.offered('buy')]).toEqual([1, ['buy black:1 silver=2 workers=0']]);
  });

  test('TEA-07 mines pay a team once', () => {
    const at = teams(g => {
      lay(g, 0, { 27: 'mine', 58: 'mine' });
      g.round = 4;
      onlyWaiting(g);
    }).choose(endTurn);
    expect(told(at, 'minesPaid')).toMatchObject([{ seat: 0, mines: 2, silver: 2 }]);
    expect(at.estate(1).silver).toBe(2);
  });

  test('TEA-07 what is left over counts once, for whoever of the team comes first in the order of play', () => {
    const at = teams(g => {
      g.phase = 4;
      g.round = 4;
      onlyWaiting(g);
      g.order = [3, 1, 0, 2];
      g.estates[0]!.silver = 3;
      g.estates[0]!.workers = 5;
      goods(g, 0, { red: 2 });
      monasteries(g, 0, 24);
      lay(g, 0, { 46: 'pasture.cow4' });
      keep(g, 0, { 0: 'mine', 3: 'ship' });
    }).choose(endTurn);
    expect(at.asked).toBeNull();
    expect(pointsOf(at.g)).toEqual([0, 3 + 2 + 2 + 4, 0, 0]);
    expect(told(at, 'countedTogether')).toMatchObject([
      { seat: 3, mate: 2 },
      { seat: 1, mate: 0 },
    ]);
    expect(told(at, 'monasteryScored')).toMatchObject([{ seat: 1, monastery: 24, points: 4 }]);
  });

  test('TEA-11 a sale brings 4 points a good to whoever sells; the mates know its colour, the rivals do not', () => {
    const at = teams(g => {
      goods(g, 0, { red: 3 });
      dice(g, 0, 4, 1);
    }).choose('sell goods:red die=0');
    expect([pointsOf(at.g), at.estate(1).silver]).toEqual([[12, 0, 0, 0], 1]);
    const sold = [0, 1, 2, 3].map(seat => burgundy.seenBy(at.g, seat).estates[0]!.sold[3]);
    expect([...sold, burgundy.seenBy(at.g, null).estates[0]!.sold[3]]).toEqual([3, 3, 0, 0, 0]);
    expect(burgundy.seenBy(at.g, 2).estates[0]!.faceDown).toBe(3);
  });

  test('TEA-11 a team has three goods spaces: the mate loads no fourth colour', () => {
    const at = teams(g => {
      goods(g, 0, { red: 1, pink: 1, brown: 2 });
      goodsIn(g, 3, { purple: 2, red: 1 });
      keep(g, 0, { 4: 'ship' });
      onlyWaiting(g, 1);
      g.questions.splice(0, g.questions.length, { ask: 'nextTurn' });
      dice(g, 1, 4, 4);
    }).choose('place hex:20 die=0', 'load depot:3');
    expect([countOf(at.estate(), 'red'), countOf(at.estate(), 'purple')]).toEqual([2, 0]);
    expect(told(at, 'leftGoods')).toMatchObject([{ good: 'purple', count: 2 }]);
  });
});

describe('the bridge', () => {
  test('TEA-08 a ship moves the marker of whoever places it, on the last space to the top', () => {
    const at = teams(g => {
      g.steps = [6, 2, 6, 0];
      g.order = [2, 0, 1, 3];
      onlyWaiting(g);
      keep(g, 0, { 2: 'ship' });
      dice(g, 0, 4, 4);
    }).choose('place hex:20 die=0');
    expect([at.g.steps, at.g.order]).toEqual([
      [6, 2, 6, 0],
      [0, 2, 1, 3],
    ]);
  });

  /** All on one space in this order; the two mates of seat 0 have monastery 27. */
  const stack = (order: Seat[], more: (g: Burgundy) => void) =>
    teams(
      g => {
        g.steps = [1, 1, 1, 1];
        g.order = order;
        onlyWaiting(g);
        more(g);
      },
      { extraTiles: true },
    );

  test('TEA-10 monastery 27 puts the markers of both mates above their rivals; between them the order stays', () => {
    const at = stack([2, 1, 3, 0], g => {
      keep(g, 0, { 2: 'monastery.27' });
      dice(g, 0, 5, 5);
    }).choose('place hex:14 die=0');
    expect(at.g.order).toEqual([1, 0, 2, 3]);
    expect(told(at, 'tookTop')).toMatchObject([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ]);
  });

  test('TEA-10 a rival who arrives goes below both, a mate on top as ever', () => {
    const arrives = (seat: Seat, order: Seat[]) =>
      teams(
        g => {
          g.steps = [1, 1, 1, 1];
          g.steps[seat] = 0;
          g.order = order;
          monasteries(g, 0, 27);
          onlyWaiting(g, seat);
          g.questions.splice(0, g.questions.length, { ask: 'nextTurn' });
          keep(g, seat, { 0: 'ship' });
          dice(g, seat, 4, 4);
        },
        { extraTiles: true },
      ).choose('place hex:20 die=0');
    const rival = arrives(2, [1, 0, 3, 2]);
    expect(rival.g.order).toEqual([1, 0, 2, 3]);
    expect(told(rival, 'advanced')).toMatchObject([{ seat: 2, under: 1 }]);
    const mate = arrives(1, [0, 2, 3, 1]);
    expect(mate.g.order).toEqual([1, 0, 2, 3]);
    expect(told(mate, 'advanced')[0]).not.toHaveProperty('under');
  });
});

describe('TEA-09', () => {
  /** The last turn, nothing left over; points by seat, and one team has more empty spaces by so many. */
  const ending = (points: number[], filled: number, options: Options = {}) =>
    teams(g => {
      g.phase = 4;
      g.round = 4;
      onlyWaiting(g);
      points.forEach((each, seat) => book(g, seat, 'areas', each));
      lay(g, 0, Object.fromEntries(Array.from({ length: filled }, (_, i) => [i, 'castle'])));
    }, options).choose(endTurn);
  const places = (g: Burgundy): number[] => [0, 1, 2, 3].map(seat => burgundy.standings(g).find(s => s.seat === seat)!.place);

  test('TEA-09 the larger sum wins, whoever of the four has most', () => {
    const at = ending([10, 90, 95, 4], 0);
    expect(places(at.g)).toEqual([1, 1, 3, 3]);
    expect(told(at, 'teamsEnded')).toMatchObject([{ winners: [0, 1], sum: 100, against: 99, byTieBreak: false }]);
    expect(burgundy.words.en.told(told(at, 'teamsEnded')[0]!, seat => 'ABCD'[seat]!)).toBe('A and B win: together 100 points, against 99.');
  });

  test('TEA-09 with equal sums more empty spaces win, by option fewer', () => {
    expect(places(ending([100, 110, 90, 120], 2).g)).toEqual([3, 3, 1, 1]);
    expect(places(ending([100, 110, 90, 120], 2, { tieBreak: 'fewestEmpty' }).g)).toEqual([1, 1, 3, 3]);
    expect(told(ending([100, 110, 90, 120], 2), 'teamsEnded')).toMatchObject([{ winners: [2, 3], sum: 210, byTieBreak: true }]);
  });

  test('TEA-09 still equal, all four have won', () => {
    const at = ending([100, 110, 90, 120], 0);
    expect(places(at.g)).toEqual([1, 1, 1, 1]);
    expect(told(at, 'teamsEnded')).toMatchObject([{ winners: [0, 1, 2, 3] }]);
  });

  test('TEA-09 a bot thinks as well of a position for one mate as for the other', () => {
    const into: number[] = [];
    burgundy.bot.value(ending([100, 110, 90, 119], 0).g, into);
    expect([into[0] === into[1], into[2] === into[3], into[0]! > into[2]!]).toEqual([true, true, true]);
    // A mate is no rival: the further both are ahead of the other team, the better.
    const withLead = (points: number): number => {
      burgundy.bot.value(teams(g => book(g, 1, 'areas', points)).g, into);
      return into[0]!;
    };
    expect(withLead(60)).toBeGreaterThan(withLead(30));
    burgundy.bot.value(teams(g => lay(g, 0, { 20: 'ship', 27: 'mine' })).g, into);
    expect([into[0] === into[1], into[2] === into[3], into[0]! > into[2]!]).toEqual([true, true, true]);
  });

  test('TEA-09 a bot of a team looks at the lead alone, however many points of its own its level strives for', () => {
    const with50 = teams(g => {
      [0, 1, 2, 3].forEach(seat => book(g, seat, 'areas', 50));
      g.dukes[0]!.usedDice = 3;
    }).g;
    const without = teams(g => void (g.dukes[0]!.usedDice = 3)).g;
    const [high, low]: number[][] = [[], []];
    burgundy.bot.value(with50, high!, 1);
    burgundy.bot.value(without, low!, 1);
    high!.forEach((value, seat) => expect(value).toBeCloseTo(low![seat]!, 9));
  });
});

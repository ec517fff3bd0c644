/** How many positions lie one, two and three choices away: a rule that drifts changes a number. The numbers were counted once and read through. */
import { perft } from '@/engine/testing/perft';
import { byChance } from '@/engine/testing/matches';
import { advance, offersOf } from '@/engine/referee';
import { burgundy } from '..';
import { NONE, type Burgundy } from '../state';
import { black, depot, dice, goods, goodsIn, lay, monasteries, opening, store, table, tile, onlyWaiting } from './table';

/** A match played by chance for so many choices. */
function midway(seats: number, choices: number): Burgundy {
  const pick = byChance(choices);
  const g = burgundy.setUp({ seats, seed: choices, options: {} });
  let offers = offersOf(burgundy, g);
  for (let i = 0; i < choices; i++) offers = advance(burgundy, g, pick(g, 0, offers) as never);
  return g;
}

const full = (g: Burgundy): void => {
  depot(g, 1, 'building.bank', 'ship');
  depot(g, 2, 'castle', 'monastery.4');
  depot(g, 3, 'mine', 'pasture.pig3');
  black(g, 'building.bank.black', 'ship.black');
};

const positions: Record<string, { readonly from: () => Burgundy; readonly counts: readonly number[] }> = {
  'the first turn of two': { from: () => opening(2, {}, 1, 0).g, counts: [17, 116, 719] },
  'the first turn of four': { from: () => opening(4, {}, 1, 0).g, counts: [30, 343] },
  'the first castle of one who plays alone': { from: () => opening(1, {}, 1).g, counts: [4, 100, 458] },
  'the first castle of one on duchy 13b, with inns': {
    from: () => opening(1, { soloDuchy: '13b', inns: true }, 1).g,
    counts: [4, 100, 470],
  },
  'two duchies to choose from': { from: () => opening(3, { duchySetup: 'dealTwo' }, 1, 0).g, counts: [2, 8, 16] },
  'a castle’s action with all four kinds of answer': {
    from: () =>
      table(g => {
        full(g);
        lay(g, 0, { 7: 'monastery.9' });
        store(g, 0, 'castle', 'ship', 'building.watchtower');
        goods(g, 0, { red: 2, pink: 1 });
        dice(g, 0, 6, 1);
      }).choose('place hex:6 die=0').g,
    counts: [16, 83, 196],
  },
  'a city hall that a purchase could serve': {
    from: () =>
      table(g => {
        full(g);
        store(g, 0, 'building.cityHall', 'mine');
        g.estates[0]!.silver = 3;
        dice(g, 0, 3, 4);
      }).choose('place hex:25 die=0').g,
    counts: [4, 14, 42],
  },
  'a full storage and two workers': {
    from: () =>
      table(g => {
        full(g);
        store(g, 0, 'ship', 'mine', 'pasture.cow4');
        g.estates[0]!.workers = 2;
        dice(g, 0, 2, 5);
      }).g,
    counts: [17, 81, 257],
  },
  'a ship with monastery 5 before full depots': {
    from: () =>
      table(g => {
        monasteries(g, 0, 5);
        goods(g, 0, { turquoise: 1 });
        goodsIn(g, 1, { pink: 1, brown: 1 });
        goodsIn(g, 2, { red: 2, orange: 1 });
        goodsIn(g, 4, { turquoise: 1 });
        store(g, 0, 'ship');
        dice(g, 0, 2, 3);
      }).choose('place hex:17 die=0').g,
    counts: [6, 8, 21],
  },
  'monastery 6 with a mixed purse': {
    from: () =>
      table(g => {
        full(g);
        monasteries(g, 0, 6);
        g.estates[0]!.silver = 2;
        g.estates[0]!.workers = 1;
      }).g,
    counts: [27, 264, 917],
  },
  'monasteries 8 to 12 and three workers': {
    from: () =>
      table(g => {
        full(g);
        monasteries(g, 0, 8, 9, 10, 11, 12);
        store(g, 0, 'ship', 'mine', 'building.church');
        g.estates[0]!.workers = 3;
        dice(g, 0, 1, 4);
      }).g,
    counts: [25, 136],
  },
  'the last turn of the match': {
    from: () =>
      table(g => {
        full(g);
        g.phase = 4;
        g.round = 4;
        onlyWaiting(g);
        goods(g, 0, { turquoise: 2 });
        store(g, 0, 'ship');
        dice(g, 0, 1, 2);
      }).g,
    counts: [9, 42, 34],
  },
  'a crane with monastery 28 and two silver': {
    from: () =>
      table(
        g => {
          full(g);
          lay(g, 0, { 7: 'monastery.28' });
          goods(g, 0, { red: 2 });
          store(g, 0, 'building.crane', 'pasture.geese');
          g.estates[0]!.silver = 2;
          dice(g, 0, 3, 1);
        },
        { options: { extraTiles: true } },
      ).choose('place hex:25 die=0').g,
    counts: [12, 56, 239],
  },
  'a white castle with monastery 12 and two workers': {
    from: () =>
      table(
        g => {
          full(g);
          monasteries(g, 0, 12);
          goods(g, 0, { red: 2, pink: 1 });
          store(g, 0, 'building.whiteCastle', 'mine', 'building.bank');
          g.estates[0]!.workers = 2;
          g.whiteDie = 3;
          dice(g, 0, 3, 1);
        },
        { options: { whiteCastles: true } },
      ).choose('place hex:25 die=0 pay=0 store=0').g,
    counts: [14, 139, 387],
  },
  'an inn in storage, one for sale, and two workers': {
    from: () =>
      table(
        g => {
          full(g);
          g.inns = 2;
          store(g, 0, 'inn', 'mine');
          g.estates[0]!.workers = 2;
          g.estates[0]!.silver = 2;
          dice(g, 0, 3, 1);
        },
        { options: { inns: true } },
      ).g,
    counts: [30, 329],
  },
  'a sale that a trade route rewards twice': {
    from: () =>
      table(
        g => {
          full(g);
          g.routes.splice(0, 2, 4, 11);
          g.laid.splice(0, 2, 0, 0);
          goods(g, 0, { pink: 2, red: 2, brown: 1 });
          store(g, 0, 'ship');
          dice(g, 0, 3, 4);
        },
        { options: { tradeRoutes: true } },
      ).choose('sell goods:pink die=0').g,
    counts: [3, 21, 52],
  },
  'castles to be founded on two duchies with border posts': {
    from: () => opening(2, { borderPosts: true }, 1, 0).g,
    counts: [4, 16, 288],
  },
  'a pair for shields, shield 16 and two castles': {
    from: () =>
      table(
        g => {
          full(g);
          g.hung[16] = 18;
          g.estates[0]!.shields = 1 << 16;
          lay(g, 0, { 6: 'castle' });
          store(g, 0, 'ship');
          g.estates[0]!.workers = 1;
          dice(g, 0, 3, 4);
        },
        { options: { shields: true } },
      ).g,
    counts: [23, 163],
  },
  'tribute for three shields with workers and silver': {
    from: () =>
      table(
        g => {
          g.round = 4;
          onlyWaiting(g);
          [3, 9, 14].forEach((shield, i) => {
            g.hung[shield] = [18, 6, 1][i]!;
            g.estates[0]!.shields |= 1 << shield;
          });
          lay(g, 0, { 6: 'castle', 1: 'castle', 7: 'monastery.9' });
          depot(g, 3, 'mine', 'building.bank');
          g.estates[0]!.silver = 2;
          g.estates[0]!.workers = 2;
        },
        { options: { shields: true } },
      ).choose('endTurn').g,
    counts: [3, 10, 61],
  },
  'the first turn of two teams on 12a': { from: () => opening(4, { team: '12a' }, 1, 0).g, counts: [65, 366] },
  'the castles of two teams on 12b': { from: () => opening(4, { team: '12b' }, 1, 0).g, counts: [2, 4, 260] },
  'a mate with a shared tile, one of their own, one to take and one to buy': {
    from: () =>
      table(
        g => {
          depot(g, 4, 'ship', 'mine');
          black(g, 'ship.black');
          Object.assign(g.estates[0]!.storage, [tile('mine'), NONE, tile('building.bank'), NONE, tile('castle'), NONE]);
          g.estates[0]!.silver = 2;
          g.estates[0]!.workers = 1;
          dice(g, 0, 4, 2);
        },
        { seats: 4, options: { team: '12a' } },
      ).g,
    counts: [10, 38, 92],
  },
  'three players in the middle of phase C': { from: () => midway(3, 140), counts: [36, 175] },
};

test.each(Object.entries(positions))('perft from %s', (_, { from, counts }) => {
  expect(perft(burgundy, from(), counts.length || 3)).toEqual(counts);
});

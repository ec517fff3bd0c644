import { playOut, byChance } from '@/engine/testing/matches';
import { told } from '@/engine/testing/sitting';
import { burgundy } from '..';
import { BACKS } from '../data/names';
import { BLACK_SLOTS, DEPOTS } from '../data/board';
import { LARGE_BONUS, SMALL_BONUS } from '../data/scoring';
import { BACK_OF, CASTLE_TILE } from '../rules/tile';
import { SURVEY } from '../rules/duchy';
import { NONE, type Burgundy } from '../state';
import { lay, opening, store, table } from './table';

const filled = (list: readonly number[]): number => list.filter(tile => tile !== NONE).length;
const pile = (g: Burgundy, back: number): number[] => g.piles.filter(tile => BACK_OF[tile] === back);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('SET-01 every depot shows as many tiles as there are players, the black depot twice as many', () => {
  for (const seats of [2, 3, 4]) {
    const { g } = opening(seats);
    for (let depot = 0; depot < 6; depot++) expect(filled(g.depots.slice(depot * 4, depot * 4 + 4))).toBe(seats);
    expect(filled(g.black)).toBe(2 * seats);
  }
});

test('SET-02 164 tiles are sorted by back: 40, 20, 10, 20, 20, 14 and 40 black ones', () => {
  const g = burgundy.setUp({ seats: 2, seed: 1, options: {} });
  const castles = BACKS.indexOf('darkGreen');
  const counts = BACKS.map((_, back) => pile(g, back).length + (back === castles ? g.seats : 0));
  expect(Object.fromEntries(BACKS.map((back, i) => [back, counts[i]]))).toEqual({
    beige: 40,
    lightGreen: 20,
    grey: 10,
    blue: 20,
    yellow: 20,
    darkGreen: 14,
    black: 40,
  });
  expect(sum(counts)).toBe(164);
});

test('SET-02 piles are shuffled: another seed, another order', () => {
  const [one, other] = [1, 2].map(seed => burgundy.setUp({ seats: 2, seed, options: {} })) as [Burgundy, Burgundy];
  BACKS.forEach((back, i) => {
    if (back !== 'grey' && back !== 'darkGreen' && back !== 'blue') expect(pile(one, i)).not.toEqual(pile(other, i));
    expect(pile(one, i).toSorted()).toEqual(pile(other, i).toSorted());
  });
});

test('SET-03 of 42 goods, 7 of each colour, 25 lie on the phases and 17 aside', () => {
  for (const seats of [2, 3, 4]) {
    const g = burgundy.setUp({ seats, seed: 5, options: {} });
    expect(g.goodsPile).toHaveLength(25);
    expect(sum(g.estates.flatMap(d => d.goods))).toBe(3 * seats);
    for (const good of [0, 1, 2, 3, 4, 5])
      expect(g.goodsPile.filter(x => x === good).length + sum(g.estates.map(d => d.goods[good]!))).toBeLessThanOrEqual(7);
  }
});

test('SET-04 everybody gets three goods, one silver, two dice and a castle from the dark-green pile', () => {
  const g = burgundy.setUp({ seats: 4, seed: 3, options: {} });
  expect(g.dukes.map(duke => duke.dice.length)).toEqual([2, 2, 2, 2]);
  for (const estate of g.estates) {
    expect([sum(estate.goods), estate.silver]).toEqual([3, 1]);
    expect(estate.spaces.filter(tile => tile === CASTLE_TILE)).toHaveLength(1);
  }
  expect(pile(g, BACKS.indexOf('darkGreen'))).toHaveLength(10);
});

test('SET-05 goods of one colour share a goods space: never more than three spaces are used', () => {
  let stacked = false;
  for (let seed = 0; seed < 40; seed++) {
    for (const estate of burgundy.setUp({ seats: 4, seed, options: {} }).estates) {
      const spaces = estate.goods.filter(count => count > 0).length;
      expect(spaces).toBeLessThanOrEqual(3);
      stacked ||= spaces === 2 && Math.max(...estate.goods) === 2;
    }
  }
  expect(stacked).toBe(true);
});

test('SET-06 with three players and B first, B, C, A have 1, 2, 3 workers', () => {
  const g = burgundy.setUp({ seats: 3, seed: 1, first: 1, options: {} });
  expect(g.order).toEqual([1, 2, 0]);
  expect(g.estates.map(d => d.workers)).toEqual([3, 1, 2]);
});

test('SET-06 the first player is found by lot: every seat begins some matches', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => burgundy.setUp({ seats: 4, seed, options: {} }).order[0]));
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
});

test('SET-07 all markers start in one stack, the first player on top: the order of play is B, C, A', () => {
  let at = opening(3, {}, 1, 1);
  expect(at.g.steps).toEqual([0, 0, 0]);
  const played: (number | null)[] = [];
  for (let i = 0; i < 3; i++) {
    played.push(at.asked);
    at = at.choose('endTurn button:endTurn');
  }
  expect(played).toEqual([1, 2, 0]);
});

test('SET-08 beginner setup: everybody has the same duchy and a castle on its centre', () => {
  for (const [duchySetup, duchy] of [
    ['same1', 0],
    ['same2', 1],
  ] as const) {
    for (const estate of opening(4, { duchySetup }).g.estates) {
      expect([estate.duchy, estate.spaces[18]]).toEqual([duchy, CASTLE_TILE]);
      expect(filled(estate.spaces)).toBe(1);
    }
  }
});

test('SET-10 the starting castle scores nothing, even where it fills an area of one space', () => {
  const { g } = opening(2, { duchySetup: 'same2' });
  const { areas, area } = SURVEY[1]!;
  expect(areas[area[18]!]).toEqual([18]);
  expect(g.dukes.map(d => d.points)).toEqual([0, 0]);
});

test('SET-11 the starting castle counts for neighbours and for its colour', () => {
  const at = table(g => {
    lay(g, 0, { 1: 'castle', 2: 'castle' });
    lay(g, 0, { 7: 'monastery.1' });
    store(g, 0, 'castle', 'ship');
    g.dukes[0]!.dice = [6, 2];
  });
  expect(at.offered('place hex:17')).toHaveLength(1);
  const done = at.choose('place hex:6');
  expect(told(done, 'colourComplete')).toMatchObject([{ colour: 'castle', bonus: 'large', points: 5 }]);
});

test('SET-12 large and small bonus tiles are worth 5 and 2, 6 and 3, 7 and 4', () => {
  expect([2, 3, 4].map(n => [LARGE_BONUS[n], SMALL_BONUS[n]])).toEqual([
    [5, 2],
    [6, 3],
    [7, 4],
  ]);
  expect(opening(2).g.bonusTiles).toEqual(new Array(12).fill(NONE));
});

test('SET-13 workers are unlimited: 30 in play, and a boarding house still gives 4', () => {
  const at = table(g => {
    g.estates[1]!.workers = 30;
    store(g, 0, 'building.boardingHouse');
    g.dukes[0]!.dice = [3, 1];
  });
  expect(at.choose('place hex:25 die=0').estate().workers).toBe(4);
});

test('SET-15 points start at 0 and have no limit', () => {
  const at = table(g => {
    g.dukes[0]!.points = 98;
    store(g, 0, 'building.watchtower');
    g.dukes[0]!.dice = [3, 1];
  });
  expect(opening(4).g.dukes.map(d => d.points)).toEqual([0, 0, 0, 0]);
  expect(at.choose('place hex:25 die=0').duke().points).toBe(102);
});

test('CNT-01 the slots add up to 6 for each player, black ones to 2', () => {
  for (const seats of [2, 3, 4]) {
    expect(DEPOTS.flat().filter(slot => slot.from <= seats)).toHaveLength(6 * seats);
    expect(BLACK_SLOTS.filter(from => from <= seats)).toHaveLength(2 * seats);
  }
});

test('CNT-02 tiles used in a match: four players empty every pile', () => {
  const left = (seats: number): Record<string, number> => {
    const { state } = playOut(burgundy, { seats, seed: 11, options: {} }, byChance(1));
    return Object.fromEntries(BACKS.map((back, i) => [back, pile(state, i).length]));
  };
  expect(left(2)).toEqual({ beige: 20, lightGreen: 10, grey: 5, blue: 10, yellow: 10, darkGreen: 14 - 2 - 5, black: 20 });
  expect(left(3)).toEqual({ beige: 10, lightGreen: 5, grey: 3, blue: 5, yellow: 5, darkGreen: 14 - 3 - 8, black: 10 });
  expect(left(4)).toEqual({ beige: 0, lightGreen: 0, grey: 0, blue: 0, yellow: 0, darkGreen: 0, black: 0 });
});

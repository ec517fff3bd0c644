import { told } from '@/engine/testing/sitting';
import { offersOf, question } from '@/engine/referee';
import type { Options } from '@/engine/contract';
import { bot } from '../bot';
import { BACKS } from '../data/names';
import { BACK_OF } from '../rules/tile';
import type { Burgundy } from '../state';
import { burgundy } from '..';
import { black, depot, dice, endTurnsUntil, goods, goodsIn, lay, monasteries, onlyWaiting, opening, store, table, tile } from './table';

const EXTRA: Options = { extraTiles: true };
const extra = (arrange: (g: Burgundy) => void, seats = 2) => table(arrange, { seats, options: EXTRA });

/** Piles are counted before the first phase takes its tiles. */
function pilesOf(options: Options): Record<string, number> {
  const g = burgundy.setUp({ seats: 2, seed: 5, options });
  return Object.fromEntries(BACKS.map((back, b) => [back, g.piles.filter(t => BACK_OF[t] === b).length]));
}

test('EXT-01 two more monasteries are in the yellow pile, crane and geese in the black one, and nothing else changes', () => {
  expect(pilesOf(EXTRA)).toEqual({ ...pilesOf({}), yellow: 22, black: 42 });
  expect(pilesOf({})).toMatchObject({ yellow: 20, black: 40 });
});

test('EXT-01 a base match is dealt as before, and its tiles never turn up', () => {
  const base = burgundy.setUp({ seats: 4, seed: 9, options: {} });
  expect(burgundy.setUp({ seats: 4, seed: 9, options: { extraTiles: false } })).toEqual(base);
  for (const id of ['monastery.27', 'monastery.28', 'building.crane', 'pasture.geese']) expect(base.piles).not.toContain(tile(id));
});

/** Three markers on spaces 0, 2 and 2; seat 0 places something, seats 1 and 2 have played. */
const onTheBridge = (more: (g: Burgundy) => void) =>
  extra(g => {
    onlyWaiting(g);
    g.steps = [2, 2, 1];
    g.order = [1, 0, 2];
    more(g);
  }, 3);

test('EXT-02 placing monastery 27 puts the own marker on top of its stack at once', () => {
  const at = onTheBridge(g => {
    store(g, 0, 'monastery.27');
    dice(g, 0, 1, 2);
  }).choose('place hex:12 die=0');
  expect(at.g.order).toEqual([0, 1, 2]);
  expect(told(at, 'tookTop')).toMatchObject([{ seat: 0, place: 1 }]);
});

test('EXT-02 whoever arrives goes below the owner of 27, also on the last space', () => {
  const arrive = (steps: number[]) =>
    onTheBridge(g => {
      g.steps = steps;
      g.order = [1, 2, 0];
      monasteries(g, 1, 27);
      store(g, 0, 'ship');
      dice(g, 0, 2, 1);
    }).choose('place hex:17 die=0');
  const joined = arrive([2, 3, 3]);
  expect(joined.g.order).toEqual([1, 0, 2]);
  expect(told(joined, 'advanced')).toMatchObject([{ from: 2, to: 3, place: 2, under: 1 }]);
  const last = arrive([6, 6, 6]);
  expect(last.g.order).toEqual([1, 0, 2]);
  expect(told(last, 'advanced')).toMatchObject([{ from: 6, to: 6, place: 2, under: 1 }]);
});

test('EXT-02 the owner of 27 moves on top as everybody does', () => {
  const at = onTheBridge(g => {
    g.steps = [1, 2, 2];
    g.order = [1, 2, 0];
    monasteries(g, 0, 27);
    store(g, 0, 'ship');
    dice(g, 0, 2, 1);
  }).choose('place hex:17 die=0');
  expect(at.g.order).toEqual([0, 1, 2]);
});

const withHiring = (more: (g: Burgundy) => void = () => {}) =>
  extra(g => {
    lay(g, 0, { 7: 'monastery.28' });
    g.estates[0]!.silver = 2;
    more(g);
  });

test('EXT-03 a silver brings two workers, again and again, and monasteries 13 and 14 add nothing', () => {
  const once = withHiring(g => monasteries(g, 0, 13, 14)).choose('hire hex:7');
  expect([once.estate().silver, once.estate().workers]).toEqual([1, 2]);
  const twice = once.choose('hire hex:7');
  expect([twice.estate().silver, twice.estate().workers, twice.ask]).toEqual([0, 4, 'turn']);
  expect(twice.offers).not.toContain('hire hex:7');
  expect(twice.refuses('hex:7')).toEqual({ why: 'noSilverToHire' });
});

test('EXT-03 without monastery 28 in the duchy nobody hires', () => {
  expect(
    extra(g => {
      g.estates[0]!.silver = 2;
      store(g, 0, 'monastery.28');
    }).offers.filter(o => o.startsWith('hire')),
  ).toEqual([]);
});

test.each([
  ['castleAction', 'castle', 6, 'hex:6'],
  ['crane', 'building.crane', 3, 'hex:25'],
  ['cityHall', 'building.cityHall', 3, 'hex:25'],
  ['carpenter', 'building.carpenter', 3, 'hex:25'],
  ['warehouse', 'building.warehouse', 3, 'hex:25'],
  ['ship', 'ship', 2, 'hex:17'],
] as const)('EXT-03 while %s is asked workers may be hired, and it is asked again', (ask, id, die, hex) => {
  const at = withHiring(g => {
    store(g, 0, id, 'mine');
    dice(g, 0, die, 1);
    depot(g, 1, 'building.bank');
    goods(g, 0, { pink: 1 });
    goodsIn(g, 2, { red: 1 });
  }).choose(`place ${hex} die=0`);
  expect(at.ask).toBe(ask);
  const hired = at.choose('hire hex:7');
  expect([hired.ask, hired.estate().workers]).toEqual([ask, 2]);
  expect(hired.offers.filter(o => !o.startsWith('hire'))).toEqual(expect.arrayContaining(at.offers.filter(o => !/^(hire|buy)/.test(o))));
});

test('EXT-03 also before a stored tile is discarded', () => {
  const at = withHiring(g => {
    store(g, 0, 'ship', 'mine', 'castle');
    depot(g, 1, 'building.bank');
  }).choose('take depot:1:0 die=0');
  expect(at.offers).toEqual(['discard store:0', 'discard store:1', 'discard store:2', 'hire hex:7']);
  expect(at.choose('hire hex:7').ask).toBe('makeRoom');
});

test('EXT-03 a city hall with nothing to place waits for workers that could buy something (monastery 6), and may still be declined', () => {
  const at = withHiring(g => {
    monasteries(g, 0, 6);
    g.estates[0]!.silver = 1;
    store(g, 0, 'building.cityHall');
    dice(g, 0, 3, 1);
    black(g, 'mine.black');
  }).choose('place hex:25 die=0');
  expect(at.offers).toEqual(['hire hex:7', 'skip button:skip']);
  const bought = at.choose('hire hex:7').choose('buy black:0 silver=0 workers=2');
  expect(bought.offers).toContain('place hex:24 store=0');
});

/** A crane that a 3 places on space 25. */
const crane = (more: (g: Burgundy) => void = () => {}) =>
  extra(g => {
    store(g, 0, 'building.crane');
    dice(g, 0, 3, 1);
    more(g);
  }).choose('place hex:25 die=0');

test('EXT-04 the crane does what any of the eight buildings does, or nothing', () => {
  const at = crane();
  expect(at.offers).toEqual([
    ...['warehouse', 'watchtower', 'carpenter', 'church', 'market', 'boardingHouse', 'bank', 'cityHall'].map(b => `lift effect:${b}`),
    'skip button:skip',
  ]);
  expect(at.choose('lift effect:bank').estate().silver).toBe(2);
  expect(at.choose('lift effect:boardingHouse').estate().workers).toBe(4);
  expect(at.choose('lift effect:watchtower').duke().points).toBe(4);
  expect(told(at.choose('skip button:skip'), 'effectLost')).toMatchObject([{ of: 'crane', why: 'declined' }]);
});

test('EXT-04 what must be chosen is asked as for the building itself', () => {
  const at = crane(g => {
    depot(g, 2, 'castle', 'building.bank');
    goods(g, 0, { pink: 2 });
  });
  expect(at.choose('lift effect:church').offers).toEqual(['take depot:2:0', 'skip button:skip']);
  expect(at.choose('lift effect:warehouse').offers).toEqual(['sell goods:pink', 'skip button:skip']);
  expect(told(at.choose('lift effect:market'), 'effectLost')).toMatchObject([{ of: 'market', why: 'nothing' }]);
});

test('EXT-04 it is of a type of its own: beside any building, and any building beside it', () => {
  const at = extra(g => {
    lay(g, 0, { 25: 'building.bank', 32: 'building.church' });
    store(g, 0, 'building.crane', 'building.bank');
    dice(g, 0, 5, 1);
  });
  expect(at.offers).toContain('place hex:31 die=0 pay=0 store=0');
  expect(at.offers).not.toContain('place hex:31 die=0 pay=0 store=1');
});

/** The last turn of a match: what monasteries bring. */
function finalPoints(tiles: Readonly<Record<number, string>>, ...numbers: number[]): Record<number, number> {
  const end = extra(g => {
    g.phase = 4;
    g.round = 4;
    onlyWaiting(g);
    lay(g, 0, tiles);
    monasteries(g, 0, ...numbers);
  }).choose('endTurn button:endTurn');
  return Object.fromEntries(told(end, 'monasteryScored').flatMap(e => (e.seat === 0 ? [[e.monastery, e.points]] : [])));
}

test('EXT-05 at the end the crane is one building more for one of monasteries 16 to 23, whichever', () => {
  expect(finalPoints({ 25: 'building.crane' }, 16, 22)).toEqual({ 16: 4, 22: 0 });
  expect(finalPoints({ 25: 'building.crane', 26: 'building.bank' }, 22)).toEqual({ 22: 8 });
  expect(finalPoints({ 26: 'building.bank' }, 16, 22)).toEqual({ 16: 0, 22: 4 });
  expect(finalPoints({ 25: 'building.crane' }, 24, 25)).toEqual({ 24: 0, 25: 0 });
});

/** Something placed by a 1 on space 5 of the pasture 0, 4, 5, 9, 10, beside what lies there. */
const herd = (placed: string, tiles: Readonly<Record<number, string>>, ...numbers: number[]) =>
  extra(g => {
    lay(g, 0, tiles);
    monasteries(g, 0, ...numbers);
    store(g, 0, placed);
    dice(g, 0, 1, 1);
  }).choose('place hex:5 die=0');

test('EXT-06 geese score 2 and the heads of one other animal in the pasture, the one that brings most', () => {
  const at = herd('pasture.geese', { 4: 'pasture.cow2', 9: 'pasture.cow3', 10: 'pasture.pig4' });
  expect(told(at, 'livestockScored')).toMatchObject([{ animal: 'geese', also: 'cow', heads: [2, 2, 3], points: 7 }]);
  expect(told(herd('pasture.geese', { 10: 'pasture.cow2' }), 'livestockScored')).toMatchObject([{ points: 4 }]);
  expect(herd('pasture.geese', { 6: 'castle', 27: 'pasture.cow4' }).duke().points).toBe(2);
});

test('EXT-07 whatever is placed in the pasture of the geese later scores 2 more, elsewhere not', () => {
  const at = herd('pasture.pig4', { 4: 'pasture.geese', 9: 'pasture.cow3' });
  expect(told(at, 'livestockScored')).toMatchObject([{ animal: 'pig', also: 'geese', heads: [4, 2], points: 6 }]);
  expect(herd('pasture.cow4', { 4: 'pasture.geese', 9: 'pasture.cow3' }).duke().points).toBe(9);
  expect(herd('pasture.pig4', { 6: 'castle', 27: 'pasture.geese' }).duke().points).toBe(4);
});

test('EXT-08 geese are an animal more for monastery 24, and a tile that scores for monastery 7', () => {
  expect(finalPoints({ 0: 'pasture.cow2', 4: 'pasture.pig2', 5: 'pasture.geese' }, 24)).toEqual({ 24: 12 });
  expect(herd('pasture.geese', { 4: 'pasture.cow3' }, 7).duke().points).toBe(7);
  expect(herd('pasture.pig4', { 4: 'pasture.geese' }, 7).duke().points).toBe(8);
  expect(herd('pasture.geese', { 4: 'pasture.cow4', 9: 'pasture.pig2', 10: 'pasture.pig2' }, 7).duke().points).toBe(3 + 6);
});

test('EXT-01 whole matches with them end, and the four tiles come to the table', () => {
  const g = opening(4, EXTRA, 3, 0);
  expect(endTurnsUntil(g, () => false).ask).toBe(null);
});

/** The offer that tempts most. */
function most(at: ReturnType<typeof table>): string {
  const into: number[] = [];
  bot.prior(at.g, question(at.g)!, offersOf(burgundy, at.g), into);
  return at.offers[into.indexOf(Math.max(...into))]!;
}

test('EXT-04 bots use the crane for what serves them', () => {
  expect(most(crane())).toBe('lift effect:bank');
  expect(most(crane(g => goods(g, 0, { pink: 6 })))).toBe('lift effect:warehouse');
});

test('EXT-03 bots do not hire when the last dice are used', () => {
  const last = withHiring(g => {
    g.phase = 4;
    g.round = 4;
    g.dukes[0]!.usedDice = 3;
    onlyWaiting(g);
  });
  expect(most(last)).toBe('endTurn button:endTurn');
});

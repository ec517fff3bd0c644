import { distance } from '../rules/dice';
import { depot, dice, goods, lay, monasteries, store, table, type Sitting } from './table';

/** Everything in every depot, one tile each; which depots the first die reaches, and for how many workers. */
function depotsFor(rolled: number, workers: number, ...owned: number[]): Record<number, number> {
  const at = table(g => {
    for (let d = 1; d <= 6; d++) depot(g, d, 'ship');
    dice(g, 0, rolled, rolled);
    g.estates[0]!.workers = workers;
    monasteries(g, 0, ...owned);
  });
  return priced(at, /^take depot:(\d):0 die=0 pay=(\d)$/);
}

function priced(at: Sitting, pattern: RegExp): Record<number, number> {
  const found = at.offers.map(offer => pattern.exec(offer)).filter(m => m !== null);
  return Object.fromEntries(found.map(m => [Number(m[1]), Number(m[2])]));
}

/** Spaces the tile may be placed on with the first die, and for how many workers. */
function spacesFor(id: string, rolled: number, workers: number, ...owned: number[]): Record<number, number> {
  const at = table(g => {
    store(g, 0, id);
    dice(g, 0, rolled, rolled);
    g.estates[0]!.workers = workers;
    monasteries(g, 0, ...owned);
    lay(g, 0, { 7: 'monastery.6', 16: 'ship', 26: 'building.bank', 23: 'building.church', 10: 'pasture.pig2', 30: 'monastery.3' });
  });
  return priced(at, /^place hex:(\d+) die=0 pay=(\d) store=0$/);
}

test('TRN-03 a worker changes a die by one, 1 and 6 are neighbours, workers add up', () => {
  expect(depotsFor(2, 2)).toEqual({ 2: 0, 1: 1, 3: 1, 4: 2, 6: 2 });
  expect(depotsFor(1, 1)).toEqual({ 1: 0, 2: 1, 6: 1 });
  expect(depotsFor(3, 0)).toEqual({ 3: 0 });
});

test('TRN-04 the cost is the way around the circle: from 6 to 2 two workers are paid', () => {
  const at = table(g => {
    dice(g, 0, 6, 1);
    depot(g, 2, 'mine');
    g.estates[0]!.workers = 3;
  });
  expect(at.choose('take depot:2:0 die=0').estate().workers).toBe(1);
  expect([1, 2, 3, 4, 5, 6].map(to => distance(6, to))).toEqual([1, 2, 3, 2, 1, 0]);
});

test('MON-08 monastery 8: each worker shifts up to two pips; 3 to 6 costs two', () => {
  expect(depotsFor(3, 2, 8)).toEqual({ 3: 0, 2: 1, 4: 1, 1: 1, 5: 1, 6: 2 });
});

test('MON-09 monastery 9: a building goes one number up or down for free, 6 and 1 are neighbours', () => {
  expect(spacesFor('building.market', 6, 0, 9)).toEqual({ 31: 0, 32: 0, 28: 0 });
  expect(spacesFor('building.market', 6, 0)).toEqual({ 28: 0, 32: 0 });
  expect(spacesFor('ship', 6, 0, 9)).toEqual({ 15: 0 });
});

test('MON-10 monastery 10: ships and livestock go one number up or down for free', () => {
  expect(spacesFor('ship', 1, 0, 10)).toEqual({ 15: 0, 17: 0 });
  expect(spacesFor('pasture.cow3', 2, 0, 10)).toEqual({ 4: 0, 5: 0, 27: 0 });
  expect(spacesFor('castle', 5, 0, 10)).toEqual({});
});

test('MON-11 monastery 11: castles, mines and monasteries go one number up or down for free', () => {
  expect(spacesFor('mine', 5, 0, 11)).toEqual({ 24: 0 });
  expect(spacesFor('mine', 5, 0)).toEqual({});
  expect(spacesFor('castle', 5, 0, 11)).toEqual({ 2: 0, 6: 0 });
  expect(spacesFor('monastery.2', 2, 0, 11)).toEqual({ 3: 0, 12: 0, 35: 0 });
  expect(spacesFor('ship', 1, 0, 11)).toEqual({});
});

test('MON-12 monastery 12: a tile is taken one depot further for free; die 1 opens 6, 1 and 2', () => {
  expect(depotsFor(1, 0, 12)).toEqual({ 6: 0, 1: 0, 2: 0 });
});

test('MON-12 it shifts nothing when selling or placing', () => {
  const at = table(g => {
    monasteries(g, 0, 12);
    goods(g, 0, { purple: 1 });
    store(g, 0, 'ship');
  });
  expect(at.offered('sell goods:purple')).toEqual([]);
  expect(at.offered('place hex:17')).toEqual([]);
});

test('MON-13 the free pip is no worker and adds to workers: with 8 and 12, from 1 depot 4 costs one', () => {
  expect(depotsFor(1, 3, 8, 12)).toEqual({ 1: 0, 2: 0, 6: 0, 3: 1, 5: 1, 4: 1 });
});

test('regression 7 white die or not, 6 with monastery 8 and one worker opens 4, 5, 6, 1, 2', () => {
  expect(Object.keys(depotsFor(6, 1, 8)).map(Number)).toEqual([1, 2, 4, 5, 6]);
});

import { told } from '@/engine/testing/sitting';
import { countOf, dice, goods, goodsIn, monasteries, store, table, type Sitting, onlyWaiting } from './table';
import type { Burgundy } from '../state';

/** A ship that a 2 places on space 17. */
const sail = (more: (g: Burgundy) => void = () => {}, seats = 2): Sitting =>
  table(
    g => {
      store(g, 0, 'ship');
      dice(g, 0, 2, 1);
      more(g);
    },
    { seats },
  ).choose('place hex:17 die=0');

test('SHP-01 any depot, whatever the die: all its goods are taken', () => {
  const at = sail(g => goodsIn(g, 6, { red: 2, brown: 1 }));
  expect(at.offers).toEqual([1, 2, 3, 4, 5, 6].map(d => `load depot:${d}`));
  const loaded = at.choose('load depot:6');
  expect([countOf(loaded.estate(), 'red'), countOf(loaded.estate(), 'brown')]).toEqual([2, 1]);
  expect(loaded.g.depotGoods.every(count => count === 0)).toBe(true);
});

test('SHP-02 with two colours stored, one of them turquoise: turquoise and either pink or brown', () => {
  const at = sail(g => {
    goods(g, 0, { turquoise: 1, red: 1 });
    goodsIn(g, 4, { turquoise: 1, pink: 1, brown: 1 });
  }).choose('load depot:4');
  expect(at.ask).toBe('newGoods');
  expect(at.offers).toEqual(['keep goods:pink', 'keep goods:brown']);
  const kept = at.choose('keep goods:brown');
  expect(kept.estate().goods).toEqual([2, 0, 0, 1, 1, 0]);
  expect(kept.g.depotGoods.slice(18, 24)).toEqual([0, 0, 1, 0, 0, 0]);
  expect(told(kept, 'leftGoods')).toMatchObject([{ good: 'pink', count: 1, depot: 4 }]);
});

test('SHP-02 with three other colours stored nothing fits, and nothing is taken', () => {
  const at = sail(g => {
    goods(g, 0, { turquoise: 1, red: 1, pink: 1 });
    goodsIn(g, 4, { brown: 2 });
  }).choose('load depot:4');
  expect([at.ask, countOf(at.estate(), 'brown'), at.g.depotGoods[22]]).toEqual(['turn', 0, 2]);
});

test('SHP-03 all that fits is taken: two colours into three free spaces', () => {
  const at = sail(g => goodsIn(g, 1, { pink: 1, brown: 3 })).choose('load depot:1');
  expect([at.ask, countOf(at.estate(), 'pink'), countOf(at.estate(), 'brown')]).toEqual(['turn', 1, 3]);
});

test('SHP-03 two free spaces and three new colours: two are chosen, each taken completely', () => {
  const at = sail(g => {
    goods(g, 0, { red: 1 });
    goodsIn(g, 1, { pink: 2, brown: 1, orange: 1 });
  }).choose('load depot:1');
  const one = at.choose('keep goods:pink');
  expect([one.ask, one.offers]).toEqual(['newGoods', ['keep goods:brown', 'keep goods:orange']]);
  const two = one.choose('keep goods:orange');
  expect([two.ask, two.estate().goods]).toEqual(['turn', [0, 0, 2, 1, 0, 1]]);
});

test('SHP-03 an empty depot may be chosen', () => {
  const at = sail(g => goodsIn(g, 6, { red: 2 })).choose('load depot:1');
  expect([at.ask, countOf(at.estate(), 'red')]).toEqual(['turn', 0]);
});

test('SHP-04 the marker goes one forward and on top: A comes onto B’s space and plays before B', () => {
  const at = sail(g => {
    g.steps = [1, 2];
    g.order = [1, 0];
    onlyWaiting(g);
  });
  expect([at.g.steps, at.g.order]).toEqual([
    [2, 2],
    [0, 1],
  ]);
  expect(at.choose('endTurn button:endTurn').asked).toBe(0);
});

test('SHP-04 it passes nobody who is further ahead', () => {
  const at = sail(g => {
    g.steps = [0, 3, 1];
    g.order = [1, 2, 0];
  }, 3);
  expect([at.g.steps, at.g.order]).toEqual([
    [1, 3, 1],
    [1, 0, 2],
  ]);
  expect(told(at, 'advanced')).toMatchObject([{ from: 0, to: 1, place: 2 }]);
});

test('SHP-05 on the last space it only goes to the top', () => {
  const at = sail(g => {
    g.steps = [6, 6];
    g.order = [1, 0];
  });
  expect([at.g.steps, at.g.order]).toEqual([
    [6, 6],
    [0, 1],
  ]);
});

test('SHP-06 without any goods A still advances', () => {
  const at = sail();
  expect([at.ask, at.g.steps]).toEqual(['turn', [1, 0]]);
  expect(told(at, 'effectLost')).toMatchObject([{ of: 'ship', why: 'nothing' }]);
});

test('SHP-06 the step comes after the goods', () => {
  const at = sail(g => goodsIn(g, 2, { red: 1 }));
  expect(at.g.steps).toEqual([0, 0]);
  expect(at.choose('load depot:2').facts.map(f => f.what)).toEqual(['loadedGoods', 'advanced']);
});

test('MON-05 monastery 5: P1 with P2 or P6, not with P3; or no second depot', () => {
  const at = sail(g => {
    monasteries(g, 0, 5);
    for (let d = 1; d <= 6; d++) goodsIn(g, d, { red: 1 });
  }).choose('load depot:1');
  expect([at.ask, at.offers]).toEqual(['secondDepot', ['load depot:6', 'load depot:2', 'skip button:skip']]);
  expect(countOf(at.choose('load depot:2').estate(), 'red')).toBe(2);
  expect(countOf(at.choose('skip button:skip').estate(), 'red')).toBe(1);
});

test('MON-05 the ring closes: beside depot 6 lie 5 and 1', () => {
  const at = sail(g => {
    monasteries(g, 0, 5);
    for (let d = 1; d <= 6; d++) goodsIn(g, d, { red: 1 });
  }).choose('load depot:6');
  expect(at.offers).toEqual(['load depot:5', 'load depot:1', 'skip button:skip']);
});

test('MON-05 both depots are one pool: one free space, pink in P1 and brown in P2: one of them', () => {
  const at = sail(g => {
    monasteries(g, 0, 5);
    goods(g, 0, { turquoise: 1, red: 1 });
    goodsIn(g, 1, { pink: 1 });
    goodsIn(g, 2, { brown: 2 });
  }).choose('load depot:1', 'load depot:2');
  expect(at.offers).toEqual(['keep goods:pink', 'keep goods:brown']);
  const kept = at.choose('keep goods:brown');
  expect(kept.estate().goods).toEqual([1, 0, 0, 1, 2, 0]);
  expect([kept.g.depotGoods[2], kept.g.depotGoods[10]]).toEqual([1, 0]);
  expect(told(kept, 'leftGoods')).toMatchObject([{ good: 'pink', count: 1, depot: 1 }]);
  expect(told(at.choose('keep goods:pink'), 'leftGoods')).toMatchObject([{ good: 'brown', count: 2, depot: 2 }]);
});

test('MON-05 a neighbour without goods is no second depot', () => {
  const at = sail(g => {
    monasteries(g, 0, 5);
    for (const d of [1, 2]) goodsIn(g, d, { red: 1 });
  }).choose('load depot:1');
  expect(at.offers).toEqual(['load depot:2', 'skip button:skip']);
});

/** 11.2, 11.3, 11.5 Regrouping. */
import { told } from '@/engine/testing/sitting';
import { GONE, HELD_BACK } from '../state';
import { battle, hexes, put, sorted, trainTo } from './table';

test('11.2 a time token gives all own units their points back; it is the whole turn', () => {
  const at = battle(g => {
    put(g, 0, 'pikemen', 89, { points: 0 });
    put(g, 0, 'lightCavalry', 91, { points: 2 });
    put(g, 1, 'archers', 104, { points: 1 });
    g.units[0]!.points = 0;
  }).choose('regroup');
  expect(at.g.tokens).toEqual([4, 5]);
  expect([0, 2, 3, 4].map(unit => at.unit(unit).points)).toEqual([1, 3, 5, 1]);
  expect(at.asked).toBe(1);
  expect(told(at, 'regrouped')).toEqual([{ what: 'regrouped', seat: 0, tokens: 4 }]);
});

test('11.2 without a token there is no regrouping', () => {
  expect(battle(g => void (g.tokens[0] = 0)).at('regroup')).toEqual([]);
});

test('11.3 units held back come in beside the wagon train, whatever the distance to flags and enemies', () => {
  const at = battle(g => {
    trainTo(g, 0, 76);
    put(g, 0, 'pikemen', HELD_BACK);
    put(g, 0, 'heavyCavalry', HELD_BACK);
    put(g, 1, 'archers', 62);
  }).choose('regroup');
  expect(at.ask).toBe('enter');
  expect(sorted(at.at('enter', 2))).toEqual(sorted(hexes(63, 75, 77, 88, 89)));
  const onFlag = at.choose('enter hex:75 unit=2');
  expect(onFlag.unit(2)).toMatchObject({ at: 75, points: 3 });
  expect(onFlag.at('enter', 3)).not.toContain('hex:75');
  expect(onFlag.choose('done').g.holders[0]).toBe(0);
  expect(at.refuses('hex:62')).toEqual({ why: 'taken' });
  expect(at.refuses('hex:104')).toEqual({ why: 'besideWagonTrain' });
});

test('11.3 riders enter no mountain; coming in is free to choose and may wait', () => {
  const at = battle(g => {
    trainTo(g, 0, 74);
    put(g, 0, 'heavyCavalry', HELD_BACK);
  }).choose('regroup');
  // Around 74: the mountains 60 and 61.
  expect(at.at('enter', 2)).not.toEqual(expect.arrayContaining(['hex:61']));
  const later = at.choose('done', 'pass', 'regroup');
  expect(later.at('enter', 2)).toEqual(at.at('enter', 2));
});

test('11.3 seven units for four free hexes: four come in', () => {
  let at = battle(g => {
    trainTo(g, 0, 144);
    for (const type of ['pikemen', 'archers', 'lightInfantry'] as const) for (let n = 0; n < 2; n++) put(g, 0, type, HELD_BACK);
    put(g, 0, 'heavyInfantry', HELD_BACK);
  }).choose('regroup');
  const free = new Set(at.at('enter')).size;
  let entered = 0;
  for (; at.ask === 'enter'; entered++) at = at.choose(at.offers[0]!);
  expect(entered).toBe(Math.min(free, 7));
  expect(entered).toBeLessThan(7);
  expect(at.ask).toBe('turn');
});

test('11.3 units held back that are alike stand for each other', () => {
  const at = battle(g => {
    put(g, 0, 'pikemen', HELD_BACK);
    put(g, 0, 'pikemen', HELD_BACK);
  }).choose('regroup');
  expect(new Set(at.offers.filter(offer => offer.startsWith('enter')).map(offer => offer.split(' ')[2]))).toEqual(new Set(['unit=2']));
});

test('11.5 with the wagon train destroyed nobody comes in any more', () => {
  const at = battle(g => {
    g.units[0]!.at = GONE;
    put(g, 0, 'pikemen', HELD_BACK);
    put(g, 0, 'pikemen', 89);
  }).choose('regroup');
  expect(at.ask).toBe('turn');
  expect(at.asked).toBe(1);
});

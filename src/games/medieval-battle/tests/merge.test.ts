/** 11.1 Merging. */
import { GONE } from '../state';
import { battle, put } from './table';

const two = (a: object, b: object, from = 89) =>
  battle(g => {
    put(g, 0, 'pikemen', from, { knights: 1, ...a });
    put(g, 0, 'pikemen', 90, { knights: 1, ...b });
  });

test('11.1 two single knights of a type become one complete unit with the lower points', () => {
  const at = two({ points: 3 }, { points: 1 }).choose('merge hex:90 unit=2');
  expect(at.unit(2)).toMatchObject({ at: GONE });
  expect(at.unit(3)).toMatchObject({ at: 90, knights: 2, points: 1 });
  expect(two({ points: 2 }, { points: 3 }).choose('merge hex:90 unit=2').unit(3).points).toBe(1);
});

test('11.1 only of one type, only with one knight each, only with the points for the ground', () => {
  expect(two({ knights: 2 }, {}).at('merge')).toEqual([]);
  expect(two({ points: 0 }, {}).at('merge', 2)).toEqual([]);
  const other = battle(g => {
    put(g, 0, 'pikemen', 89, { knights: 1 });
    put(g, 0, 'archers', 90, { knights: 1 });
  });
  expect(other.at('merge')).toEqual([]);
});

test('11.1 it is the last step of a march, also into an enemy’s zone, and is no passing', () => {
  const at = battle(g => {
    put(g, 0, 'pikemen', 88, { knights: 1 });
    put(g, 0, 'pikemen', 90, { knights: 1, points: 0 });
    put(g, 1, 'archers', 91);
  });
  expect(at.at('step', 2)).not.toContain('hex:90');
  const merged = at.choose('step hex:89 unit=2', 'merge hex:90');
  expect(merged.unit(3)).toMatchObject({ knights: 2, points: 0 });
  expect(merged.asked).toBe(1);
});

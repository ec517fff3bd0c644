/** 14 Dismounting. */
import { UNITS } from '../data/units';
import { battle, put } from './table';

const OPEN = { options: { dismounting: true } };

test('14.1 each kind of riders has its kind on foot; knights stay, and there is no way back', () => {
  for (const [type, foot] of [
    ['heavyCavalry', 'heavyInfantry'],
    ['lightCavalry', 'lightInfantry'],
    ['mountedArchers', 'longbowmen'],
  ] as const) {
    const at = battle(g => void put(g, 0, type, 89, { knights: 1 }), OPEN).choose('dismount button:dismount unit=2');
    expect(at.unit(2)).toMatchObject({ type: foot, knights: 1, at: 89 });
    expect(at.at('dismount')).toEqual([]);
    const later = at.choose('stop', 'pass');
    expect(later.at('dismount')).toEqual([]);
  }
});

test('14.1 only when the option is played, only with a free counter; a destroyed one is free again', () => {
  expect(battle(g => void put(g, 0, 'lightCavalry', 89)).at('dismount')).toEqual([]);
  const riders = (used: number, gone: boolean) =>
    battle(g => {
      put(g, 0, 'lightCavalry', 89);
      for (let n = 0; n < used; n++) put(g, 0, 'lightInfantry', 141 + n);
      if (gone) Object.assign(g.units[3]!, { at: -3, knights: 0 });
    }, OPEN).at('dismount', 2);
  const theirs = battle(g => {
    put(g, 0, 'lightCavalry', 89);
    for (let n = 0; n < 3; n++) put(g, 1, 'lightInfantry', 1 + n);
  }, OPEN);
  expect(theirs.at('dismount', 2)).toEqual(['button:dismount']);
  expect(riders(2, false)).toEqual(['button:dismount']);
  expect(riders(3, false)).toEqual([]);
  expect(riders(3, true)).toEqual(['button:dismount']);
});

test('14.2 points on foot: none from one, one from three, two from five', () => {
  const left = [0, 1, 2, 3, 4, 5].map(
    points =>
      battle(g => void put(g, 0, 'lightCavalry', 89, { points }), OPEN)
        .choose('dismount button:dismount unit=2')
        .unit(2).points,
  );
  expect(left).toEqual([0, 0, 1, 1, 2, 2]);
});

test('14.3 before any step: the whole turn on foot, or dismounting alone', () => {
  const at = battle(g => {
    put(g, 0, 'mountedArchers', 89);
    put(g, 1, 'pikemen', 78);
    put(g, 1, 'pikemen', 75);
  }, OPEN).choose('dismount button:dismount unit=2');
  expect(at.at('shoot')).toEqual(['hex:78', 'hex:75'].sort());
  expect(at.at('step')).not.toEqual([]);
  expect(at.choose('stop').asked).toBe(1);
  const climbs = battle(g => void put(g, 0, 'heavyCavalry', 62), OPEN).choose('dismount button:dismount unit=2', 'step hex:61', 'stop');
  expect(climbs.unit(2)).toMatchObject({ at: 61, points: 0, type: 'heavyInfantry' });
});

test('14.3 after a mounted march it may only shoot', () => {
  const at = battle(g => {
    put(g, 0, 'mountedArchers', 91);
    put(g, 1, 'pikemen', 75);
    put(g, 1, 'pikemen', 88);
  }, OPEN).choose('step hex:90 unit=2', 'dismount');
  expect(at.unit(2).points).toBe(UNITS.mountedArchers.points === 5 ? 2 : -1);
  expect(at.at('step')).toEqual([]);
  expect(at.at('attack')).toEqual([]);
  expect(at.at('shoot')).toEqual(['hex:88']);
  expect(at.choose('stop').asked).toBe(1);
});

test('14.3 the limit of one longbow unit binds recruiting only', () => {
  const at = battle(g => {
    put(g, 0, 'longbowmen', 141);
    put(g, 0, 'mountedArchers', 89);
  }, OPEN);
  expect(at.at('dismount', 3)).toEqual(['button:dismount']);
});

/** 7.2, 7.5 Zones of control. */
import { battlefieldOf } from '../rules/battlefield';
import { mayLeaveBoard } from '../rules/waysOut';
import { controllerOf, zoneOf } from '../rules/zones';
import type { UnitType } from '../data/units';
import { battle, put, trainTo } from './table';

const controlled = (type: UnitType, hex: number): number[] => {
  const { g } = battle(table => {
    if (type === 'wagonTrain') trainTo(table, 1, hex);
    else put(table, 1, type, hex);
  });
  const { neighbours } = battlefieldOf(g);
  const zone = zoneOf(g, 1);
  return neighbours[hex]!.filter(n => zone[n] === 1);
};

test('7.2 a unit controls the neighbouring hexes it could occupy: riders no mountains, wagon trains only plains', () => {
  // Around 62: mountain 61, plains 48, 49, 63, 75, 76.
  expect(controlled('pikemen', 62)).toEqual([48, 49, 61, 63, 75, 76]);
  expect(controlled('heavyCavalry', 62)).toEqual([48, 49, 63, 75, 76]);
  // Around 88: woods 87, 99, 100, plains 75, 76, 89.
  expect(controlled('wagonTrain', 88)).toEqual([75, 76, 89]);
});

test('7.2 neither points nor who stands there matter', () => {
  const { g } = battle(table => {
    put(table, 1, 'pikemen', 62, { points: 0 });
    put(table, 0, 'pikemen', 63);
  });
  expect(zoneOf(g, 1)[63]).toBe(1);
  expect(controllerOf(g, 63, 1)).toBe(2);
});

test('7.2 a longbow on a mountain is out of the zone of riders: it may walk on', () => {
  const march = (type: UnitType): readonly string[] =>
    battle(g => {
      put(g, 0, 'lightInfantry', 75);
      put(g, 1, type, 62);
    })
      .choose('step hex:61 unit=2')
      .at('step');
  expect(march('heavyCavalry')).not.toEqual([]);
  expect(march('heavyInfantry')).toEqual([]);
});

test('7.5 zones reach over the edge: no way off the board past an enemy beside it', () => {
  const leaves = (enemy: number): boolean => {
    const { g } = battle(table => {
      put(table, 0, 'pikemen', 14);
      put(table, 1, 'archers', 4);
      put(table, 0, 'heavyInfantry', enemy);
    });
    return mayLeaveBoard(g, 3, 2, 14);
  };
  // Hex 4 has two places off the board beside it; its neighbours 3 and 5 touch one each.
  expect(leaves(24)).toBe(true);
  expect(leaves(3)).toBe(true);
  const { g } = battle(table => {
    put(table, 0, 'pikemen', 14);
    put(table, 1, 'archers', 4);
    put(table, 0, 'heavyInfantry', 3);
    put(table, 0, 'heavyInfantry', 5);
  });
  expect(mayLeaveBoard(g, 3, 2, 14)).toBe(false);
});

/** 3 Terrain. */
import { GROUND, TERRAINS } from '../data/terrain';
import { reachOf } from '../rules/reach';
import { battlefieldOf } from '../rules/battlefield';
import { zoneOf } from '../rules/zones';
import { battle, hexes, put, sorted, trainTo } from './table';

test('3.1 plains and woods lie low, rocky hills higher, mountains highest; all but plains cost two', () => {
  expect(TERRAINS.map(t => GROUND[t].level)).toEqual([0, 0, 1, 2]);
  expect(TERRAINS.map(t => GROUND[t].cost)).toEqual([1, 2, 2, 2]);
  const at = battle(g => void put(g, 0, 'heavyInfantry', 62));
  for (const [hex, cost] of [
    [61, 2],
    [63, 1],
    [48, 1],
    [75, 1],
  ] as const)
    expect([hex, 3 - at.choose(`step hex:${hex} unit=2`).unit(2).points]).toEqual([hex, cost]);
});

test('3.2 riders never enter mountains, wagon trains only plains, foot goes anywhere', () => {
  const at = battle(g => {
    put(g, 0, 'lightCavalry', 62);
    put(g, 0, 'lightInfantry', 86);
    trainTo(g, 0, 74);
  });
  const f = battlefieldOf(at.g);
  const ridden = reachOf(at.g, 0, 2).hexes.map(r => r.hex);
  expect(ridden.length).toBeGreaterThan(20);
  expect(ridden.some(hex => f.terrain[hex] === 'mountains')).toBe(false);
  expect(at.at('step', 3)).toContain('hex:85');
  // Beside 74 lie mountains 60 and 61, rocky 73, woods 87, the plains 75 and 86 (where infantry stands).
  expect(at.at('step', 0)).toEqual(['hex:75']);
  expect(at.choose('step hex:85 unit=3').unit(3).points).toBe(2);
});

test('3.3 off the board is plain: every unit controls the places beside the edge', () => {
  const at = battle(g => void put(g, 0, 'lightCavalry', 4));
  const f = battlefieldOf(at.g);
  const zone = zoneOf(at.g, 0);
  expect(f.outside[4]!.length).toBe(2);
  expect(f.outside[4]!.every(place => place >= f.size && zone[place] === 1)).toBe(true);
  const train = f.outside[139]!;
  expect(train.every(place => zone[place] === 1)).toBe(true);
  expect(sorted(hexes(...f.neighbours[4]!))).toEqual(sorted(hexes(3, 5, 13, 14)));
});

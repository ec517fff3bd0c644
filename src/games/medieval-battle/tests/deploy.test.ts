/** 5.2–5.5 Deployment. */
import { told } from '@/engine/testing/sitting';
import { battlefieldOf } from '../rules/battlefield';
import { hexDistance } from '../rules/geometry';
import { numberOf } from '../state';
import { mustered, type Sitting } from './table';

const NINE = ['pikemen', 'pikemen', 'pikemen', 'archers', 'archers', 'archers', 'lightInfantry', 'lightInfantry', 'lightInfantry'];
const placed = (): Sitting =>
  mustered([['pikemen', 'lightCavalry'], ['pikemen']]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8');
const hexesOf = (at: Sitting, act: string): number[] => [...new Set(at.at(act).map(numberOf))];

test('5.2 wagon trains first, Red’s then Yellow’s: on plains, three hexes from every flag', () => {
  const at = mustered([[], []]);
  const f = battlefieldOf(at.g);
  expect(at.asked).toBe(0);
  const sites = hexesOf(at, 'placeWagonTrain');
  const expected = [...Array(f.size).keys()].filter(
    hex => f.terrain[hex] === 'plain' && f.flags.every(flag => hexDistance(f, hex, flag.hex) >= 3),
  );
  expect(sites).toEqual(expected);
  expect(sites.some(hex => f.flags.some(flag => hexDistance(f, hex, flag.hex) === 3))).toBe(true);
  expect(at.refuses('hex:76')).toEqual({ why: 'nearFlag', need: 3 });
  expect(at.refuses('hex:30')).toEqual({ why: 'ground', type: 'wagonTrain' });
});

test('5.2 Yellow’s wagon train is three hexes from Red’s', () => {
  const at = mustered([[], []]).choose('placeWagonTrain hex:84');
  const f = battlefieldOf(at.g);
  expect(at.asked).toBe(1);
  const distances = hexesOf(at, 'placeWagonTrain').map(hex => hexDistance(f, hex, 84));
  expect(Math.min(...distances)).toBe(3);
  expect(at.refuses('hex:71')).toEqual({ why: 'nearWagonTrain', need: 3 });
});

test('5.3 a unit stands three hexes from flags and from the enemy’s wagon train, on a free hex it may enter', () => {
  const at = placed();
  const f = battlefieldOf(at.g);
  const isFar = (hex: number): boolean =>
    f.flags.every(flag => hexDistance(f, hex, flag.hex) >= 3) && hexDistance(f, hex, 8) >= 3 && hex !== 139;
  const places = [...Array(f.size).keys()].filter(isFar);
  const foot = at.offers.filter(offer => offer.endsWith('unit=2')).map(offer => numberOf(offer.split(' ')[1]!));
  const riders = at.offers.filter(offer => offer.endsWith('unit=1')).map(offer => numberOf(offer.split(' ')[1]!));
  expect(foot).toEqual(places);
  expect(riders).toEqual(places.filter(hex => f.terrain[hex] !== 'mountains'));
  expect(at.refuses('hex:139')).toEqual({ why: 'taken' });
  expect(at.refuses('hex:7')).toEqual({ why: 'nearWagonTrain', need: 3 });
});

test('5.3 units are deployed in turn, Red first; a unit next to an enemy is allowed', () => {
  const at = placed().choose('deploy hex:141 unit=2');
  expect(at.asked).toBe(1);
  const beside = at.choose('deploy hex:142');
  expect(beside.asked).toBe(0);
  expect(beside.unit(4).at).toBe(142);
});

test('5.4 who stops deploying is done; the other one goes on alone', () => {
  const at = mustered([NINE, [...NINE.slice(3), 'heavyInfantry']]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8');
  let asked: unknown[] = [];
  let now = at;
  for (let n = 0; now.ask === 'deploy'; n++) {
    asked = [...asked, now.asked];
    now = now.asked === 1 && n > 8 ? now.choose('hold') : now.choose(now.offers[0]!);
  }
  // Five each in turn, then Yellow holds back and Red puts down the last four.
  expect(asked).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0]);
  expect(now.g.units.filter(u => u.seat === 1 && u.at === -1).length).toBe(3);
});

test('5.4 twelve against nine: the last three come one after another', () => {
  const at = mustered([[...NINE, 'heavyInfantry', 'heavyInfantry', 'heavyInfantry'], NINE]).choose(
    'placeWagonTrain hex:139',
    'placeWagonTrain hex:8',
  );
  const asked: unknown[] = [];
  for (let now = at; now.ask === 'deploy'; now = now.choose(now.offers[0]!)) asked.push(now.asked);
  expect(asked.slice(-5)).toEqual([0, 1, 0, 0, 0]);
  expect(asked.length).toBe(21);
});

test('5.4 units held back are told by their number', () => {
  expect(told(placed().choose('hold'), 'held')).toEqual([{ what: 'held', seat: 0, count: 2 }]);
  const both = placed().choose('hold', 'hold');
  expect(both).toMatchObject({ ask: 'turn', asked: 1 });
});

test('5.5 everybody starts complete and fresh, wagon trains fortified', () => {
  const { g } = placed();
  expect(g.units.map(u => [u.type, u.knights, u.points])).toEqual([
    ['wagonTrain', 0, 1],
    ['lightCavalry', 2, 5],
    ['pikemen', 2, 3],
    ['wagonTrain', 0, 1],
    ['pikemen', 2, 3],
  ]);
});

test('5.4 stopping is final: with nothing left on the other side the battle begins, Yellow first', () => {
  const at = mustered([['pikemen', 'lightCavalry'], []]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8');
  expect(at).toMatchObject({ ask: 'deploy', asked: 0 });
  expect(at.choose('hold')).toMatchObject({ ask: 'turn', asked: 1 });
  expect(at.choose('deploy hex:141 unit=2', 'deploy hex:142 unit=1')).toMatchObject({ ask: 'turn', asked: 1 });
});

/** 1 and 4: what is printed on counters and cards. */
import { LAYOUTS, TIME_TOKENS } from '../data/layouts';
import { MELEE_BASE, MELEE_COLUMNS, SHOT_BASE, SHOT_RANGE } from '../data/combat';
import { FACES, PIECES, SHAPES } from '../data/modules';
import { RECRUITS, UNITS } from '../data/units';
import { battle, put } from './table';

test('1.1 what the rulebook says of costs, points, cards and ranges', () => {
  expect(RECRUITS.map(type => UNITS[type].cost)).toEqual([3, 2, 2, 2, 1, 1, 1, 2]);
  expect(UNITS.heavyCavalry.points).toBe(4);
  expect(UNITS.longbowmen.points).toBe(3);
  expect(Math.max(...RECRUITS.map(type => UNITS[type].points))).toBe(5);
  expect(UNITS.wagonTrain.points).toBe(1);
  expect(MELEE_BASE.lightCavalry).toEqual({
    heavyCavalry: 0,
    lightCavalry: 0,
    mountedArchers: 1,
    heavyInfantry: 0,
    lightInfantry: 1,
    pikemen: -1,
    archers: 2,
    longbowmen: 2,
  });
  expect(MELEE_BASE.lightInfantry.heavyCavalry).toBe(-1);
  expect(SHOT_RANGE).toEqual({ short: 1, long: 2 });
  expect([LAYOUTS.standard.recruitment, LAYOUTS.large.recruitment, LAYOUTS.standard.winning, LAYOUTS.large.winning]).toEqual([
    20, 30, 5, 6,
  ]);
});

test('1.2 24 counters in an army, six flags on the large map, five time tokens each', () => {
  expect(RECRUITS.map(type => UNITS[type].counters)).toEqual([3, 3, 3, 3, 3, 3, 3, 2]);
  expect([...RECRUITS, 'wagonTrain' as const].reduce((sum, type) => sum + UNITS[type].counters, 0)).toBe(24);
  expect(LAYOUTS.large.slots.filter(slot => slot.kind !== 'outer').length).toBe(6);
  expect(TIME_TOKENS).toBe(5);
});

test('1.3 what we drew ourselves is whole: every face fills its shape, every base fits the calculator', () => {
  for (const { kind, faces } of PIECES) {
    for (const face of faces) expect([face, FACES[face as keyof typeof FACES].length]).toEqual([face, SHAPES[kind].cells.length]);
  }
  const bases = RECRUITS.flatMap(attacker => RECRUITS.map(defender => MELEE_BASE[attacker][defender]));
  expect(bases.length).toBe(64);
  expect(bases.every(base => base >= -2 && base <= 2)).toBe(true);
  expect(MELEE_COLUMNS[0]).toEqual({ attacker: 2, defender: 0 });
});

test('1.4 a set has nine cards: one per type for melee, one with two sides for bows', () => {
  expect(Object.keys(MELEE_BASE).length + 1).toBe(9);
  expect(Object.keys(SHOT_BASE)).toEqual(['short', 'long']);
});

test('4.1 a complete unit loses one knight, then the last, and is gone', () => {
  const shot = battle(g => {
    put(g, 0, 'archers', 89);
    put(g, 1, 'pikemen', 90);
  }).choose('shoot hex:90 unit=2');
  expect(shot.unit(3).knights).toBe(1);
  const again = shot.choose('pass', 'shoot hex:90 unit=2');
  expect(again.unit(3)).toMatchObject({ knights: 0, at: -3, points: 0 });
});

test('4.2 spent points come back only with regrouping', () => {
  const at = battle(g => void put(g, 0, 'pikemen', 89)).choose('step hex:90 unit=2', 'step hex:91', 'step hex:92', 'stop');
  expect(at.unit(2).points).toBe(0);
  const mine = at.choose('pass');
  expect(mine.asked).toBe(0);
  expect(mine.unit(2).points).toBe(0);
  expect(mine.at('step', 2)).toEqual([]);
  expect(mine.choose('regroup').unit(2).points).toBe(3);
});

test('4.3 a unit without points still controls its surroundings, defends and holds its flag', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 92);
    put(g, 1, 'pikemen', 75, { points: 0 });
    g.holders[0] = 1;
  });
  const beside = at.choose('step hex:91 unit=2', 'step hex:90', 'step hex:89');
  expect(beside.at('step')).not.toEqual([]);
  const halted = beside.choose('step hex:88');
  expect(halted.at('step')).toEqual([]);
  expect(halted.g.holders[0]).toBe(1);
  const fought = battle(g => {
    put(g, 0, 'heavyCavalry', 76);
    put(g, 1, 'pikemen', 75, { points: 0 });
  }).choose('attack hex:75 unit=2');
  expect(fought.unit(2).knights).toBe(1);
  expect(fought.unit(3).knights).toBe(2);
});

/** 13.1, 13.2 Flags. */
import { told } from '@/engine/testing/sitting';
import { medievalBattle } from '..';
import { battle, put } from './table';

test('13.1 a flag is taken by the unit that stands on it when the turn ends, not by one that marches across', () => {
  const start = battle(g => void put(g, 0, 'heavyCavalry', 77));
  const across = start.choose('step hex:76 unit=2', 'step hex:75', 'step hex:88', 'stop');
  expect(across.g.holders[0]).toBe(-1);
  const on = start.choose('step hex:76 unit=2', 'step hex:75');
  expect(on.g.holders[0]).toBe(-1);
  const taken = on.choose('stop');
  expect(taken.g.holders[0]).toBe(0);
  expect(medievalBattle.points(taken.g, 0)).toBe(2);
  expect(told(taken, 'flag')).toEqual([{ what: 'flag', seat: 0, at: 'hex:75', flag: 0, value: 2, from: -1 }]);
});

test('13.1 also after a shot or a fight in that turn, if it is alive', () => {
  const shot = battle(g => {
    put(g, 0, 'archers', 76);
    put(g, 1, 'heavyInfantry', 74);
  }).choose('step hex:75 unit=2', 'shoot hex:74');
  expect(shot.g.holders[0]).toBe(0);
  const fell = battle(g => {
    put(g, 0, 'archers', 76, { knights: 1 });
    put(g, 1, 'heavyInfantry', 74, { points: 0 });
  }).choose('step hex:75 unit=2', 'attack hex:74');
  expect(fell.unit(2).knights).toBe(0);
  expect(fell.g.holders[0]).toBe(-1);
});

test('13.1 for both sides at the end of every turn: a retreat may take a flag', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 1, 'pikemen', 88);
  }).choose('attack hex:88 unit=2');
  expect(at.at('retreat')).toContain('hex:75');
  expect(at.choose('retreat hex:75', 'stop').g.holders[0]).toBe(1);
});

test('13.2 a flag stays with its holder until the enemy takes it', () => {
  const left = battle(g => {
    put(g, 0, 'heavyCavalry', 75);
    put(g, 1, 'lightCavalry', 78);
    g.holders[0] = 0;
  }).choose('step hex:88 unit=2', 'stop');
  expect(left.g.holders[0]).toBe(0);
  expect(medievalBattle.points(left.g, 0)).toBe(2);
  const lost = left.choose('step hex:64 unit=3', 'step hex:63', 'step hex:62', 'step hex:75', 'stop');
  expect(lost.g.holders[0]).toBe(1);
  expect(medievalBattle.points(lost.g, 0)).toBe(0);
});

test('13.2 a flag is taken once: standing on it longer says nothing new', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 75);
    g.holders[0] = 0;
  }).choose('pass');
  expect(told(at, 'flag')).toEqual([]);
});

test('13.3 a flag that changes hands is told of both: of whose points grow and whose are gone', () => {
  const flag = { what: 'flag', seat: 1, at: 'hex:75', flag: 0, value: 2 } as const;
  const held = { seat: 1, source: 'flags' };
  expect(medievalBattle.booked?.({ ...flag, from: -1 })).toEqual([held]);
  expect(medievalBattle.booked?.({ ...flag, from: 0 })).toEqual([held, { seat: 0, source: 'flags' }]);
});

test('12.2 a destroyed wagon train counts for its enemy; other units for nobody', () => {
  const fallen = { what: 'destroyed', seat: 0, unit: 1, at: 'hex:75' } as const;
  expect(medievalBattle.booked?.({ ...fallen, type: 'wagonTrain' })).toEqual([{ seat: 1, source: 'wagonTrain' }]);
  expect(medievalBattle.booked?.({ ...fallen, type: 'pikemen' })).toEqual([]);
});

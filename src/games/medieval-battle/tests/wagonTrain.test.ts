/** 12 The wagon train. */
import { told } from '@/engine/testing/sitting';
import { medievalBattle } from '..';
import { forecast } from '../rules/fight';
import { mayLeaveBoard, retreatHexes } from '../rules/waysOut';
import { GONE, isFortified } from '../state';
import { battle, hexes, put, RED_TRAIN, sorted, trainTo, YELLOW_TRAIN } from './table';

test('12.1 fortified it moves one plain hex, and is no longer fortified until the army regroups', () => {
  const at = battle(g => trainTo(g, 0, 76));
  expect(sorted(at.at('step', RED_TRAIN))).toEqual(sorted(hexes(62, 63, 75, 77, 88, 89)));
  const moved = at.choose('step hex:77 unit=0');
  expect(isFortified(moved.unit(RED_TRAIN))).toBe(false);
  expect(told(moved, 'unfortified').map(fact => fact.by)).toEqual(['move']);
  expect(moved.offers).toEqual(['stop button:stop']);
  const mine = moved.choose('stop', 'pass');
  expect(mine.at('step', RED_TRAIN)).toEqual([]);
  expect(isFortified(mine.choose('regroup').unit(RED_TRAIN))).toBe(true);
});

test('12.2 the first attack opens it, the second destroys it for three points; the attacker enters only then', () => {
  const first = battle(g => {
    trainTo(g, 1, 89);
    put(g, 0, 'archers', 90);
    put(g, 0, 'pikemen', 88);
  });
  expect(forecast(first.g, 'melee', 2, YELLOW_TRAIN)).toMatchObject({ reckoning: null, outcome: 'unfortified', retreats: [] });
  const opened = first.choose('attack hex:89 unit=2');
  expect(opened.asked).toBe(1);
  expect(opened.unit(2)).toMatchObject({ at: 90, points: 2, knights: 2 });
  expect(opened.unit(YELLOW_TRAIN)).toMatchObject({ at: 89, points: 0 });
  const sacked = opened.choose('pass', 'attack hex:89 unit=3');
  expect(sacked.unit(YELLOW_TRAIN).at).toBe(GONE);
  expect(sacked.unit(3).at).toBe(89);
  expect(medievalBattle.points(sacked.g, 0)).toBe(3);
  expect(medievalBattle.standings(sacked.g)[0]!.sources).toEqual({ flags: 0, wagonTrain: 3 });
});

test('12.2 a shot counts as much, and the shooter stays', () => {
  const at = battle(g => {
    trainTo(g, 1, 89, 0);
    put(g, 0, 'longbowmen', 91);
  }).choose('shoot hex:89 unit=2');
  expect(at.unit(YELLOW_TRAIN).at).toBe(GONE);
  expect(at.unit(2)).toMatchObject({ at: 91, points: 2 });
});

test('12.3 it blocks retreats, attacks nobody, cannot retreat and takes no flag', () => {
  const at = battle(g => {
    trainTo(g, 0, 76);
    put(g, 1, 'pikemen', 77);
  });
  expect(at.at('attack', RED_TRAIN)).toEqual([]);
  const struck = battle(g => {
    put(g, 0, 'pikemen', 77);
    trainTo(g, 1, 76);
  }).choose('attack hex:76 unit=2');
  expect(struck.ask).toBe('turn');
  const edge = battle(g => void put(g, 0, 'pikemen', 7));
  expect(retreatHexes(edge.g, YELLOW_TRAIN, 2, 7)).toEqual([]);
  expect(mayLeaveBoard(edge.g, YELLOW_TRAIN, 2, 7)).toBe(false);
  const onFlag = at.choose('step hex:75 unit=0', 'stop');
  expect(onFlag.g.holders[0]).toBe(-1);
  const blocked = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 1, 'pikemen', 90);
    trainTo(g, 0, 92);
  }).choose('attack hex:90 unit=2');
  expect(blocked.at('retreat')).not.toContain('hex:91');
});

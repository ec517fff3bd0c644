/** 6 The turn. */
import { told } from '@/engine/testing/sitting';
import type { MedievalBattle } from '../state';
import { battle, mustered, put } from './table';

test('6.1 Yellow moves first, then in turn', () => {
  const at = mustered([[], []]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8');
  expect(at.ask).toBe('turn');
  expect(at.asked).toBe(1);
  expect(at.choose('regroup').asked).toBe(0);
});

test('6.1 one turn activates one unit, or regroups, or passes', () => {
  const at = battle(g => {
    put(g, 0, 'pikemen', 89);
    put(g, 0, 'archers', 91);
    put(g, 1, 'pikemen', 78);
  });
  expect(at.at('step', 2)).not.toEqual([]);
  expect(at.at('shoot', 3)).toEqual(['hex:78']);
  expect(at.at('attack', 3)).toEqual(['hex:78']);
  expect(at.offers).toEqual(expect.arrayContaining(['regroup button:regroup', 'pass button:pass']));
  const marching = at.choose('step hex:88 unit=2');
  expect(marching.ask).toBe('march');
  expect(marching.offers.some(offer => offer.includes('unit='))).toBe(false);
  const ended = marching.choose('stop');
  expect(ended.asked).toBe(1);
});

test('6.1 a march may end with a shot', () => {
  const at = battle(g => {
    put(g, 0, 'archers', 89);
    put(g, 1, 'pikemen', 78);
  }).choose('step hex:90 unit=2');
  expect(at.at('shoot')).toEqual(['hex:78']);
  expect(at.choose('shoot hex:78').asked).toBe(1);
});

test('6.2 a melee, a shot and a merge end the turn', () => {
  const at = battle(g => {
    put(g, 0, 'archers', 89);
    put(g, 1, 'pikemen', 90, { points: 0 });
    put(g, 0, 'archers', 88, { knights: 1 });
    put(g, 0, 'archers', 87, { knights: 1 });
  });
  expect(at.choose('shoot hex:90 unit=2').asked).toBe(1);
  expect(at.choose('attack hex:90 unit=2').asked).toBe(1);
  expect(at.choose('merge hex:87 unit=4').asked).toBe(1);
});

test('6.3 whose units and tokens are spent passes unasked; two such passes end the battle', () => {
  const spend = (g: MedievalBattle, seat: number): void => {
    g.units[seat]!.points = 0;
    g.tokens[seat] = 0;
  };
  const at = battle(g => {
    put(g, 0, 'pikemen', 89);
    put(g, 1, 'pikemen', 13, { points: 0 });
    spend(g, 1);
  });
  const after = at.choose('step hex:88 unit=2', 'stop');
  expect([after.asked, after.ask, after.g.turn]).toEqual([0, 'turn', 4]);
  expect(told(after, 'passed')).toEqual([{ what: 'passed', seat: 1, spent: true }]);
  expect(after.choose('pass').g.ending).toBe('passed');
});

test('6.3 who can do nothing else must pass', () => {
  const at = battle(g => {
    put(g, 0, 'pikemen', 89, { points: 0 });
    g.units[0]!.points = 0;
    g.tokens[0] = 0;
  });
  expect(at.offers).toEqual(['pass button:pass']);
  expect(at.refuses('button:regroup')).toEqual({ why: 'tokens' });
  expect(at.refuses('unit:2')).toEqual({ why: 'spent' });
});

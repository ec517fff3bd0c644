/** 13.3, 13.4 The end. */
import { told } from '@/engine/testing/sitting';
import { medievalBattle } from '..';
import { material } from '../rules/victory';
import { GONE, HELD_BACK, OFF_BOARD } from '../state';
import { battle, put } from './table';

const LARGE = { options: { map: 'large', largeAssembly: 'twoCrowns' } };

test('13.3 five points win at once on the standard map, six on the large one', () => {
  const four = battle(g => {
    g.units[1]!.at = GONE;
    g.holders = [-1, 0, -1, -1];
    put(g, 0, 'pikemen', 76);
  });
  expect(medievalBattle.points(four.g, 0)).toBe(4);
  expect(four.choose('pass').asked).toBe(1);
  const won = four.choose('step hex:75 unit=2', 'stop');
  expect(won.asked).toBe(null);
  expect(won.g).toMatchObject({ ending: 'points', winner: 0, questions: [] });
  expect(told(won, 'ended')).toEqual([{ what: 'ended', why: 'points', winner: 0, points: [6, 0], material: [1, 0] }]);
  const five = battle(g => {
    g.units[1]!.at = GONE;
    g.holders = [0, -1, -1, -1, -1, -1];
  }, LARGE);
  expect(medievalBattle.points(five.g, 0)).toBe(5);
  expect(five.choose('pass').asked).toBe(1);
});

test('13.3 either side wins so, whoever has just moved', () => {
  const yellow = (seat: 0 | 1) =>
    battle(
      g => {
        g.units[0]!.at = GONE;
        g.holders = [1, -1, -1, -1];
      },
      { seat },
    ).choose('pass');
  for (const seat of [0, 1] as const) expect(yellow(seat).g).toMatchObject({ ending: 'points', winner: 1 });
});

test('13.3 if both have enough, more points win, then the active player', () => {
  const ahead = battle(g => {
    g.units[0]!.at = GONE;
    g.units[1]!.at = GONE;
    g.holders = [0, 1, 1, 1, 0, -1];
  }, LARGE);
  expect([medievalBattle.points(ahead.g, 0), medievalBattle.points(ahead.g, 1)]).toEqual([6, 7]);
  expect(ahead.choose('pass').g.winner).toBe(1);
  const even = battle(g => {
    g.units[0]!.at = GONE;
    g.units[1]!.at = GONE;
    g.holders = [0, 1, 0, 1, -1, -1];
  }, LARGE);
  expect([medievalBattle.points(even.g, 0), medievalBattle.points(even.g, 1)]).toEqual([6, 6]);
  expect(even.choose('pass').g.winner).toBe(0);
});

test('13.4 two passes running end the battle', () => {
  const once = battle(g => void put(g, 0, 'pikemen', 89)).choose('pass');
  expect(once.asked).toBe(1);
  const twice = once.choose('pass');
  expect(twice.g).toMatchObject({ ending: 'passed', winner: 0 });
  expect(once.choose('regroup', 'pass').asked).toBe(1);
});

test('13.4 it ends when nobody has a token and no unit on the board has a point, a fortified wagon train included', () => {
  const worn = (points: number) =>
    battle(g => {
      put(g, 0, 'pikemen', 89, { points: 1 });
      put(g, 1, 'archers', 104, { points: 0 });
      g.units[0]!.points = points;
      g.units[1]!.points = 0;
      g.tokens = [0, 0];
    }).choose('step hex:90 unit=2', 'stop');
  expect(worn(0).g).toMatchObject({ ending: 'exhausted' });
  // Yellow has nothing left and passes unasked (6.3); Red’s wagon train may still move.
  expect(worn(1)).toMatchObject({ asked: 0, ask: 'turn' });
});

test('13.4 a time token of either side keeps the battle going, though no unit has a point', () => {
  const worn = (tokens: [number, number]) =>
    battle(g => {
      put(g, 0, 'pikemen', 89, { points: 1 });
      g.units[0]!.points = 0;
      g.units[1]!.points = 0;
      g.tokens = tokens;
    }).choose('step hex:90 unit=2', 'stop');
  expect(worn([0, 0]).g.ending).toBe('exhausted');
  expect(worn([1, 0]).at('regroup')).toEqual(['button:regroup']);
  expect(worn([1, 0]).asked).toBe(0);
  expect(worn([0, 1])).toMatchObject({ asked: 1, ask: 'turn' });
});

test('13.4 more points win; at a tie the dearer army on the board, whatever it has lost; else it is a draw', () => {
  const end = (red: readonly string[], yellow: readonly string[]) =>
    battle(g => {
      red.forEach((type, i) => put(g, 0, type as 'pikemen', 88 + i, { knights: 1 }));
      yellow.forEach((type, i) => put(g, 1, type as 'pikemen', 141 + i));
      g.passes = 1;
    }).choose('pass');
  const dearer = end(['heavyCavalry', 'pikemen'], ['archers', 'heavyInfantry']);
  expect([material(dearer.g, 0), material(dearer.g, 1)]).toEqual([4, 3]);
  expect(dearer.g.winner).toBe(0);
  const waiting = battle(g => {
    put(g, 0, 'heavyCavalry', HELD_BACK);
    put(g, 0, 'heavyCavalry', OFF_BOARD);
    put(g, 1, 'pikemen', 141);
    g.passes = 1;
  }).choose('pass');
  expect([material(waiting.g, 0), material(waiting.g, 1), waiting.g.winner]).toEqual([0, 1, 1]);
  const draw = end(['heavyInfantry'], ['longbowmen']);
  expect(draw.g.winner).toBe(-1);
  expect(medievalBattle.standings(draw.g).map(s => s.place)).toEqual([1, 1]);
  const points = battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    g.holders[1] = 1;
    g.passes = 1;
  }).choose('pass');
  expect(points.g.winner).toBe(1);
  expect(medievalBattle.standings(points.g).map(s => [s.seat, s.place, s.points])).toEqual([
    [1, 1, 1],
    [0, 2, 0],
  ]);
});

test('13.4 units held back or off the board do not keep the battle going', () => {
  const at = battle(g => {
    put(g, 0, 'pikemen', 89, { points: 1 });
    put(g, 0, 'archers', HELD_BACK);
    g.units[0]!.points = 0;
    g.units[1]!.points = 0;
    g.tokens = [0, 0];
  }).choose('step hex:90 unit=2', 'stop');
  expect(at.g.ending).toBe('exhausted');
});

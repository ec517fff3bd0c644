/** How many positions lie one, two and three choices away: a rule that drifts changes a number. Counted once and read through. */
import { perft } from '@/engine/testing/perft';
import { medievalBattle } from '..';
import type { MedievalBattle } from '../state';
import { battle, mustered, offBoard, opening, put, trainTo } from './table';
import { HELD_BACK } from '../state';

const positions: Record<string, { readonly from: () => MedievalBattle; readonly counts: readonly number[] }> = {
  'the first module of a built map': { from: () => opening({ assembly: 'build', side: 'A' }).g, counts: [12, 60, 240] },
  'the first recruit': { from: () => opening().g, counts: [9, 53, 309] },
  'an army with four points left': {
    from: () =>
      opening().choose(
        ...['heavyCavalry', 'heavyCavalry', 'heavyCavalry', 'heavyInfantry', 'heavyInfantry', 'longbowmen', 'pikemen'].map(
          type => `recruit recruit:${type}`,
        ),
      ).g,
    counts: [11, 70, 380],
  },
  'two wagon trains to place': { from: () => mustered([['pikemen'], []]).g, counts: [38, 1202] },
  'a pikeman and riders to deploy': {
    from: () => mustered([['pikemen', 'lightCavalry'], ['archers']]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8').g,
    counts: [119, 8097],
  },
  'riders in the open, passing a friend': {
    from: () =>
      battle(g => {
        put(g, 0, 'lightCavalry', 89);
        put(g, 0, 'pikemen', 90);
      }).g,
    counts: [16, 72, 250],
  },
  'a melee that may end in retreat': {
    from: () =>
      battle(g => {
        put(g, 0, 'heavyCavalry', 89);
        put(g, 1, 'archers', 90);
        put(g, 1, 'heavyInfantry', 78, { knights: 1 });
      }).g,
    counts: [10, 63, 343],
  },
  'longbows, woods and a wagon train': {
    from: () =>
      battle(g => {
        put(g, 0, 'longbowmen', 88);
        put(g, 1, 'pikemen', 86);
        put(g, 1, 'archers', 75);
        trainTo(g, 1, 90);
      }).g,
    counts: [12, 102, 651],
  },
  'a regroup with units waiting': {
    from: () =>
      battle(g => {
        trainTo(g, 0, 74, 0);
        put(g, 0, 'heavyCavalry', HELD_BACK);
        put(g, 0, 'pikemen', HELD_BACK);
        offBoard(g, 0, 'archers', 1);
        g.tokens[0] = 1;
      }).choose('regroup').g,
    counts: [17, 91, 239],
  },
  'dismounting at the edge': {
    from: () =>
      battle(
        g => {
          put(g, 0, 'mountedArchers', 14);
          put(g, 1, 'archers', 4);
          put(g, 0, 'heavyCavalry', 24, { knights: 1 });
        },
        { options: { dismounting: true } },
      ).g,
    counts: [18, 105, 570],
  },
};

test('there are ten positions', () => expect(Object.keys(positions).length).toBe(10));

test.each(Object.entries(positions))('perft from %s', (_, { from, counts }) => {
  expect(perft(medievalBattle, from(), counts.length)).toEqual(counts);
});

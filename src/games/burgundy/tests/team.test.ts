/** TEA: two teams of two on a duchy of 73 spaces each. */
import { byChance, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { COLOURS } from '../data/names';
import { TEAM_DUCHIES, TEAM_LIE } from '../data/teamDuchies';
import { duchyNamed, SURVEY } from '../rules/duchy';
import { NONE } from '../state';
import { invariants } from './invariants';
import { opening } from './table';

/** Written down from the print a second time: by duchy and colour, the sizes of its areas. */
const AREAS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  '12a': {
    building: [6, 4, 4, 4, 3, 3],
    pasture: [4, 4, 4],
    mine: [3, 2, 1],
    ship: [8, 4],
    monastery: [7, 3, 2],
    castle: [1, 1, 1, 1, 1, 1, 1],
  },
  '12b': {
    building: [8, 5, 4, 3, 2, 2],
    pasture: [5, 3, 2, 2],
    mine: [2, 2, 1, 1],
    ship: [5, 3, 2, 2],
    monastery: [5, 3, 2, 2],
    castle: [1, 1, 1, 1, 1, 1, 1],
  },
};

test.each(TEAM_DUCHIES.map(d => d.id))('TEA-01 duchy %s has 73 spaces in two halves that touch, with the printed areas', id => {
  const { colour, number, touching, areasOf, byColour } = SURVEY[duchyNamed(id)]!;
  expect([colour.length, number.length, touching.length, TEAM_LIE.length]).toEqual([73, 73, 73, 73]);
  expect(number.every(n => n >= 1 && n <= 6)).toBe(true);
  expect(byColour.map(spaces => spaces.length)).toEqual([24, 12, 6, 12, 12, 7]);
  COLOURS.forEach((name, c) =>
    expect([name, areasOf[c]!.map(area => area.length).sort((a, b) => b - a)]).toEqual([name, AREAS[id]![name]]),
  );
  touching.forEach((around, space) => around.forEach(other => expect(touching[other]).toContain(space)));
  // The shared space touches both halves, and so do those above and below it.
  expect(touching[21]).toEqual([14, 20, 27, 46, 52, 58]);
  expect([touching[14], touching[27]]).toEqual([
    [8, 13, 20, 21, 46],
    [20, 21, 26, 32, 58],
  ]);
  // Those within each half, and the two pairs across their common edge.
  expect(touching.flat().length / 2).toBe(2 * 90 + 2);
});

test('TEA-01 every depot shows four tiles and the black depot eight', () => {
  const { g } = opening(4, { team: '12a' }, 1, 0);
  expect([g.depots.includes(NONE), g.black.includes(NONE)]).toEqual([false, false]);
});

test.each(['12a', '12b'])('TEA-01 matches on %s are played to the end by chance, and nothing is ever lost', team => {
  for (let seed = 0; seed < 6; seed++) {
    const options = { team, inns: true, extraTiles: true, whiteCastles: true };
    let choices = 0;
    playOut(burgundy, { seats: 4, seed, options }, byChance(seed), {
      each: g => {
        choices++;
        expect(invariants(g)).toEqual([]);
      },
    });
    expect(choices).toBeGreaterThan(300);
  }
});

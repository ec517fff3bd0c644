import type { Roll } from '@/engine/contract';
import { gameOf } from '@/games/index';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { importText } from '../files';
import { chanceOfStraying, diceStatistics, rollsOf, rollsOfAll } from '../diceStatistics';
import { openFilm } from '../matchFilm';
import { fileOf, played } from '../testing/played';
import { openHouse } from './house';

afterEach(() => standIn.reset());

const burgundy = gameOf('burgundy')!;
const ANNA = { name: 'Anna', tincture: 'gules', plays: 'human' } as const;
const GUIDO = { name: 'Guido', tincture: 'azure', plays: 'squire' } as const;
const dice = (...faces: number[]): Roll[] => faces.map(face => ({ seat: 0, faces: 6, face }));

test('each face is counted beside what chance expects', () => {
  expect(diceStatistics([])).toBeNull();
  expect(diceStatistics(dice(1, 1, 6, 3))).toMatchObject({ faces: [2, 0, 1, 0, 0, 1], dice: 4, mean: 2.75, expected: 4 / 6 });
});

test('few dice are not judged, loaded ones are found out', () => {
  expect(diceStatistics(dice(...Array.from({ length: 29 }, () => 6)))!.strays).toBeNull();
  expect(diceStatistics(dice(...Array.from({ length: 30 }, () => 6)))!.strays).toBeLessThan(1e-9);
  expect(diceStatistics(dice(...Array.from({ length: 30 }, (_, i) => 1 + (i % 6))))!.strays).toBe(100);
});

// Of the tables of the chi-squared distribution, with five degrees of freedom and with one.
test.each([
  [[15, 5, 10, 10, 10, 10], 10, 0.4159],
  [[20, 0, 10, 10, 10, 10], 10, 0.0012],
  [[60, 40], 50, 0.0455],
])('%j with %i expected strays by chance with %d', (faces, expected, wanted) => {
  expect(chanceOfStraying(faces, expected)).toBeCloseTo(wanted, 4);
});

test('every die of a match is counted once, with those that fell before the first choice', async () => {
  const house = await openHouse({ gameOf: async id => gameOf(id) });
  await importText(house, fileOf(played({ id: 'whole' }), played({ id: 'begun', choices: 3 })));
  const counts = async (id: string) => {
    const film = await openFilm(house, id);
    if ('why' in film) throw new Error(film.why);
    const rolls = rollsOf(film.game, (await film.facts())!);
    return [0, 1, null].map(seat => rolls.filter(r => r.seat === seat).length);
  };
  expect(await counts('whole')).toEqual([50, 50, 25]);
  expect(await counts('begun')).toEqual([2, 2, 1]);
});

test('over all matches people and bots are counted apart; practice and unfinished ones are not', async () => {
  const house = await openHouse({ gameOf: async id => gameOf(id) });
  const players = [ANNA, GUIDO];
  const matches = [1, 2].map(seed => played({ id: `m${seed}`, seed, players }));
  await importText(
    house,
    fileOf(...matches, { ...played({ id: 'p', seed: 3, players }), practice: true }, played({ id: 'u', seed: 4, choices: 9 })),
  );
  const all = (await rollsOfAll(house, burgundy))!;
  expect([all.matches, all.people.length, all.bots.length]).toEqual([2, 100, 100]);
  const handed = played({ id: 'h', seed: 5, players: [{ ...ANNA, before: [{ plays: 'knight', until: 9 }] }, GUIDO] });
  await importText(house, fileOf(handed));
  const more = (await rollsOfAll(house, burgundy))!;
  expect([more.matches, more.people.length, more.bots.length]).toEqual([3, 100, 150]);
});

test('a game without dice has none to count', async () => {
  const battle = gameOf('medieval-battle')!;
  expect(battle.rolls).toBeUndefined();
  expect(rollsOf(battle, [{ what: 'diceRolled' }])).toEqual([]);
});

/** A match from the future: another Blazon played it under rules that this one does not know. It is kept byte for byte, and nobody plays it here. */
import type { Game } from '@/engine/contract';
import { openDatabaseAsync, standIn } from '../../../tools/jest/expo-sqlite';
import { FILE } from '@/archive/openArchive';
import { exportAll, importText } from '../files';
import { glimpse } from '../glimpse';
import { rollsOfAll } from '../diceStatistics';
import { newMatch, type Household } from '../newMatch';
import { openMatch } from '../openMatch';
import { openPracticeCopy } from '../practiceCopy';
import { openFilm } from '../matchFilm';
import { anna, openHouse, playHumans, toy, ugo } from './house';

afterEach(() => standIn.reset());

const FUTURE = 99;

async function rows(): Promise<string> {
  const db = await openDatabaseAsync(FILE);
  const tables = ['matches', 'choices', 'snapshots', 'results'].map(table => db.getAllAsync(`SELECT * FROM ${table} ORDER BY 1, 2`));
  return JSON.stringify(await Promise.all(tables));
}

/** A match of nine choices whose fifth nobody knows today, and what else `more` changes in its rows. */
async function fromTheFuture(more = ''): Promise<{ house: Household; id: string; before: string }> {
  const house = await openHouse();
  const match = newMatch(house, { game: toy, players: [anna, ugo], options: { rounds: 4, openHands: false }, seed: 7, first: 0 });
  await playHumans(match, { seed: 3 }, 9);
  match.leave();
  await match.settled();
  const db = await openDatabaseAsync(FILE);
  await db.execAsync(`UPDATE matches SET rules = ${FUTURE}; UPDATE choices SET choice = 'fly sky:3 wings=2' WHERE n = 5; ${more}`);
  return { house, id: match.now().id, before: await rows() };
}

const SPOILT = [
  ['as that Blazon left it', ''],
  ['without a snapshot that could be read', 'UPDATE snapshots SET state = \'{"sky":true}\''],
  ['played by a level that nobody knows today', `UPDATE matches SET seats = replace(seats, '"human"', '"emperor"')`],
  ['with seats that are written otherwise', `UPDATE matches SET seats = '{"people":["Anna","Ugo"]}'`],
  ['with options that are written otherwise', `UPDATE matches SET options = '[["rounds",[4,5]]]'`],
] as const;

test.each(SPOILT)('%s: opening, looking and counting refuse it and change nothing', async (_, more) => {
  const { house, id, before } = await fromTheFuture(more);
  expect(await openMatch(house, id)).toEqual({ why: 'newer' });
  expect(await openFilm(house, id)).toEqual({ why: 'newer' });
  expect(await openPracticeCopy(house, id, 3)).toEqual({ why: 'newer' });
  for (const stored of await house.archive.matches()) expect(await glimpse(house, stored)).toBeNull();
  expect((await rollsOfAll(house, toy))?.matches).toBe(0);
  expect(await rows()).toBe(before);
});

test('the Blazon that has played it goes on with it as if nothing had been', async () => {
  const { house, id } = await fromTheFuture("UPDATE choices SET choice = 'stop button:stop' WHERE n = 5");
  await openMatch(house, id);
  const later: Game = { ...toy, rulesNumber: FUTURE };
  const again = await openMatch({ ...house, gameOf: async () => later }, id);
  expect('why' in again).toBe(false);
});

test('its file is handed out whole, and refused where it is too new, before anything else in it is found fault with', async () => {
  const { house, before } = await fromTheFuture();
  const text = await exportAll(house);
  const [match] = (JSON.parse(text) as { matches: { rules: number; choices: [number, string][] }[] }).matches;
  expect([match?.rules, match?.choices[4]?.[1]]).toEqual([FUTURE, 'fly sky:3 wings=2']);
  expect(await importText(house, text.replaceAll('"human"', '"emperor"'))).toEqual({ trouble: 'unknownVersion' });
  expect(await rows()).toBe(before);
});

test('a file whose format is newer is refused whatever else it holds', async () => {
  const { house, before } = await fromTheFuture();
  const file = { kind: 'blazon', version: 2, matches: { packed: 'H4sIAAAA' }, '__proto__ of the future': [] };
  expect(await importText(house, JSON.stringify(file))).toEqual({ trouble: 'unknownVersion' });
  expect(await rows()).toBe(before);
});

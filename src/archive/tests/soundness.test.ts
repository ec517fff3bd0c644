import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabaseAsync, standIn } from '../../../tools/jest/expo-sqlite';
import { createArchive, FILE } from '../openArchive';
import { serialQueue } from '../queue';

afterEach(() => standIn.reset());

const PAGE = 4096;
const LONG = 'x'.repeat(300 * PAGE);

/** A drawer that is too large to be read as a whole when it is opened. */
async function largeDrawer(): Promise<string> {
  const file = join(standIn.useFiles(), FILE);
  const { archive } = await createArchive();
  const match = { game: 'toy', rules: 1, base: 0, options: {}, seed: 1, first: null, name: '', started: 1, touched: 1, ended: null };
  const players = [{ name: 'Anna', tincture: 'or', plays: 'human' }];
  const whole = (id: string) => ({
    match: { ...match, id, players, practice: false, hints: 0, wentBack: false },
    choices: [{ n: 1, seat: 0, line: `stake card:1 card=1 ${id}`, at: 2 }],
    snapshots: [{ n: 1, state: LONG }],
    results: [],
  });
  await archive.putIn([whole('a'), whole('b')]);
  standIn.kill();
  return file;
}

test('a large drawer is not read as a whole when it is opened, and is when nobody waits for it', async () => {
  await largeDrawer();
  const { how, archive } = await createArchive();
  expect(how).toBe('ok');
  await archive.readThrough();
});

test('damage deep in a large drawer is found by the slow look', async () => {
  const file = await largeDrawer();
  const bytes = readFileSync(file);
  // The chain of pages in which a long text lies: each begins with the number of the next.
  const at = PAGE * 450;
  bytes.fill(0xff, at, at + 4);
  writeFileSync(file, bytes);
  const { how, archive } = await createArchive();
  expect(how).toBe('ok');
  await expect(archive.readThrough()).rejects.toThrow();
});

test('an index that says something else than its table is written anew, and no match is out of sight', async () => {
  standIn.useFiles();
  const { archive } = await createArchive();
  const match = { game: 'toy', rules: 1, base: 0, options: {}, seed: 1, first: null, name: '', started: 1, touched: 1, ended: null };
  const players = [{ name: 'Anna', tincture: 'or', plays: 'human' }];
  await archive.create({ ...match, id: 'a', players, practice: false, hints: 0, wentBack: false });
  const db = await openDatabaseAsync(FILE);
  await db.execAsync(`PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE INDEX matchesByEnd ON matches (started)' WHERE name = 'matchesByEnd';
    PRAGMA writable_schema = RESET; REINDEX matchesByEnd; PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = 'CREATE INDEX matchesByEnd ON matches (ended)' WHERE name = 'matchesByEnd'; PRAGMA writable_schema = RESET;`);
  standIn.kill();
  const { how, archive: again } = await createArchive();
  expect(how).toBe('ok');
  expect((await again.underWay(40)).matches.map(m => m.id)).toEqual(['a']);
});

test('whatever can wait is done after what a player has chosen, however long it has waited', async () => {
  const queue = serialQueue();
  const order: string[] = [];
  const job = (name: string) => async (): Promise<void> => {
    await null;
    order.push(name);
  };
  const all = [queue(job('read 1'), true), queue(job('read 2'), true), queue(job('read 3'), true)];
  await all[0];
  await Promise.all([...all, queue(job('choice 1')), queue(job('choice 2'))]);
  expect(order).toEqual(['read 1', 'choice 1', 'choice 2', 'read 2', 'read 3']);
});

test('a job that fails does not hold up the next', async () => {
  const queue = serialQueue();
  await expect(queue(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await queue(async () => 1)).toBe(1);
});

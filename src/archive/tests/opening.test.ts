import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabaseAsync, standIn } from '../../../tools/jest/expo-sqlite';
import type { StoredMatch } from '../archive';
import { MIGRATIONS } from '../migrations';
import { createArchive, FILE, startAside } from '../openArchive';

let folder = '';
const mockRename = (name: string, newName: string): void => renameSync(join(folder, name), join(folder, newName));
// The phone's file system is not here; the file is renamed the same way.
jest.mock('../setAsideFile', () => ({ putAside: async (name: string, newName: string) => mockRename(name, newName) }));

let mockCount: number | 'lost' = 0;
jest.mock('../beside', () => ({
  countKept: async () => mockCount,
  keepCount: async (count: number | 'lost') => void (mockCount = count),
}));

beforeEach(() => {
  mockCount = 0;
  folder = standIn.useFiles();
});
afterEach(() => standIn.reset());

const match: StoredMatch = {
  id: 'a',
  game: 'toy',
  rules: 1,
  base: 0,
  options: {},
  seed: 1,
  first: null,
  players: [{ name: 'Anna', tincture: 'or', plays: 'human' }],
  name: '',
  started: 1,
  touched: 1,
  ended: null,
  practice: false,
  hints: 0,
  wentBack: false,
};

async function fileWithMatches(count: number): Promise<void> {
  const { archive } = await createArchive();
  const choice = (i: number) => ({ n: 1, seat: 0, line: `stake card:${i} card=${i}`, at: 2 });
  await archive.putIn(
    Array.from({ length: count }, (_, i) => ({ match: { ...match, id: `m${i}` }, choices: [choice(i)], snapshots: [], results: [] })),
  );
  standIn.kill();
}

test('a file is found again after the app was killed', async () => {
  await fileWithMatches(3);
  const { how, archive } = await createArchive();
  expect([how, (await archive.matches()).length]).toEqual(['ok', 3]);
});

test('what was deleted is gone at the next opening, with everything that belonged to it', async () => {
  await fileWithMatches(2);
  const first = await createArchive();
  await first.archive.remove('m0', 9);
  standIn.kill();
  const { archive } = await createArchive();
  await archive.restore('m0');
  expect((await archive.matches()).map(m => m.id)).toEqual(['m1']);
  await archive.sweepOut();
  expect(await archive.rawRows()).not.toContain('m0');
});

test('a file that is none of SQLite’s is said to be so, handed out as far as possible and put aside', async () => {
  writeFileSync(join(folder, FILE), 'no database at all '.repeat(400));
  const opened = await createArchive();
  expect([opened.how, opened.archive.keeps]).toEqual(['corrupt', false]);
  expect(JSON.parse(await opened.salvage!())).toMatchObject({ tables: { matches: { rows: [], torn: true } } });
  await startAside();
  const again = await createArchive();
  expect([again.how, await again.archive.matches()]).toEqual(['ok', []]);
  const kept = readdirSync(folder).find(name => /^blazon-aside-.*\.db$/.test(name))!;
  expect(readFileSync(join(folder, kept), 'utf8')).toMatch(/^no database at all/);
});

test('of a file with a torn page, the rows that can be read are handed out', async () => {
  await fileWithMatches(600);
  const bytes = readFileSync(join(folder, FILE));
  const at = bytes.indexOf('stake card:300');
  // The page with that row, from its head on.
  bytes.fill(0x5a, at - (at % 4096), at - (at % 4096) + 4096);
  writeFileSync(join(folder, FILE), bytes);
  // Rows before the damage could be read, and would be as if nothing were: it is said at once instead.
  const { how, salvage } = await createArchive();
  expect(how).toBe('corrupt');
  const raw = JSON.parse(await salvage!()) as { tables: Record<string, { rows: { match: string; id: string }[]; torn?: boolean }> };
  const { rows, torn } = raw.tables.choices!;
  expect(torn).toBe(true);
  expect(new Set(rows.map(r => r.match)).size).toBe(rows.length);
  // A page of 4096 bytes holds fewer than 120 of these rows.
  expect(rows.length).toBeGreaterThanOrEqual(480);
  expect(rows.length).toBeLessThan(600);
  expect(raw.tables.matches!.rows).toHaveLength(600);
});

test('a file of a newer app can be read out and put aside', async () => {
  await fileWithMatches(1);
  const db = await openDatabaseAsync(FILE);
  await db.execAsync(`CREATE TABLE clouds (id TEXT); ALTER TABLE matches ADD COLUMN weather TEXT NOT NULL DEFAULT 'fair'`);
  await db.execAsync(`UPDATE matches SET deleted = 1; PRAGMA user_version = ${MIGRATIONS.length + 3}`);
  standIn.kill();
  const bytes = readFileSync(join(folder, FILE));
  const opened = await createArchive();
  expect(opened.how).toBe('newer');
  expect(await opened.salvage!()).toContain('stake card:0');
  // Not even what was thrown away in it is swept out.
  expect(readFileSync(join(folder, FILE)).equals(bytes)).toBe(true);
  await startAside();
  const kept = readdirSync(folder).find(name => /^blazon-aside-.*\.db$/.test(name))!;
  expect(readFileSync(join(folder, kept)).equals(bytes)).toBe(true);
  expect((await createArchive()).how).toBe('ok');
});

test.each([
  ['removed', () => rmSync(join(folder, FILE))],
  ['cut to nothing', () => writeFileSync(join(folder, FILE), '')],
])('a file that was %s is no first day: it is said until somebody has answered', async (_, harm) => {
  await fileWithMatches(2);
  expect((await createArchive()).lost).toBe(false);
  mockCount = 2;
  expect((await createArchive()).lost).toBe(false);
  standIn.kill();
  harm();
  expect((await createArchive()).lost).toBe(true);
  await (await createArchive()).archive.create(match);
  expect((await createArchive()).lost).toBe(true);
  mockCount = 0;
  expect((await createArchive()).lost).toBe(false);
});

test('a full disk at the very first opening', async () => {
  standIn.fillDiskAt(1);
  const opened = await createArchive();
  expect([opened.how, opened.archive.keeps]).toEqual(['full', false]);
  standIn.onWrite(null);
  expect((await createArchive()).how).toBe('ok');
});

test.each([
  [
    'otherTab',
    "NoModificationAllowedError: Failed to execute 'createSyncAccessHandle' on 'FileSystemFileHandle': Access Handles cannot be created",
  ],
  ['noStorage', 'Error: navigator.storage not available (not supported by your browser or context is not secure)'],
  ['noStorage', 'ReferenceError: WebAssembly is not defined'],
  ['noStorage', 'SecurityError: Storage directory access is denied.'],
  ['noStorage', 'Error code 14: unable to open database file'],
  ['noEngine', 'Error: Aborted(both async and sync fetching of the wasm failed). Build with -sASSERTIONS for more info.'],
  ['full', 'QuotaExceededError: no space left'],
  ['corrupt', 'Error code 1: table matches already exists'],
  ['corrupt', 'Error code 1: no such table: choices'],
  ['unknown', 'something else'],
] as const)('%s: %s', async (how, message) => {
  standIn.refuseToOpen(message);
  const opened = await createArchive();
  expect([opened.how, opened.archive.keeps, opened.salvage]).toEqual([how, false, null]);
  await opened.archive.create(match);
  expect(await opened.archive.matches()).toEqual([match]);
});

test('a worker that never answers is not waited for, and the fault is not the browser’s', async () => {
  jest.useFakeTimers();
  standIn.stopAt(1);
  const opening = createArchive();
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await opening).how).toBe('noEngine');
  jest.useRealTimers();
});

test('a whole number that is larger than JSON’s is handed out all the same', async () => {
  await fileWithMatches(1);
  const db = await openDatabaseAsync(FILE);
  await db.execAsync('UPDATE matches SET touched = 9223372036854775807');
  const opened = await createArchive();
  expect(await opened.archive.rawRows()).toContain('9223372036854775807');
});

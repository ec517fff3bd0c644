import { openDatabaseAsync, standIn } from '../../../tools/jest/expo-sqlite';
import type { Db } from '../db';
import { migrate, MIGRATIONS, NewerDatabase, versionOf } from '../migrations';
import { createArchive, FILE } from '../openArchive';

afterEach(() => standIn.reset());

const open = async (): Promise<Db> => (await openDatabaseAsync(FILE)) as unknown as Db;

/** What an app of each version would have left behind; later versions add to it. */
const LEFT_BEHIND: readonly string[] = [
  '',
  `INSERT INTO matches (id, game, rules, options, seed, seats, name, started, touched)
     VALUES ('m', 'toy', 1, '{"rounds":2}', 7, '[{"name":"Anna","tincture":"gules","plays":"human"}]', 'Old', 1, 2);
   INSERT INTO choices VALUES ('m', 1, 0, 'stake card:3 card=3', 5);
   INSERT INTO snapshots (match, n, state) VALUES ('m', 1, '{"questions":[]}');`,
  `INSERT INTO results VALUES ('m', 0, 1, 42, 'human', '{"path":42}'); INSERT INTO settings VALUES ('theme', 'dark');`,
  `UPDATE matches SET practice = 1, hints = 3;`,
  `UPDATE snapshots SET sum = NULL;`,
  `UPDATE matches SET wentBack = 1;`,
  '',
];

test('there is a row of every version to start from', () => expect(LEFT_BEHIND).toHaveLength(MIGRATIONS.length + 1));

test.each(LEFT_BEHIND.map((_, version) => [version]))(
  'from version %i with rows in it: all are there, and new ones can be written',
  async version => {
    const old = await open();
    await migrate(old, version);
    expect(await versionOf(old)).toBe(version);
    for (let v = 0; v <= version; v++) await old.execAsync(LEFT_BEHIND[v] ?? '');

    const { how, archive } = await createArchive();
    expect(how).toBe('ok');
    expect(await versionOf(old)).toBe(MIGRATIONS.length);
    const [match] = await archive.matches();
    if (version >= 1) {
      expect(match).toMatchObject({
        id: 'm',
        name: 'Old',
        options: { rounds: 2 },
        first: null,
        base: 0,
        practice: version >= 3,
        hints: version >= 3 ? 3 : 0,
        wentBack: version >= 5,
        ended: null,
        touched: 5,
      });
      expect(await archive.contents('m')).toMatchObject({
        choices: [{ n: 1, seat: 0, line: 'stake card:3 card=3', at: 5 }],
        snapshots: [{ n: 1, state: '{"questions":[]}' }],
      });
      await archive.append('m', { n: 2, seat: 0, line: 'stop button:stop', at: 6 });
      await archive.end('m', 7, [{ match: 'm', seat: 0, place: 1, points: 42, level: 'human', sources: { path: 42 } }]);
    }
    expect(await archive.outings()).toHaveLength(version >= 1 && version < 3 ? 1 : 0);
    expect(await archive.settings()).toEqual(version >= 2 ? { theme: 'dark' } : {});
  },
);

test('all ways lead to the same shape', async () => {
  const shape = async (db: Db) => db.getAllAsync('SELECT name, sql FROM sqlite_master ORDER BY name');
  const stepwise = (await openDatabaseAsync('stepwise.db')) as unknown as Db;
  for (let v = 1; v <= MIGRATIONS.length; v++) await migrate(stepwise, v);
  const atOnce = (await openDatabaseAsync('at-once.db')) as unknown as Db;
  await migrate(atOnce);
  expect(await shape(stepwise)).toEqual(await shape(atOnce));
});

test('a step that is cut off half-way is taken whole the next time', async () => {
  const db = await open();
  await migrate(db, 2);
  await db.execAsync(LEFT_BEHIND[1] ?? '');
  standIn.onWrite((_, sql) => {
    if (sql === 'COMMIT') throw new Error('cut off');
  });
  await expect(migrate(db)).rejects.toThrow('cut off');
  standIn.onWrite(null);
  expect(await versionOf(db)).toBe(2);
  const { how, archive } = await createArchive();
  expect([how, (await archive.matches()).map(m => m.id)]).toEqual(['ok', ['m']]);
});

test('a file of a newer app is left untouched', async () => {
  const db = await open();
  await migrate(db);
  await db.execAsync(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  await expect(migrate(db)).rejects.toThrow(NewerDatabase);
  let writes = 0;
  standIn.onWrite(() => void writes++);
  expect((await createArchive()).how).toBe('newer');
  expect(writes).toBe(0);
});

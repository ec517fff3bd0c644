/** The drawer's shape, step by step; `PRAGMA user_version` says how many steps a file has taken. A published step is never edited. */
import type { Db } from './db';

export const MIGRATIONS: readonly string[] = [
  // 1: matches, and what was chosen in them; a snapshot is the state after its n-th choice.
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, seed INTEGER NOT NULL, first INTEGER,
     seats TEXT NOT NULL, name TEXT NOT NULL, started INTEGER NOT NULL, touched INTEGER NOT NULL, ended INTEGER) STRICT;
   CREATE TABLE choices (
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, n INTEGER NOT NULL, seat INTEGER NOT NULL, choice TEXT NOT NULL, at INTEGER NOT NULL,
     PRIMARY KEY (match, n)) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, n INTEGER NOT NULL, state TEXT NOT NULL,
     PRIMARY KEY (match, n)) STRICT, WITHOUT ROWID;`,
  // 2: results of finished matches, and settings.
  `CREATE TABLE results (
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, seat INTEGER NOT NULL, place INTEGER NOT NULL, points INTEGER NOT NULL,
     level TEXT NOT NULL, sources TEXT NOT NULL, PRIMARY KEY (match, seat)) STRICT, WITHOUT ROWID;
   CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  // 3: practice copies and hints; deletion that can be undone; a broken match is set apart; `base`: up to this choice other rules held.
  `ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN deleted INTEGER;
   ALTER TABLE matches ADD COLUMN quarantine TEXT;
   ALTER TABLE matches ADD COLUMN base INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;`,
  // 4: the check sum of a snapshot's text, so that a damaged one is not believed; NULL: kept by an app that did not count yet.
  `ALTER TABLE snapshots ADD COLUMN sum INTEGER;`,
  // 5: whether somebody went back past a bot's answer.
  `ALTER TABLE matches ADD COLUMN wentBack INTEGER NOT NULL DEFAULT 0;`,
  // 6: what goes on, what was finished last, in all or of a game, and what is to be swept out, each without a look at every match.
  `CREATE INDEX matchesByEnd ON matches (ended);
   CREATE INDEX matchesOfGame ON matches (game, ended);
   CREATE INDEX matchesDeleted ON matches (deleted) WHERE deleted IS NOT NULL;`,
];

/** When a match was deleted, in milliseconds; so it is marked where nobody can want it back any more. */
export const FOR_GOOD = 0;

export class NewerDatabase extends Error {
  constructor(readonly version: number) {
    super(`the file is of version ${version}`);
    this.name = 'NewerDatabase';
  }
}

export async function versionOf(db: Db): Promise<number> {
  return (await db.getFirstAsync<{ user_version: number }>('PRAGMA user_version'))?.user_version ?? 0;
}

/** Takes the steps a file has not taken yet, each in a transaction of its own; refuses a file from a newer app untouched. */
export async function migrate(db: Db, to = MIGRATIONS.length): Promise<void> {
  const from = await versionOf(db);
  if (from > MIGRATIONS.length) throw new NewerDatabase(from);
  for (let step = from; step < to; step++) {
    await inTransaction(db, async () => {
      await db.execAsync(MIGRATIONS[step] ?? '');
      await db.execAsync(`PRAGMA user_version = ${step + 1}`);
    });
  }
}

/** Only ever inside the queue: expo-sqlite's own helper fails to roll back when BEGIN itself has failed. */
export async function inTransaction(db: Db, work: () => Promise<void>): Promise<void> {
  await db.execAsync('BEGIN');
  try {
    await work();
    await db.execAsync('COMMIT');
  } catch (error) {
    // After a full disk SQLite may have rolled back by itself; the first error is the one that tells.
    await db.execAsync('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** A file that has just been opened becomes a drawer: of today's shape, sound, and without what was deleted. */
import type { Db } from './db';
import { FOR_GOOD, migrate } from './migrations';
import { demandSound } from './soundness';
import { noted } from './trace';

const TABLES = ['matches', 'choices', 'snapshots', 'results', 'settings'] as const;

/** In kB: all rows of ten thousand matches, without their choices, are read once and not page by page again for every question. */
const REMEMBERED = 16_000;

/** By `execAsync`, which alone says what is wrong: in a browser the other methods only say that a statement did not end well. */
export async function prepare(db: Db): Promise<void> {
  await db.execAsync(`PRAGMA foreign_keys = ON; PRAGMA cache_size = -${REMEMBERED}; SELECT COUNT(*) FROM sqlite_master;`);
  await migrate(db);
  for (const table of TABLES) await db.execAsync(`SELECT * FROM ${table} LIMIT 1`);
  await demandSound(db);
  // What was deleted last time, or was left behind by an import, is not wanted back any more.
  await db
    .runAsync(`UPDATE matches SET deleted = ${FOR_GOOD} WHERE deleted IS NOT NULL AND deleted <> ${FOR_GOOD}`, [])
    .catch(noted('sweeping out'));
}

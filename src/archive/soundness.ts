/**
 * Whether everything in the drawer can be read. A small file is looked at as a whole when it is opened; a large one, for which everybody would have to
 * wait, a match at a time and once a day.
 */
import type { Db } from './db';
import { inTransaction } from './migrations';
import { note } from './trace';

/** Pages of 4096 bytes: read in a moment on any device. */
const SMALL = 256;

async function faultIn(db: Db): Promise<string | null> {
  const said = await db.getFirstAsync<{ integrity_check: string }>('PRAGMA integrity_check(1)', []).catch(String);
  return said === null || typeof said === 'string' ? JSON.stringify(said) : said.integrity_check === 'ok' ? null : said.integrity_check;
}

/** At the opening. Damage that is not found here is found when somebody comes to it, or by the slow look. */
export async function demandSound(db: Db): Promise<void> {
  const pages = await db.getFirstAsync<{ page_count: number }>('PRAGMA page_count', []);
  if ((pages?.page_count ?? 0) > SMALL) return;
  const fault = await faultIn(db);
  if (fault !== null) await mendIndices(db, fault);
}

/** An index says what its table says, too: where nothing else is damaged it is written anew. Otherwise the file stays byte for byte as it is. */
async function mendIndices(db: Db, fault: string): Promise<void> {
  await inTransaction(db, async () => {
    await db.execAsync('REINDEX');
    if ((await faultIn(db)) !== null) throw new Error('not an index');
  }).catch(() => {
    throw new Error(`malformed: ${fault}`);
  });
  note('an index that was written anew', fault);
}

/** Every byte of one match: the length of a text is counted by reading it. */
const EVERY_BYTE = `SELECT (SELECT SUM(LENGTH(choice)) FROM choices WHERE match = ?1), (SELECT SUM(LENGTH(state)) FROM snapshots WHERE match = ?1),
  (SELECT SUM(LENGTH(sources)) FROM results WHERE match = ?1), (SELECT LENGTH(seats) + LENGTH(options) FROM matches WHERE id = ?1)`;

/** Reads everything, a match at a time; fails where something cannot be read. */
export async function readThrough(read: Db['getAllAsync']): Promise<void> {
  const ids = await read<{ id: string }>('SELECT id FROM matches ORDER BY id');
  for (const { id } of ids) await read(EVERY_BYTE, [id]);
}

/** Every row as JSON text, as far as it can be read: for handing out an old, newer or damaged file. */
import { Stopped } from './archive';
import type { Db } from './db';
import { note } from './trace';
import { UNWATCHED, type Watch } from './watch';

/** As much of a database as it takes to read it. */
type Rows = Pick<Db, 'getAllAsync'>;

const TABLES = ['matches', 'choices', 'snapshots', 'results', 'settings'] as const;
const AT_ONCE = 200;

interface Salvaged {
  readonly rows: readonly unknown[];
  /** Set when some rows of the table could not be read. */
  readonly torn?: true;
}

/** Reads forward until the damage, then backward until it again: what lies between is lost. */
async function readable(db: Rows, table: string, goesOn: (read: number) => void): Promise<Salvaged> {
  const key = await keyOf(db, table);
  const inOrder = (direction: string): string => `SELECT * FROM ${table} ORDER BY ${key.map(k => `${k} ${direction}`).join(', ')}`;
  const forward = await readUntilDamage(db, inOrder('ASC'), goesOn);
  if (!forward.torn) return forward;
  const backward = await readUntilDamage(db, inOrder('DESC'), goesOn);
  return { rows: [...forward.rows, ...backward.rows], torn: true };
}

/** In smaller and smaller bites, so that the damage takes nothing with it that lies before it. */
async function readUntilDamage(db: Rows, select: string, goesOn: (read: number) => void): Promise<Salvaged> {
  const rows: unknown[] = [];
  for (let bite = AT_ONCE; bite >= 1;) {
    goesOn(rows.length);
    try {
      const some = await db.getAllAsync(`${select} LIMIT ${bite} OFFSET ${rows.length}`);
      rows.push(...some);
      if (some.length < bite) return { rows };
    } catch (error) {
      if (bite === 1) note('reading rows out', error);
      bite = Math.floor(bite / 2);
    }
  }
  return { rows, torn: true };
}

async function keyOf(db: Rows, table: string): Promise<string[]> {
  try {
    const columns = await db.getAllAsync<{ name: string; pk: number }>(
      `SELECT name, pk FROM pragma_table_info('${table}') WHERE pk > 0 ORDER BY pk`,
    );
    return columns.length > 0 ? columns.map(c => c.name) : ['rowid'];
  } catch {
    return ['rowid'];
  }
}

/** How many rows there are; of a table that cannot be counted, none. */
async function countRows(db: Rows): Promise<number> {
  let all = 0;
  for (const table of TABLES) {
    const [count] = await db.getAllAsync<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`).catch(() => []);
    all += count?.n ?? 0;
  }
  return all;
}

export async function rawRows(db: Rows, watch: Watch = UNWATCHED): Promise<string> {
  const tables: Record<string, Salvaged> = {};
  const all = await countRows(db);
  let before = 0;
  const goesOn = (read: number): void => {
    watch.tell(Math.min(before + read, all), all);
    if (watch.calledOff()) throw new Stopped();
  };
  for (const table of TABLES) {
    const found = (tables[table] = await readable(db, table, goesOn));
    before += found.rows.length;
  }
  // A damaged whole number may be larger than JSON's.
  return JSON.stringify({ kind: 'blazon-rows', tables }, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

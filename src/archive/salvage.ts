/** Every row as JSON text, as far as it can be read: for handing out an old, newer or damaged file. */
import type { Db } from './db';

const TABLES = ['matches', 'choices', 'snapshots', 'results', 'settings'] as const;
const AT_ONCE = 200;

interface Salvaged {
  readonly rows: readonly unknown[];
  /** Set when some rows of the table could not be read. */
  readonly torn?: true;
}

/** Reads forward until the damage, then backward until it again: what lies between is lost. */
async function readable(db: Db, table: string): Promise<Salvaged> {
  const key = await keyOf(db, table);
  const rows: unknown[] = [];
  let torn = false;
  for (const direction of ['ASC', 'DESC'] as const) {
    const some: unknown[] = [];
    try {
      for (;;) {
        const part = await db.getAllAsync(`SELECT * FROM ${table} ORDER BY ${key.map(k => `${k} ${direction}`).join(', ')} LIMIT ${AT_ONCE} OFFSET ${some.length}`);
        some.push(...part);
        if (part.length < AT_ONCE) break;
      }
      if (!torn) return { rows: some };
    } catch {
      torn = true;
    }
    rows.push(...some);
  }
  return { rows, torn: true };
}

async function keyOf(db: Db, table: string): Promise<string[]> {
  try {
    const columns = await db.getAllAsync<{ name: string; pk: number }>(`SELECT name, pk FROM pragma_table_info('${table}') WHERE pk > 0 ORDER BY pk`);
    return columns.length > 0 ? columns.map(c => c.name) : ['rowid'];
  } catch {
    return ['rowid'];
  }
}

export async function rawRows(db: Db): Promise<string> {
  const tables: Record<string, Salvaged> = {};
  for (const table of TABLES) tables[table] = await readable(db, table);
  return JSON.stringify({ kind: 'blazon-rows', tables });
}

/** Opens the drawer, and says civilly what is in the way: one may always play, at worst without saving. */
import { openDatabaseAsync } from 'expo-sqlite';
import type { Archive } from './archive';
import { putAside } from './aside';
import type { Db } from './db';
import { faultOf, type Fault } from './faults';
import { memoryArchive } from './memoryArchive';
import { migrate, NewerDatabase } from './migrations';
import { holdTheOnlyTab } from './onlyTab';
import { rawRows } from './salvage';
import { sqlArchive } from './sqlArchive';

export const FILE = 'blazon.db';
/** A worker that never loads never answers. */
const PATIENCE = 15_000;

export interface Opened {
  /** 'ok', or why this archive does not keep anything. */
  readonly how: 'ok' | Fault;
  readonly archive: Archive;
  /** The rows that can still be read of a file that does not open; null: there is no file to read. */
  readonly salvage: (() => Promise<string>) | null;
  /** Keeps that file aside under another name and opens a new drawer; null: there is no file in the way. */
  readonly startAnew: (() => Promise<Opened>) | null;
}

const TABLES = ['matches', 'choices', 'snapshots', 'results', 'settings'] as const;

async function prepare(db: Db): Promise<void> {
  await db.execAsync('PRAGMA foreign_keys = ON');
  await migrate(db);
  // Every table is touched, so that damage shows here and not in the middle of a match.
  for (const table of TABLES) await db.getFirstAsync(`SELECT * FROM ${table} LIMIT 1`);
  // What was deleted last time is not wanted back any more; if this fails it is tried again at the next opening.
  await db.runAsync('DELETE FROM matches WHERE deleted IS NOT NULL', []).catch(() => {});
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Worker does not answer')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export async function createArchive(): Promise<Opened> {
  let db: Db | null = null;
  try {
    if (!(await holdTheOnlyTab())) return unkept('otherTab');
    db = (await inTime(openDatabaseAsync(FILE))) as Db;
    await inTime(prepare(db));
    return { how: 'ok', archive: sqlArchive(db), salvage: null, startAnew: null };
  } catch (error) {
    const how = error instanceof NewerDatabase ? 'newer' : faultOf(error);
    return db !== null && (how === 'newer' || how === 'corrupt') ? inTheWay(how, db) : unkept(how);
  }
}

function unkept(how: Fault): Opened {
  return { how, archive: memoryArchive(), salvage: null, startAnew: null };
}

/** A file that must not be written and must not be lost. */
function inTheWay(how: Fault, db: Db): Opened {
  const startAnew = async (): Promise<Opened> => {
    await db.closeAsync().catch(() => {});
    await putAside(FILE, `blazon-aside-${Date.now().toString(36)}.db`);
    return createArchive();
  };
  return { ...unkept(how), salvage: () => rawRows(db), startAnew };
}

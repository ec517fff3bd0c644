/** Opens the drawer, and says civilly what is in the way: one may always play, at worst without saving. */
import { openDatabaseAsync } from 'expo-sqlite';
import type { Archive } from './archive';
import { putAside } from './setAsideFile';
import { countKept, keepCount } from './beside';
import type { Db } from './db';
import { faultOf, type Fault } from './faults';
import { memoryArchive } from './memoryArchive';
import { NewerDatabase } from './migrations';
import { giveUpThisPage, holdTheOnlyTab, nextTryIsAnotherPage } from './onlyTab';
import { readyPool } from './pool';
import { prepare } from './prepare';
import { rawRows } from './salvage';
import { sqlArchive } from './sqlArchive';
import { note, noted } from './trace';
import type { Watch } from './watch';

export const FILE = 'blazon.db';
/** A worker that never loads never answers. */
const PATIENCE = 15_000;

export interface OpenedArchive {
  /** 'ok', or why this archive does not keep anything. */
  readonly how: 'ok' | Fault;
  readonly archive: Archive;
  /** The rows that can still be read of a file that does not open; null: there is no file to read. */
  readonly salvage: ((watch?: Watch) => Promise<string>) | null;
  /** A file that nobody could read was put aside, whole, before the drawer was opened. */
  readonly putAside: boolean;
  /** Matches were kept here once, nobody threw them away, and they are gone. */
  readonly lost: boolean;
}

/** The last connection: a file is put aside only after it is closed. */
let connected: Db | null = null;

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Worker does not answer')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A drawer that is as empty as on the first day, though it was not when somebody looked last. */
async function areLost(db: Db): Promise<boolean> {
  const before = await countKept();
  if (before === 'lost' || before === 0) return before === 'lost';
  const found = await db.getFirstAsync<{ some: number }>('SELECT EXISTS (SELECT 1 FROM matches) AS some');
  if (found?.some === 1) return false;
  await keepCount('lost');
  return true;
}

/** After these a browser's worker holds what it found then, and never looks for more. */
const SPOILS_THE_WORKER: readonly Fault[] = ['full', 'noStorage', 'noEngine', 'unknown'];

export async function createArchive(): Promise<OpenedArchive> {
  let db: Db | null = null;
  let aside = false;
  try {
    if (!(await holdTheOnlyTab())) return { how: 'otherTab', archive: memoryArchive(), salvage: null, putAside: false, lost: false };
    aside = await readyPool(FILE);
    db = (await inTime(openDatabaseAsync(FILE))) as Db;
    connected = db;
    await inTime(prepare(db));
    const lost = await areLost(db).catch(noted('looking whether matches are gone'));
    return { how: 'ok', archive: sqlArchive(db), salvage: null, putAside: aside, lost: lost ?? false };
  } catch (error) {
    const how = error instanceof NewerDatabase ? 'newer' : faultOf(error);
    note('opening the drawer', error);
    if (how === 'otherTab') await giveUpThisPage();
    if (SPOILS_THE_WORKER.includes(how)) nextTryIsAnotherPage();
    const readable = db;
    return {
      how,
      archive: memoryArchive(),
      salvage: readable === null ? null : watch => rawRows(readable, watch),
      putAside: aside,
      lost: false,
    };
  }
}

/** Keeps a file that does not open aside, whole, under another name: the next opening makes a new one. */
export async function startAside(): Promise<void> {
  await connected?.closeAsync().catch(noted('closing'));
  connected = null;
  await putAside(FILE, `blazon-aside-${Date.now().toString(36)}.db`);
}

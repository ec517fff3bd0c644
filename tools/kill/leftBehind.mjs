/** The database as a killed browser has left it, journal and all, read from the browser's private files before the app touches them again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { rolledBack } from './hotJournal.mjs';

const HEAD = 4096;
const NAME_ROOM = 512;
const DIGEST_AT = 516;
const NO_NAME = '';

/** In the page: every file of SQLite's worker, as base64. */
async function filesOfTheWorker() {
  const root = await navigator.storage.getDirectory();
  const found = [];
  let folder;
  try {
    folder = await root.getDirectoryHandle('expo-sqlite');
  } catch {
    return found;
  }
  for await (const handle of folder.values()) {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    let text = '';
    for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    found.push(btoa(text));
  }
  return found;
}

/** The worker's own check of a name: a head that was torn belongs to nobody (cyrb53, as in expo-sqlite's AccessHandlePoolVFS). */
function digestOf(corpus) {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (const value of corpus) {
    h1 = Math.imul(h1 ^ value, 2654435761);
    h2 = Math.imul(h2 ^ value, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return [h1 >>> 0, h2 >>> 0];
}

function nameOf(bytes) {
  if (bytes.length < HEAD || bytes[0] === 0) return NO_NAME;
  const [a, b] = digestOf(bytes.subarray(0, DIGEST_AT));
  if (bytes.readUInt32LE(DIGEST_AT) !== a || bytes.readUInt32LE(DIGEST_AT + 4) !== b) return NO_NAME;
  return bytes.subarray(0, NAME_ROOM).toString('utf8').split('\0')[0];
}

/** What `read` makes of the drawer, after what was under way has been rolled back. */
async function readLeft(page, read) {
  const files = new Map();
  for (const text of await page.evaluate(filesOfTheWorker)) {
    const bytes = Buffer.from(text, 'base64');
    files.set(nameOf(bytes), bytes.subarray(HEAD));
  }
  const database = files.get('/blazon.db');
  const journal = files.get('/blazon.db-journal') ?? Buffer.alloc(0);
  const folder = mkdtempSync(join(tmpdir(), 'blazon-kill-'));
  try {
    const file = join(folder, 'blazon.db');
    if (database !== undefined) writeFileSync(file, rolledBack(database, journal));
    const db = new sqlite.Database(file);
    try {
      return { ...read(db), sound: db.get('PRAGMA integrity_check').integrity_check, hasJournal: journal.length > 0 };
    } finally {
      db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows of a match; `match` is null when it is not there. */
export const matchLeftBehind = (page, id) => readLeft(page, db => rowsOf(db, id));

/** All matches in sight with all that belongs to them, by their ids. */
export const matchesLeftBehind = page =>
  readLeft(page, db => ({
    matches: new Map(db.all('SELECT id FROM matches WHERE deleted IS NULL ORDER BY id').map(({ id }) => [id, rowsOf(db, id)])),
  }));

function rowsOf(db, id) {
  const match = db.get('SELECT * FROM matches WHERE id = ?', [id]) ?? null;
  const choices = db.all('SELECT n, seat, choice AS line FROM choices WHERE match = ? ORDER BY n', [id]);
  const snapshots = db.all('SELECT n, state FROM snapshots WHERE match = ? ORDER BY n', [id]);
  const results = db.all('SELECT seat, place, points FROM results WHERE match = ? ORDER BY seat', [id]);
  return { match, choices, snapshots, results };
}

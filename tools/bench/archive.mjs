/**
 * The drawer: one insert for every choice, and a match of 300 choices found again. In Node, on a file; what a browser or a phone
 * takes for it is part of `app`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { bundle } from '../league/bundle.mjs';
import { ask } from './engines.mjs';
import { atMost, median, percentile } from './figure.mjs';

const CHOICES = 300;

/** expo-sqlite's async API, as far as the archive uses it. */
function open(file) {
  const raw = new sqlite.Database(file);
  return {
    execAsync: async sql => raw.exec(sql),
    runAsync: async (sql, values = []) => raw.run(sql, values),
    getFirstAsync: async (sql, values = []) => raw.get(sql, values) ?? null,
    getAllAsync: async (sql, values = []) => raw.all(sql, values),
    closeAsync: async () => raw.close(),
  };
}

export async function measureArchive({ game = null }) {
  const module = await bundle('tools/bench/archiveWork.ts');
  const { measureArchive: measure } = await import(module);
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'));
  const db = open(join(folder, 'bench.db'));
  const { game: id, choices, inserts, resumed } = await measure(db, game, CHOICES);
  await db.closeAsync();
  rmSync(folder, { recursive: true, force: true });
  const replayed = ask(module, ['--jitless'], `measureReplay(${JSON.stringify(game)}, ${CHOICES})`);
  return [
    atMost(`${id}: a choice saved, half of ${choices}`, 25, median(inserts), 'ms'),
    atMost(`${id}: a choice saved, 95 %`, 100, percentile(inserts, 0.95), 'ms'),
    atMost(`${id}: ${choices} choices read and played again, V8`, 150, resumed, 'ms'),
    atMost(`${id}: ${choices} choices played again, interpreted`, 500, replayed, 'ms'),
  ];
}

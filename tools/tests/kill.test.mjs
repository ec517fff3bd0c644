/** What may lie in the drawer after a kill, and what would be a loss. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sqlite from 'node-sqlite3-wasm';
import { rolledBack } from '../kill/hotJournal.mjs';
import { after, savesIn } from '../kill/saves.mjs';

const SAVES = [{ n: 3, line: 'c' }, { n: 4, line: 'd' }, { n: 2 }, { n: 3, line: 'e' }];
const BEFORE = ['a', 'b'];

test('a save appends a choice or takes choices back', () => {
  assert.deepEqual(after(['a', 'b'], { n: 3, line: 'c' }), ['a', 'b', 'c']);
  assert.deepEqual(after(['a', 'b', 'c'], { n: 1 }), ['a']);
});

test('what was acknowledged is there, what was under way may be there', () => {
  assert.equal(savesIn(['a', 'b', 'c'], BEFORE, SAVES, 1), 1);
  assert.equal(savesIn(['a', 'b', 'c', 'd'], BEFORE, SAVES, 1), 2);
  assert.equal(savesIn(['a', 'b', 'e'], BEFORE, SAVES, 0), 4);
});

test('an acknowledged choice that is gone is a loss', () => {
  assert.equal(savesIn(['a', 'b', 'c'], BEFORE, SAVES, 2), -1);
  assert.equal(savesIn(['a'], BEFORE, SAVES, 0), -1);
});

test('a later save without the one before it is torn', () => {
  assert.equal(savesIn(['a', 'b', 'x', 'd'], BEFORE, SAVES, 0), -1);
  assert.equal(savesIn(['a', 'b', 'd'], BEFORE, SAVES, 0), -1);
});

test('a taking back that was acknowledged stays taken back', () => {
  assert.equal(savesIn(['a', 'b', 'c', 'd'], BEFORE, SAVES, 3), -1);
  assert.equal(savesIn(['a', 'b'], BEFORE, SAVES, 3), 3);
});

test('a transaction that was torn in the middle of its pages is rolled back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-journal-'));
  const file = join(folder, 'a.db');
  const db = new sqlite.Database(file);
  // so little memory that pages are written before the end
  db.exec('PRAGMA cache_size = 1; CREATE TABLE t (x TEXT)');
  for (let i = 0; i < 50; i++) db.run('INSERT INTO t VALUES (?)', ['x'.repeat(3000)]);
  db.exec('BEGIN');
  db.run('UPDATE t SET x = ?', ['y'.repeat(3000)]);
  for (let i = 0; i < 50; i++) db.run('INSERT INTO t VALUES (?)', ['z'.repeat(3000)]);
  const [torn, journal] = [readFileSync(file), readFileSync(`${file}-journal`)];
  db.exec('ROLLBACK');
  db.close();
  const counted = bytes => {
    const copy = join(folder, `${bytes.length}.db`);
    writeFileSync(copy, bytes);
    const again = new sqlite.Database(copy);
    const { n, x } = again.get("SELECT COUNT(*) AS n, SUM(x LIKE 'x%') AS x FROM t");
    again.close();
    return [n, x];
  };
  assert.notDeepEqual(counted(torn), [50, 50]);
  assert.deepEqual(counted(rolledBack(torn, journal)), [50, 50]);
  rmSync(folder, { recursive: true, force: true });
});

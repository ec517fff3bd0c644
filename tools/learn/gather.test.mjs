import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bundle } from '../league/bundle.mjs';

const { PUPILS, netFrom, rowsOf } = await import(await bundle('tools/learn/gather.ts', { forgets: true }));

for (const [id, pupil] of Object.entries(PUPILS)) {
  test(`${id}: every row is a position, what it was off by and a number for each sense; the same seed gathers the same`, () => {
    assert.equal(new Set(pupil.senses).size, pupil.senses.length);
    for (const moment of pupil.moments) assert.ok(pupil.senses.includes(moment), moment);
    const rows = [3, 4, 5, 6].flatMap(seed => rowsOf(pupil, seed, 'knight', 0));
    assert.ok(rows.length > 10, String(rows.length));
    for (const row of rows) {
      assert.equal(row.length, 2 + pupil.senses.length);
      assert.ok(row.every(Number.isFinite), JSON.stringify(row));
    }
    assert.deepEqual(rowsOf(pupil, 3, 'knight', 0), rowsOf(pupil, 3, 'knight', 0));
  });
}

/** A box is brought over the network: what it has learnt may not make it much larger. */
const MOST_BYTES = 40_000;

for (const [id, pupil] of Object.entries(PUPILS)) {
  test(`${id}: what was learnt is small, tells where it comes from and fits the senses of today`, () => {
    const text = readFileSync(new URL(`../../src/games/${id}/data/net.json`, import.meta.url), 'utf8');
    const stored = JSON.parse(text);
    assert.ok(text.length <= MOST_BYTES, String(text.length));
    if (netFrom(stored, pupil.senses) === null) return;
    assert.deepEqual(Object.keys(stored.senses).sort(), [...pupil.senses].sort());
    assert.match(stored.provenance.join(), /npm run learn -- .*at [0-9a-f]{7,}: matches .*seed.*off by.*without the net/);
  });
}

/** The sounds that phones bring along are the ones that browsers work out, and they weigh little. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawSounds, FOLDER } from '../drawSounds.mjs';

const MOST_BYTES = 60_000;
const drawn = await drawSounds();

test('every sound has its file, and every file its sound', () => {
  assert.deepEqual(readdirSync(FOLDER).sort(), drawn.map(({ name }) => name).sort());
});

for (const { name, bytes } of drawn) {
  test(`${name} is drawn from its numbers; otherwise run node tools/drawSounds.mjs`, () => {
    const file = readFileSync(join(FOLDER, name));
    assert.equal(file.length, bytes.length);
    assert.deepEqual(file.subarray(0, 44), bytes.subarray(0, 44));
    // The last bit of a sine may differ between engines.
    for (let at = 44; at < file.length; at += 2) assert.ok(Math.abs(file.readInt16LE(at) - bytes.readInt16LE(at)) <= 1, `at byte ${at}`);
  });
}

test('all of them together weigh little', () => {
  const total = drawn.reduce((sum, { bytes }) => sum + bytes.length, 0);
  assert.ok(total <= MOST_BYTES, `${total} bytes`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evolve } from './evolution.mjs';

/** Highest at (1, −2, 30), steep along the first axis and flat along the last. */
const hill = ([a, b, c]) => -((10 * (a - 1)) ** 2) - (b + 2) ** 2 - (0.1 * (c - 30)) ** 2;

async function climb(seed, generations) {
  const run = evolve({ start: [0, 0, 0], scale: [1, 1, 10], seed, population: 12, judge: async cloud => cloud.map(hill) });
  let last;
  for (let i = 0; i < generations; i++) last = (await run.next()).value;
  return last.middle;
}

test('finds the top of a hill', async () => {
  const [a, b, c] = await climb(3, 90);
  assert.ok(Math.abs(a - 1) < 0.01 && Math.abs(b + 2) < 0.05 && Math.abs(c - 30) < 0.5, `${a} ${b} ${c}`);
});

test('the same seed climbs the same way', async () => {
  assert.deepEqual(await climb(7, 10), await climb(7, 10));
  assert.notDeepEqual(await climb(7, 10), await climb(8, 10));
});

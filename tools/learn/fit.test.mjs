import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundle } from '../league/bundle.mjs';
import { errorOf, leadErrorOf, learnOnce, newMind, newNet, NOTCHES, says, whole } from './fit.mjs';

const INPUTS = 3;
const ROWS = 4_000;
const chance = seeded(5);
const counts = Array.from({ length: ROWS * INPUTS }, () => Math.floor(9 * chance()) - 4);
const rows = Int16Array.from(counts, count => 8 * count);
/** More than a line can tell: the first two only count together. */
const goals = Float64Array.from({ length: ROWS }, (_, k) => {
  const [a, b, c] = counts.slice(k * INPUTS, (k + 1) * INPUTS);
  return (a > 0 && b > 0 ? 1 : 0) - c / 8;
});
const all = Array.from({ length: ROWS }, (_, k) => k);

function seeded(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function taught(seed) {
  const net = newNet(INPUTS, 12, seeded(seed));
  const mind = newMind(net);
  for (let pass = 0; pass < 30; pass++) learnOnce(net, mind, rows, goals, all, 64, () => 0.01, 0);
  return net;
}

const silent = () => 0;
const net = taught(7);

test('a net learns what no sum of its senses could tell', () => {
  assert.ok(errorOf(silent, goals, all) > 0.4);
  const error = errorOf(k => says(net, rows, k * INPUTS), goals, all);
  assert.ok(error < 0.12, String(error));
});

test('the same seed teaches the same net', () => assert.deepEqual([...taught(7).heard], [...net.heard]));

test('the error of a lead is that of the difference between two rows', () => {
  assert.equal(errorOf(silent, [3, 5], [1]), 5);
  assert.equal(leadErrorOf(silent, [3, 5], [1]), 2);
  assert.equal(
    leadErrorOf(k => k, [3, 5], [1]),
    1,
  );
});

test('as whole numbers it says the same, nearly', async () => {
  const { netFrom, opinion } = await import(await bundle('src/bots/net.ts'));
  const senses = ['a', 'b', 'c'];
  const stored = whole(net, senses, [8, 8, 8], 20);
  const small = netFrom({ provenance: [], ...JSON.parse(JSON.stringify(stored)) }, senses);
  assert.equal(NOTCHES, 32);
  for (let k = 0; k < 200; k++) {
    const off = opinion(small, counts.slice(k * INPUTS, (k + 1) * INPUTS)) - 20 * says(net, rows, k * INPUTS);
    assert.ok(Math.abs(off) < 0.5, `${k}: ${off}`);
  }
});

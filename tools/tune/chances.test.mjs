import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likeliest, surpriseOf } from './chances.mjs';

/** Every combination of two features, each won as often as it should be. */
const truth = [1.2, -0.7];
const rows = [];
const results = [];
for (let a = -2; a <= 2; a++) {
  for (let b = -2; b <= 2; b++) {
    rows.push([a, b]);
    results.push(1 / (1 + Math.exp(-(truth[0] * a + truth[1] * b))));
  }
}

test('finds the weights that made the chances', () => {
  const found = likeliest(rows, results, [0, 0], [0, 0]);
  truth.forEach((w, i) => assert.ok(Math.abs(found[i] - w) < 1e-3, String(found)));
});

test('a weight that is held hard stays where it is, and results become the more surprising', () => {
  const found = likeliest(rows, results, [0, 0.5], [0, 1e6]);
  assert.ok(Math.abs(found[1] - 0.5) < 0.01, String(found));
  assert.ok(surpriseOf(rows, results, found) > surpriseOf(rows, results, truth));
});

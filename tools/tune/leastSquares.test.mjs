import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leastSquares } from './leastSquares.mjs';

const rows = Array.from({ length: 60 }, (_, k) => [k % 7, (k * k) % 11, 1]);
const goals = rows.map(([a, b, c]) => 3 * a - 2 * b + 5 * c);

test('finds the weights that made the goals', () => {
  const found = leastSquares(rows, goals, [0, 0, 0], 0);
  [3, -2, 5].forEach((w, i) => assert.ok(Math.abs(found[i] - w) < 1e-6, String(found)));
});

test('held hard, it stays where it is', () => {
  const found = leastSquares(rows, goals, [1, 1, 1], 1e9);
  found.forEach(w => assert.ok(Math.abs(w - 1) < 0.01, String(found)));
});

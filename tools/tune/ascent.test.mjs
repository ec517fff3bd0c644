import assert from 'node:assert/strict';
import { test } from 'node:test';
import { climb, newAscent } from './ascent.mjs';

/** Gradients of a hill with its top at (3, −2), with noise ten times as large as the slope is a step away from there. */
function climbed(steps, noise) {
  const place = [0, 0];
  const ascent = newAscent(2);
  let seed = 1;
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;
  for (let n = 0; n < steps; n++) {
    const gradient = [3 - place[0] + noise * chance(), -2 - place[1] + noise * chance()];
    climb(ascent, place, gradient, 0.05 * (1 - n / steps));
  }
  return place;
}

test('climbs to the top, through noise too', () => {
  for (const noise of [0, 10]) {
    const [x, y] = climbed(4000, noise);
    assert.ok(Math.abs(x - 3) < 0.3 && Math.abs(y + 2) < 0.3, `${x} ${y}`);
  }
});

test('stays where nothing pulls', () => {
  const place = [1, 0];
  climb(newAscent(2), place, [0, 0], 0.1);
  assert.ok(Math.abs(place[0] - 1) < 1e-3 && place[1] === 0);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withBetween } from '../between.mjs';
import { atMost, known, lineOf } from './figure.mjs';
import { tablesOf } from './tables.mjs';

const SLOW = { where: 'slowed' };
const FIGURES = [
  atMost('Home takes taps', 800, 491, 'ms', SLOW),
  atMost('tap', 100, 80, 'ms', { ...SLOW, game: 'burgundy', count: 61 }),
  known('first act', 700, 'ms', { ...SLOW, game: 'burgundy' }),
  atMost('tap', 100, 1128, 'ms', { ...SLOW, game: 'tadmor' }),
];

test('a column for each game, a row for what was measured; what misses its goal is bold, what was not measured a dash', () => {
  assert.equal(
    tablesOf(FIGURES),
    [
      'slowed',
      '',
      '|  | figure | goal |',
      '|---|---|---|',
      '| Home takes taps (ms) | 491 | ≤ 800 |',
      '',
      'slowed',
      '',
      '|  | burgundy | tadmor | goal |',
      '|---|---|---|---|',
      '| tap (ms) | 80 | **1,128** | ≤ 100 |',
      '| first act (ms) | 700 | – |  |',
    ].join('\n'),
  );
});

test('a goal that games do not share stands beside each figure', () => {
  const [, row] = tablesOf([atMost('tap', 100, 80, 'ms', { game: 'a' }), atMost('tap', 200, 80, 'ms', { game: 'b' })]).split(
    '\n|---|---|---|---|\n',
  );
  assert.equal(row, '| tap (ms) | 80 (≤ 100) | 80 (≤ 200) |  |');
});

test('a line says what, of which game, of how many, and how', () => {
  assert.match(lineOf(FIGURES[1]), /^✓ burgundy: tap, of 61 +80 ms +≤ 100 +slowed$/);
  assert.match(lineOf(FIGURES[3]), /^✗ tadmor: tap +1,128 ms /);
});

test('what is measured stands between its marks and nowhere else', () => {
  const text = 'a\n<!-- bench:app -->\nold\n<!-- /bench -->\nb\n<!-- bench:bots -->\nkept\n<!-- /bench -->\n';
  assert.equal(withBetween(text, 'bench:app', 'new'), text.replace('old', 'new'));
  assert.equal(withBetween(text, 'bench:bots', 'new'), text.replace('kept', 'new'));
  assert.throws(() => withBetween(text, 'bench:size', 'new'), /no marks <!-- bench:size --> … <!-- \/bench -->/);
});

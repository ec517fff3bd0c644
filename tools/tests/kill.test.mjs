/** What may lie in the drawer after a kill, and what would be a loss. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
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

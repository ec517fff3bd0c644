import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openKept, renew } from './kept.mjs';

const match = (seed, seat, options = {}) => ({ high: 'knight', low: 'squire', seats: 2, options, seed, seat });
const outcome = points => ({ points, wins: [1, 0], thought: points.map(() => ({ choices: 3, nodes: 0, ms: 1 })) });
const fresh = () => join(mkdtempSync(join(tmpdir(), 'league-')), 'kept.jsonl');

test('a kept match is found again by the same bots only', () => {
  const file = fresh();
  openKept(file, 'old').add(match(1, 0), outcome([9, 8]));
  assert.deepEqual(openKept(file, 'old').find(match(1, 0)).points, [9, 8]);
  assert.equal(openKept(file, 'old').find(match(1, 1)), undefined);
  const others = openKept(file, 'new');
  assert.equal(others.find(match(1, 0)), undefined);
  assert.equal(others.strangers, 1);
});

test('a meeting has whole blocks of these options, in the order of the seats', () => {
  const kept = openKept(fresh(), 'bots');
  kept.add(match(1, 1), outcome([1, 2]));
  kept.add(match(1, 0), outcome([3, 4]));
  kept.add(match(2, 0), outcome([5, 6]));
  kept.add(match(1, 0, { map: 'west' }), outcome([7, 8]));
  const [meeting, ...others] = kept.meetings({});
  assert.equal(others.length, 0);
  assert.deepEqual(
    meeting.outcomes.map(o => o.points),
    [
      [3, 4],
      [1, 2],
    ],
  );
});

test('code written otherwise: where a match played again goes as it went, its meeting counts again', async () => {
  const file = fresh();
  const old = openKept(file, 'old');
  for (let seed = 1; seed <= 5; seed++) old.add(match(seed, 0), outcome([seed, 8]));
  for (let seed = 1; seed <= 5; seed++) old.add(match(seed, 0, { map: 'west' }), outcome([seed, 8]));
  const replayed = [];
  const replay = ({ seed, options }) => {
    replayed.push(seed);
    return Promise.resolve(outcome([options.map === 'west' && seed > 1 ? 77 : seed, 8]));
  };
  assert.deepEqual(await renew(file, 'new', 2, ['squire', 'baron'], replay), []);
  const said = await renew(file, 'new', 2, ['squire', 'knight'], replay);
  assert.deepEqual(replayed, [1, 3, 1, 3]);
  assert.equal(said.length, 2);
  const now = openKept(file, 'new');
  assert.equal(now.strangers, 5);
  assert.deepEqual(now.find(match(4, 0)).points, [4, 8]);
  assert.equal(now.find(match(1, 0, { map: 'west' })), undefined);
});

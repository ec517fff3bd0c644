import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openKept } from './kept.mjs';

const match = (seed, seat, options = {}) => ({ high: 'knight', low: 'squire', seats: 2, options, seed, seat });
const outcome = points => ({ points, wins: [1, 0], thought: points.map(() => ({ choices: 3, nodes: 0, ms: 1 })) });
const fresh = () => join(mkdtempSync(join(tmpdir(), 'league-')), 'kept.jsonl');

test('a kept match is found again by the same bots only', () => {
  const file = fresh();
  openKept(file, () => 'old').add(match(1, 0), outcome([9, 8]));
  assert.deepEqual(openKept(file, () => 'old').find(match(1, 0)).points, [9, 8]);
  assert.equal(openKept(file, () => 'old').find(match(1, 1)), undefined);
  const others = openKept(file, () => 'new');
  assert.equal(others.find(match(1, 0)), undefined);
  assert.equal(others.strangers, 1);
});

test('a meeting has whole blocks of these options, in the order of the seats', () => {
  const kept = openKept(fresh(), () => 'bots');
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

/** The proof's own machinery: who runs beside whom, what is read from what tools say, what a change touches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seenByEveryStory, storiesTouched, touchesEveryTest } from '../proof/changed.mjs';
import { partsTable } from '../proof/partsTable.mjs';
import { fromTap } from '../proof/run.mjs';
import { inLanes, withNeeded } from '../proof/schedule.mjs';
import { withSecondTelling } from '../proof/secondTelling.mjs';

const part = (name, lanes = 1, needs) => ({ name, lanes, ...(needs === undefined ? {} : { needs }) });

/** Runs parts that end when they are told to; writes down what begins and ends. */
function stage(parts, lanes = 2) {
  const diary = [];
  const curtain = new Map();
  const run = ({ name }) => {
    diary.push(`${name} begins`);
    return new Promise(ended => curtain.set(name, ended));
  };
  const all = inLanes(parts, lanes, run);
  const end = async name => {
    diary.push(`${name} ends`);
    curtain.get(name)();
    await new Promise(setImmediate);
  };
  return { diary, end, all };
}

test('parts run two at a time, in their order', async () => {
  const { diary, end, all } = stage(['a', 'b', 'c'].map(name => part(name)));
  assert.deepEqual(diary, ['a begins', 'b begins']);
  await end('b');
  await end('c');
  await end('a');
  await all;
  assert.deepEqual(diary, ['a begins', 'b begins', 'b ends', 'c begins', 'c ends', 'a ends']);
});

test('a part over all lanes runs alone, and a lane that it cannot use yet goes to whoever can', async () => {
  const { diary, end, all } = stage([part('a'), part('wide', 2), part('b'), part('c')]);
  assert.deepEqual(diary, ['a begins', 'b begins']);
  await end('a');
  await end('b');
  await end('c');
  assert.equal(diary.at(-1), 'wide begins');
  await end('wide');
  await all;
});

test('a part waits for what it needs, unless that is not asked for', async () => {
  const stories = part('stories', 1, 'export');
  const { diary, end, all } = stage([stories, part('export')]);
  assert.deepEqual(diary, ['export begins']);
  await end('export');
  assert.equal(diary.at(-1), 'stories begins');
  await end('stories');
  await all;
  assert.deepEqual(stage([stories]).diary, ['stories begins']);
});

test('on one lane even a wide part runs', async () => {
  const { diary, end, all } = stage([part('wide', 2)], 1);
  assert.deepEqual(diary, ['wide begins']);
  await end('wide');
  await all;
});

test('whoever is chosen brings what it needs, in the order of all', () => {
  const all = [part('export'), part('lint'), part('stories', 2, 'export')];
  assert.deepEqual(
    withNeeded([all[2]], all).map(({ name }) => name),
    ['export', 'stories'],
  );
});

test('a report of TAP is counted, its failures are kept and its tests are timed', () => {
  const output = [
    'ok 1 - one',
    '  ---',
    '  duration_ms: 1500.5',
    '  ...',
    'not ok 2 - two',
    '  ---',
    '  error: sad',
    '  ...',
    '# pass 1',
    '# fail 1',
  ].join('\n');
  const read = fromTap({ ok: false, output });
  assert.deepEqual([read.passed, read.failed], [1, 1]);
  assert.match(read.output, /^not ok 2 - two[\s\S]*error: sad/);
  assert.deepEqual(read.tests, [{ name: 'tools: one', seconds: 1.5005 }]);
  assert.equal(fromTap({ ok: false, output: 'fell over' }).failed, 1);
});

test('a changed game asks for its own stories, a changed story for itself', () => {
  const specs = ['medievalBattle.e2e.ts', 'tadmor.e2e.ts', 'tadmorAtSea.e2e.ts', 'undo.e2e.ts'];
  assert.deepEqual(storiesTouched(['src/games/tadmor/rules/turn.ts'], specs), ['e2e/specs/tadmor.e2e.ts', 'e2e/specs/tadmorAtSea.e2e.ts']);
  assert.deepEqual(storiesTouched(['src/games/medieval-battle/bot.ts', 'e2e/specs/undo.e2e.ts'], specs), [
    'e2e/specs/medievalBattle.e2e.ts',
    'e2e/specs/undo.e2e.ts',
  ]);
  assert.deepEqual(storiesTouched(['src/table/Table.tsx'], specs), []);
});

test('what every story may see is named; tests and notes are seen by none', () => {
  assert.equal(seenByEveryStory(['docs/figures.md', 'src/games/tadmor/bot.ts', 'src/table/Table.tsx']), 'src/table/Table.tsx');
  assert.equal(seenByEveryStory(['src/table/tests/idle.test.tsx', 'src/engine/testing/lots.ts', 'app/Home.test.tsx']), undefined);
});

test('what jest is made of touches every test', () => {
  assert.equal(touchesEveryTest(['tools/jest/setup.ts']), true);
  assert.equal(touchesEveryTest(['src/engine/dice.ts', 'tools/test.mjs']), false);
});

test('the table of parts has the longest first, and the sum', () => {
  const results = [
    { name: 'types', passed: 1, failed: 0, seconds: 3 },
    { name: 'engine', passed: 2000, failed: 1, seconds: 40, tests: [{ name: 'a | b', seconds: 2 }] },
  ];
  assert.deepEqual(partsTable(results, '41.0').split('\n').slice(2), [
    '| engine | 2,000 | 1 | 40.0 | 2.0 s: a \\| b |',
    '| types | 1 | 0 | 3.0 | – |',
    '| **all, side by side** | 2,001 | 1 | **41.0** |  |',
  ]);
});

/** Stories whose reds are listed telling by telling. */
function stories(names, ...reds) {
  const asked = [];
  const tell = specs => {
    const red = reds[asked.length];
    asked.push(specs);
    const told = specs.length > 0 ? specs : names;
    const files = told.map(name => ({ name, passed: red.includes(name) ? 1 : 2, failed: red.includes(name) ? 1 : 0 }));
    const sum = what => files.reduce((sofar, file) => sofar + file[what], 0);
    return Promise.resolve({ passed: sum('passed'), failed: sum('failed'), output: red.join(), files });
  };
  return { asked, tell };
}

test('a story that is red is told once more, alone: green then, it is counted and named; red again, it has failed', async () => {
  const byChance = stories(['a', 'b', 'c'], ['b'], []);
  const { passed, failed, remark } = await withSecondTelling(byChance.tell, []);
  assert.deepEqual(byChance.asked, [[], ['b']]);
  assert.deepEqual([passed, failed], [6, 0]);
  assert.match(remark, /\bb$/);

  const broken = stories(['a', 'b', 'c'], ['b', 'c'], ['c']);
  const again = await withSecondTelling(broken.tell, []);
  assert.deepEqual([again.passed, again.failed], [5, 1]);
});

test('nothing is told twice that was green, or that is red all over', async () => {
  const green = stories(['a', 'b'], []);
  assert.equal((await withSecondTelling(green.tell, [])).remark, undefined);
  assert.equal(green.asked.length, 1);
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const fallen = stories(names, names);
  assert.equal((await withSecondTelling(fallen.tell, [])).failed, 6);
  assert.equal(fallen.asked.length, 1);
});

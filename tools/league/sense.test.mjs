import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundle } from './bundle.mjs';

const { newWatch } = await import(await bundle('src/engine/testing/vain.ts'));
const at = (ask, gold, seed = 0, more = {}) => ({ questions: [{ ask, ...more }], gold, seed });

test('who stands again where it stood by its own choices alone has chosen in vain', () => {
  const watch = newWatch();
  const steps = [at('trade', 5), at('deal', 5), at('trade', 5, 9), at('trade', 4), at('deal', 4), at('trade', 4)];
  assert.deepEqual(
    steps.map(g => watch.stands(g, 0)),
    [0, 0, 1, 0, 0, 1],
  );
});

test('not where somebody else has chosen in between', () => {
  const watch = newWatch();
  assert.deepEqual([watch.stands(at('trade', 5), 0), watch.stands(at('answer', 5), 1), watch.stands(at('trade', 5), 0)], [0, 0, 0]);
});

test('a question that has filled up is another place, one that was only asked again is not', () => {
  const watch = newWatch();
  const steps = [at('join', 5, 0, { joined: [] }), at('join', 5, 0, { joined: [3] }), at('trade', 5), at('trade', 5, 0, { proposals: 1 })];
  assert.deepEqual(
    steps.map(g => watch.stands(g, 0)),
    [0, 0, 0, 1],
  );
});

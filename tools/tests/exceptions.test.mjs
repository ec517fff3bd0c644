/** Whoever lifts a rule of the linter or of the compiler says why, in the same comment, and for one line only. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setUp.mjs';
import { filesUnder } from '../sources.mjs';

const LIFTED = /(?:\/\/|\/\*|\{\/\*)\s*(?:eslint-disable\S*|@ts-\w+)[^\n]*/g;
/** 'eslint-disable-next-line some/rule -- why'; '@ts-expect-error why'. */
const SAYS_WHY = /eslint-disable(-next)?-line \S+( \S+)* -- \w.{10,}|@ts-expect-error \w.{10,}/;

test('every exception has its sentence', () => {
  const code = ['app', 'src', 'tools', 'e2e']
    .flatMap(folder => filesUnder(join(ROOT, folder)))
    .filter(file => /\.(tsx?|[mc]?js)$/.test(file));
  const bare = code.flatMap(file =>
    (readFileSync(file, 'utf8').match(LIFTED) ?? [])
      .filter(comment => !SAYS_WHY.test(comment))
      .map(comment => `${relative(ROOT, file)}: ${comment}`),
  );
  assert.ok(code.length > 1000);
  assert.deepEqual(bare, []);
});

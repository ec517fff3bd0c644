/** Whoever lifts a rule of the linter or of the compiler says why, in the same comment, and for one line only. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setUp.mjs';
import { filesUnder } from '../sources.mjs';

const AT_THE_ROOT = readdirSync(ROOT);
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

/** A file by name, '../' or '@/' before it; not a pattern such as '*.web.ts' or a file by an ending alone. */
const FILE = /(?<![\w*<>/.])(?:\.{1,2}\/|@\/)*\w[\w./-]*\.(?:tsx?|mjs|cjs|json)\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

test('files that comments speak of stand', () => {
  const all = ['app', 'src', 'tools', 'e2e', 'modules'].flatMap(folder => filesUnder(join(ROOT, folder))).map(file => relative(ROOT, file));
  const stands = named => [...all, ...AT_THE_ROOT].some(file => file === named || file.endsWith(`/${named}`));
  const gone = all
    .filter(file => /\.(tsx?|[mc]?js)$/.test(file))
    .flatMap(file =>
      (readFileSync(join(ROOT, file), 'utf8').match(COMMENT) ?? []).flatMap(comment =>
        (comment.match(FILE) ?? [])
          .map(named => named.replace(/^(\.{1,2}\/)+/, '').replace(/^@\//, 'src/'))
          .filter(named => !stands(named))
          .map(named => `${file}: ${named}`),
      ),
    );
  assert.deepEqual(gone, []);
});

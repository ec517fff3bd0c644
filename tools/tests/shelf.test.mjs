/** Whatever is done in every game goes by the shelf, so that a sixth is looked at without a line in any tool. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setUp.mjs';
import { GAMES } from '../shelf.mjs';
import { filesUnder } from '../sources.mjs';

const GAMES_FOLDER = join(ROOT, 'src/games');

test('the shelf holds every game that has a lid', () => {
  const withLids = readdirSync(GAMES_FOLDER).filter(name => existsSync(join(GAMES_FOLDER, name, 'lid.ts')));
  assert.deepEqual([...GAMES].sort(), withLids);
});

test('no tool and no story counts the games up', () => {
  const list = new RegExp(`\\[\\s*'(?:${GAMES.join('|')})'(?:,\\s*'(?:${GAMES.join('|')})'){2,},?\\s*\\]`);
  const code = ['tools', 'e2e'].flatMap(folder => filesUnder(join(ROOT, folder))).filter(file => /\.(ts|mjs|cjs)$/.test(file));
  assert.deepEqual(
    code.filter(file => list.test(readFileSync(file, 'utf8'))).map(file => relative(ROOT, file)),
    [],
  );
});

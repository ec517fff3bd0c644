import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { markOf } from './mark.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GAME = 'tadmor';
const { mark, files } = await markOf(GAME);

/** The mark if this file were written so. */
async function markWith(file, rewrite) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = rewrite(before);
  assert.notEqual(after, before, file);
  const { mark: other } = await markOf(GAME, args =>
    args.path === path ? { contents: after, loader: file.endsWith('.json') ? 'json' : 'ts' } : null,
  );
  return other;
}

test('the same code bears the same mark', async () => assert.equal((await markOf(GAME)).mark, mark));

test('whatever plays is in the mark: rules, numbers, weights, nets, searching, levels, the referee, the league', () => {
  const bot = `src/games/${GAME}`;
  const expected = [
    ...['rules/marauders.ts', 'data/numbers.ts', 'data/weights.json', 'bot/temptation.ts', 'bot.ts', 'sight.ts', 'copy.ts'].map(
      f => `${bot}/${f}`,
    ),
    ...['levels', 'style', 'search', 'tree', 'glance', 'think', 'compete', 'exact', 'net'].map(room => `src/bots/${room}.ts`),
    ...['src/engine/referee.ts', 'src/engine/dice.ts', 'tools/league/arena.ts'],
  ];
  for (const file of expected) assert.ok(files.includes(file), file);
});

test('another number or weight anywhere is another mark', async () => {
  const changes = [
    [`src/games/${GAME}/data/weights.json`, text => text.replace(/"raid": [\d.]+/, '"raid": 9')],
    [`src/games/${GAME}/data/numbers.ts`, text => text.replace('TURNS = 9', 'TURNS = 8')],
    [`src/games/${GAME}/bot/temptation.ts`, text => text.replace('FIRST = 20', 'FIRST = 21')],
    ['src/bots/levels.ts', text => text.replace('32_000', '32_001')],
    ['src/bots/tree.ts', text => text.replace('style.lean *', '2 * style.lean *')],
    ['src/bots/search.ts', text => text.replace('let grown = false', 'let grown = true')],
  ];
  for (const [file, rewrite] of changes) assert.notEqual(await markWith(file, rewrite), mark, file);
});

test('a comment, the name of a local thing, a sentence of the game are not', async () => {
  // Short names are given out by how often letters occur: other letters may make another mark, and then matches are played again in vain.
  assert.equal(await markWith('src/bots/exact.ts', text => `/* sums */ ${text.replaceAll('power', 'rewop')}`), mark);
  assert.equal(await markWith(`src/games/${GAME}/words/en.ts`, text => `${text}\nexport const more = 'A camel.';\n`), mark);
});

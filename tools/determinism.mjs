/**
 * npm run determinism [-- --game burgundy]
 *
 * Plays the written matches of every game (tests/transcripts) on two engines, V8 with its compiler and without it, and compares every state,
 * every temptation and value to the last digit, and some decisions of the search. Ends with 1 when anything differs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, setUp, stop } from './setUp.mjs';
import { filesUnder } from './sources.mjs';

function readArguments() {
  try {
    return parseArgs({ options: { game: { type: 'string' } } }).values;
  } catch (error) {
    return stop(error.message);
  }
}

const { game } = readArguments();
setUp();
const { bundle } = await import('./league/bundle.mjs');
const { ask, ENGINES } = await import('./bench/engines.mjs');

const games = join(ROOT, 'src', 'games');
const written = filesUnder(games).filter(file => /\/tests\/transcripts\/[^/]+\.txt$/.test(file.replaceAll('\\', '/')));
const chosen = written.filter(
  file => game === undefined || (existsSync(join(games, game)) && relative(join(games, game), file)[0] !== '.'),
);
if (chosen.length === 0) stop(`There are no written matches${game === undefined ? '' : ` of '${game}'`}.`);

const module = await bundle('tools/determinism/hashes.ts');
const differing = [];
const seen = { matches: 0, choices: 0, decisions: 0 };
for (const file of chosen) {
  const call = `hashed(${JSON.stringify(readFileSync(file, 'utf8'))})`;
  const [compiled, interpreted] = ENGINES.map(({ flags }) => ask(module, flags, call));
  seen.matches++;
  seen.choices += compiled.choices;
  seen.decisions += compiled.decisions.length;
  const name = `${relative(games, file).split(/[\\/]/)[0]}/${basename(file, '.txt')}`;
  for (const what of ['choices', 'states', 'thoughts', 'decisions'])
    if (JSON.stringify(compiled[what]) !== JSON.stringify(interpreted[what])) differing.push(`${name}: other ${what}`);
}
for (const text of differing) console.log(`✗ ${text}`);
console.log(
  `${seen.matches} matches, ${seen.choices} states, ${seen.decisions} decisions on ${ENGINES.map(e => e.engine).join(' and ')}: ${differing.length} differences`,
);
process.exitCode = differing.length > 0 ? 1 : 0;

/**
 * npm run determinism [-- --game burgundy] [--hermes package/linux64-bin/hermes]
 *
 * Plays the written matches of every game (tests/transcripts) on V8 with its compiler and without it, and on Hermes where its VM is
 * there (see determinism/hermes.mjs), and compares every state, every temptation and value to the last digit, and some decisions of the search. Ends with 1 when anything differs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, setUp, stop } from './setUp.mjs';
import { filesUnder } from './sources.mjs';

function readArguments() {
  try {
    return parseArgs({ options: { game: { type: 'string' }, hermes: { type: 'string' } } }).values;
  } catch (error) {
    return stop(error.message);
  }
}

const { game, hermes } = readArguments();
setUp();
const { bundle } = await import('./league/bundle.mjs');
const { ask, ENGINES } = await import('./bench/engines.mjs');

const games = join(ROOT, 'src', 'games');
const written = filesUnder(games).filter(file => /\/tests\/transcripts\/[^/]+\.txt$/.test(file.replaceAll('\\', '/')));
const chosen = written.filter(
  file => game === undefined || (existsSync(join(games, game)) && relative(join(games, game), file)[0] !== '.'),
);
if (chosen.length === 0) stop(`There are no written matches${game === undefined ? '' : ` of '${game}'`}.`);

const ENTRY = 'tools/determinism/hashes.ts';
const module = await bundle(ENTRY);
const engines = ENGINES.map(({ engine, flags }) => ({ engine, run: call => ask(module, flags, call) }));
if (hermes !== undefined) {
  const { hermesAt } = await import('./determinism/hermes.mjs');
  engines.push({ engine: 'Hermes', run: await hermesAt(hermes, ENTRY) });
}
const differing = [];
const seen = { matches: 0, choices: 0, decisions: 0 };
for (const file of chosen) {
  const call = `hashed(${JSON.stringify(readFileSync(file, 'utf8'))})`;
  const [compiled, ...others] = engines.map(({ engine, run }) => ({ engine, ...run(call) }));
  seen.matches++;
  seen.choices += compiled.choices;
  seen.decisions += compiled.decisions.length;
  const name = `${relative(games, file).split(/[\\/]/)[0]}/${basename(file, '.txt')}`;
  for (const other of others)
    for (const what of ['choices', 'states', 'thoughts', 'decisions'])
      if (JSON.stringify(compiled[what]) !== JSON.stringify(other[what])) differing.push(`${name}: other ${what} on ${other.engine}`);
}
for (const text of differing) console.log(`✗ ${text}`);
console.log(
  `${seen.matches} matches, ${seen.choices} states, ${seen.decisions} decisions on ${engines.map(e => e.engine).join(', ')}: ${differing.length} differences`,
);
process.exitCode = differing.length > 0 ? 1 : 0;

/**
 * npm run deep [-- --only soak] [-- --seed 1] [-- --write]
 *
 * What can go on for ever, for as long as it takes: laws at every choice and of many seeds, 20,000 soaked matches, 20,000 spoilt files, rows and drawers, 400 kills,
 * every story on both devices in all themes and languages with long random fingers. Hours; --write puts the result into docs/figures.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, setUp, stop } from './setUp.mjs';

function readArguments() {
  try {
    return parseArgs({
      options: { only: { type: 'string' }, seed: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    return stop(`${error.message} Usage: npm run deep -- [--only <part>] [--seed 1] [--write]`);
  }
}

const { only, seed, write } = readArguments();
setUp();
const { jest, stories, WORKERS_TAKE, exported } = await import('./parts.mjs');
const { verdict } = await import('./proof/run.mjs');
const { named, prove } = await import('./proof/prove.mjs');

const run = (tool, ...args) => verdict([join(ROOT, 'tools', `${tool}.mjs`), ...args]);

/** @type {readonly import('./parts.mjs').Part[]} */
const DEEP = [
  { name: 'web export', lanes: 1, run: () => exported('web') },
  { name: 'soak', lanes: 1, run: () => run('soak', '--matches', '20000', '--seed', seed) },
  { name: 'fuzz', lanes: 1, run: () => run('fuzz', '--files', '12000', '--rows', '6000', '--drawers', '2000', '--seed', seed) },
  { name: 'determinism', lanes: 1, run: () => run('determinism') },
  {
    name: 'kill',
    lanes: 1,
    needs: 'web export',
    run: () => run('kill', '--times', '200', '--deeds', '50', '--curve', '20', '--taps', '200', '--seed', seed),
  },
  { name: 'release check', lanes: 1, needs: 'web export', run: () => run('releaseCheck') },
  { name: 'a sixth box', lanes: WORKERS_TAKE, run: () => run('sixthBox', '--web') },
  { name: 'laws', lanes: WORKERS_TAKE, run: () => jest('engine', 'deep', ['--testPathPattern', 'tests/laws']) },
  { name: 'app', lanes: WORKERS_TAKE, run: () => jest('app', 'deep') },
  {
    name: 'stories',
    lanes: WORKERS_TAKE,
    needs: 'web export',
    run: () => stories([], { STORIES: 'deep', FINGER_TAPS: '400', FINGER_SEED: seed }),
  },
];

await prove(named(DEEP, only), { all: DEEP, mark: write ? 'deep' : null });

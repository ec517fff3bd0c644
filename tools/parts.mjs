/** The parts of `npm test`: each runs one tool and says how many checks passed and failed. The longest of those in one lane come first. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { getChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs';
import { lastBytecode } from './export.mjs';
import { codeIn, stillThere, storiesTouched, touchesEveryTest } from './proof/changed.mjs';
import { bin, cacheOf, counted, fromTap, node, verdict } from './proof/run.mjs';
import { withSecondTelling } from './proof/secondTelling.mjs';
import { ROOT } from './setUp.mjs';
import { filesUnder } from './sources.mjs';

/** @typedef {{ light: boolean, once: boolean, changed: readonly string[] | null }} Wanted `changed` are the files that differ, or null for everything. */
/** @typedef {{ name: string, fast: boolean, lanes: number, needs?: string, run(wanted: Wanted): Promise<import('./proof/run.mjs').Result> }} Part */

/** A part with workers of its own takes all lanes there are. */
export const WORKERS_TAKE = 2;
const WORKERS = String(Math.max(WORKERS_TAKE, availableParallelism()));

const nothing = { passed: 0, failed: 0, output: '' };
const tool = (...path) => join(ROOT, 'tools', ...path);

const types = () =>
  verdict([bin('typescript', 'bin/tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', join(cacheOf('tsc'), 'types.json')]);

/** Lint knows types, too: what it keeps of an unchanged file may be out of date when another has changed, which is good enough for a light look. */
async function lint({ light, changed }) {
  const files = changed === null ? ['.'] : codeIn(changed);
  if (files.length === 0) return nothing;
  const cache = light ? ['--cache', '--cache-strategy', 'content', '--cache-location', join(cacheOf('eslint'), 'cache')] : [];
  return verdict([bin('eslint', 'bin/eslint.js'), ...files, '--max-warnings', '0', '--no-warn-ignored', ...cache]);
}

async function format({ changed }) {
  const files = changed === null ? ['.'] : stillThere(changed);
  if (files.length === 0) return nothing;
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(cacheOf('prettier'), 'cache')];
  return verdict([bin('prettier', 'bin/prettier.cjs'), '--check', '--ignore-unknown', ...files, ...cache]);
}

function arrows({ light }) {
  const cache = light ? ['--cache', cacheOf('arrows'), '--cache-strategy', 'content'] : [];
  return verdict([bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), 'app', 'src', ...cache]);
}

/** The tools are tested by Node's own runner, because they must run before anything is installed. */
async function toolTests() {
  const files = filesUnder(tool()).filter(file => file.endsWith('.test.mjs'));
  return fromTap(await node(['--test', '--test-reporter=tap', ...files]));
}

/** @param {'light' | 'usual' | 'deep'} depth how deep the tests look that could go on for ever: engine/testing/depth.ts */
export const jest = (project, depth, which = []) =>
  counted(
    report => [
      bin('jest', 'bin/jest.js'),
      '--selectProjects',
      project,
      '--maxWorkers',
      WORKERS,
      '--json',
      '--outputFile',
      report,
      ...which,
    ],
    { CI: '1', BLAZON_DEPTH: depth },
  );

async function tests(project, { light, changed }) {
  const depth = light ? 'light' : 'usual';
  if (changed === null || touchesEveryTest(changed)) return jest(project, depth);
  const files = codeIn(changed);
  return files.length === 0 ? nothing : jest(project, depth, ['--passWithNoTests', '--findRelatedTests', ...files]);
}

/** Every Hermes bytecode file begins with these eight bytes. */
const HERMES = Buffer.from('c61fbc03c103191f', 'hex');

export const exported = (platform, ...more) => verdict([tool('export.mjs'), '--platform', platform, ...more]);

const bundle = platform => async () => {
  const result = await exported(platform);
  if (result.failed > 0) return result;
  const isBytecode = readFileSync(lastBytecode(platform)).subarray(0, HERMES.length).equals(HERMES);
  return isBytecode ? result : { passed: 0, failed: 1, output: `The bundle for ${platform} is not Hermes bytecode.` };
};

/** Stories of these files, or all, told by phone and tablet on the same export, in one run. */
export async function stories(specs = [], env = {}) {
  const chromium = getChromium();
  if (chromium === null) return { passed: 0, failed: 1, output: HOW_TO_GET_CHROMIUM };
  const detox = report => [bin('detox', 'local-cli/cli.js'), 'test', '-c', 'web.both', ...specs, '--', '--json', '--outputFile', report];
  return counted(detox, { CHROMIUM_PATH: chromium, ...env });
}

function storiesOf({ changed, once }) {
  const touched = changed === null ? [] : storiesTouched(changed);
  if (changed !== null && touched.length === 0) return nothing;
  return once ? stories(touched) : withSecondTelling(stories, touched);
}

const soak = () => verdict([tool('soak.mjs'), '--matches', '1500']);
const fuzz = () => verdict([tool('fuzz.mjs'), '--files', '300', '--rows', '50', '--drawers', '100']);

/** Updates of the web app from hosts that do what hosts do. */
async function updates() {
  const chromium = getChromium();
  if (chromium === null) return { passed: 0, failed: 1, output: HOW_TO_GET_CHROMIUM };
  return verdict([tool('updates.mjs')]);
}

/** Every lesson is played on every way that it allows. */
const lessons = () => verdict([tool('lessons.mjs')]);

/** @type {readonly Part[]} */
export const PARTS = [
  { name: 'lint', fast: true, lanes: 1, run: lint },
  { name: 'types', fast: true, lanes: 1, run: types },
  { name: 'web export', fast: false, lanes: 1, run: () => exported('web') },
  { name: 'fuzz', fast: false, lanes: 1, run: fuzz },
  { name: 'Android bundle', fast: false, lanes: 1, run: bundle('android') },
  { name: 'iOS bundle', fast: false, lanes: 1, run: bundle('ios') },
  { name: 'the phones’ bundles start', fast: false, lanes: WORKERS_TAKE, run: () => verdict([tool('rehearsal.mjs')]) },
  { name: 'updates in a browser', fast: false, lanes: 1, needs: 'web export', run: updates },
  { name: 'lessons', fast: true, lanes: 1, run: lessons },
  { name: 'soak', fast: false, lanes: 1, run: soak },
  { name: 'format', fast: true, lanes: 1, run: format },
  { name: 'tools', fast: true, lanes: 1, run: toolTests },
  { name: 'import arrows', fast: true, lanes: 1, run: arrows },
  { name: 'app', fast: true, lanes: WORKERS_TAKE, run: wanted => tests('app', wanted) },
  { name: 'engine', fast: true, lanes: WORKERS_TAKE, run: wanted => tests('engine', wanted) },
  { name: 'a sixth box', fast: true, lanes: 1, run: wanted => tests('sixthBox', wanted) },
  { name: 'stories', fast: false, lanes: WORKERS_TAKE, needs: 'web export', run: storiesOf },
];

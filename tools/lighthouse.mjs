/**
 * npm run lighthouse [-- --only phone] [-- --story <name of a test>]
 *
 * Lighthouse's marks for accessibility on every screen, sheet and state of the export: the tour of e2e/everyScreen.ts on a phone and a
 * tablet, each in two windows, in light and English and in dark and Italian with words twice as large; then what e2e/specs/trouble.e2e.ts
 * meets. Prints the lowest mark of every state and what was marked down; ends with 1 below 100.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { npm, ROOT, setUp, stop } from './setUp.mjs';

const { only, story } = parseArgs({ options: { only: { type: 'string' }, story: { type: 'string' } } }).values;
setUp();
const { getChromium, HOW_TO_GET_CHROMIUM } = await import('./chromium.mjs');
const { exportWeb } = await import('./export.mjs');

/** Not a dependency of the project: 200 packages that only these marks need. */
const FOLDER = join(ROOT, 'tools', 'lighthouse');
if (!existsSync(join(FOLDER, 'node_modules', '.package-lock.json'))) {
  console.log('Installing Lighthouse (npm ci in tools/lighthouse) …');
  const { status } = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) stop('npm ci failed, see above. It needs the npm registry once.');
}
if (getChromium() === null) stop(HOW_TO_GET_CHROMIUM);
await exportWeb();

const DEVICES = ['phone', 'tablet'].filter(device => only === undefined || only === device);
const BEST = 100;
const SPECS = ['everyScreen', 'everyScreenLarge', 'trouble'].map(name => `e2e/specs/${name}.e2e.ts`);
const BIN = join(ROOT, 'node_modules', '.bin');

/** Detox hands jest's words to a shell and takes care of blanks alone: 'Traders|Knights' would be two commands. */
const forShell = words => (process.platform === 'win32' ? words : words.replace(/[^\w\s]/g, '\\$&'));

function tour(device) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-lighthouse-'));
  const report = join(folder, 'marks');
  const detox = join(ROOT, 'node_modules', 'detox', 'local-cli', 'cli.js');
  // One after the other: two browsers at once would make each other's screens late.
  const how = ['--maxWorkers=1', ...(story === undefined ? [] : ['-t', forShell(story)])];
  const { status } = spawnSync(process.execPath, [detox, 'test', '-c', `web.${device}`, ...SPECS, ...how], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Detox asks a shell for jest.
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}`, LIGHTHOUSE_REPORT: report },
  });
  const marks = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n').map(JSON.parse) : [];
  rmSync(folder, { recursive: true });
  return { went: status === 0, marks };
}

let below = 0;
let went = true;
for (const device of DEVICES) {
  const toured = tour(device);
  went &&= toured.went;
  for (const where of new Set(toured.marks.map(mark => mark.where))) {
    const marks = toured.marks.filter(mark => mark.where === where);
    const least = Math.min(...marks.map(({ score }) => score));
    console.log(`${least < BEST ? '✗' : '✓'} ${String(least).padStart(3)}  ${device}: ${where} (${marks.length} times)`);
    for (const { window, score, faults } of marks.filter(each => each.score < BEST)) {
      below++;
      for (const { id, at } of faults) console.log(`       ${window}: ${score}, ${id}\n         ${at.join('\n         ')}`);
    }
  }
  console.log(`${toured.marks.length} marks on a ${device}`);
  if (!toured.went || toured.marks.length === 0)
    console.log(`The tour on a ${device} did not come to its end: npx detox test -c web.${device} ${SPECS.join(' ')}`);
  went &&= toured.marks.length > 0;
}
process.exitCode = went && below === 0 ? 0 : 1;

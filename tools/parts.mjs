/** The parts of `npm test`: each runs one tool and says how many checks passed and failed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs';
import { exportBytecode, exportWeb } from './export.mjs';
import { ROOT } from './setUp.mjs';
import { filesUnder } from './sources.mjs';

/** @typedef {{ passed: number, failed: number, output: string }} Result */
/** @typedef {{ name: string, fast: boolean, run(): Promise<Result> }} Part */

const bin = (folder, file) => join(ROOT, 'node_modules', folder, file);

/** Longer than any part takes; a tool that hangs has failed. */
const PATIENCE = 30 * 60_000;

/** Runs a Node script of a dependency and keeps what it printed. */
function node(args, env = {}) {
  return new Promise(ended => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE,
    });
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('close', code => ended({ ok: code === 0, output }));
  });
}

/** A tool that only says yes or no counts as one check. */
async function verdict(args) {
  const { ok, output } = await node(args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** Runs something that can write jest's report. A run that ends badly without a failed test counts as one failure. */
async function counted(argsFor, env) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-test-'));
  const report = join(folder, 'report.json');
  const { ok, output } = await node(argsFor(report), env);
  let passed = 0;
  let failed = 0;
  try {
    const jest = JSON.parse(readFileSync(report, 'utf8'));
    passed = jest.numPassedTests;
    failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  } catch {
    // no report: the run never came so far
  }
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: ok || failed > 0 ? failed : 1, output };
}

const jest = project =>
  counted(report => [bin('jest', 'bin/jest.js'), '--selectProjects', project, '--json', '--outputFile', report], { CI: '1' });

/** The tools are tested by Node's own runner, because they must run before anything is installed. */
async function toolTests() {
  const files = filesUnder(join(ROOT, 'tools')).filter(file => file.endsWith('.test.mjs'));
  const { ok, output } = await node(['--test', '--test-reporter=tap', ...files]);
  const count = what => Number(new RegExp(`^# ${what} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const failures = output.match(/^\s*not ok[\s\S]*?^\s*\.\.\.$/gm) ?? [output];
  return { passed: count('pass'), failed: ok ? 0 : Math.max(1, count('fail')), output: failures.join('\n') };
}

/** Every Hermes bytecode file begins with these eight bytes. */
const HERMES = Buffer.from('c61fbc03c103191f', 'hex');

async function bundle() {
  const isBytecode = readFileSync(exportBytecode()).subarray(0, HERMES.length).equals(HERMES);
  return { passed: isBytecode ? 1 : 0, failed: isBytecode ? 0 : 1, output: 'The Android bundle is not Hermes bytecode.' };
}

async function stories(configuration) {
  const chromium = getChromium();
  if (chromium === null) return { passed: 0, failed: 1, output: HOW_TO_GET_CHROMIUM };
  await exportWeb();
  return counted(report => [bin('detox', 'local-cli/cli.js'), 'test', '-c', configuration, '--', '--json', '--outputFile', report], {
    CHROMIUM_PATH: chromium,
  });
}

/** @type {readonly Part[]} */
export const PARTS = [
  { name: 'types', fast: true, run: () => verdict([bin('typescript', 'bin/tsc'), '--noEmit']) },
  { name: 'lint', fast: true, run: () => verdict([bin('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0']) },
  { name: 'format', fast: true, run: () => verdict([bin('prettier', 'bin/prettier.cjs'), '--check', '.']) },
  { name: 'import arrows', fast: true, run: () => verdict([bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), 'app', 'src']) },
  { name: 'tools', fast: true, run: toolTests },
  { name: 'engine', fast: true, run: () => jest('engine') },
  { name: 'app', fast: true, run: () => jest('app') },
  { name: 'soak', fast: true, run: () => verdict([join(ROOT, 'tools', 'soak.mjs'), '--matches', '1500']) },
  { name: 'fuzz', fast: true, run: () => verdict([join(ROOT, 'tools', 'fuzz.mjs'), '--files', '300', '--rows', '50']) },
  { name: 'Android bundle', fast: false, run: bundle },
  { name: 'stories on web.phone', fast: false, run: () => stories('web.phone') },
  { name: 'stories on web.tablet', fast: false, run: () => stories('web.tablet') },
];

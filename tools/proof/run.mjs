/** Runs the tools that a proof is made of, and reads what they say. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../setUp.mjs';

/** @typedef {{ name: string, seconds: number }} Timed a test and how long it took */
/** @typedef {{ name: string, passed: number, failed: number }} File a file of tests and how many of them passed and failed */
/** @typedef {{ passed: number, failed: number, output: string, tests?: readonly Timed[], remark?: string }} Result a remark is told of what passed, too */

export const bin = (folder, file) => join(ROOT, 'node_modules', folder, file);

/** Where tools keep what they know of unchanged files. */
export function cacheOf(tool) {
  const folder = join(ROOT, 'node_modules', '.cache', tool);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Longer than any part takes; a tool that hangs has failed. */
const PATIENCE = 60 * 60_000;

const running = new Set();

/** When the whole is ended from outside. */
export const endAll = () => running.forEach(child => child.kill());

/** Runs a Node script of a dependency and keeps what it printed. */
export function node(args, env = {}) {
  return new Promise(ended => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE,
    });
    running.add(child);
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('close', code => {
      running.delete(child);
      ended({ ok: code === 0, output });
    });
  });
}

/** A tool that only says yes or no counts as one check. */
export async function verdict(args, env) {
  const { ok, output } = await node(args, env);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** How long each test of jest's report took. */
const timed = report =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${relative(ROOT, name)}: ${fullName}`, seconds: (duration ?? 0) / 1000 })),
  );

/** A file that broke down before its first test has failed once. */
const filesOf = report =>
  report.testResults.map(({ name, status, assertionResults }) => {
    const ended = how => assertionResults.filter(test => test.status === how).length;
    const failed = ended('failed');
    return { name: relative(ROOT, name), passed: ended('passed'), failed: status === 'failed' ? Math.max(1, failed) : failed };
  });

/** Runs something that can write jest's report. A run that ends badly without a failed test counts as one failure. */
export async function counted(argsFor, env) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-test-'));
  const file = join(folder, 'report.json');
  const { ok, output } = await node(argsFor(file), env);
  let [passed, failed, tests, files] = [0, 0, [], []];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    passed = report.numPassedTests;
    failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    tests = timed(report);
    files = filesOf(report);
  } catch {
    // no report: the run never came so far
  }
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: ok || failed > 0 ? failed : 1, output, tests, files };
}

/** A tool test of Node's own runner is told as TAP. */
export function fromTap({ ok, output }) {
  const count = what => Number(new RegExp(`^# ${what} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const failures = output.match(/^\s*not ok[\s\S]*?^\s*\.\.\.$/gm) ?? [output];
  const tests = [...output.matchAll(/^ok \d+ - (.*)\n\s+---\n\s+duration_ms: ([\d.]+)/gm)];
  return {
    passed: count('pass'),
    failed: ok ? 0 : Math.max(1, count('fail')),
    output: failures.join('\n'),
    tests: tests.map(([, name, ms]) => ({ name: `tools: ${name}`, seconds: Number(ms) / 1000 })),
  };
}

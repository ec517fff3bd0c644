/** What every command needs before it can start on a fresh clone: a fitting Node and the dependencies. Node built-ins only. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const LEAST_NODE = [20, 19, 4];

/** Ends the command with one sentence that says what to do. */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function isAtLeast(version, least) {
  const parts = version.split('.').map(Number);
  const differing = least.findIndex((n, i) => parts[i] !== n);
  return differing === -1 || parts[differing] > least[differing];
}

/** npm writes this file last, so an interrupted installation does not count. */
function dependenciesAreCurrent() {
  const written = join(ROOT, 'node_modules', '.package-lock.json');
  return existsSync(written) && statSync(written).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

/** The npm that started us, else the one in the path; either way without asking a shell on Unix. */
export function npm(args, options = {}) {
  const self = process.env.npm_execpath;
  return self?.endsWith('.js')
    ? spawnSync(process.execPath, [self, ...args], { cwd: ROOT, ...options })
    : spawnSync('npm', args, { cwd: ROOT, shell: process.platform === 'win32', ...options });
}

export function setUp() {
  if (!isAtLeast(process.versions.node, LEAST_NODE)) {
    stop(`Blazon needs Node ${LEAST_NODE.join('.')} or newer (20, 22 or 24); this is ${process.versions.node}. See https://nodejs.org.`);
  }
  if (dependenciesAreCurrent()) return;
  console.log('Installing dependencies (npm ci) …');
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) stop('npm ci failed, see above. It needs the npm registry once; after that everything runs offline.');
}

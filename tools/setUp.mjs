/** What every command needs before it can start on a fresh clone: a fitting Node and the dependencies. Node built-ins only. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
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

/** What the lock says of every package in `node_modules`; without the file nothing is known to be installed. */
const packagesIn = lock => (existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : {});

/**
 * Whether what is installed is what the lock asks for. npm keeps what it has installed in a lock of its own, which it writes last: an
 * interrupted installation does not count, and the time of a file, which every checkout makes new, says nothing.
 */
function dependenciesAreCurrent(root) {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const isThere = ([path, { version, integrity, optional }]) => {
    const found = installed[path];
    // What is made for other computers is not installed on this one.
    return found === undefined ? path === '' || optional === true : found.version === version && found.integrity === integrity;
  };
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every(path => path in wanted);
}

const isLinked = path => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** 'current' needs nothing; what a link leads to belongs to somebody else, and an installation would empty it. */
export function dependenciesOf(root) {
  if (dependenciesAreCurrent(root)) return 'current';
  return isLinked(join(root, 'node_modules')) ? 'linked' : 'to install';
}

/** The npm that started us, else the one in the path; either way without asking a shell on Unix. */
export function npm(args, options = {}) {
  const self = process.env.npm_execpath;
  return self?.endsWith('.js')
    ? spawnSync(process.execPath, [self, ...args], { cwd: ROOT, ...options })
    : spawnSync('npm', args, { cwd: ROOT, shell: process.platform === 'win32', ...options });
}

/** Says what takes a while, and, when it is called, how long it took. */
export function step(what) {
  const began = performance.now();
  console.log(`${what} …`);
  return () => console.log(`… took ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

export function setUp() {
  if (!isAtLeast(process.versions.node, LEAST_NODE)) {
    stop(`Blazon needs Node ${LEAST_NODE.join('.')} or newer (20, 22 or 24); this is ${process.versions.node}. See https://nodejs.org.`);
  }
  const dependencies = dependenciesOf(ROOT);
  if (dependencies === 'current') return;
  if (dependencies === 'linked') {
    stop(
      'node_modules is a link to a folder that does not fit package-lock.json, and installing would empty that folder: remove the link first.',
    );
  }
  const installed = step('Installing dependencies (npm ci)');
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) stop('npm ci failed, see above. It needs the npm registry once; after that everything runs offline.');
  installed();
}

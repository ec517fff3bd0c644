/** Setting up harms nothing: it judges what is installed by what the lock says, and leaves alone what a link leads to. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dependenciesOf, ROOT } from '../setUp.mjs';

const DICE = { 'node_modules/dice': { version: '1.0.0', integrity: 'sha512-dice' } };
const NEWER_DICE = { 'node_modules/dice': { version: '1.1.0', integrity: 'sha512-newer' } };
const FOR_OTHERS = { 'node_modules/dice-for-windows': { version: '1.0.0', integrity: 'sha512-w', optional: true } };

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blazon-set-up-'));
  asks(DICE);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const locked = packages => JSON.stringify({ packages });
const asks = packages => writeFileSync(join(root, 'package-lock.json'), locked({ '': { name: 'house' }, ...packages }));

function installed(packages, folder = join(root, 'node_modules')) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.package-lock.json'), locked(packages));
}

test('what the lock asks for is current, whatever the times of the files', () => {
  installed(DICE);
  const longAgo = new Date(2000, 1, 1);
  utimesSync(join(root, 'node_modules', '.package-lock.json'), longAgo, longAgo);
  assert.equal(dependenciesOf(root), 'current');
});

test('another version is installed anew, however young the files are', () => {
  installed(DICE);
  asks(NEWER_DICE);
  const longAgo = new Date(2000, 1, 1);
  utimesSync(join(root, 'package-lock.json'), longAgo, longAgo);
  assert.equal(dependenciesOf(root), 'to install');
});

test('nothing there, an interrupted installation, a package too few and a package too many are installed anew', () => {
  assert.equal(dependenciesOf(root), 'to install');
  mkdirSync(join(root, 'node_modules', 'dice'), { recursive: true });
  assert.equal(dependenciesOf(root), 'to install');
  installed({});
  assert.equal(dependenciesOf(root), 'to install');
  installed({ ...DICE, 'node_modules/cards': { version: '1.0.0' } });
  assert.equal(dependenciesOf(root), 'to install');
});

test('what is made for other computers need not be there', () => {
  asks({ ...DICE, ...FOR_OTHERS });
  installed(DICE);
  assert.equal(dependenciesOf(root), 'current');
});

test('what is installed here fits the lock', () => assert.equal(dependenciesOf(ROOT), 'current'));

/** Runs the real set-up in the house of cardboard, with an npm that would empty the folder like the real one. */
function setUpHere() {
  mkdirSync(join(root, 'tools'));
  copyFileSync(join(ROOT, 'tools', 'setUp.mjs'), join(root, 'tools', 'setUp.mjs'));
  const npm = join(root, 'npm.js');
  writeFileSync(
    npm,
    "const { readdirSync, rmSync } = require('fs'); for (const n of readdirSync('node_modules')) rmSync('node_modules/' + n, { recursive: true });",
  );
  const run = `const { setUp } = await import(${JSON.stringify(pathToFileURL(join(root, 'tools', 'setUp.mjs')).href)}); setUp();`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', run], { encoding: 'utf8', env: { ...process.env, npm_execpath: npm } });
}

test('a linked node_modules that does not fit is refused in one sentence, and its folder is left as it is', () => {
  const elsewhere = join(root, 'elsewhere');
  installed(NEWER_DICE, elsewhere);
  symlinkSync(elsewhere, join(root, 'node_modules'), 'junction');
  assert.equal(dependenciesOf(root), 'linked');
  const { status, stderr } = setUpHere();
  assert.equal(status, 1);
  assert.match(stderr.trim(), /^node_modules is a link [^.\n]*package-lock\.json, [^.\n]*\.$/);
  assert.ok(existsSync(join(elsewhere, '.package-lock.json')));
});

test('a linked node_modules that fits is used', () => {
  installed(DICE, join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'node_modules'), 'junction');
  assert.equal(dependenciesOf(root), 'current');
  const { status, stdout } = setUpHere();
  assert.deepEqual([status, stdout], [0, '']);
});

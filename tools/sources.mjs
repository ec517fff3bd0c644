/** A fingerprint of everything the exported app is made of: same fingerprint, same export. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from './setUp.mjs';

const SOURCES = [
  'app',
  'assets',
  'src',
  'tools/pwa',
  'tools/export.mjs',
  'tools/serve.mjs',
  'app.json',
  'metro.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const NOT_EXPORTED = /(\/tests\/|\/testing\/|\.test\.tsx?$|\.md$)/;

/** What npm installs lies beside a package.json; an export has a folder of the same name in its assets, and that one counts. */
const isInstalled = path => basename(path) === 'node_modules' && existsSync(join(dirname(path), 'package.json'));

/** All files in a folder and below it, in a fixed order. */
export function filesUnder(path) {
  if (!existsSync(path) || isInstalled(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesUnder(join(path, name)));
}

export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function fingerprintOfSources() {
  const files = SOURCES.flatMap(source => filesUnder(join(ROOT, source)));
  return fingerprint(files.filter(file => !NOT_EXPORTED.test(file.replaceAll('\\', '/'))));
}

/**
 * The Hermes VM, the engine of the phone app, as a program of its own: `npm pack hermes-engine-cli` has one for Linux, macOS and Windows.
 * That one is older than the one in the app and knows neither classes nor blocks of `let`, so both are written out for it, as for phones; nor does it know `at`.
 */
import { transformSync } from '@babel/core';
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setUp.mjs';

const OLDER = ['block-scoping', 'classes', 'class-properties', 'async-to-generator'].map(name => `@babel/plugin-transform-${name}`);

const AT = `for (const kind of [Array, String])
  if (kind.prototype.at === undefined)
    Object.defineProperty(kind.prototype, 'at', { value: function (i) { return this[i < 0 ? this.length + i : i]; } });`;

/** A module of this house as one script that leaves its exports in `m`. */
async function scriptOf(entry) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'm',
    target: 'es2017',
    logLevel: 'error',
    banner: { js: AT },
  });
  const { code } = transformSync(outputFiles[0].text, { babelrc: false, configFile: false, compact: false, plugins: OLDER });
  return code;
}

/** Evaluates calls to the module on the VM, like `ask` on Node. */
export async function hermesAt(vm, entry) {
  const script = await scriptOf(entry);
  return call => {
    const folder = mkdtempSync(join(tmpdir(), 'blazon-hermes-'));
    try {
      const file = join(folder, 'script.js');
      writeFileSync(file, `${script}\nprint(JSON.stringify(m.${call}));\n`);
      const { stdout, stderr, status, error } = spawnSync(vm, [file], { encoding: 'utf8', maxBuffer: 1 << 26 });
      if (status !== 0) throw error ?? new Error(`${stderr}${stdout}`.slice(0, 2000));
      return JSON.parse(stdout);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

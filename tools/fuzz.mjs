/**
 * npm run fuzz [-- --files 2000] [--rows 500] [--drawers 500] [--seed 1]
 *
 * Spoils exported matches (flipped bits, cut ends, wrong kinds, huge numbers, deep nesting, prototype keys, foreign versions) rows of the
 * database, and the bytes of whole database files, and lets the real import and the real drawer read them. Nothing may fall over, nothing may come in that does not replay, and
 * nothing that was there may change. Ends with 1 when there was a fault.
 */
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, setUp, stop } from './setUp.mjs';

const SHOWN = 10;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        files: { type: 'string', default: '2000' },
        rows: { type: 'string', default: '500' },
        drawers: { type: 'string', default: '500' },
        seed: { type: 'string', default: '1' },
      },
    });
    return { files: Number(values.files), rows: Number(values.rows), drawers: Number(values.drawers), seed: Number(values.seed) };
  } catch (error) {
    return stop(error.message);
  }
}

/** The archive as it is in the app, on a real SQLite in place of Expo's. */
async function bundleWork() {
  const folder = join(ROOT, 'node_modules', '.cache', 'blazon');
  mkdirSync(folder, { recursive: true });
  const outfile = join(mkdtempSync(join(folder, 'bundle-')), 'fuzz.cjs');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['tools/fuzz/fuzzWork.ts'],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    alias: { 'expo-sqlite': './tools/jest/expo-sqlite.ts', 'expo-file-system': './tools/fuzz/files.ts' },
    external: ['node-sqlite3-wasm'],
  });
  return outfile;
}

const { files, rows, drawers, seed } = readArguments();
setUp();
const { fuzzDrawers, fuzzFiles, fuzzRows, nothingYet } = await import(await bundleWork());
const fuzzed = nothingYet();
process.on('unhandledRejection', error => fuzzed.faults.push(`left unhandled: ${error?.stack ?? error}`));
await fuzzFiles(files, seed, fuzzed);
await fuzzRows(rows, seed, fuzzed);
const spoilt = { count: 0, sound: 0, late: 0, refused: {}, faults: fuzzed.faults };
await fuzzDrawers(drawers, seed, spoilt);
const refused = Object.entries(fuzzed.refused).toSorted(([, a], [, b]) => b - a);
const total = refused.reduce((sum, [, n]) => sum + n, 0);
console.log(
  `${fuzzed.files} files: ${total} refused (${refused.map(([why, n]) => `${why} ${n}`).join(', ')}), ${fuzzed.accepted} came in sound, ${fuzzed.known} held nothing new`,
);
console.log(`${fuzzed.rows} drawers with spoilt rows: ${fuzzed.opened} matches opened, ${fuzzed.setApart} set apart`);
console.log(
  `${spoilt.count} spoilt database files: ${Object.entries(spoilt.refused)
    .map(([why, n]) => `${n} refused as ${why}`)
    .join(', ')}, ` + `${spoilt.sound} read in full, ${spoilt.late} found out in use`,
);
console.log(`${fuzzed.faults.length} faults (seed ${seed})`);
for (const fault of fuzzed.faults.slice(0, SHOWN)) console.log(`✗ ${fault}`);
process.exitCode = fuzzed.faults.length > 0 ? 1 : 0;

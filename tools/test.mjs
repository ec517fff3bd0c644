/**
 * npm test [-- --fast] [-- --only engine]
 *
 * Sets up, runs every part, prints one line for each and ends with the sum. --fast leaves out the bundle and the stories.
 */
import { parseArgs } from 'node:util';
import { setUp, stop } from './setUp.mjs';

function readArguments() {
  try {
    return parseArgs({ options: { fast: { type: 'boolean', default: false }, only: { type: 'string' } } }).values;
  } catch (error) {
    return stop(`${error.message} Usage: npm test -- [--fast] [--only <part>]`);
  }
}

function chosen(parts, { fast, only }) {
  const named = only === undefined ? parts : parts.filter(part => part.name.includes(only));
  if (named.length === 0) stop(`There is no part '${only}'; there are: ${parts.map(part => part.name).join(', ')}.`);
  return fast ? named.filter(part => part.fast) : named;
}

const began = Date.now();
const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A part that breaks down has failed; the others still run. */
const brokenDown = error => ({ passed: 0, failed: 1, output: error.message });

async function report(part) {
  const start = Date.now();
  const { passed, failed, output } = await part.run().catch(brokenDown);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  const mark = failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${part.name.padEnd(22)} ${String(passed).padStart(5)} passed, ${String(failed).padStart(3)} failed ${seconds(start).padStart(9)}`,
  );
  return { passed, failed };
}

const options = readArguments();
setUp();
const { PARTS } = await import('./parts.mjs');
let passed = 0;
let failed = 0;
for (const part of chosen(PARTS, options)) {
  const result = await report(part);
  passed += result.passed;
  failed += result.failed;
}
console.log(`\n${passed} passed, ${failed} failed (${seconds(began)})`);
process.exitCode = failed > 0 ? 1 : 0;

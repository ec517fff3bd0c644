/** Runs parts side by side and tells of them: a line for each as it ends, then the slowest tests and the sum. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeBetween } from '../between.mjs';
import { endOnSignal } from '../orderlyEnd.mjs';
import { ROOT, stop } from '../setUp.mjs';
import { partsTable } from './partsTable.mjs';
import { endAll } from './run.mjs';
import { inLanes, withNeeded } from './schedule.mjs';

/** @typedef {import('./run.mjs').Result & { name: string, seconds: number }} Told */

const LANES = 2;
const SLOWEST = 10;
const FIGURES = join(ROOT, 'docs', 'figures.md');

const secondsSince = since => (performance.now() - since) / 1000;

/** The parts with this word in their names. */
export function named(parts, word) {
  const found = word === undefined ? parts : parts.filter(part => part.name.includes(word));
  if (found.length === 0) stop(`There is no part '${word}'; there are: ${parts.map(part => part.name).join(', ')}.`);
  return found;
}

/** A part that breaks down has failed; the others still run. */
const brokenDown = error => ({ passed: 0, failed: 1, output: error.stack });

function tell({ name, passed, failed, output, seconds, remark }) {
  if (failed > 0 || remark !== undefined) console.log(`\n${output.trim()}\n`);
  if (remark !== undefined) console.log(remark);
  const mark = failed > 0 ? '✗' : '✓';
  const took = `${seconds.toFixed(1)} s`.padStart(9);
  console.log(`${mark} ${name.padEnd(22)} ${String(passed).padStart(5)} passed, ${String(failed).padStart(3)} failed ${took}`);
}

function tellSlowest(told) {
  const slowest = told.flatMap(({ tests = [] }) => tests).toSorted((a, b) => b.seconds - a.seconds);
  if (slowest.length > 0) console.log('\nThe slowest tests');
  for (const { name, seconds } of slowest.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** `mark` names the place in docs/figures.md where the parts and their times are written, or nothing is written. */
export async function prove(chosen, { all, wanted = {}, mark = null }) {
  endOnSignal(endAll);
  const began = performance.now();
  const told = [];
  await inLanes(withNeeded(chosen, all), LANES, async part => {
    const start = performance.now();
    const result = await part.run(wanted).catch(brokenDown);
    told.push({ ...result, name: part.name, seconds: secondsSince(start) });
    tell(told.at(-1));
  });
  tellSlowest(told);
  const sum = of => told.reduce((sofar, result) => sofar + of(result), 0);
  const [passed, failed, whole] = [sum(r => r.passed), sum(r => r.failed), secondsSince(began).toFixed(1)];
  const conditions = `Measured on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}.`;
  if (mark !== null) writeBetween(FIGURES, mark, `${conditions}\n\n${partsTable(told, whole)}`);
  console.log(`\n${passed} passed, ${failed} failed (${whole} s)`);
  process.exitCode = failed > 0 ? 1 : 0;
}

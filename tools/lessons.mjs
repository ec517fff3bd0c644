/**
 * node tools/lessons.mjs [game …]
 *
 * Plays every beat of every lesson on every way that it allows, with every wrong offer on it, and prints a line each. Ends with 1 where a goal
 * cannot be reached, a wrong offer is a dead end, a sentence is too long or said twice, a beat depends on chance that is in no seed, or the lessons of a box
 * are larger than they may be. What is wrong is looked for by lessons/walk.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { ROOT, setUp, stop } from './setUp.mjs';
import { filesUnder } from './sources.mjs';

/** Bytes that the lessons of a box add to it, zipped. */
const MOST_BYTES = 12 * 1024;

setUp();
const { bundle } = await import('./league/bundle.mjs');
const { ids, lessonsOf } = await import(await bundle('tools/lessons/walk.ts'));
const games = process.argv.length > 2 ? process.argv.slice(2) : ids;
for (const game of games) if (!ids.includes(game)) stop(`There is no game '${game}'; there are: ${ids.join(', ')}.`);

async function bytesOf(game) {
  const folder = join(ROOT, 'src/games', game, 'learn');
  if (!existsSync(folder)) return 0;
  const files = filesUnder(folder).filter(file => file.endsWith('.ts'));
  const scripts = await Promise.all(
    files.map(async file => (await transform(readFileSync(file, 'utf8'), { loader: 'ts', minify: true })).code),
  );
  return gzipSync(scripts.join('')).length;
}

let faults = 0;
for (const game of games) {
  const lessons = lessonsOf(game);
  for (const { lesson, beats, longest, choices, ways, wrong, faults: found } of lessons) {
    console.log(
      `${game.padEnd(18)} ${lesson.padEnd(14)} ${String(beats).padStart(2)} beats  longest ${String(longest).padStart(2)} words  ` +
        `solved in ${String(choices).padStart(2)} choices  ${String(ways).padStart(5)} ways  ${String(wrong).padStart(6)} wrong offers answered  ${found.length} faults`,
    );
    for (const fault of found) console.log(`  ${game} ${lesson}: ${fault}`);
    faults += found.length;
  }
  const bytes = await bytesOf(game);
  if (bytes > MOST_BYTES) {
    faults++;
    console.log(`  ${game}: its lessons are ${bytes} bytes zipped, and may be ${MOST_BYTES}`);
  }
  if (lessons.length > 0) console.log(`${game.padEnd(18)} ${lessons.length} lessons, ${bytes} bytes zipped`);
}
process.exitCode = faults > 0 ? 1 : 0;

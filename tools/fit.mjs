/**
 * Fits the weights by which a bot values a position to matches it plays with itself, held towards what they were.
 *
 *   npm run fit -- --game burgundy --matches 600 --seats 2 --nodes 1000 --seed 1 --hold 50 --write
 *
 * Burgundy, Warriors & Traders: least squares of the points still to come between two seats, from the weights as they are. Medieval Battle: the likeliest chances of
 * winning, from weights set by hand (tools/tune/battles.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { bundle } from './league/bundle.mjs';
import { likeliest, surpriseOf } from './tune/chances.mjs';
import { leastSquares } from './tune/leastSquares.mjs';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string', default: 'burgundy' },
    matches: { type: 'string', default: '600' },
    seats: { type: 'string', default: '2' },
    level: { type: 'string', default: 'baron' },
    nodes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    hold: { type: 'string', default: '50' },
    write: { type: 'boolean', default: false },
  },
});

/** More positions than are ever played: such a weight stays. */
const FIRM = 1e6;

const FITS = {
  burgundy: { positions: 'tools/tune/positions.ts', fit: fitPoints },
  'warriors-traders': { positions: 'tools/tune/realms.ts', fit: fitPoints },
  'medieval-battle': { positions: 'tools/tune/battles.ts', fit: fitChances },
};
if (!(asked.game in FITS)) throw new Error(`no fit for ${asked.game}: ${Object.keys(FITS).join(', ')}`);
const { positions, fit } = FITS[asked.game];
const file = fileURLToPath(new URL(`../src/games/${asked.game}/data/weights.json`, import.meta.url));
const stored = JSON.parse(readFileSync(file, 'utf8'));
const arena = await import(await bundle(positions));
const rows = playedRows();
const found = fit(arena, rows);
const fitted = Object.fromEntries(arena.NAMES.map((name, i) => [name, Number(found[i].toFixed(3))]));
console.log(fitted);
if (asked.write) write();

function playedRows() {
  const seatCounts = asked.seats.split(',').map(Number);
  const all = [];
  for (let match = 0; match < Number(asked.matches); match++) {
    const seats = seatCounts[match % seatCounts.length];
    all.push(...arena.rowsOf(Number(asked.seed) * 1_000_003 + match * 7919, seats, asked.level, Number(asked.nodes)));
    if (process.stderr.isTTY) process.stderr.write(`\r${match + 1} matches, ${all.length} positions `);
  }
  return all;
}

function fitPoints({ START }, rows) {
  const counts = rows.map(r => r.counts);
  const toCome = rows.map(r => r.toCome);
  const weights = leastSquares(counts, toCome, START, Number(asked.hold));
  const error = w =>
    Math.sqrt(counts.reduce((sum, row, k) => sum + (toCome[k] - row.reduce((a, x, i) => a + x * w[i], 0)) ** 2, 0) / rows.length);
  console.log(`${rows.length} positions; off by ${error(START).toFixed(2)} points before, ${error(weights).toFixed(2)} after`);
  return weights;
}

function fitChances({ START, FIRMLY }, rows) {
  const counts = rows.map(r => r.counts);
  const results = rows.map(r => r.result);
  const hold = FIRMLY.map(firmly => (firmly ? FIRM : Number(asked.hold)));
  const weights = likeliest(counts, results, START, hold);
  const [before, after] = [START, weights].map(w => surpriseOf(counts, results, w).toFixed(4));
  console.log(`${rows.length} positions; surprised by ${before} before, ${after} after (knowing nothing: 0.6931)`);
  // The game squeezes with a square root, which is half as steep.
  return weights.map(w => w / 2);
}

function write() {
  const how = `npm run fit -- ${process.argv
    .slice(2)
    .filter(a => a !== '--write')
    .join(' ')}: ${rows.length} positions`;
  const provenance = [stored.provenance].flat().concat(how);
  writeFileSync(file, `${JSON.stringify({ provenance, weights: { ...stored.weights, ...fitted } }, null, 2)}\n`);
}

/**
 * Fits the weights by which Burgundy's bot values a position to matches it plays with itself: least squares of the points
 * still to come between two seats, held towards the weights as they are.
 *
 *   npm run fit -- --matches 600 --seats 2 --nodes 1000 --seed 1 --hold 50 --write
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { bundle } from './league/bundle.mjs';
import { leastSquares } from './tune/leastSquares.mjs';

const { values: asked } = parseArgs({
  options: {
    matches: { type: 'string', default: '600' },
    seats: { type: 'string', default: '2' },
    level: { type: 'string', default: 'baron' },
    nodes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    hold: { type: 'string', default: '50' },
    write: { type: 'boolean', default: false },
  },
});

const file = fileURLToPath(new URL('../src/games/burgundy/data/weights.json', import.meta.url));
const stored = JSON.parse(readFileSync(file, 'utf8'));
const { rowsOf, NAMES, START } = await import(await bundle('tools/tune/positions.ts'));
const seatCounts = asked.seats.split(',').map(Number);
const rows = [];
for (let match = 0; match < Number(asked.matches); match++) {
  const seats = seatCounts[match % seatCounts.length];
  rows.push(...rowsOf(Number(asked.seed) * 1_000_003 + match * 7919, seats, asked.level, Number(asked.nodes)));
  if (process.stderr.isTTY) process.stderr.write(`\r${match + 1} matches, ${rows.length} positions `);
}
const found = leastSquares(
  rows.map(r => r.counts),
  rows.map(r => r.toCome),
  START,
  Number(asked.hold),
);
const error = w =>
  Math.sqrt(rows.reduce((sum, r) => sum + (r.toCome - r.counts.reduce((a, x, i) => a + x * w[i], 0)) ** 2, 0) / rows.length);
const fitted = Object.fromEntries(NAMES.map((name, i) => [name, Number(found[i].toFixed(3))]));
console.log(fitted);
console.log(`${rows.length} positions; off by ${error(START).toFixed(2)} points before, ${error(found).toFixed(2)} after`);
if (asked.write) {
  const how = `npm run fit -- ${process.argv
    .slice(2)
    .filter(a => a !== '--write')
    .join(' ')}: ${rows.length} positions`;
  writeFileSync(
    file,
    `${JSON.stringify({ provenance: [stored.provenance].flat().concat(how), weights: { ...stored.weights, ...fitted } }, null, 2)}\n`,
  );
}

/**
 * Finds better weights for a game's bot by self-play: candidates play against the weights as they are, with the same seeds
 * and the seats rotated.
 *
 *   npm run tune -- --game burgundy --except early.,late. --player knight --generations 40 --matches 40 --seed 1 --write
 *
 * --weights and --except: only those, or all but those, whose names begin so (several with commas). --player: who plays with them (a level, changed or not, as in the league);
 * --rival: who plays with the old ones. --by points (mean lead over the best rival) or wins. --write puts the result into the game's
 * data/weights.json with how it was found, if a last comparison with fresh seeds shows it to be better.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { bundle } from './league/bundle.mjs';
import { playAll } from './league/crew.mjs';
import { interval } from './league/statistics.mjs';
import { evolve } from './tune/evolution.mjs';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2' },
    weights: { type: 'string', default: '' },
    except: { type: 'string' },
    player: { type: 'string', default: 'knight' },
    rival: { type: 'string' },
    by: { type: 'string', default: 'points' },
    generations: { type: 'string', default: '40' },
    population: { type: 'string', default: '16' },
    matches: { type: 'string', default: '40' },
    proof: { type: 'string', default: '400' },
    spread: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    option: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
});
if (asked.game === undefined) throw new Error('which game? --game burgundy');

const file = fileURLToPath(new URL(`../src/games/${asked.game}/data/weights.json`, import.meta.url));
const stored = JSON.parse(readFileSync(file, 'utf8'));
const begins = (name, beginnings) => beginnings !== undefined && beginnings.split(',').some(beginning => name.startsWith(beginning));
const names = Object.keys(stored.weights).filter(name => begins(name, asked.weights) && !begins(name, asked.except));
const start = names.map(name => stored.weights[name]);
const seats = Number(asked.seats);
const options = Object.fromEntries(asked.option.map(o => o.split('=')).map(([k, v]) => [k, Number.isNaN(Number(v)) ? v : Number(v)]));
const module = await bundle('tools/league/arena.ts');
const named = x => Object.fromEntries(names.map((name, i) => [name, rounded(x[i])]));
const rounded = x => Number(x.toPrecision(4));

const run = evolve({
  start,
  scale: start.map(x => Number(asked.spread) * Math.max(Math.abs(x), 0.5)),
  seed: Number(asked.seed),
  population: Number(asked.population),
  judge: async (cloud, generation) => {
    const pairings = cloud.flatMap(x => pairingsOf(x, Number(asked.seed) * 1_000_003 + (generation + 1) * 65_537, Number(asked.matches)));
    const outcomes = await playAll(module, pairings, Number(asked.workers));
    const each = pairings.length / cloud.length;
    return cloud.map((_, c) => mean(outcomes.slice(c * each, (c + 1) * each).map((o, n) => worthOf(o, n % seats))));
  },
});

let found = start;
for (let g = 0; g < Number(asked.generations); g++) {
  const { value } = await run.next();
  found = value.middle;
  console.log(`${g + 1}: best ${value.best.toFixed(2)}, size ${value.size.toFixed(2)} ${JSON.stringify(named(found))}`);
}
const proof = await playAll(module, pairingsOf(found, Number(asked.seed) * 7_000_003 + 11, Number(asked.proof)), Number(asked.workers));
const { mean: lead, half } = interval(blocksOf(proof.map((o, n) => worthOf(o, n % seats))));
const wins = mean(proof.map((o, n) => o.wins[n % seats]));
console.log(`with fresh seeds: ${asked.by} ${lead.toFixed(3)} ±${half.toFixed(3)}, wins ${(100 * wins).toFixed(1)} % of ${proof.length}`);
if (asked.write && (asked.by === 'wins' ? lead - half > 1 / seats : lead - half > 0)) write();

/** One seat with the candidate's weights, the others with the old ones; every seat in turn for each seed. */
function pairingsOf(x, firstSeed, matches) {
  const pairings = [];
  for (let n = 0; n < matches; n++) {
    const seat = n % seats;
    const players = Array.from({ length: seats }, (_, s) => (s === seat ? asked.player : (asked.rival ?? asked.player)));
    const weights = players.map((_, s) => (s === seat ? named(x) : {}));
    pairings.push({ game: asked.game, options, seed: firstSeed + Math.floor(n / seats) * 7919, players, weights });
  }
  return pairings;
}

function worthOf(outcome, seat) {
  if (asked.by === 'wins') return outcome.wins[seat];
  return outcome.points[seat] - Math.max(...outcome.points.filter((_, s) => s !== seat));
}

function blocksOf(worths) {
  const blocks = [];
  for (let n = 0; n + seats <= worths.length; n += seats) blocks.push(mean(worths.slice(n, n + seats)));
  return blocks;
}

function mean(list) {
  return list.reduce((a, b) => a + b, 0) / list.length;
}

function write() {
  const how = `npm run tune -- ${process.argv
    .slice(2)
    .filter(a => a !== '--write')
    .join(' ')}`;
  const result = `${asked.by} ${lead.toFixed(2)} ±${half.toFixed(2)}, wins ${(100 * wins).toFixed(1)} % of ${proof.length} against the weights before`;
  const provenance = [stored.provenance ?? []].flat().concat(`${how}: ${result}`);
  writeFileSync(file, `${JSON.stringify({ provenance, weights: { ...stored.weights, ...named(found) } }, null, 2)}\n`);
}

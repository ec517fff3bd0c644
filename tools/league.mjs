/**
 * The league: levels against levels by self-play, seats rotated, seeds paired.
 *
 *   npm run league -- --game burgundy --seats 2 --levels squire,knight,baron --matches 200 --seed 1 --workers 2 --write
 *
 * At two seats each level meets the one before it in the list; at more seats one of the higher level sits among the lower.
 * A level may be changed for an experiment: baron+nodes=9000+explore=0.5. Options of the game: --option map=west.
 * --write puts the table into the game's README, between <!-- league --> (with options: <!-- league map=west -->) and <!-- /league -->.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { bundle } from './league/bundle.mjs';
import { playAll } from './league/crew.mjs';
import { elo, interval, sureOf } from './league/statistics.mjs';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2' },
    levels: { type: 'string', default: 'squire,knight,baron,sovereign' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    option: { type: 'string', multiple: true, default: [] },
    sources: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (asked.game === undefined) throw new Error('which game? --game burgundy');

const options = Object.fromEntries(
  asked.option
    .map(o => o.split('='))
    .map(([k, v]) => [k, v === 'true' ? true : v === 'false' ? false : Number.isNaN(Number(v)) ? v : Number(v)]),
);
const levels = asked.levels.split(',');
const module = await bundle('tools/league/arena.ts');
const rows = [];
for (const seats of asked.seats.split(',').map(Number)) {
  for (let i = 1; i < levels.length; i++) rows.push(await meet(levels[i], levels[i - 1], seats));
}
const table = [
  '| seats | one | among | matches | wins (95 %) | fair | Elo | points | ms a choice | nodes a choice |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...rows,
].join('\n');
console.log(table);
if (asked.write) write(table);

/** One `high` among `low`s, in every seat in turn for each seed. */
async function meet(high, low, seats) {
  const blocks = Math.ceil(Number(asked.matches) / seats);
  const pairings = [];
  for (let block = 0; block < blocks; block++) {
    for (let seat = 0; seat < seats; seat++) {
      const players = Array.from({ length: seats }, (_, s) => (s === seat ? high : low));
      pairings.push({ game: asked.game, options, seed: Number(asked.seed) * 1_000_003 + block * 7919, players });
    }
  }
  let done = 0;
  let won = 0;
  const outcomes = await playAll(module, pairings, Number(asked.workers), (o, n) => {
    won += o.wins[n % seats];
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${high} – ${low}: ${done}/${pairings.length}, ${((100 * won) / done).toFixed(0)} % `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  return row(high, low, seats, outcomes);
}

function row(high, low, seats, outcomes) {
  const shares = [];
  const sums = { high: sum(), low: sum() };
  for (let n = 0; n < outcomes.length; n++) {
    const o = outcomes[n];
    const block = Math.floor(n / seats);
    shares[block] = (shares[block] ?? 0) + o.wins[n % seats] / seats;
    for (let s = 0; s < seats; s++) add(s === n % seats ? sums.high : sums.low, o, s);
  }
  const { mean, low: least, high: most } = sureOf(shares, outcomes.length);
  const percent = x => (100 * x).toFixed(1);
  const pair = of => `${of(sums.high)} : ${of(sums.low)}`;
  if (asked.sources) console.log(high, sourcesOf(sums.high), '\n' + low, sourcesOf(sums.low));
  const elos = seats === 2 ? `${elo(mean).toFixed(0)} [${elo(least).toFixed(0)}, ${elo(most).toFixed(0)}]` : '';
  const points = pair(s => (({ mean: m, half }) => `${m.toFixed(1)} ±${half.toFixed(1)}`)(interval(s.points)));
  return `| ${seats} | ${high} | ${low} | ${outcomes.length} | ${percent(mean)} % [${percent(least)}, ${percent(most)}] | ${percent(1 / seats)} % | ${elos} | ${points} | ${pair(s => (s.ms / s.choices).toFixed(2))} | ${pair(s => (s.nodes / s.choices).toFixed(0))} |`;
}

function sum() {
  return { points: [], ms: 0, nodes: 0, choices: 0, sources: {} };
}

function add(to, outcome, seat) {
  const { ms, nodes, choices } = outcome.thought[seat];
  to.points.push(outcome.points[seat]);
  to.ms += ms;
  to.nodes += nodes;
  to.choices += choices;
  for (const [source, points] of Object.entries(outcome.sources[seat])) to.sources[source] = (to.sources[source] ?? 0) + points;
}

function sourcesOf(s) {
  return Object.entries(s.sources)
    .map(([source, points]) => `${source} ${(points / s.points.length).toFixed(1)}`)
    .join(', ');
}

function write(text) {
  const readme = fileURLToPath(new URL(`../src/games/${asked.game}/README.md`, import.meta.url));
  const before = readFileSync(readme, 'utf8');
  const begin = `<!-- ${['league', ...asked.option].join(' ')} -->`;
  const end = '<!-- /league -->';
  const from = before.indexOf(begin);
  const to = before.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${readme} has no marks ${begin} … ${end}`);
  const heading = `\`npm run league -- --game ${asked.game} --seats ${asked.seats} --levels ${asked.levels} --matches ${asked.matches} --seed ${asked.seed}${asked.option.map(o => ` --option ${o}`).join('')}\``;
  writeFileSync(readme, `${before.slice(0, from + begin.length)}\n${heading}\n\n${text}\n${before.slice(to)}`);
}

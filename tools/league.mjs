/**
 * The league: levels against levels by self-play, seats rotated, seeds paired.
 *
 *   npm run league -- --game burgundy --seats 2 --levels squire,knight,baron --matches 200 --seed 1 --workers 2 --write
 *
 * At two seats each level meets the one before it in the list; at more seats one of the higher level sits among the lower.
 * A level may be changed for an experiment: baron+nodes=9000+explore=0.5. Options of the game: --option map=west.
 * --sense: how many real choices of each led back to where it had stood, nobody else having chosen.
 * --keep: every match is written into tools/league/results/<game>.jsonl as it ends, and none that is there is played again: a league may be
 * stopped, go on another day, and grow (matches of bots that have changed since are passed over). What plays is marked by its code; when that was
 * only written otherwise, --renew 3 plays three matches of each meeting of these levels again and counts it if all went as they had gone.
 * --write puts the table into the game's README, between <!-- league --> (with options: <!-- league map=west -->) and <!-- /league -->;
 * with --keep it has all match-ups of these options that were ever kept.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { writeBetween } from './between.mjs';
import { bundle } from './league/bundle.mjs';
import { playAll } from './league/crew.mjs';
import { openKept, renew } from './league/kept.mjs';
import { markOf } from './league/mark.mjs';
import { senseOf, tableOf } from './league/table.mjs';

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
    sense: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    renew: { type: 'string' },
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
const arena = await import(module);
const file = fileURLToPath(new URL(`./league/results/${asked.game}.jsonl`, import.meta.url));
const { mark } = await markOf(asked.game);
if (asked.renew !== undefined) (await renew(file, mark, Number(asked.renew), levels, replay)).forEach(line => console.error(line));
const kept = asked.keep ? openKept(file, mark) : null;
if (kept !== null && kept.strangers > 0) console.error(`${kept.strangers} kept matches are of bots as they were before and do not count`);

function replay(match) {
  return arena.playMatch(pairingOf(match));
}

function pairingOf({ high, low, seats, options: agreed, seed, seat }) {
  return {
    game: asked.game,
    options: agreed,
    seed,
    players: Array.from({ length: seats }, (_, s) => (s === seat ? high : low)),
    watched: asked.sense,
  };
}

const met = [];
for (const seats of asked.seats.split(',').map(Number)) {
  for (let i = 1; i < levels.length; i++) met.push(await meet(levels[i], levels[i - 1], seats));
}
const table = tableOf(kept === null ? met : inOrder(kept.meetings(options)), asked.sources);
console.log(table);
if (asked.sense) met.forEach(meeting => console.log(senseOf(meeting)));
if (asked.write) write(table);

/** One `high` among `low`s, in every seat in turn for each seed. */
async function meet(high, low, seats) {
  const matches = [];
  for (let block = 0; block < Math.ceil(Number(asked.matches) / seats); block++) {
    for (let seat = 0; seat < seats; seat++) {
      matches.push({ high, low, seats, options, seed: Number(asked.seed) * 1_000_003 + block * 7919, seat });
    }
  }
  const outcomes = matches.map(match => kept?.find(match));
  const missing = matches.filter((_, n) => outcomes[n] === undefined);
  const pairings = missing.map(pairingOf);
  let won = 0;
  let done = 0;
  await playAll(module, pairings, Number(asked.workers), (outcome, n) => {
    const match = missing[n];
    outcomes[matches.indexOf(match)] = outcome;
    kept?.add(match, outcome);
    won += outcome.wins[match.seat];
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${high} – ${low}: ${done}/${pairings.length}, ${((100 * won) / done).toFixed(0)} % `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  return { high, low, seats, outcomes };
}

/** Fewest seats first, and as the levels rise. */
function inOrder(meetings) {
  const rank = player => Object.keys(arena.manners).indexOf(player.split('+')[0]);
  return meetings.sort((a, b) => a.seats - b.seats || rank(a.high) - rank(b.high) || a.high.localeCompare(b.high));
}

function write(text) {
  const readme = fileURLToPath(new URL(`../src/games/${asked.game}/README.md`, import.meta.url));
  const how = [
    'npm run league --',
    '--game',
    asked.game,
    '--seats',
    asked.seats,
    '--levels',
    asked.levels,
    '--matches',
    asked.matches,
    '--seed',
    asked.seed,
  ];
  const heading = `\`${[...how, ...asked.option.map(o => `--option ${o}`), ...(asked.keep ? ['--keep'] : [])].join(' ')}\``;
  const whose = asked.keep ? ' and what was kept before of the same bots' : '';
  writeBetween(readme, ['league', ...asked.option].join(' '), `${heading}${whose}\n\n${text}`);
}

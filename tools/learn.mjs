/**
 * A net of a game learns what its value of a position misses: gathers matches of bots with themselves, fits, tests on matches it has not
 * learnt from, writes what was learnt into the game's data/net.json.
 *
 *   npm run learn -- --game tadmor --rounds 2 --write
 *
 * Round 1: matches of Knights. Round 2: besides them matches of Barons who already play with the net of round 1; round 3 likewise.
 * --matches 6000,400: how many in each round. --nodes: what a Baron thinks in them. --keep: where gathered rows are kept, so that it may be stopped
 * and go on (a folder of its own for each game and state of its rules).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { bundle } from './league/bundle.mjs';
import { errorOf, leadErrorOf, learnOnce, newMind, newNet, NOTCHES, says, whole } from './learn/fit.mjs';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    matches: { type: 'string', default: '8000,400,400' },
    nodes: { type: 'string', default: '400' },
    units: { type: 'string', default: '32' },
    passes: { type: 'string', default: '6' },
    stride: { type: 'string', default: '0.002' },
    forgets: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (asked.game === undefined) throw new Error('which game? --game tadmor');

/** Matches to a file of kept rows. One match of so many is only for the test. */
const CHUNK = 200;
const HELD_OUT = 10;
const BATCH = 128;
const MOST_NOTCHES = 511;
/** A row begins with the match, the position in it, and the goal. */
const BEFORE = 3;

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'src', 'games', asked.game, 'data', 'net.json');
const folder = asked.keep ?? join(tmpdir(), 'blazon-learn', asked.game);
const { pupilOf, rowsOf, netFrom, opinion } = await import(await bundle('tools/learn/gather.ts', { forgets: true }));
const pupil = pupilOf(asked.game);
const counts = asked.matches.split(',').map(Number);
const rounds = Number(asked.rounds);
mkdirSync(folder, { recursive: true });

let found = null;
const gathered = [];
for (let round = 1; round <= rounds; round++) {
  pupil.take(found);
  gathered.push(...gather(round, counts[Math.min(round, counts.length) - 1]));
  found = fit(gathered, round);
}
if (asked.write) write(found);

/** Rows of a round, chunk after chunk; what is kept already is read. */
function gather(round, matches) {
  const chunks = [];
  for (let first = 0; first < matches; first += CHUNK) {
    const kept = join(folder, `round${round}-${asked.seed}-${first}.bin`);
    if (!existsSync(kept)) {
      const rows = [];
      for (let match = first; match < first + CHUNK; match++) {
        const seed = Number(asked.seed) * 1_000_003 + round * 104_729_003 + match * 7919;
        for (const row of rowsOf(pupil, seed, round === 1 ? 'knight' : 'baron', Number(asked.nodes))) rows.push(match, ...row);
      }
      writeFileSync(`${kept}.part`, new Uint8Array(Float32Array.from(rows).buffer));
      renameSync(`${kept}.part`, kept);
    }
    const bytes = readFileSync(kept);
    chunks.push(new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
    console.error(`round ${round}: ${first + CHUNK} matches`);
  }
  return chunks;
}

/** A net taught by nine tenths of the matches, and how far off it is on the others. */
function fit(chunks, round) {
  const lessons = lessonsFrom(chunks);
  const { inputs, rows, goals, pairs, coin, notches } = lessons;
  const stored = whole(taughtBy(lessons, seeded(Number(asked.seed) * 31 + round)), pupil.senses, notches, coin);
  const net = netFrom(stored, pupil.senses);
  const counts = k => notches.map((n, i) => rows[k * inputs + i] / n);
  const after = coin * leadErrorOf(k => opinion(net, counts(k)) / coin, goals, pairs);
  const before = coin * leadErrorOf(() => 0, goals, pairs);
  const said = `a lead to come is off by ${after.toFixed(2)} on ${pairs.length} pairs of seats in matches not learnt from, without the net by ${before.toFixed(2)}`;
  console.log(`round ${round}: ${goals.length} positions; ${said}`);
  return { provenance: [provenance(round, goals.length), said], ...stored };
}

/** All rows as notches, their goals as shares of what is usual, and which of them teach and which test. */
function lessonsFrom(chunks) {
  const inputs = pupil.senses.length;
  const width = inputs + BEFORE;
  const all = chunks.reduce((sum, chunk) => sum + chunk.length / width, 0);
  const notches = notchesOf(chunks, inputs, all);
  const rows = new Int16Array(all * inputs);
  const goals = new Float64Array(all);
  const [teaching, tests, pairs] = [[], [], []];
  let k = 0;
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += width, k++) {
      goals[k] = chunk[at + 2];
      for (let i = 0; i < inputs; i++)
        rows[k * inputs + i] = Math.max(-MOST_NOTCHES, Math.min(MOST_NOTCHES, Math.round(chunk[at + BEFORE + i] * notches[i])));
      if (chunk[at] % HELD_OUT !== 0) teaching.push(k);
      else {
        tests.push(k);
        if (at > 0 && chunk[at - width] === chunk[at] && chunk[at - width + 1] === chunk[at + 1]) pairs.push(k);
      }
    }
  centre(chunks, width, goals);
  const coin = Math.sqrt(goals.reduce((sum, goal) => sum + goal * goal, 0) / all);
  for (let i = 0; i < all; i++) goals[i] /= coin;
  return { inputs, rows, goals, teaching, tests, pairs, coin, notches };
}

function taughtBy({ inputs, rows, goals, teaching, tests, pairs, coin }, chance) {
  const net = newNet(inputs, Number(asked.units), chance);
  const mind = newMind(net);
  const passes = Number(asked.passes);
  const stride = passed => Number(asked.stride) * (1 - 0.95 * (passed / passes));
  const said = k => says(net, rows, k * inputs);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(teaching, chance);
    learnOnce(net, mind, rows, goals, teaching, BATCH, share => stride(pass + share), Number(asked.forgets));
    const [own, lead] = [errorOf(said, goals, tests), leadErrorOf(said, goals, pairs)].map(error => (coin * error).toFixed(2));
    console.error(`pass ${pass + 1}: off by ${own}, a lead by ${lead}`);
  }
  return net;
}

/** What everybody may expect alike at such a moment is taken off the goals. */
function centre(chunks, width, goals) {
  const which = pupil.moments.map(sense => BEFORE + pupil.senses.indexOf(sense));
  if (which.length === 0) return;
  const sums = new Map();
  const momentOf = (chunk, at) => which.map(i => chunk[at + i]).join();
  const eachRow = does => {
    let k = 0;
    for (const chunk of chunks) for (let at = 0; at < chunk.length; at += width, k++) does(k, momentOf(chunk, at));
  };
  eachRow((k, moment) => {
    const { sum, count } = sums.get(moment) ?? { sum: 0, count: 0 };
    sums.set(moment, { sum: sum + goals[k], count: count + 1 });
  });
  eachRow((k, moment) => (goals[k] -= sums.get(moment).sum / sums.get(moment).count));
}

/** So that a usual count, where there is one, is NOTCHES. */
function notchesOf(chunks, inputs, all) {
  const squares = new Float64Array(inputs);
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += inputs + BEFORE) for (let i = 0; i < inputs; i++) squares[i] += chunk[at + BEFORE + i] ** 2;
  return Array.from(squares, square => (square === 0 ? 1 : Number((NOTCHES / Math.sqrt(square / all)).toPrecision(3))));
}

function provenance(round, all) {
  const played = counts.slice(0, round).map((n, i) => `${n} of ${i === 0 ? 'Knights' : `Barons with ${asked.nodes} nodes`}`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return `npm run learn -- ${process.argv
    .slice(2)
    .filter((flag, n, all) => flag !== '--write' && flag !== '--keep' && all[n - 1] !== '--keep')
    .join(' ')}, at ${commit}: matches ${played.join(', ')}; seed ${asked.seed}; ${all} positions`;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list, chance) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

function write(net) {
  const rows = Object.entries(net.senses).map(([sense, row]) => `    ${JSON.stringify(sense)}: ${JSON.stringify(row)}`);
  const { senses: _, ...rest } = net;
  const head = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(file, `{\n${head.join(',\n')},\n  "senses": {\n${rows.join(',\n')}\n  }\n}\n`);
  console.log(`${file}: ${(readFileSync(file).length / 1000).toFixed(1)} kB`);
}

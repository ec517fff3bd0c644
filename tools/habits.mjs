/**
 * The Knight of Burgundy learns from matches with itself what temptation overlooks (policy gradient: what brought more than was expected
 * becomes more tempting).
 *
 *   npm run habits -- --matches 50000 --heat 0.7 --trace 0.97 --stride 0.04 --seed 1 --afresh --write
 *
 * --afresh: begins with nothing learnt; otherwise goes on from what is there. --heat: how many points more make an offer e times as likely.
 * --trace: how far back a result counts. --stride: the first step, at the end a tenth of it. --write puts the result into data/habits.json with
 * how it was found, if Knights with it beat those with what was there before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { bundle } from './league/bundle.mjs';
import { interval } from './league/statistics.mjs';
import { climb, newAscent } from './tune/ascent.mjs';

const { values: asked } = parseArgs({
  options: {
    matches: { type: 'string', default: '50000' },
    batch: { type: 'string', default: '150' },
    heat: { type: 'string', default: '0.5' },
    trace: { type: 'string', default: '0.985' },
    stride: { type: 'string', default: '0.02' },
    seed: { type: 'string', default: '1' },
    proof: { type: 'string', default: '500' },
    afresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
/** Seats of match after match. */
const SEATS = [2, 2, 2, 3, 2, 4];
/** The share of the way whose end is averaged. */
const HOME = 0.4;

const file = fileURLToPath(new URL('../src/games/burgundy/data/habits.json', import.meta.url));
const stored = JSON.parse(readFileSync(file, 'utf8'));
const arena = await import(await bundle('tools/tune/habits.ts'));
const before = arena.learnt.slice();
const found = learn(asked.afresh ? before.map(() => 0) : before.slice());
const proofs = [
  prove(2),
  prove(2, { duchySetup: 'dealTwo' }),
  prove(3),
  prove(4),
  prove(2, { extraTiles: true, whiteCastles: true, inns: true }),
];
proofs.forEach(({ said }) => console.log(said));
if (asked.write && proofs[0].lead - proofs[0].half > 0) write();

function learn(place) {
  const all = Number(asked.matches);
  const batch = Number(asked.batch);
  const ascent = newAscent(place.length);
  const home = place.map(() => 0);
  let averaged = 0;
  for (let match = 0; match < all;) {
    place.forEach((entry, i) => (arena.learnt[i] = entry));
    const lesson = arena.newLesson();
    for (let end = match + batch; match < end; match++)
      arena.learnFrom(
        Number(asked.seed) * 1_000_003 + match * 7919,
        SEATS[match % SEATS.length],
        Number(asked.heat),
        Number(asked.trace),
        lesson,
      );
    const share = match / all;
    climb(
      ascent,
      place,
      lesson.gradient.map(slope => slope / batch),
      Number(asked.stride) * (1 - 0.9 * share),
    );
    if (share > 1 - HOME) {
      averaged++;
      place.forEach((entry, i) => (home[i] += (entry - home[i]) / averaged));
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${match} matches, ${(lesson.points / lesson.dukes).toFixed(1)} points by lot `);
  }
  return home.map(entry => Math.round(100 * entry) / 100);
}

/** One who has learnt among those as they were, in every seat in turn for each seed. */
function prove(seats, options = {}) {
  const leads = [];
  const own = [];
  let won = 0;
  for (let n = 0; n < Number(asked.proof); n++) {
    const block = Array.from({ length: seats }, (_, seat) => {
      const points = arena.pointsWith(
        Number(asked.seed) * 7_000_003 + n * 104_729,
        options,
        Array.from({ length: seats }, (_, s) => (s === seat ? found : before)),
      );
      const rival = Math.max(...points.filter((_, s) => s !== seat));
      won += points[seat] > rival ? 1 : points[seat] === rival ? 0.5 : 0;
      own.push(points[seat]);
      return points[seat] - rival;
    });
    leads.push(mean(block));
  }
  const { mean: lead, half } = interval(leads);
  const played = leads.length * seats;
  const how = [`${seats} seats`, ...Object.entries(options).map(o => o.join('='))].join(', ');
  return {
    lead,
    half,
    said: `${how}: leads by ${lead.toFixed(1)} ±${half.toFixed(1)}, wins ${((100 * won) / played).toFixed(1)} % of ${played}, ${mean(own).toFixed(1)} points`,
  };
}

function mean(list) {
  return list.reduce((a, b) => a + b, 0) / list.length;
}

function write() {
  const how = `npm run habits -- ${process.argv
    .slice(2)
    .filter(a => a !== '--write')
    .join(' ')}: ${proofs[0].said}`;
  const provenance = asked.afresh ? [how] : [...stored.provenance, how];
  let from = 0;
  const tables = Object.fromEntries(
    Object.entries(arena.TABLES).map(([name, size]) => [name, found.slice(from, (from += size)).map(x => Math.round(100 * x))]),
  );
  const lines = Object.entries(tables).map(([name, entries]) => `    "${name}": ${JSON.stringify(entries)}`);
  writeFileSync(file, `{\n  "provenance": ${JSON.stringify(provenance)},\n  "tables": {\n${lines.join(',\n')}\n  }\n}\n`);
}

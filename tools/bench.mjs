/**
 * npm run bench [-- --only size,app,archive,drawer,engine,bots,rival] [--game burgundy] [--json] [--write] [--ms 2000] [--positions 6]
 *
 * Measures what matters to players and prints every figure beside its goal. Ends with 1 when a goal is missed. --write puts the tables of the parts that
 * were measured into docs/figures.md.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBetween } from './between.mjs';
import { ROOT, setUp, stop } from './setUp.mjs';

const FIGURES = join(ROOT, 'docs', 'figures.md');

const PARTS = {
  size: async () => (await import('./bench/size.mjs')).measureSize,
  app: async () => (await import('./bench/app.mjs')).measureApp,
  archive: async () => (await import('./bench/archive.mjs')).measureArchive,
  drawer: async () => (await import('./bench/drawer.mjs')).measureDrawer,
  engine: async () => (await import('./bench/engine.mjs')).measureEngine,
  bots: async () => (await import('./bench/bots.mjs')).measureBots,
  rival: async () => (await import('./bench/rival.mjs')).measureRival,
};

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: Object.keys(PARTS).join(',') },
        game: { type: 'string' },
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        ms: { type: 'string', default: '2000' },
        positions: { type: 'string', default: '6' },
      },
    });
    const parts = values.only.split(',');
    const unknown = parts.find(part => !(part in PARTS));
    if (unknown !== undefined) throw new Error(`There is no part '${unknown}'; there are: ${Object.keys(PARTS).join(', ')}.`);
    return {
      parts,
      json: values.json,
      write: values.write,
      given: { game: values.game, ms: Number(values.ms), positions: Number(values.positions) },
    };
  } catch (error) {
    return stop(error.message);
  }
}

/** When and on what the figures of a part were taken. */
const conditions = () => `Measured on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}.`;

const { parts, json, write, given } = readArguments();
setUp();
const { isMet, lineOf } = await import('./bench/figure.mjs');
const { tablesOf } = await import('./bench/tables.mjs');
const { endOnSignal } = await import('./orderlyEnd.mjs');
endOnSignal(() => {});
const all = [];
for (const part of parts) {
  const measure = await PARTS[part]();
  if (!json) console.log(`\n${part}`);
  const figures = await measure(given);
  for (const figure of figures) {
    all.push({ part, ...figure, met: isMet(figure) });
    if (!json) console.log(lineOf(figure));
  }
  if (write) writeBetween(FIGURES, `bench:${part}`, `${conditions()}\n\n${tablesOf(figures)}`);
}
const missed = all.filter(figure => figure.met === false).length;
if (json) console.log(JSON.stringify(all, null, 2));
else console.log(`\n${all.filter(figure => figure.met).length} goals met, ${missed} missed.`);
process.exitCode = missed > 0 ? 1 : 0;

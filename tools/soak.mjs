/**
 * npm run soak [-- --matches 20000] [--seed 1] [--game burgundy] [--from 0]
 *
 * Plays matches over every game, number of seats and combination of options, most of them blindly and some as tempted, and checks the laws
 * that hold for all games (what is checked how often stands in soak/soakWork.ts). The n-th match under a seed is always the same:
 * a fault names its number, and `--game … --seed … --from <number> --matches 1` plays it again. Ends with 1 when there was a fault.
 */
import { parseArgs } from 'node:util';
import { setUp, stop } from './setUp.mjs';

const SHOWN = 20;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        matches: { type: 'string', default: '20000' },
        seed: { type: 'string', default: '1' },
        from: { type: 'string', default: '0' },
        game: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const numbers = { matches: Number(values.matches), seed: Number(values.seed), from: Number(values.from) };
    if (!Object.values(numbers).every(Number.isInteger)) throw new Error('--matches, --seed and --from are whole numbers.');
    return { ...values, ...numbers };
  } catch (error) {
    return stop(error.message);
  }
}

const { matches, seed, from, game, json } = readArguments();
setUp();
const { bundle } = await import('./league/bundle.mjs');
const { games, soak } = await import(await bundle('tools/soak/soakWork.ts'));
if (game !== undefined && !games.includes(game)) stop(`There is no game '${game}'; there are: ${games.join(', ')}.`);

const number = n => n.toLocaleString('en');
const lineOf = ({ game: id, tables, matches: n, choices, replayed, allLaws, faults }) =>
  `${id.padEnd(20)} ${number(tables).padStart(4)} tables ${number(n).padStart(9)} matches ${number(choices).padStart(12)} choices ` +
  `${number(replayed).padStart(7)} replayed ${number(allLaws).padStart(5)} by all laws ${String(faults.length).padStart(3)} faults`;
const show = soaked => !json && process.stdout.isTTY && process.stdout.write(`\r${lineOf(soaked)}`);

const began = performance.now();
const chosen = game === undefined ? games : [game];
const all = [];
for (const [i, id] of chosen.entries()) {
  const share = Math.floor(matches / chosen.length) + (i < matches % chosen.length ? 1 : 0);
  const soaked = await soak(id, seed, from, from + share, show);
  all.push(soaked);
  if (json) continue;
  if (process.stdout.isTTY) process.stdout.write('\r');
  console.log(lineOf(soaked));
  for (const fault of soaked.faults.slice(0, SHOWN)) console.log(`  --game ${id} --seed ${seed} ${fault}`);
}
const sum = of => all.reduce((total, soaked) => total + of(soaked), 0);
const faults = sum(soaked => soaked.faults.length);
if (json) console.log(JSON.stringify(all));
else {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${number(sum(s => s.matches))} matches, ${number(sum(s => s.choices))} choices, ${number(faults)} faults (seed ${seed}, ${seconds} s)`,
  );
}
process.exitCode = faults > 0 ? 1 : 0;

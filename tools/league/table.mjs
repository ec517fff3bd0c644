/** The league's table: a row for one player among others. */
import { elo, interval, sureOf } from './statistics.mjs';

const HEAD = [
  '| seats | one | among | matches | wins (95 %) | fair | Elo | points | ms a choice | nodes a choice |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

/** A row for each meeting; with the sources of the points below it. */
export function tableOf(meetings, withSources = false) {
  const rows = meetings.map(meeting => rowOf(meeting));
  return [...HEAD, ...rows.map(({ row }) => row), ...(withSources ? rows.flatMap(({ sources }) => sources) : [])].join('\n');
}

/** `outcomes` come in blocks of `seats` matches, with `high` in every seat in turn. */
function rowOf({ high, low, seats, outcomes }) {
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
  const elos = seats === 2 ? `${elo(mean).toFixed(0)} [${elo(least).toFixed(0)}, ${elo(most).toFixed(0)}]` : '';
  const points = pair(s => (({ mean: m, half }) => `${m.toFixed(1)} ±${half.toFixed(1)}`)(interval(s.points)));
  const row = `| ${seats} | ${high} | ${low} | ${outcomes.length} | ${percent(mean)} % [${percent(least)}, ${percent(most)}] | ${percent(1 / seats)} % | ${elos} | ${points} | ${pair(s => (s.ms / s.choices).toFixed(2))} | ${pair(s => (s.nodes / s.choices).toFixed(0))} |`;
  return { row, sources: [`${high} ${sourcesOf(sums.high)}`, `${low} ${sourcesOf(sums.low)}`] };
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
  for (const [source, points] of Object.entries(outcome.sources?.[seat] ?? {})) to.sources[source] = (to.sources[source] ?? 0) + points;
}

function sourcesOf(s) {
  return Object.entries(s.sources)
    .map(([source, points]) => `${source} ${(points / s.points.length).toFixed(1)}`)
    .join(', ');
}

/** How many real choices of either came to nothing; matches that were kept without being watched tell nothing. */
export function senseOf({ high, low, seats, outcomes }) {
  const counts = { [high]: { vain: 0, choices: 0, matches: 0 }, [low]: { vain: 0, choices: 0, matches: 0 } };
  outcomes.forEach(({ vain, thought }, n) => {
    vain?.forEach((times, seat) => {
      const count = counts[seat === n % seats ? high : low];
      count.vain += times;
      count.choices += thought[seat].choices;
      count.matches++;
    });
  });
  const said = ([who, { vain, choices, matches }]) =>
    `${who}: ${vain} of ${choices} choices in ${matches} matches led back to where it had stood`;
  return Object.entries(counts).map(said).join('; ');
}

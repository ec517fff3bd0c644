/** How long the levels think about a turn, and how many choices a second they play in thought. */
import { bundle } from '../league/bundle.mjs';
import { ask, ENGINES } from './engines.mjs';
import { atMost, known } from './figure.mjs';

/** Milliseconds of processor time of a whole turn on a phone that is as fast as this computer without its compiler. */
const MOST = { squire: 100, knight: 200, baron: 3000, sovereign: 12_000 };

export async function measureBots({ game, ms, positions }) {
  const module = await bundle('tools/bots/measure.ts');
  const { games } = await import(module);
  const figures = [];
  for (const { id, seats } of games.filter(each => game === undefined || each.id === game)) {
    for (const n of new Set(seats)) {
      for (const { engine, flags } of ENGINES) {
        const { levels, nodesPerSecond } = ask(module, flags, `measure(${JSON.stringify(id)}, ${n}, ${ms}, ${positions})`);
        const where = `${engine}, ${n} seats`;
        for (const { level, turn, longestTurn } of levels) {
          const longest = `longest turn of a ${level}`;
          const more = { game: id, where, count: positions, note: `${turn.toFixed(0)} on average` };
          figures.push(engine === 'V8' ? known(longest, longestTurn, 'ms', more) : atMost(longest, MOST[level], longestTurn, 'ms', more));
        }
        figures.push(known('choices played in thought', nodesPerSecond, 'a second', { game: id, where }));
      }
    }
  }
  return figures;
}

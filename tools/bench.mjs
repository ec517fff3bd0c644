/**
 * How fast the rules run and how long bots think, in V8 and in a stand-in for a phone.
 *
 *   npm run bench [-- --game burgundy] [--ms 2000] [--positions 6]
 *
 * The stand-in is `node --jitless`: like Hermes on a phone it interprets. It has been measured to take 0.8 to 1.3 times Hermes' time on the
 * same processor; a phone's own processor is slower still. boardgame.io is compared with if it is installed.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { bundle } from './league/bundle.mjs';

const { values: given } = parseArgs({
  options: { game: { type: 'string' }, ms: { type: 'string', default: '2000' }, positions: { type: 'string', default: '6' } },
});

const module = pathToFileURL(await bundle('tools/bots/measure.ts')).href;
const { games } = await import(module);
const chosen = games.filter(g => given.game === undefined || g.id === given.game);
const ENGINES = [
  ['V8', []],
  ['phone', ['--jitless']],
];

/** Compared with where somebody has installed it; the project itself does without. */
const NOT_A_DEPENDENCY = ['boardgame.io/dist/cjs/ai.js', 'boardgame.io/dist/cjs/internal.js'];

const numbers = [];
const thoughts = [];
for (const { id, seats } of chosen) {
  for (const n of new Set(seats)) {
    for (const [engine, flags] of ENGINES) {
      const m = ask(flags, `measure(${JSON.stringify(id)}, ${n}, ${given.ms}, ${given.positions})`);
      numbers.push(
        `| ${id} | ${n} | ${engine} | ${whole(m.playoutsPerSecond)} | ${whole(m.choicesPerSecond)} | ${whole(m.nodesPerSecond)} | ${whole(m.roundsPerSecond)} |`,
      );
      for (const t of m.levels)
        thoughts.push(`| ${id} | ${n} | ${engine} | ${t.level} | ${whole(t.turn)} | ${whole(t.longestTurn)} | ${whole(t.longestChoice)} |`);
    }
  }
}
print('| game | seats | engine | random matches/s | choices/s | search nodes/s | search rounds/s |', numbers);
print('| game | seats | engine | level | ms a turn | longest turn | longest choice |', thoughts);
await compare();

/** Evaluates a call to the bundled module in a Node of its own. */
function ask(flags, call) {
  const script = `import * as m from ${JSON.stringify(module)}; console.log(JSON.stringify(m.${call}));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function whole(x) {
  return x < 10 ? x.toFixed(1) : Math.round(x).toLocaleString('en');
}

function print(heading, rows) {
  console.log(`\n${heading}\n${heading.replace(/[^|]+/g, '---')}\n${rows.join('\n')}`);
}

/** The same search task in the best known framework: rounds per second in tic-tac-toe from the empty board. */
async function compare() {
  const ours = ask([], `ticTacToeRounds(${given.ms})`);
  const theirs = await boardgameIo(Number(given.ms));
  if (theirs === null) console.log(`\ntic-tac-toe: ${whole(ours)} rounds/s (boardgame.io is not installed: nothing to compare with)`);
  else console.log(`\ntic-tac-toe: ${whole(ours)} rounds/s; boardgame.io's MCTS bot ${whole(theirs)}: ${(ours / theirs).toFixed(0)} times`);
}

async function boardgameIo(ms) {
  const [ai, core] = await Promise.all(NOT_A_DEPENDENCY.map(path => import(path).catch(() => null)));
  if (ai === null || core === null) return null;
  const lines = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ];
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { mark: ({ G, playerID }, cell) => void (G.cells[cell] = playerID) },
    endIf: ({ G, ctx }) =>
      lines.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])
        ? { winner: ctx.currentPlayer }
        : G.cells.every(c => c !== null)
          ? { draw: true }
          : undefined,
  };
  const enumerate = G => G.cells.flatMap((c, cell) => (c === null ? [{ move: 'mark', args: [cell] }] : []));
  const state = (core.InitializeGame ?? core.default.InitializeGame)({ game, numPlayers: 2 });
  const Bot = ai.MCTSBot ?? ai.default.MCTSBot;
  const iterations = 500;
  const bot = new Bot({ game, enumerate, iterations, playoutDepth: 9, seed: '1' });
  await bot.play(state, '0');
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < ms) {
    await bot.play(state, '0');
    done += iterations;
  }
  return (1000 * done) / (performance.now() - begun);
}

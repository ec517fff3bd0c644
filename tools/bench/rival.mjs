/**
 * The same small game, tic-tac-toe, in this house and in the best known framework: random matches, and rounds of search. And our five games beside a chess library,
 * choice by choice.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle } from '../league/bundle.mjs';
import { npm, ROOT } from '../setUp.mjs';
import { chessWorks } from './chess.mjs';
import { ask } from './engines.mjs';
import { atLeast, known } from './figure.mjs';

const TIMES = 50;
/** Not a dependency of the project: 160 packages that only this comparison needs. */
const FOLDER = join(ROOT, 'tools', 'bench', 'rival');

function install() {
  if (!existsSync(join(FOLDER, 'node_modules', 'chess.js'))) {
    console.error('Installing boardgame.io and chess.js to compare with (npm ci in tools/bench/rival) …');
    npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'ignore' });
  }
}

function getRival() {
  const require = createRequire(join(FOLDER, 'package.json'));
  return { ...require('boardgame.io/ai'), ...require('boardgame.io/internal') };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const hasWon = cells => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

function end({ G, ctx }) {
  if (hasWon(G.cells)) return { winner: ctx.currentPlayer };
  return G.cells.every(cell => cell !== null) ? { draw: true } : undefined;
}

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, cell) => void (G.cells[cell] = playerID) },
  endIf: end,
};

const enumerate = G => G.cells.flatMap((cell, i) => (cell === null ? [{ move: 'mark', args: [i] }] : []));

/** As long as our own games have for it (rulesWork). */
const WARMING = 2000;

/** Of processor time and warm, like our own figures. */
async function perSecond(ms, work) {
  await worked(WARMING, work);
  return worked(ms, work);
}

async function worked(ms, work) {
  const begun = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  let counted = 0;
  while (spent() < ms) counted += await work();
  return (1000 * counted) / spent();
}

function playedOut({ CreateGameReducer, InitializeGame }) {
  const reduce = CreateGameReducer({ game: ticTacToe });
  return () => {
    let state = InitializeGame({ game: ticTacToe, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const moves = enumerate(state.G);
      const { move, args } = moves[Math.floor(Math.random() * moves.length)];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } });
    }
    return 1;
  };
}

function searched({ InitializeGame, MCTSBot }) {
  const iterations = 500;
  const bot = new MCTSBot({ game: ticTacToe, enumerate, iterations, playoutDepth: 9, seed: '1' });
  const state = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  return async () => {
    await bot.play(state, '0');
    return iterations;
  };
}

/** All at as few seats as may sit down, but two. */
async function besideChess(rules, ms) {
  const { games } = await import(rules);
  const ours = games.map(({ id }) => ({ id, pace: ask(rules, [], `inPlace(${JSON.stringify(id)}, 2, ${ms})`).choicesPerSecond }));
  const chess = chessWorks(FOLDER);
  const moves = await perSecond(ms, chess.games);
  const perft = await perSecond(ms, chess.perft);
  const units = { note: 'units differ: a choice of ours settles all that follows from it, a move of chess is one piece moved' };
  return [
    ...ours.map(({ id, pace }) =>
      known('choices of random matches in place', pace, 'a second', { game: id, where: 'beside chess.js, V8 warm, 2 seats' }),
    ),
    known('chess.js: moves of random games', moves, 'a second', units),
    known('chess.js: positions of its perft', perft, 'a second', units),
    ...ours.flatMap(({ id, pace }) => [
      known('against a move of a random game of chess.js', pace / moves, 'times', {
        game: id,
        where: 'beside chess.js, V8 warm, 2 seats',
        ...units,
      }),
      known('against a position of the perft of chess.js', pace / perft, 'times', {
        game: id,
        where: 'beside chess.js, V8 warm, 2 seats',
        ...units,
      }),
    ]),
  ];
}

export async function measureRival({ ms }) {
  const rules = await bundle('tools/bench/rulesWork.ts');
  const bots = await bundle('tools/bots/measure.ts');
  const ours = {
    matches: ask(rules, [], `inPlace('tic-tac-toe', 2, ${ms})`).matchesPerSecond,
    copied: ask(rules, [], `withCopies('tic-tac-toe', 2, ${ms})`).matchesPerSecond,
    rounds: ask(bots, [], `ticTacToeRounds(${ms})`),
  };
  const figures = [
    known('tic-tac-toe here: random matches in place', ours.matches, 'a second'),
    known('tic-tac-toe here: random matches with a copy each', ours.copied, 'a second'),
    known('tic-tac-toe here: rounds of search', ours.rounds, 'a second'),
  ];
  try {
    install();
    const rival = getRival();
    const matches = await perSecond(ms, playedOut(rival));
    const rounds = await perSecond(ms, searched(rival));
    return [
      ...figures,
      known('tic-tac-toe in boardgame.io: random matches', matches, 'a second'),
      known('tic-tac-toe in boardgame.io: rounds of its MCTS bot', rounds, 'a second'),
      atLeast('random matches in place, against boardgame.io', TIMES, ours.matches / matches, 'times'),
      atLeast('random matches with a copy each, against boardgame.io', 5, ours.copied / matches, 'times'),
      atLeast('rounds of search, against boardgame.io', TIMES, ours.rounds / rounds, 'times'),
      ...(await besideChess(rules, ms)),
    ];
  } catch (error) {
    return [
      ...figures,
      atLeast('against boardgame.io', TIMES, null, 'times', { note: `it could not be installed: ${error.message.split('\n')[0]}` }),
    ];
  }
}

/** Measures one game's bots: speed of the rules in the search, and how long each level thinks about a turn. Prints one line of JSON. */
import { MANNERS, LEVELS, type Level } from '@/bots/levels';
import { newSearch, think } from '@/bots/search';
import { atOnce, choose } from '@/bots/think';
import type { Choice, Game, Seat, State } from '@/engine/contract';
import { advance, asked, offersOf } from '@/engine/referee';
import { byChance, defaultOptions, playOut } from '@/engine/testing/matches';
import { shelf } from '@/games/index';
import { now } from './processorTime';
import { ticTacToe } from './ticTacToe';

export interface Thought {
  readonly level: Level;
  /** Milliseconds of a turn, from the first choice of a seat to the last before somebody else is asked. */
  readonly turn: number;
  readonly longestTurn: number;
  /** Milliseconds of the longest single choice. */
  readonly longestChoice: number;
}

export interface Measured {
  readonly game: string;
  readonly seats: number;
  readonly playoutsPerSecond: number;
  readonly choicesPerSecond: number;
  readonly nodesPerSecond: number;
  readonly roundsPerSecond: number;
  readonly levels: readonly Thought[];
}

/** Calls until `ms` have passed, after a quarter of that to warm up; returns what the calls counted, per second. */
function perSecond(ms: number, call: () => number): number {
  for (const until = now() + ms / 4; now() < until;) call();
  const begun = now();
  let counted = 0;
  while (now() - begun < ms) counted += call();
  return (1000 * counted) / (now() - begun);
}

/** Positions at the beginning of somebody's turn, spread evenly over a match between Knights. */
function turns(game: Game, seats: number, most: number): { state: State; seat: Seat }[] {
  const found: { state: State; seat: Seat }[] = [];
  let last: Seat = -1;
  const knight = (g: State, seat: Seat): Choice =>
    atOnce(choose({ game, view: game.seenBy(g, seat), seat, seed: found.length }, 'knight')) as Choice;
  playOut(game, { seats, seed: 1, options: defaultOptions(game, seats) }, knight, {
    each(g, seat, offers) {
      if (seat !== last && offers.length > 1) found.push({ state: game.copy(g), seat });
      last = seat;
    },
  });
  return Array.from(
    { length: Math.min(most, found.length) },
    (_, i) => found[Math.floor(((i + 0.5) * found.length) / Math.min(most, found.length))] as { state: State; seat: Seat },
  );
}

function thoughtOf(game: Game, level: Level, from: readonly { state: State; seat: Seat }[]): Thought {
  const spent: number[] = [];
  let longestChoice = 0;
  for (const { state, seat } of from) {
    const g = game.copy(state);
    let turn = 0;
    for (let offers = offersOf(game, g); offers.length > 0 && asked(game, g) === seat;) {
      const begun = now();
      const choice = atOnce(choose({ game, view: game.seenBy(g, seat), seat, seed: spent.length }, level)) as Choice;
      const ms = now() - begun;
      turn += ms;
      longestChoice = Math.max(longestChoice, ms);
      offers = advance(game, g, choice);
    }
    spent.push(turn);
  }
  return { level, turn: spent.reduce((a, b) => a + b, 0) / spent.length, longestTurn: Math.max(...spent), longestChoice };
}

export function measure(id: string, seats: number, ms: number, positions: number): Measured {
  const game = shelf.find(g => g.id === id) as Game;
  const options = defaultOptions(game, seats);
  let choices = 0;
  let seed = 0;
  const playoutsPerSecond = perSecond(ms, () => {
    choices += playOut(game, { seats, seed: ++seed, options }, byChance(seed)).choices;
    return 1;
  });
  const from = turns(game, seats, positions);
  let nodes = 0;
  let rounds = 0;
  const spent = now();
  for (const { state, seat } of from) {
    const search = newSearch({ game, view: game.seenBy(state, seat), seat, seed: 1 });
    for (const until = now() + ms / from.length; now() < until;) think(search);
    nodes += search.nodes;
    rounds += search.rounds;
  }
  const seconds = (now() - spent) / 1000;
  return {
    game: id,
    seats,
    playoutsPerSecond,
    choicesPerSecond: (playoutsPerSecond * choices) / seed,
    nodesPerSecond: nodes / seconds,
    roundsPerSecond: rounds / seconds,
    levels: LEVELS.map(level => thoughtOf(game, level, from)),
  };
}

/** Rounds of plain search in tic-tac-toe per second, from the empty board with playouts to the end. */
export function ticTacToeRounds(ms: number): number {
  return perSecond(ms, () => {
    const search = newSearch({ game: ticTacToe, view: ticTacToe.setUp({ seats: 2, seed: 1, options: {} }), seat: 0, seed: 1 });
    for (let i = 0; i < 1_000; i++) think(search);
    return 1_000;
  });
}

export const games = shelf.map(g => ({ id: g.id, seats: [Math.max(2, g.seats.least), g.seats.most] }));
export const budgets = MANNERS;

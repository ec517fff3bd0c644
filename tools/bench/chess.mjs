/**
 * Random games and perft of a chess library, which is fairer company than tic-tac-toe: chess has as much to choose from as our games. Units differ, and that is said
 * beside the figures: a choice of ours may be one of five taps of a turn or a whole march, and settles all that follows from it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const DEPTH = 3;
/** Longer random games than this only push kings about. */
const LONGEST = 200;

/** The same chance in every run (mulberry32, as our own games draw). */
function chanceFrom(seed) {
  let at = seed;
  return n => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** As a program asks it: the list of moves, one of them played. Returns how many were. */
function randomGame(Chess, below) {
  const chess = new Chess();
  let played = 0;
  for (let moves = chess.moves(); moves.length > 0 && played < LONGEST; moves = chess.moves(), played++)
    chess.move(moves[below(moves.length)]);
  return played;
}

/** Works that return how many moves they have played: by name as in random matches, and inside the library as its perft does, without names. */
export function chessWorks(folder) {
  const { Chess } = createRequire(join(folder, 'package.json'))('chess.js');
  const below = chanceFrom(1);
  const chess = new Chess();
  return { games: () => randomGame(Chess, below), perft: () => chess.perft(DEPTH) };
}

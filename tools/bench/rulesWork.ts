/** How fast a game's rules run: whole random matches in place, as bots play them, and with a copy for every choice, as the table does. */
import type { Game } from '@/engine/contract';
import { play, start, type Moment } from '@/engine/referee';
import { below } from '@/engine/dice';
import { byChance, defaultOptions, playOut } from '@/engine/testing/matches';
import { shelf } from '@/games/index';
import { ticTacToe } from '../bots/ticTacToe';

export interface Pace {
  readonly matchesPerSecond: number;
  readonly choicesPerSecond: number;
}

const now = (): number => performance.now();

/** Plays until `ms` have passed, after a quarter of that to warm up. `match` returns the number of its choices. */
function paceOf(ms: number, match: (seed: number) => number): Pace {
  let seed = 0;
  for (const until = now() + ms / 4; now() < until;) match(++seed);
  let matches = 0;
  let choices = 0;
  const begun = now();
  while (now() - begun < ms) {
    choices += match(++seed);
    matches++;
  }
  const seconds = (now() - begun) / 1000;
  return { matchesPerSecond: matches / seconds, choicesPerSecond: choices / seconds };
}

const gameCalled = (id: string): Game => (id === ticTacToe.id ? ticTacToe : shelf.find(g => g.id === id)) as Game;

export function inPlace(id: string, seats: number, ms: number): Pace {
  const game = gameCalled(id);
  const options = defaultOptions(game, seats);
  return paceOf(ms, seed => playOut(game, { seats, seed, options }, byChance(seed)).choices);
}

export function withCopies(id: string, seats: number, ms: number): Pace {
  const game = gameCalled(id);
  const options = defaultOptions(game, seats);
  return paceOf(ms, seed => {
    const chance = { seed };
    let choices = 0;
    for (let at: Moment = start(game, { seats, seed, options }); at.offers.length > 0; choices++) {
      const choice = at.offers[below(chance, at.offers.length)];
      if (choice !== undefined) at = play(game, at, choice);
    }
    return choices;
  });
}

export const games = shelf.map(({ id, seats }) => ({ id, seats: [seats.least, seats.most] }));

/** How fast a game's rules run: whole random matches in place, as bots play them, and with a copy for every choice, as the table does. */
import type { Game } from '@/engine/contract';
import { play, start, type Moment } from '@/engine/referee';
import { below } from '@/engine/dice';
import { byChance, defaultOptions, playOut } from '@/engine/testing/matches';
import { shelf } from '@/games/index';
import { now } from '../bots/processorTime';
import { ticTacToe } from '../bots/ticTacToe';

export interface Pace {
  readonly matchesPerSecond: number;
  readonly choicesPerSecond: number;
}

/** Plays until `ms` have passed, after a quarter of that to warm up. `match` returns the number of its choices. */
export function paceOf(ms: number, match: (seed: number) => number): Pace {
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

/** A random match as the table plays it, with a copy for every choice. */
function copied(game: Game, seats: number, seed: number): number {
  const chance = { seed };
  let choices = 0;
  for (let at: Moment = start(game, { seats, seed, options: defaultOptions(game, seats) }); at.offers.length > 0; choices++) {
    const choice = at.offers[below(chance, at.offers.length)];
    if (choice !== undefined) at = play(game, at, choice);
  }
  return choices;
}

export function withCopies(id: string, seats: number, ms: number): Pace {
  const game = gameCalled(id);
  return paceOf(ms, seed => copied(game, seats, seed));
}

/** How many times as long a match takes with a copy for every choice: both kinds in turns, so that a busy machine slows both. */
export function copyingCosts(id: string, seats: number, ms: number): number {
  const game = gameCalled(id);
  const options = defaultOptions(game, seats);
  const kinds = [
    (seed: number) => playOut(game, { seats, seed, options }, byChance(seed)).choices,
    (seed: number) => copied(game, seats, seed),
  ];
  const took = [0, 0];
  const begun = now();
  for (let seed = 1; now() - begun < ms * 1.25; seed++) {
    kinds.forEach((match, kind) => {
      const before = now();
      match(seed);
      if (before - begun > ms / 4) took[kind] = (took[kind] ?? 0) + now() - before;
    });
  }
  return (took[1] ?? 0) / (took[0] ?? 1);
}

export interface Girth {
  /** Offers to choose from, on average and at most. */
  readonly offers: number;
  readonly mostOffers: number;
  /** The largest state of a match, as text. */
  readonly stateBytes: number;
}

/** How much there is to choose from and to carry, over a few random matches: counted, not timed, so the same on every machine. */
export function girthOf(id: string, seats: number, matches = 20): Girth {
  const game = gameCalled(id);
  const options = defaultOptions(game, seats);
  let [all, questions, mostOffers, stateBytes] = [0, 0, 0, 0];
  for (let seed = 1; seed <= matches; seed++) {
    playOut(game, { seats, seed, options }, byChance(seed), {
      each: (g, _, offers) => {
        all += offers.length;
        mostOffers = Math.max(mostOffers, offers.length);
        if (questions++ % 8 === 0) stateBytes = Math.max(stateBytes, JSON.stringify(g).length);
      },
    });
  }
  return { offers: all / questions, mostOffers, stateBytes };
}

export const games = shelf.map(({ id, seats }) => ({
  id,
  seats: Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i),
}));

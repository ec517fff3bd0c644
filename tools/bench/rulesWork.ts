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

/** Warm, and in the first half second of a process of its own: what a box does that has just been opened. */
export interface Paces extends Pace {
  readonly cold: Pace;
}

const COLD = 500;
/** After that much more V8 has compiled what it will compile: in a quarter of it, some games were still at a third of their pace. */
const WARMING = 2000;

/** `match` returns the number of its choices. */
export function paceOf(ms: number, match: (seed: number) => number): Paces {
  let seed = 0;
  /** The clock is read once in a `batch`: reading the processor's time takes as long as some twenty choices. */
  const timed = (least: number, batch: number): Pace => {
    let [matches, choices, spent] = [0, 0, 0];
    for (const begun = now(); spent < least; spent = now() - begun) {
      for (let i = 0; i < batch; i++) choices += match(++seed);
      matches += batch;
    }
    return { matchesPerSecond: (1000 * matches) / spent, choicesPerSecond: (1000 * choices) / spent };
  };
  const cold = timed(COLD, 1);
  const batch = Math.max(1, Math.round(cold.matchesPerSecond / 100));
  timed(WARMING, batch);
  return { ...timed(ms, batch), cold };
}

const gameCalled = (id: string): Game => (id === ticTacToe.id ? ticTacToe : shelf.find(g => g.id === id)) as Game;

export function inPlace(id: string, seats: number, ms: number): Paces {
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

export function withCopies(id: string, seats: number, ms: number): Paces {
  const game = gameCalled(id);
  return paceOf(ms, seed => copied(game, seats, seed));
}

/** How many times as long a match takes with a copy for every choice, both kinds warm and in turns, so that a busy machine slows both. */
export function copyingCosts(id: string, seats: number, ms: number): number {
  const game = gameCalled(id);
  const options = defaultOptions(game, seats);
  const kinds = [
    (seed: number) => playOut(game, { seats, seed, options }, byChance(seed)).choices,
    (seed: number) => copied(game, seats, seed),
  ];
  const took = [0, 0];
  const begun = now();
  for (let seed = 1; now() - begun < WARMING + ms; seed++) {
    kinds.forEach((match, kind) => {
      const before = now();
      match(seed);
      if (before - begun > WARMING) took[kind] = (took[kind] ?? 0) + now() - before;
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

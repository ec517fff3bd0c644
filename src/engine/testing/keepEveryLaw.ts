/** The laws of the shelf as tests of one game. Each number of seats may have a file of its own, because one file is one worker. */
import type { Choice, Fact, Game, Options, Question, State } from '../contract';
import type { Checks } from './demand';
import { depth } from './depth';
import { tryMatch } from './laws';
import { optionCombinations } from './setUps';

interface Look {
  /** Combinations of options by chance, besides each value of each option by itself. */
  readonly byChance: number;
  readonly onlyUsualOptions: boolean;
  /** Matches for each combination, and once in so many choices of theirs the costly laws. */
  readonly every: readonly number[];
}

const LOOKS: Readonly<Record<typeof depth, Look>> = {
  light: { byChance: 1, onlyUsualOptions: true, every: [100] },
  usual: { byChance: 2, onlyUsualOptions: false, every: [25] },
  deep: { byChance: 6, onlyUsualOptions: false, every: [1, 5, 25, 25] },
};

const MOST = 20_000;

/** Of a file's tables: every one, or the first, the second … of so many shares. */
export type Share = readonly [nth: number, of: number];

/** Plays every table that the depth asks for. What is told of a broken law is enough to see it again. */
export function keepEveryLaw<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  boxed: Game<G, Q, C, E>,
  checks: Checks<G>,
  counts: readonly number[],
  [nth, of]: Share = [1, 1],
): void {
  const game = boxed as unknown as Game;
  test.each(counts)('matches of %i keep every law', seats => {
    const { every } = LOOKS[depth];
    tablesAt(game, seats).forEach((options, i) => {
      if (i % of !== nth - 1) return;
      every.forEach((dear, again) => {
        const setUp = { seats, seed: 1000 * seats + i + 100 * again, options };
        expect(tryMatch(game, checks as unknown as Checks, { setUp, luck: i + 100 * again, every: dear, most: MOST })).toBeGreaterThan(0);
      });
    });
  });
}

function tablesAt(game: Game, seats: number): readonly Options[] {
  const { byChance, onlyUsualOptions } = LOOKS[depth];
  const all = optionCombinations(game, seats, byChance);
  return onlyUsualOptions ? [...all.slice(0, 1), ...all.slice(1).slice(-byChance)] : all;
}

/** The laws of the shelf, while the game has no board to stand on it with: `shelf.test.ts` plays whatever is on the shelf, and then this file goes. */
import type { Game } from '@/engine/contract';
import { tryMatch, type Checks } from '@/engine/testing/laws';
import { optionCombinations } from '@/engine/testing/setUps';
import { bookLaws } from '@/engine/testing/wordLaws';
import { warriorsTraders } from '..';
import { invariants } from './invariants';
import { scramble } from './scramble';

const game = warriorsTraders as unknown as Game;
const checks = { invariants, scramble } as unknown as Checks;

test.each([2, 3, 4, 5, 6])('matches of %i keep every law', seats => {
  optionCombinations(game, seats, 2).forEach((options, i) => {
    expect(tryMatch(game, checks, { setUp: { seats, seed: 1000 * seats + i, options }, luck: i, every: 60, most: 20_000 })).toBeGreaterThan(
      0,
    );
  });
});

test('its box is whole in words', () => {
  expect(() => bookLaws(game)).not.toThrow();
});

/** The laws of the shelf, while the game has no board to stand on it with: `shelf.test.ts` plays whatever is on the shelf, and then this file goes. */
import type { Game } from '@/engine/contract';
import { tryMatch, type Checks } from '@/engine/testing/laws';
import { optionCombinations } from '@/engine/testing/setUps';
import { warriorKnights } from '..';
import { invariants } from './invariants';
import { scramble } from './scramble';

const game = warriorKnights as unknown as Game;
const checks = { invariants, scramble } as unknown as Checks;

/** Each value of each option is played once, dealt out to the numbers of Barons. A match by chance lasts its forty rounds. */
test.each([2, 3, 4, 5, 6])('matches of %i keep every law', seats => {
  optionCombinations(game, seats, 1)
    .filter((_, i) => i % 5 === seats % 5 || i === 0)
    .forEach((options, i) => {
      const setUp = { seats, seed: 1000 * seats + i, options };
      expect(tryMatch(game, checks, { setUp, luck: i, every: 150, most: 20_000 })).toBeGreaterThan(0);
    });
});

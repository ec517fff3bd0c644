/** Every game on the shelf, by the laws that hold for all of them. A new game needs no new test here: only its tests/invariants and tests/scramble. */
import { tryMatch, type Checks } from '@/engine/testing/laws';
import { optionCombinations } from '@/engine/testing/setUps';
import { bookLaws } from '@/engine/testing/wordLaws';
import { shelf } from '.';

const BY_CHANCE = 2;
const EVERY = 25;
const MOST = 20_000;

const checksOf = (id: string): Checks => ({
  ...jest.requireActual<Pick<Checks, 'invariants'>>(`./${id}/tests/invariants`),
  ...jest.requireActual<Pick<Checks, 'scramble'>>(`./${id}/tests/scramble`),
});

describe.each(shelf.map(game => [game.id, game] as const))('%s', (id, game) => {
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, i) => game.seats.least + i);

  test.each(counts)('matches of %i keep every law', seats => {
    const checks = checksOf(id);
    optionCombinations(game, seats, BY_CHANCE).forEach((options, i) => {
      const choices = tryMatch(game, checks, { setUp: { seats, seed: 1000 * seats + i, options }, luck: i, every: EVERY, most: MOST });
      expect(choices).toBeGreaterThan(0);
    });
  });

  test('its name is its folder, and its box is whole in words', () => {
    expect(id).toMatch(/^[a-z][a-z-]*$/);
    expect(() => bookLaws(game)).not.toThrow();
  });
});

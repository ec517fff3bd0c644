/** Every game on the shelf, by the laws that hold for all of them. A new game needs no new test here: only its tests/invariants and tests/scramble. */
import { tryMatch, type Checks } from '@/engine/testing/laws';
import { optionCombinations } from '@/engine/testing/setUps';
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

  test('its name is its folder, its options have names, its lessons have words', () => {
    expect(id).toMatch(/^[a-z][a-z-]*$/);
    for (const words of [game.words.en, game.words.it]) {
      expect(words.title).not.toBe('');
      for (const { id: option, values } of game.options) {
        for (const value of values)
          expect([option, value, words.options[option]?.values[String(value)]?.title ?? '']).not.toEqual([option, value, '']);
      }
      for (const lesson of game.lessons) expect([lesson.id, words.lessons[lesson.id]?.title ?? '']).not.toEqual([lesson.id, '']);
      expect(words.chapters.length).toBeGreaterThan(0);
    }
    expect(Object.keys(game.words.en.sources)).toEqual(Object.keys(game.words.it.sources));
    expect(Object.keys(game.words.en.reasons)).toEqual(Object.keys(game.words.it.reasons));
    expect(game.words.en.chapters.map(c => c.id)).toEqual(game.words.it.chapters.map(c => c.id));
  });
});

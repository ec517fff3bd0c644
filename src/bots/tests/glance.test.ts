import type { Choice, Game, State } from '@/engine/contract';
import { shakyGlance } from '../glance';

const OFFERS: readonly Choice[] = ['give', 'keep', 'spend'].map(what => ({ do: what, at: `button:${what}` }));
/** Only giving does not tempt at all. */
const game = {
  bot: {
    prior: (_g: State, _q: unknown, offers: readonly Choice[], into: number[]) =>
      offers.forEach((c, i) => (into[i] = c.do === 'give' ? 0 : 3)),
  },
} as unknown as Game;
const g = { questions: [{ ask: 'purse' }], seed: 0 } as State;

test('a hand that shakes may overlook the better offer, and still never does what does not tempt at all', () => {
  const made = Array.from({ length: 400 }, (_, seed) => shakyGlance(game, g, OFFERS, 0.5, 0.9, { seed }).do);
  expect(new Set(made)).toEqual(new Set(['keep', 'spend']));
});

test('where nothing tempts, something is chosen all the same', () => {
  expect(shakyGlance(game, g, OFFERS.slice(0, 1), 0.5, 0.5, { seed: 1 }).do).toBe('give');
});

import type { Choice, Game } from '@/engine/contract';
import { atOnce, choose } from '@/bots/think';
import { defaultOptions } from '@/engine/testing/matches';
import { play, start } from '@/engine/referee';
import { burgundy } from '../index';

const game = burgundy as unknown as Game;

/** One die is left, and neither of the other choices looks like much. */
function oneDieLeft() {
  const first = start(game, { seats: 2, seed: 5, options: defaultOptions(game, 2), first: 0 });
  const take = first.offers.find(c => c.do === 'take' && c.at === 'depot:1:1') as Choice;
  return play(game, first, take);
}

test('no bot that thinks ends its turn while a die could still fetch two workers', () => {
  const now = oneDieLeft();
  expect(now.offers.map(c => c.do)).toEqual(['take', 'workers', 'endTurn']);
  const view = game.seenBy(now.state, 0);
  for (const level of ['knight', 'baron'] as const) {
    for (let seed = 1; seed <= 4; seed++) expect(atOnce(choose({ game, view, seat: 0, seed }, level))?.do).not.toBe('endTurn');
  }
});

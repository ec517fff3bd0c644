import type { Choice, Game } from '@/engine/contract';
import { atOnce, choose } from '@/bots/think';
import { defaultOptions } from '@/engine/testing/matches';
import { offersOf, play, question, start } from '@/engine/referee';
import { bot } from '../bot';
import { burgundy } from '../index';
import { write } from '@/engine/notation';
import { black, depot, dice, store, table, type Sitting } from './table';

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
  for (const level of ['knight', 'baron', 'sovereign'] as const) {
    for (let seed = 1; seed <= 2; seed++) expect(atOnce(choose({ game, view, seat: 0, seed }, level))?.do).not.toBe('endTurn');
  }
});

/** Offers that tempt at all. */
function tempting({ g }: Sitting): string[] {
  const q = question(g)!;
  const offers = offersOf(burgundy, g);
  const into: number[] = [];
  bot.prior(g, q, offers, into);
  return offers.filter((_, i) => into[i]! > 0).map(write);
}

test('of offers that come to the same only the first tempts', () => {
  const twins = (g: Sitting['g']): void => {
    depot(g, 1, 'mine', 'ship', 'mine');
    store(g, 0, 'ship', 'ship');
    black(g, 'ship.black', 'ship.black');
    g.estates[0]!.silver = 2;
  };
  const same = tempting(
    table(g => {
      twins(g);
      dice(g, 0, 6, 6);
      g.estates[0]!.workers = 1;
    }),
  );
  expect(same.filter(c => c.includes('die=1'))).toEqual([]);
  expect(same.filter(c => c.startsWith('take'))).toEqual(['take depot:1:0 die=0 pay=1', 'take depot:1:1 die=0 pay=1']);
  expect(same.filter(c => c.startsWith('buy'))).toHaveLength(1);
  expect(same.filter(c => c.startsWith('place')).every(c => c.includes('store=0'))).toBe(true);
  expect(same.some(c => c.startsWith('place'))).toBe(true);
  const other = tempting(
    table(g => {
      twins(g);
      dice(g, 0, 6, 1);
    }),
  );
  expect(other.filter(c => c.startsWith('take'))).toEqual(['take depot:1:0 die=1 pay=0', 'take depot:1:1 die=1 pay=0']);
});

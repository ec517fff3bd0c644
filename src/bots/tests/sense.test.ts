/** A law for every game on the shelf: above the Squire nobody makes choices that lead back to where it stood. */
import type { Choice, Game, Seat, State } from '@/engine/contract';
import { draw32 } from '@/engine/dice';
import { write } from '@/engine/notation';
import { defaultOptions, playOut } from '@/engine/testing/matches';
import { newWatch } from '@/engine/testing/vain';
import { shelf } from '@/games/index';
import { MANNERS, type Level, type Manner } from '../levels';
import { styleOf } from '../style';
import { atOnce, chooseIn } from '../think';

/** Matches watched; a Baron thinks briefly in its own. */
const WATCHED: readonly (readonly [Level, number])[] = [
  ['knight', 4],
  ['baron', 2],
];
const BRIEFLY = 250;

/** Choices after which a seat stood again where it had stood, nobody else having chosen. */
function inVain(game: Game, level: Level, seed: number): string[] {
  const manner: Manner = level === 'baron' ? { by: 'search', nodes: BRIEFLY } : MANNERS[level];
  const style = styleOf(game, level);
  const luck = { seed };
  const watch = newWatch();
  const found: string[] = [];
  let last = '';
  const pick = (g: State, seat: Seat, offers: readonly Choice[]): Choice => {
    if (offers.length === 1) return offers[0]!;
    if (watch.stands(g, seat) > 0) found.push(last);
    const choice = atOnce(chooseIn({ game, view: game.seenBy(g, seat), seat, seed: draw32(luck) | 0 }, manner, style))!;
    last = write(choice);
    return choice;
  };
  playOut(game, { seats: 2, seed, options: defaultOptions(game, 2) }, pick);
  return found;
}

describe.each(shelf.map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each(WATCHED)('the %s makes no choice in vain in %i matches', (level, matches) => {
    for (let seed = 1; seed <= matches; seed++) expect([seed, inVain(game, level, seed)]).toEqual([seed, []]);
  });
});

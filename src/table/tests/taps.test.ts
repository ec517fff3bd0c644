/** Whatever is tapped on the shelf's games, something is left to tap: a finger never stands before a table on which nothing answers. */
import type { Spot } from '@/engine/contract';
import { play, start, type Moment } from '@/engine/referee';
import { defaultOptions } from '@/engine/testing/matches';
import { below } from '@/engine/dice';
import { shelf } from '@/games/index';
import { live, tap, wokenSpots, type Picking } from '../picking';

const MOST_TAPS = 6000;

/** Taps at random on what is awake until the match is over, or long enough. */
function tapAtRandom(game: (typeof shelf)[number], seats: number, seed: number): void {
  const chance = { seed };
  const oneOf = <T>(all: readonly T[]): T => all[below(chance, all.length)] as T;
  let now: Moment = start(game, { seats, seed, options: defaultOptions(game, seats), first: 0 });
  let selected: readonly Spot[] = [];
  for (let i = 0; i < MOST_TAPS && now.asked !== null; i++) {
    const picking: Picking = { offers: now.offers, path: c => game.path?.(c) ?? [c.at], selected };
    const awake = [...wokenSpots(picking)].map(([at]) => at);
    const at = oneOf(awake);
    const tapped = tap(picking, at);
    if (tapped.kind === 'refused') throw new Error(`${game.id}: ${at} is awake and does not answer while ${selected.join(' ')} is in hand`);
    const choice = tapped.kind === 'play' ? tapped.choice : tapped.kind === 'which' ? oneOf(tapped.choices) : null;
    if (choice !== null && (tapped.kind === 'play' || seed % 2 === 0)) {
      now = play(game, now, choice);
      selected = [];
      continue;
    }
    if (tapped.kind === 'play') continue;
    selected = tapped.selected;
    const goesOn = live({ ...picking, selected }).some(c => picking.path(c).some(next => !selected.includes(next)));
    if (tapped.kind === 'select' && selected.length > 0 && !goesOn)
      throw new Error(`${game.id}: nothing follows ${selected.join(' ')} in hand, after ${at}`);
  }
}

test.each(shelf.flatMap(game => [game.seats.least, game.seats.most].map(seats => [game.id, seats, game] as const)))(
  '%s, %i seats',
  (_, seats, game) => {
    // Asked which of several, the first finger taps on at the board, the second answers in the list.
    for (const seed of [1, 2]) tapAtRandom(game, seats, seed);
  },
);

/** Battles of Medieval Battle's self-play as rows for a regression: what one army has less what the other has, and who won. */
import { MANNERS, type Level } from '@/bots/levels';
import { atOnce, chooseIn } from '@/bots/think';
import type { Choice, Game, Seat } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { defaultOptions } from '@/engine/testing/matches';
import { medievalBattle } from '@/games/medieval-battle';
import { armiesOf, countFeatures, FEATURES } from '@/games/medieval-battle/bot/features';

export const NAMES: readonly string[] = FEATURES.map(f => `value.${f}`);

export interface Row {
  readonly counts: readonly number[];
  /** 1 for the seat whose counts come first, 0 for the other, ½ for a draw. */
  readonly result: number;
}

/** Every so manieth choice gives a row, and every so manieth is made by chance, so that the rows also know what the bot avoids. */
const EVERY = 3;
const ASTRAY = 25;

const mine: number[] = [];
const theirs: number[] = [];

export function rowsOf(seed: number, level: Level, nodes: number): Row[] {
  const game = medievalBattle as unknown as Game;
  const luck = { seed };
  const map = below(luck, 2) === 0 ? 'standard' : 'large';
  const options = { ...defaultOptions(game, 2), map, dismounting: below(luck, 4) === 0 };
  const g = medievalBattle.setUp({ seats: 2, seed: draw32(luck) | 0, options });
  const manner = { ...MANNERS[level], nodes };
  const found: number[][] = [];
  for (let offers: readonly Choice[] = offersOf(game, g); offers.length > 0;) {
    const seat = asked(game, g) as Seat;
    if (offers.length > 1 && g.turn > 0 && below(luck, EVERY) === 0) {
      const armies = armiesOf(g);
      countFeatures(g, 0, armies, mine);
      countFeatures(g, 1, armies, theirs);
      found.push(FEATURES.map((_, i) => (mine[i] as number) - (theirs[i] as number)));
    }
    const astray = offers.length === 1 || below(luck, ASTRAY) === 0;
    const choice = astray
      ? offers[below(luck, offers.length)]
      : atOnce(chooseIn({ game, view: game.seenBy(g, seat), seat, seed: draw32(luck) | 0 }, manner));
    offers = advance(game, g, choice as Choice);
  }
  const result = g.winner === -1 ? 0.5 : 1 - g.winner;
  return found.map(counts => ({ counts, result }));
}

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

/** By hand: where fitting starts, and what it is held to. */
const BY_HAND: Readonly<Record<(typeof FEATURES)[number], number>> = {
  points: 0.9,
  oneShort: 0.4,
  twoShort: 0,
  leadLate: 0.1,
  tokens: 0.5,
  fresh: 0.15,
  away: 0.1,
  fortified: 0.4,
  open: -0.2,
  trainStruck: -0.2,
  openStruck: -0.4,
  escort: 0.1,
  near: 1,
  inReach: 0.3,
  threatened: -0.1,
  guarded: 0.2,
  tempo: 0.1,
  tempoTrain: -0.3,
  complete: 0.3,
  single: 0.15,
};
export const START: readonly number[] = FEATURES.map(f => BY_HAND[f]);

/**
 * Not fitted: whoever is winning has fought, so that fresh and complete units seem worth little, and one that is left with a knight less than nothing.
 * A bot that believed it would throw them away.
 */
const FIRM: readonly (typeof FEATURES)[number][] = ['complete', 'single', 'fresh', 'threatened', 'escort'];
export const FIRMLY: readonly boolean[] = FEATURES.map(f => FIRM.includes(f));

export interface Row {
  readonly counts: readonly number[];
  /** 1 for the seat whose counts come first, 0 for the other, ½ for a draw. */
  readonly result: number;
}

/** One choice in so many gives a row, and one in so many is made by chance, so that the rows also know what the bot avoids. */
const EVERY = 3;
const ASTRAY = 25;

const mine: number[] = [];
const theirs: number[] = [];

export function rowsOf(seed: number, seats: number, level: Level, nodes: number): Row[] {
  const game = medievalBattle as unknown as Game;
  const luck = { seed };
  const map = below(luck, 2) === 0 ? 'standard' : 'large';
  const options = { ...defaultOptions(game, seats), map, dismounting: below(luck, 4) === 0 };
  const g = medievalBattle.setUp({ seats, seed: draw32(luck) | 0, options });
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

/** Positions of Burgundy self-play as rows for a regression: what two seats have, one less the other, and how the points between them moved until the end. */
import { MANNERS, type Level } from '@/bots/levels';
import { atOnce, chooseIn } from '@/bots/think';
import type { Choice, Game, Seat } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { burgundy } from '@/games/burgundy';
import { FEATURES } from '@/games/burgundy/bot/featureNames';
import { countFeatures } from '@/games/burgundy/bot/features';
import { named } from '@/games/burgundy/bot/weights';
import { timeLeft } from '@/games/burgundy/bot/worth';
import { dukeOf, type Burgundy } from '@/games/burgundy/state';

/** early.… and late.… of every feature, in the order of the rows' columns. */
export const NAMES: readonly string[] = ['early', 'late'].flatMap(when => FEATURES.map(f => `${when}.${f}`));
export const START: readonly number[] = NAMES.map(name => named[name] as number);

export interface Row {
  readonly counts: readonly number[];
  readonly toCome: number;
}

const mine: number[] = [];
const theirs: number[] = [];

function countsOf(g: Burgundy, seat: Seat, rival: Seat): number[] {
  countFeatures(g, seat, mine);
  countFeatures(g, rival, theirs);
  const time = timeLeft(g);
  const less = FEATURES.map((_, f) => (mine[f] as number) - (theirs[f] as number));
  return [...less.map(x => x * time), ...less.map(x => x * (1 - time))];
}

const SETUPS = ['same1', 'same2', 'dealTwo'];
/** Every so manieth choice gives a row, and every so manieth is made by chance, so that the rows also know what the bot avoids. */
const EVERY = 4;
const ASTRAY = 40;

export function rowsOf(seed: number, seats: number, level: Level, nodes: number): Row[] {
  const game = burgundy as unknown as Game;
  const luck = { seed };
  const g = burgundy.setUp({ seats, seed: draw32(luck) | 0, options: { duchySetup: SETUPS[below(luck, SETUPS.length)] as string } });
  const manner = { ...MANNERS[level], nodes };
  const open: { counts: number[]; lead: number; seat: Seat; rival: Seat }[] = [];
  for (let offers: readonly Choice[] = offersOf(game, g); offers.length > 0;) {
    const seat = asked(game, g) as Seat;
    if (offers.length > 1 && g.dukes.every(duke => duke.duchy >= 0) && below(luck, EVERY) === 0) {
      const rival = (seat + 1 + below(luck, seats - 1)) % seats;
      open.push({ counts: countsOf(g, seat, rival), lead: dukeOf(g, seat).points - dukeOf(g, rival).points, seat, rival });
    }
    const choice =
      offers.length === 1 || below(luck, ASTRAY) === 0
        ? offers[below(luck, offers.length)]
        : atOnce(chooseIn({ game, view: game.seenBy(g, seat), seat, seed: draw32(luck) | 0 }, manner));
    offers = advance(game, g, choice as Choice);
  }
  return open.map(({ counts, lead, seat, rival }) => ({ counts, toCome: dukeOf(g, seat).points - dukeOf(g, rival).points - lead }));
}

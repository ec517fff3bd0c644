/** Positions of self-play as rows for a regression: what two seats have, one less the other, and how the points between them moved until the end. */
import { MANNERS, type Level } from '@/bots/levels';
import { atOnce, chooseIn } from '@/bots/think';
import type { Choice, Game, Seat, State } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';

/** How a game counts. */
export interface Counting<G> {
  readonly game: Game;
  /** Plays until a moment that is drawn by lot, so that the rows also know what good play does not lead to. */
  readonly opening?: Level;
  setUp(seats: number, luck: { seed: number }): G & State;
  /** Has every seat what is counted? */
  hasBegun(g: Readonly<G>): boolean;
  countFeatures(g: Readonly<G>, seat: Seat, into: number[]): void;
  timeLeft(g: Readonly<G>): number;
  pointsOf(g: Readonly<G>, seat: Seat): number;
}

export interface Row {
  /** early.… and late.… of every feature. */
  readonly counts: readonly number[];
  readonly toCome: number;
}

export const namesOf = <F extends string>(features: readonly F[]) =>
  (['early', 'late'] as const).flatMap(when => features.map(f => `${when}.${f}` as const));

/** One choice in so many gives a row, and one in so many is made by chance, so that the rows also know what the bot avoids. */
const EVERY = 4;
const ASTRAY = 40;
const FINE = 1 << 20;

const mine: number[] = [];
const theirs: number[] = [];

function countsOf<G>({ countFeatures, timeLeft }: Counting<G>, g: G, seat: Seat, rival: Seat): number[] {
  countFeatures(g, seat, mine);
  countFeatures(g, rival, theirs);
  const time = timeLeft(g);
  const less = mine.map((count, f) => count - (theirs[f] as number));
  return [...less.map(x => x * time), ...less.map(x => x * (1 - time))];
}

export function rowsOf<G>(counting: Counting<G>, seed: number, seats: number, level: Level, nodes: number): Row[] {
  const { game, pointsOf } = counting;
  const luck = { seed };
  const g = counting.setUp(seats, luck);
  const manner = { ...MANNERS[level], nodes };
  const { opening } = counting;
  const openUntil = opening === undefined ? 1 : below(luck, FINE) / FINE;
  const lead = (seat: Seat, rival: Seat): number => pointsOf(g, seat) - pointsOf(g, rival);
  const open: { counts: number[]; lead: number; seat: Seat; rival: Seat }[] = [];
  for (let offers: readonly Choice[] = offersOf(game, g); offers.length > 0;) {
    const seat = asked(game, g) as Seat;
    const isOpening = opening !== undefined && (!counting.hasBegun(g) || counting.timeLeft(g) > openUntil);
    if (offers.length > 1 && !isOpening && counting.hasBegun(g) && below(luck, EVERY) === 0) {
      const rival = (seat + 1 + below(luck, seats - 1)) % seats;
      open.push({ counts: countsOf(counting, g, seat, rival), lead: lead(seat, rival), seat, rival });
    }
    const choice =
      offers.length === 1 || below(luck, ASTRAY) === 0
        ? offers[below(luck, offers.length)]
        : atOnce(chooseIn({ game, view: game.seenBy(g, seat), seat, seed: draw32(luck) | 0 }, isOpening ? MANNERS[opening] : manner));
    offers = advance(game, g, choice as Choice);
  }
  return open.map(({ counts, lead: before, seat, rival }) => ({ counts, toCome: lead(seat, rival) - before }));
}

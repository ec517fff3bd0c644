/** Matches from which the Knight of Burgundy learns its habits, and matches that tell whether they are better than those before. */
import { glance } from '@/bots/glance';
import type { Choice, Game, Options, Seat } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { defaultOptions } from '@/engine/testing/matches';
import { burgundy } from '@/games/burgundy';
import { bot } from '@/games/burgundy/bot';
import { listen } from '@/games/burgundy/bot/habits';
import { learnt } from '@/games/burgundy/bot/habitTables';
import { expectation } from '@/games/burgundy/bot/promise';
import { ROUNDS } from '@/games/burgundy/bot/worth';
import type { BurgundyChoice, BurgundyQuestion } from '@/games/burgundy/asking';
import { dukeOf, estateOf, NONE, type Burgundy } from '@/games/burgundy/state';

export { learnt };
export { TABLES } from '@/games/burgundy/bot/habitTables';

const game = burgundy as unknown as Game;

/** Half of all matches on duchy 1, every fourth with the modules of more tiles, every eighth with the others. */
const SETUPS = ['same1', 'same1', 'same2', 'dealTwo'];
const MORE_TILES = { extraTiles: true, whiteCastles: true, inns: true };
const OTHER_MODULES = { tradeRoutes: true, borderPosts: true, shields: true };

function optionsByLot(luck: { seed: number }): Options {
  const duchySetup = SETUPS[below(luck, SETUPS.length)] as string;
  return { duchySetup, ...(below(luck, 4) === 0 && MORE_TILES), ...(below(luck, 8) === 0 && OTHER_MODULES) };
}

function laid(seats: number, luck: { seed: number }, options: Options): Burgundy {
  return burgundy.setUp({ seats, seed: draw32(luck) | 0, options: { ...defaultOptions(game, seats), ...options } });
}

/** A choice of a seat: what the position promised it, and how every entry speaks for what was chosen and against the rest. */
interface Step {
  readonly promised: number;
  readonly when: number;
  readonly pulls: Map<number, number>;
}

/** What is expected besides the promise, by seats and round: learnt along the way. */
const besides: number[] = new Array<number>((ROUNDS + 1) * 5).fill(0);
const heard: number[] = new Array<number>(besides.length).fill(0);

export interface Lesson {
  readonly gradient: Float64Array;
  points: number;
  dukes: number;
}
export const newLesson = (): Lesson => ({ gradient: new Float64Array(learnt.length), points: 0, dukes: 0 });

const tempting: number[] = [];
const alone: number[] = [];
const entries: number[] = [];

/** A match of Knights who choose by lot, the more tempting the likelier: twice as tempting by `heat` points is e times as likely. */
export function learnFrom(seed: number, seats: number, heat: number, trace: number, lesson: Lesson): void {
  const luck = { seed };
  const g = laid(seats, luck, optionsByLot(luck));
  const steps: Step[][] = Array.from({ length: seats }, () => []);
  for (let offers = offersOf(burgundy, g); offers.length > 0;) {
    const seat = asked(game, g) as Seat;
    const live = offers.length > 1 ? oddsOf(g, offers, heat) : [];
    if (live.length < 2) {
      offers = advance(burgundy, g, live[0]?.choice ?? (offers[0] as BurgundyChoice));
      continue;
    }
    const chosen = drawn(live, luck);
    if (estateOf(g, seat).duchy !== NONE) steps[seat]?.push(stepOf(g, seat, live, chosen));
    offers = advance(burgundy, g, chosen.choice);
  }
  steps.forEach((made, seat) => judge(made, dukeOf(g, seat).points, seats, trace, lesson));
}

interface Live {
  readonly choice: BurgundyChoice;
  odds: number;
}

function oddsOf(g: Burgundy, offers: readonly BurgundyChoice[], heat: number): Live[] {
  bot.prior(g, g.questions.at(-1) as BurgundyQuestion, offers, tempting);
  // Temptation as it was before it was made positive.
  const worths = offers.map((_, i) => ((t: number) => (t >= 1 ? t - 1 : 1 - 1 / t))(tempting[i] as number));
  const most = Math.max(...worths);
  const live = offers.flatMap((choice, i) =>
    tempting[i] === 0 ? [] : [{ choice, odds: Math.exp(((worths[i] as number) - most) / heat) }],
  );
  const sum = live.reduce((all, { odds }) => all + odds, 0);
  for (const one of live) one.odds /= sum;
  return live;
}

const FINE = 1 << 24;

function drawn(live: readonly Live[], luck: { seed: number }): Live {
  let lot = below(luck, FINE) / FINE;
  return live.find(({ odds }) => (lot -= odds) < 0) ?? (live[0] as Live);
}

/** Hardly likely offers are not looked at. */
const LEAST_ODDS = 1e-3;

function stepOf(g: Burgundy, seat: Seat, live: readonly Live[], chosen: Live): Step {
  const pulls = new Map<number, number>();
  for (const one of live) {
    const pull = (one === chosen ? 1 : 0) - one.odds;
    if (Math.abs(pull) < LEAST_ODDS) continue;
    entries.length = 0;
    listen(entries);
    bot.prior(g, g.questions.at(-1) as BurgundyQuestion, [one.choice], alone);
    listen(null);
    for (const entry of entries) pulls.set(entry, (pulls.get(entry) ?? 0) + pull);
  }
  return { promised: expectation(g, seat), when: Math.min(ROUNDS, g.phase * 5 + g.round) * 5 + g.seats, pulls };
}

/** How much more a choice brought than was expected before it; what comes long after it counts less (generalised advantage estimation). */
function judge(made: readonly Step[], points: number, seats: number, trace: number, lesson: Lesson): void {
  lesson.points += points;
  lesson.dukes++;
  let then = points;
  let more = 0;
  for (const { promised, when, pulls } of [...made].reverse()) {
    const known = heard[when] as number;
    heard[when] = known + 1;
    besides[when] = (besides[when] as number) + (points - promised - (besides[when] as number)) * Math.max(0.0005, 1 / (known + 2));
    const now = promised + (besides[when] as number);
    more = then - now + trace * more;
    then = now;
    for (const [entry, pull] of pulls) lesson.gradient[entry] = (lesson.gradient[entry] as number) + more * pull;
  }
}

/** Points of a match of Knights; each seat plays with its own entries. */
export function pointsWith(seed: number, options: Options, minds: readonly (readonly number[])[]): number[] {
  const luck = { seed };
  const g = laid(minds.length, luck, options) as Burgundy & ReturnType<Game['setUp']>;
  let last: readonly number[] = learnt;
  const own = learnt.slice();
  const think = (mind: readonly number[]): void => {
    if (mind !== last) mind.forEach((entry, i) => (learnt[i] = entry));
    last = mind;
  };
  for (let offers: readonly Choice[] = offersOf(game, g); offers.length > 0;) {
    think(minds[asked(game, g) as Seat] as readonly number[]);
    offers = advance(game, g, offers.length === 1 ? (offers[0] as Choice) : glance(game, g, offers, luck));
  }
  think(own);
  return g.dukes.map(duke => duke.points);
}

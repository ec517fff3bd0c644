/**
 * Matches without end. Every match keeps the cheap laws; some, drawn by lot, keep more:
 *
 *   every choice      somebody at the table is asked, and the match ends
 *   every match       at a choice drawn by lot: invariants, and what the bots value lies between 0 and 1;
 *                     at the end: invariants, nothing is asked any more, points are what their sources add up to
 *   one in 16         its choices, written down and read again, lead to the same state
 *   one in 256        all laws of the shelf (engine/testing/laws.ts), at every 25th choice the costly ones too
 */
import { shakyGlance, type Chance } from '@/bots/glance';
import type { Choice, Game, Seat, SetUp, State } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { read, write } from '@/engine/notation';
import { advance, asked, offersOf, play, start } from '@/engine/referee';
import { canonical, demand, type Checks } from '@/engine/testing/demand';
import { tryMatch } from '@/engine/testing/laws';
import { standingLaws } from '@/engine/testing/moreLaws';
import { shelf } from '@/games/index';
import { tablesOf, type Laid } from './tables';

const TEMPTED = 8;
const REPLAYED = 16;
const ALL_LAWS = 256;
const DEAR = 25;
/** More choices than this, and a match counts as endless. */
const MOST = 20_000;
/** Before which choice the invariants are looked at besides the end: anywhere in a match of usual length. */
const LOOKED_AT = 200;

export interface Soaked {
  readonly game: string;
  readonly tables: number;
  matches: number;
  choices: number;
  /** Matches that kept all laws of the shelf. */
  allLaws: number;
  replayed: number;
  readonly faults: string[];
}

export const games = shelf.map(({ id }) => id);

/** Matches `from` up to `to` of a game under a seed: the n-th is always the same. */
export async function soak(id: string, seed: number, from: number, to: number, hear: (so: Soaked) => void = () => {}): Promise<Soaked> {
  const game = shelf.find(g => g.id === id) as Game;
  const checks = await checksOf(id);
  const tables = tablesOf(game);
  const soaked: Soaked = { game: id, tables: tables.length, matches: 0, choices: 0, allLaws: 0, replayed: 0, faults: [] };
  for (let n = from; n < to; n++) {
    try {
      soaked.choices += oneMatch(checks, tables[n % tables.length] as Laid, seed, n, soaked);
    } catch (error) {
      soaked.faults.push(`match ${n}: ${error instanceof Error ? error.message : String(error)}`);
    }
    soaked.matches++;
    if (soaked.matches % 1000 === 0) hear(soaked);
  }
  return soaked;
}

async function checksOf(id: string): Promise<Checks> {
  const { invariants } = (await import(`../../src/games/${id}/tests/invariants.ts`)) as Pick<Checks, 'invariants'>;
  const { scramble } = (await import(`../../src/games/${id}/tests/scramble.ts`)) as Pick<Checks, 'scramble'>;
  return { invariants, scramble };
}

function oneMatch(checks: Checks, { game, seats, options }: Laid, seed: number, n: number, soaked: Soaked): number {
  const chance = { seed: Math.imul(seed, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b) };
  const setUp: SetUp = { seats, seed: draw32(chance) | 0, options, ...(below(chance, 2) === 0 ? {} : { first: below(chance, seats) }) };
  if (below(chance, ALL_LAWS) === 0) {
    soaked.allLaws++;
    return tryMatch(game, checks, { setUp, luck: draw32(chance) | 0, every: DEAR, most: MOST });
  }
  const isReplayed = below(chance, REPLAYED) === 0;
  if (isReplayed) soaked.replayed++;
  return playedBy(pickerOf(game, chance, n), game, checks, setUp, below(chance, LOOKED_AT), isReplayed);
}

type Hand = (g: State, offers: readonly Choice[]) => Choice;

/** Most matches are played blindly; each eighth round of the tables, which costs six times as much, by temptation with a shaking hand. */
function pickerOf(game: Game, chance: Chance, n: number): Hand {
  const isTempted = Math.floor(n / tablesOf(game).length) % TEMPTED === 1;
  return !isTempted
    ? (_, offers) => offers[below(chance, offers.length)] as Choice
    : (g, offers) => shakyGlance(game, g, offers, 0.5, 0.3, chance);
}

function playedBy(pick: Hand, game: Game, checks: Checks, setUp: SetUp, lookAt: number, isReplayed: boolean): number {
  const g = game.setUp(setUp);
  const lines: string[] = [];
  let choices = 0;
  for (let offers = offersOf(game, g); offers.length > 0; choices++) {
    demand(choices < MOST, 'the match ends', () => `not after ${MOST} choices`);
    const seat = asked(game, g) as Seat;
    demand(seat >= 0 && seat < setUp.seats, 'somebody at the table is asked', () => String(seat));
    if (choices === lookAt) {
      faultless(checks, g, choices);
      valued(game, g, setUp.seats);
    }
    const chosen = pick(g, offers);
    if (isReplayed) lines.push(write(chosen));
    offers = advance(game, g, chosen);
  }
  faultless(checks, g, choices);
  demand(asked(game, g) === null && g.questions.length === 0, 'a match without offers is over');
  standingLaws(game, g);
  if (isReplayed) demand(canonical(replayed(game, setUp, lines)) === canonical(g), 'a replay gives the same match');
  return choices;
}

function faultless(checks: Checks, g: State, choices: number): void {
  const faults = checks.invariants(g);
  demand(faults.length === 0, `invariants after ${choices} choices:`, () => faults.join('; '));
}

const worth: number[] = [];

function valued(game: Game, g: State, seats: number): void {
  game.bot.value(g, worth);
  for (let seat = 0; seat < seats; seat++) {
    const value = worth[seat] as number;
    demand(value >= 0 && value <= 1, 'a value lies between 0 and 1', () => `seat ${seat}: ${value}`);
  }
}

/** As the app does it after a kill: from the written lines, each accepted by the referee. */
function replayed(game: Game, setUp: SetUp, lines: readonly string[]): State {
  return lines.reduce((now, line) => play(game, now, read(line) as Choice), start(game, setUp)).state;
}

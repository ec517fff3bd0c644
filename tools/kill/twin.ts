/** The uninterrupted twin: the same seed and the saved choices, played in Node without any browser, any database and any kill. */
import type { Choice, Game, Options } from '@/engine/contract';
import { read, write } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { canonical } from '@/engine/testing/demand';
import { gameOf } from '@/games/index';
import type { StoredPlayer } from '@/archive/archive';
import { en } from '@/words/en';
import { promptOf, whoAt } from '@/table/furniture/sentences';
import type { MatchView, Player } from '@/match/matchView';
import { fileOf, played } from '@/match/testing/played';

interface Row {
  readonly game: string;
  readonly seats: string;
  readonly options: string;
  readonly seed: number;
  readonly first: number | null;
}

interface Left {
  readonly sound: string;
  readonly match: Row;
  readonly choices: readonly { readonly n: number; readonly seat: number; readonly line: string }[];
  readonly snapshots: readonly { readonly n: number; readonly state: string }[];
  readonly results: readonly { readonly seat: number; readonly place: number; readonly points: number }[];
}

/** What the table must show. */
export interface Shown {
  readonly prompt: string;
  readonly offers: readonly string[];
  /** 'score:<seat> <points>', each seat once, in order. */
  readonly scores: readonly string[];
  /** Names that more than one element bears. */
  readonly twice: readonly string[];
  /** Nobody holds it up: a human is asked. */
  readonly isHuman: boolean;
  readonly over: boolean;
}

function begun({ game: id, seats, options, seed, first }: Row): { game: Game; now: Moment; players: Player[] } {
  const game = gameOf(id) as Game;
  const players = JSON.parse(seats) as StoredPlayer[] as Player[];
  const setUp = { seats: players.length, seed, options: JSON.parse(options) as Options, ...(first === null ? {} : { first }) };
  return { game, now: start(game, setUp), players };
}

/** What is wrong with the rows that were found; empty when they are sound. */
export function faultsOf(left: Left): string[] {
  const { sound, match, choices, snapshots, results } = left;
  const faults: string[] = sound === 'ok' ? [] : [`the database is damaged: ${sound}`];
  const begin = begun(match);
  const states = [canonical(begin.now.state)];
  let now = begin.now;
  for (const [i, { n, seat, line }] of choices.entries()) {
    if (n !== i + 1) return [...faults, `choice ${i + 1} is missing`];
    if (now.asked !== seat) faults.push(`choice ${n} is of seat ${seat}, asked was ${now.asked}`);
    now = play(begin.game, now, read(line) as Choice);
    states.push(canonical(now.state));
  }
  for (const { n, state } of snapshots) {
    if (states[n] === undefined) faults.push(`a snapshot after choice ${n} of ${choices.length}`);
    else if (states[n] !== canonical(JSON.parse(state))) faults.push(`the snapshot after choice ${n} is another state`);
  }
  if (results.length > 0) {
    const stand = begin.game.standings(now.state).map(({ seat, place, points }) => ({ seat, place, points }));
    const found = canonical([...stand].sort((a, b) => a.seat - b.seat));
    if (found !== canonical(results)) faults.push('the results are not those of the match');
  }
  return faults;
}

/** A file of so many matches that nobody else has, short ones or whole. */
export function fileOfMatches(count: number, nth: number, choices = 40): string {
  const one = played({ choices });
  return fileOf(...Array.from({ length: count }, (_, i) => ({ ...one, id: `filed-${nth}-${i}`, name: `${nth}-${i}` })));
}

/** What a table shows after these choices. */
export function shownAfter(match: Row, lines: readonly string[]): Shown {
  const { game, now: first, players } = begun(match);
  const now = lines.reduce((at, line) => play(game, at, read(line) as Choice), first);
  const over = now.asked === null;
  const view = game.seenBy(now.state, now.asked);
  const isHuman = now.asked !== null && players[now.asked]?.plays === 'human';
  const { asked, offers } = now;
  const match0 = { over, question: now.question, asked, thinking: null, offers, view, players } as unknown as MatchView;
  return {
    prompt: promptOf(match0, game.words.en, en, whoAt(players, en)),
    offers: offers.map(write).sort(),
    scores: players.map((_, seat) => `score:${seat} ${game.points(view, seat)}`),
    twice: [],
    isHuman,
    over,
  };
}

/** Matches that were played elsewhere, as the text of a file: a story opens it instead of playing for minutes. */
import type { Choice, Game, Options, Seat, SetUp, Standing } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { byChance, defaultOptions } from '@/engine/testing/matches';
import { gameOf } from '@/games/index';
import { KIND, VERSION, type FileContent, type FileMatch } from '../fileFormat';
import { TINCTURES, type Player } from '../matchView';
import { findRulePosition } from '../findRulePosition';

export const NAMES = ['Anna', 'Ugo', 'Oddone', 'Beatrice', 'Guido', 'Adelaide'] as const;
const ANNA: Player = { name: 'Anna', tincture: 'gules', plays: 'human' };
const MATILDE: Player = { name: 'Matilde', tincture: 'azure', plays: 'squire' };
/** A day on which nothing happens to clocks. */
const NOON = Date.UTC(2026, 3, 14, 12);

export interface Played {
  readonly game?: string;
  readonly id?: string;
  readonly name?: string;
  readonly players?: readonly Player[];
  readonly seed?: number;
  /** Other than are proposed. */
  readonly options?: Options;
  /** It stopped after so many choices; absent: it was played to its end. */
  readonly choices?: number;
}

export function played({
  game: id = 'burgundy',
  id: match = 'elsewhere-1',
  name = '',
  players = [ANNA, MATILDE],
  seed = 1,
  options: wanted = {},
  choices: most = Infinity,
}: Played = {}): FileMatch {
  const game = gameOf(id);
  if (game === null) throw new Error(`no game ${id}`);
  const pick = byChance(seed, game);
  const options = { ...defaultOptions(game, players.length), ...wanted };
  const choices: (readonly [Seat, string])[] = [];
  let now: Moment = start(game, { seats: players.length, seed, options, first: 0 });
  while (now.asked !== null && choices.length < most) {
    const chosen: Choice = pick(now.state, now.asked, now.offers);
    choices.push([now.asked, write(chosen)]);
    now = play(game, now, chosen);
  }
  const stored = asStored(game, { seats: players.length, seed, options, first: 0 }, players, choices);
  return { ...stored, id: match, name, ended: now.asked === null ? stored.touched : null };
}

/** As it lies in a file, still going on. */
export function asStored(
  game: Game,
  { seed, options, first = 0 }: SetUp,
  players: readonly Player[],
  choices: FileMatch['choices'],
): FileMatch {
  return {
    id: '',
    game: game.id,
    rules: game.rulesNumber,
    base: 0,
    options,
    seed,
    first,
    players,
    name: '',
    started: NOON,
    touched: NOON + seed * 60_000,
    ended: null,
    practice: false,
    hints: 0,
    wentBack: false,
    choices,
    snapshots: [],
  };
}

/** A match that came to the position of a chapter of the rules and stopped there; everybody at the table is a person. */
export function atChapter(game: Game, chapter: string, id: string): FileMatch {
  const scene = game.scenes?.of[chapter];
  const found = scene === undefined ? null : soon(findRulePosition(game, scene));
  if (found === null) throw new Error(`nothing is shown for ${chapter}`);
  const { from, choices } = found;
  const players = TINCTURES.slice(0, from.seats).map((tincture, seat): Player => ({ name: NAMES[seat] ?? '', tincture, plays: 'human' }));
  const lines = choices.map(([seat, choice]) => [seat, write(choice)] as const);
  return { ...asStored(game, from, players, lines), id };
}

function soon<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** How it ended, as the referee says. */
export function standingsOf({ game: id, seed, options, players, choices }: FileMatch): readonly Standing[] {
  const game = gameOf(id);
  if (game === null) throw new Error(`no game ${id}`);
  let now: Moment = start(game, { seats: players.length, seed, options, first: 0 });
  for (const [, line] of choices) now = play(game, now, now.offers.find(c => write(c) === line) as Choice);
  return game.standings(now.state);
}

export const fileOf = (...matches: readonly FileMatch[]): string => {
  const file: FileContent = { kind: KIND, version: VERSION, matches };
  return JSON.stringify(file);
};

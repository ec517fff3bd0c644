/** Matches that were played elsewhere, as the text of a file: a story opens it instead of playing for minutes. */
import type { Choice, Options, Seat, Standing } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { byChance, defaultOptions } from '@/engine/testing/matches';
import { gameOf } from '@/games/index';
import { KIND, VERSION, type FileContent, type FileMatch } from '../fileFormat';
import type { Player } from '../matchView';

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
  const pick = byChance(seed);
  const options = { ...defaultOptions(game, players.length), ...wanted };
  const choices: (readonly [Seat, string])[] = [];
  let now: Moment = start(game, { seats: players.length, seed, options, first: 0 });
  while (now.asked !== null && choices.length < most) {
    const chosen: Choice = pick(now.state, now.asked, now.offers);
    choices.push([now.asked, write(chosen)]);
    now = play(game, now, chosen);
  }
  const ended = now.asked === null ? NOON + seed * 60_000 : null;
  return {
    id: match,
    game: id,
    rules: game.rulesNumber,
    base: 0,
    options,
    seed,
    first: 0,
    players,
    name,
    started: NOON,
    touched: NOON + seed * 60_000,
    ended,
    practice: false,
    hints: 0,
    choices,
    snapshots: [],
  };
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

/** A new match on the table: playable at once, its row is written behind it. */
import type { Game, Options, Seat } from '@/engine/contract';
import { below } from '@/engine/dice';
import { start } from '@/engine/referee';
import type { Archive, BrokenMatch, Contents, StoredMatch } from '@/archive/archive';
import { isBroken } from '@/archive/rows';
import { Course } from './course';
import { seatedAtFirst } from './seatControl';
import { openTable, type OpenMatch } from './match';
import type { Player } from './matchView';
import { setUpOf } from './matchRows';
import type { Thinker } from './thinker';

/** What every match needs from outside. */
export interface Household {
  readonly archive: Archive;
  readonly thinker: Thinker;
  /** Milliseconds; the app's clock when absent. */
  readonly clock?: () => number;
  /** The box of a game, brought when it is wanted; null: it is not on the shelf. Fails where it cannot be brought. */
  readonly gameOf: (id: string) => Promise<Game | null>;
}

export interface Wanted {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly options: Options;
  /** Absent: as the game's rulebook says. */
  readonly first?: Seat;
  /** Absent: by chance. */
  readonly seed?: number;
  readonly name?: string;
}

export function newId(now: number): string {
  return `${now.toString(36)}-${Math.floor(Math.random() * 2 ** 40).toString(36)}`;
}

export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32) | 0;
}

/** Who begins, by lot. Drawn beside the chance that lays the table: one number used for both would tie seats to what they are dealt. */
export const firstByLot = (seed: number, seats: number): number => below({ seed: Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) }, seats);

export const clockOf = (house: Household): (() => number) => house.clock ?? Date.now;

/** Neither is the fault of a match: the one asks for another version of the app, the other for its server. */
export interface NoGame {
  readonly why: 'unknownGame' | 'notBrought';
}

/** It was played under rules that this app does not know yet. */
export interface Newer {
  readonly why: 'newer';
}

export const gameIn = (house: Household, id: string): Promise<Game | NoGame> =>
  house.gameOf(id).then(
    game => game ?? { why: 'unknownGame' },
    () => ({ why: 'notBrought' }),
  );

/** The game of a match that lies in the drawer. One that a newer Blazon has played is left alone, whatever else its rows say. */
export async function gameFor(house: Household, found: Contents | BrokenMatch): Promise<Game | NoGame | Newer> {
  const { game: id, rules } = isBroken(found) ? found : found.match;
  const game = await gameIn(house, id);
  return !('why' in game) && rules > game.rulesNumber ? { why: 'newer' } : game;
}

export function newMatch(house: Household, { game, players: wanted, options, first, seed, name }: Wanted): OpenMatch {
  const at = clockOf(house)();
  // Again with the same seats: with those who sat down at them.
  const players = seatedAtFirst(wanted);
  const stored: StoredMatch = {
    id: newId(at),
    game: game.id,
    rules: game.rulesNumber,
    base: 0,
    options,
    seed: seed ?? newSeed(),
    first: first ?? null,
    players,
    name: name ?? '',
    started: at,
    touched: at,
    ended: null,
    practice: false,
    hints: 0,
    wentBack: false,
  };
  const course = new Course(game, 0, start(game, setUpOf(stored)));
  return openTable({
    archive: house.archive,
    thinker: house.thinker,
    clock: clockOf(house),
    game,
    stored,
    players,
    course,
    lastByPerson: 0,
    toWrite: [to => to.create(stored)],
  });
}

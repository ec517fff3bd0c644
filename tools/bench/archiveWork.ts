/** Measured on a real SQLite in a file: the longest of many random matches of a game, saved choice by choice as the app does it, and found again. */
import type { Contents, StoredMatch } from '@/archive/archive';
import type { Db } from '@/archive/db';
import { migrate } from '@/archive/migrations';
import { sqlArchive } from '@/archive/sqlArchive';
import type { Choice, Game } from '@/engine/contract';
import { write } from '@/engine/notation';
import { moment, replay, start } from '@/engine/referee';
import { byChance, defaultOptions, playOut } from '@/engine/testing/matches';
import { shelf } from '@/games/index';
import { Course } from '@/match/course';
import { TINCTURES } from '@/match/matchView';
import { SNAPSHOT_EVERY } from '@/match/scribe';
import { resume } from '@/match/resume';
import { setUpOf, snapshotOf } from '@/match/matchRows';

/** The longest of so many, at a full table. */
const OF = 200;
const now = (): number => performance.now();
const gameCalled = (id: string): Game => shelf.find(g => g.id === id) as Game;

export const games = shelf.map(({ id }) => id);

export interface ArchiveWork {
  readonly choices: number;
  readonly inserts: readonly number[];
  /** As the app resumes it, and from its first choice on. */
  readonly resumed: number;
  readonly replayed: number;
}

function longest(game: Game): { seed: number; choices: Choice[] } {
  let found: { seed: number; choices: Choice[] } = { seed: 0, choices: [] };
  const seats = game.seats.most;
  for (let seed = 1; seed <= OF; seed++) {
    const choices: Choice[] = [];
    const setUp = { seats, seed, options: defaultOptions(game, seats) };
    playOut(game, setUp, byChance(seed), { each: (_g, _seat, _offers, choice) => choices.push(choice) });
    if (choices.length > found.choices.length) found = { seed, choices };
  }
  return found;
}

function stored(game: Game, id: string, seed: number): StoredMatch {
  const players = TINCTURES.slice(0, game.seats.most).map((tincture, i) => ({ name: `Player ${i + 1}`, tincture, plays: 'human' }));
  const options = defaultOptions(game, players.length);
  const times = { started: 0, touched: 0, ended: null };
  return {
    id,
    game: game.id,
    rules: game.rulesNumber,
    base: 0,
    options,
    seed,
    first: null,
    players,
    name: '',
    ...times,
    practice: false,
    hints: 0,
    wentBack: false,
  };
}

function whole(contents: Contents | { readonly why: string } | null): Contents {
  if (contents === null || 'why' in contents) throw new Error('the match is not in the drawer');
  return contents;
}

export async function measureArchive(db: Db, id: string): Promise<ArchiveWork> {
  const game = gameCalled(id);
  const { seed, choices } = longest(game);
  const match = stored(game, id, seed);
  await migrate(db);
  const archive = sqlArchive(db);
  await archive.create(match);
  const course = new Course(game, 0, start(game, setUpOf(match)));
  const inserts: number[] = [];
  for (const [i, choice] of choices.entries()) {
    const seat = course.now.asked as number;
    const begun = now();
    await archive.append(id, { n: i + 1, seat, line: write(choice), at: 1_700_000_000_000 + 3000 * i });
    inserts.push(now() - begun);
    course.play(choice);
    if (course.n % SNAPSHOT_EVERY === 0) await archive.snapshot(id, snapshotOf(course));
  }
  const resumed = await found(game, choices.length, async () => whole(await archive.contents(id, true)));
  const replayed = await found(game, choices.length, async () => ({ ...whole(await archive.contents(id)), snapshots: [] }));
  return { choices: choices.length, inserts, resumed, replayed };
}

async function found(game: Game, choices: number, fetch: () => Promise<Contents>): Promise<number> {
  const begun = now();
  const contents = await fetch();
  const { course } = await resume(game, contents, () => Promise.resolve(contents));
  moment(game, course.now.state);
  if (course.n !== choices) throw new Error(`resumed at choice ${course.n} of ${choices}`);
  return now() - begun;
}

/** The part of it that is the referee's: milliseconds to play the match again. */
export function measureReplay(id: string): number {
  const game = gameCalled(id);
  const { seed, choices } = longest(game);
  const begun = now();
  replay(game, setUpOf(stored(game, id, seed)), choices);
  return now() - begun;
}

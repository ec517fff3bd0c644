/** Measured on a real SQLite in a file: one insert per choice, and a long match found again without any snapshot. */
import type { StoredMatch } from '@/archive/archive';
import type { Db } from '@/archive/db';
import { migrate } from '@/archive/migrations';
import { sqlArchive } from '@/archive/sqlArchive';
import type { Choice, Game } from '@/engine/contract';
import { write } from '@/engine/notation';
import { replay } from '@/engine/referee';
import { byChance, defaultOptions, playOut } from '@/engine/testing/matches';
import { shelf } from '@/games/index';
import { resume } from '@/match/resume';

const SEATS = 2;
const now = (): number => performance.now();

export interface ArchiveWork {
  readonly game: string;
  readonly choices: number;
  readonly inserts: readonly number[];
  readonly resumed: number;
}

/** The first `most` choices of a random match. */
function opening(game: Game, most: number): { seat: number; choice: Choice }[] {
  const said: { seat: number; choice: Choice }[] = [];
  const options = defaultOptions(game, SEATS);
  playOut(game, { seats: SEATS, seed: 1, options }, byChance(1), { each: (_g, seat, _offers, choice) => said.push({ seat, choice }) });
  return said.slice(0, most);
}

function stored(game: Game): StoredMatch {
  const players = [0, 1].map(seat => ({ name: `Player ${seat + 1}`, tincture: seat === 0 ? 'gules' : 'azure', plays: 'human' }));
  const options = defaultOptions(game, SEATS);
  const times = { started: 0, touched: 0, ended: null };
  return {
    id: 'bench',
    game: game.id,
    rules: game.rulesNumber,
    base: 0,
    options,
    seed: 1,
    first: null,
    players,
    name: '',
    ...times,
    practice: false,
    hints: 0,
  };
}

export async function measureArchive(db: Db, id: string | null, most: number): Promise<ArchiveWork> {
  const game = (shelf.find(g => g.id === id) ?? shelf[0]) as Game;
  await migrate(db);
  const archive = sqlArchive(db);
  await archive.create(stored(game));
  const inserts: number[] = [];
  const said = opening(game, most);
  for (const [i, { seat, choice }] of said.entries()) {
    const begun = now();
    await archive.append('bench', { n: i + 1, seat, line: write(choice), at: i });
    inserts.push(now() - begun);
  }
  const begun = now();
  const contents = await archive.contents('bench');
  if (contents === null || 'why' in contents) throw new Error('the match is not in the drawer');
  const { course } = await resume(game, contents, () => Promise.resolve(contents));
  const resumed = now() - begun;
  if (course.n !== said.length) throw new Error(`resumed at choice ${course.n} of ${said.length}`);
  return { game: game.id, choices: said.length, inserts, resumed };
}

/** The part of it that is the referee's: milliseconds to play a match's first choices again. */
export function measureReplay(id: string | null, most: number): number {
  const game = (shelf.find(g => g.id === id) ?? shelf[0]) as Game;
  const said = opening(game, most).map(({ choice }) => choice);
  const begun = now();
  replay(game, { seats: SEATS, seed: 1, options: defaultOptions(game, SEATS) }, said);
  return now() - begun;
}

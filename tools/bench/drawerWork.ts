/** A drawer with many matches in it, on a real SQLite in a file, and what the pages of the app ask of it. */
import { lookInto } from '../../app/screens/home/drawer';
import { plainly } from '../../app/parts/search';
import type { Archive, StoredMatch, WholeMatch } from '@/archive/archive';
import type { Db } from '@/archive/db';
import { migrate } from '@/archive/migrations';
import { sqlArchive } from '@/archive/sqlArchive';

import type { Game } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { byChance, defaultOptions } from '@/engine/testing/matches';
import { gameOf, shelf } from '@/games/index';
import { endOf, setUpOf, stateOf } from '@/match/matchRows';
import { TINCTURES, type Player } from '@/match/matchView';
import type { Household } from '@/match/newMatch';
import { filterOutings, outingsIn, ownMinutes, recordOf } from '@/match/records';

export { prepare } from '@/archive/prepare';

/** Of each game so many matches are played, and then put in again and again under other names. */
const PLAYED = 2;
/** One in so many is not finished. */
const OPEN = 50;
const DAY = 86_400_000;
const BEGAN = Date.UTC(2020, 0, 1);
const SNAPSHOTS = 3;
/** As many as lie under the first page of the history. */
const A_PAGE = 40;

const PLAYERS: readonly Player[] = [
  { name: 'Anna', tincture: TINCTURES[0], plays: 'human' },
  { name: 'Matilde', tincture: TINCTURES[1], plays: 'knight' },
];

/** Played by chance, to its end or not, with three snapshots. */
function playedOut(game: Game, seed: number, unfinished: boolean): WholeMatch {
  const options = defaultOptions(game, PLAYERS.length);
  const match: StoredMatch = {
    id: '',
    game: game.id,
    rules: game.rulesNumber,
    base: 0,
    options,
    seed,
    first: 0,
    players: PLAYERS,
    name: '',
    started: 0,
    touched: 0,
    ended: null,
    practice: false,
    hints: 0,
    wentBack: false,
  };
  const pick = byChance(seed, game);
  const states: string[] = [];
  const choices: WholeMatch['choices'][number][] = [];
  let now: Moment = start(game, setUpOf(match));
  while (now.asked !== null && (!unfinished || choices.length < 60)) {
    const choice = pick(now.state, now.asked, now.offers);
    choices.push({ n: choices.length + 1, seat: now.asked, line: write(choice), at: 20_000 * choices.length });
    now = play(game, now, choice);
    states.push(JSON.stringify(now.state));
  }
  const snapshots = states.map((state, i) => ({ n: i + 1, state })).slice(-SNAPSHOTS);
  const last = stateOf(snapshots.at(-1)?.state ?? '', game);
  return { match, choices, snapshots: snapshots.reverse(), results: unfinished || last === null ? [] : endOf(game, last, PLAYERS, '') };
}

function copyOf(whole: WholeMatch, n: number): WholeMatch {
  const at = BEGAN + (n * DAY) / 5;
  // As the app names them: by their time.
  const id = `${at.toString(36)}-${n}`;
  const ended = whole.results.length === 0 ? null : at + 20_000 * whole.choices.length;
  return {
    match: { ...whole.match, id, name: n % 3 === 0 ? `Evening ${n}` : '', started: at, touched: at, ended },
    choices: whole.choices.map(c => ({ ...c, at: at + c.at })),
    snapshots: whole.snapshots,
    results: whole.results.map(r => ({ ...r, match: id })),
  };
}

export async function fill(db: Db, count: number): Promise<void> {
  await migrate(db);
  const archive = sqlArchive(db);
  const seeds = Array.from({ length: PLAYED }, (_, i) => i + 1);
  const done = shelf.flatMap(game => seeds.map(seed => playedOut(game, seed, false)));
  const open = shelf.map(game => playedOut(game, 1, true));
  const wanted = (n: number): WholeMatch | undefined => (n % OPEN === 0 ? open[(n / OPEN) % open.length] : done[n % done.length]);
  for (let from = 0; from < count; from += 100) {
    const some = Array.from({ length: Math.min(100, count - from) }, (_, i) => from + i);
    await archive.putIn(some.flatMap(n => wanted(n) ?? []).map((whole, i) => copyOf(whole, some[i] ?? 0)));
  }
}

async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function records(archive: Archive): Promise<void> {
  const all = await outingsIn(archive);
  for (const game of new Set(all.map(o => o.game))) recordOf(filterOutings(all, { game }));
}

/** In milliseconds. */
export interface Asked {
  readonly home: number;
  readonly broken: number;
  readonly history: number;
  readonly search: number;
  readonly records: number;
  readonly minutes: number;
}

/** Everything asked once, of a drawer that was opened a moment ago. */
export async function ask(db: Db): Promise<Asked> {
  const archive = sqlArchive(db);
  const thinker = { choose: async () => null, hint: async () => null };
  const house: Household = { archive, thinker, gameOf: async id => gameOf(id) };
  const home = await timed(() => lookInto(house));
  const broken = await timed(() => archive.broken());
  const history = await timed(async () => archive.finishedMatches((await archive.finishedTitles()).slice(0, A_PAGE).map(t => t.id)));
  const titles = await archive.finishedTitles();
  const search = await timed(() => titles.filter(t => plainly([t.game, t.name, ...t.players].join('\n')).includes('evening 99')));
  const minutes = await timed(() => ownMinutes(archive, { game: shelf[0]?.id ?? '', seats: 2, humans: 1 }));
  return { home, broken, history, search, records: await timed(() => records(archive)), minutes };
}

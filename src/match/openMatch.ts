/** Resumes a match: the newest snapshot and the choices after it at once, what lies before it while the table is already laid. */
import type { Game, Seat } from '@/engine/contract';
import type { Archive, Contents, Quarantine } from '@/archive/archive';
import { isBroken } from '@/archive/rows';
import type { Write } from '@/archive/writer';
import { recall, type Course } from './course';
import { humansAt, seatedNow } from './seatControl';
import { openTable, type OpenMatch } from './match';
import { clockOf, gameFor, type Household, type Newer, type NoGame } from './newMatch';
import { resumeUnderNewRules, Broken, choicesOf, firstMoment, resume } from './resume';
import { playersOf } from './matchRows';
import { tableOf } from './openTables';
import { workInSlices } from './workInSlices';
import { noted } from '@/archive/trace';

/** Why a match cannot be opened: it is not there, its game is not, or it is broken and has been set apart. */
export interface NotOpened {
  readonly why: 'missing' | 'secrets' | (NoGame | Newer)['why'] | Quarantine;
}

const opening = new WeakMap<Archive, Map<string, Promise<OpenMatch | NotOpened>>>();

/** Asked twice at the same time, it is opened once. */
export function openMatch(house: Household, id: string): Promise<OpenMatch | NotOpened> {
  const underWay = opening.get(house.archive) ?? new Map<string, Promise<OpenMatch | NotOpened>>();
  opening.set(house.archive, underWay);
  const found = underWay.get(id) ?? open(house, id).finally(() => underWay.delete(id));
  underWay.set(id, found);
  return found;
}

async function open(house: Household, id: string): Promise<OpenMatch | NotOpened> {
  const table = await tableAfterSaving(house, id);
  if (table !== null) {
    table.sitDown();
    return table;
  }
  const found = await house.archive.contents(id, true);
  if (found === null) return { why: 'missing' };
  const game = await gameFor(house, found);
  if ('why' in game) return game;
  try {
    if (isBroken(found)) throw new Broken(found.why);
    return await layTable(house, game, found);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    // A mark that cannot be written is found again at the next opening.
    await house.archive.quarantine(id, error.why).catch(noted('setting a match apart'));
    return { why: error.why };
  }
}

/** A table that is still laid: somebody sits there, or its last rows could not be written. */
async function tableAfterSaving({ archive }: Household, id: string): Promise<OpenMatch | null> {
  const left = tableOf(archive, id);
  if (left?.hasLeft() === true) {
    left.saveAgain();
    await left.settled();
  }
  return tableOf(archive, id);
}

async function layTable(house: Household, game: Game, found: Contents): Promise<OpenMatch> {
  const seated = playersOf(found.match.players, game);
  if (seated === null) throw new Broken('players');
  const all = async (): Promise<Contents> => {
    const whole = await house.archive.contents(found.match.id);
    if (whole === null || isBroken(whole)) throw new Broken(whole?.why ?? 'row');
    return whole;
  };
  const isCurrent = found.match.rules === game.rulesNumber;
  const { stored, course, toWrite } = isCurrent ? await resume(game, found, all) : resumeUnderNewRules(game, await all());
  const { archive, thinker } = house;
  const players = seatedNow(seated, course.n);
  const reseat: readonly Write[] = players === seated ? [] : [to => to.reseat(stored.id, players)];
  // A match that was set apart and opens after all, with a newer app perhaps, is a match like any other.
  const sound: Write = to => to.quarantine(stored.id, null);
  const match = openTable({
    archive,
    thinker,
    clock: clockOf(house),
    game,
    stored,
    players,
    course,
    lastByPerson: await lastByPerson(course, humansAt(players), all),
    toWrite: [...toWrite, ...reseat, sound],
  });
  if (course.from > stored.base) void rememberBehind(match, game, course, all).catch(noted('recalling a match'));
  return match;
}

/** A bot that is asked gives the same answer as it would have given without the interruption: see thoughtSeed.ts. */
async function lastByPerson({ n, now, steps }: Course, people: readonly Seat[], all: () => Promise<Contents>): Promise<number> {
  const isAsked = now.asked !== null && people.includes(now.asked);
  if (isAsked || steps.some(s => people.includes(s.seat))) return 0;
  return (await all()).choices.findLast(c => c.n <= n && people.includes(c.seat))?.n ?? 0;
}

/** An earlier part that cannot be recalled leaves the chronicle shorter and the match whole. */
async function rememberBehind(match: OpenMatch, game: Game, course: Course, all: () => Promise<Contents>): Promise<void> {
  const to = course.beginning.state;
  const whole = await all();
  const { base } = whole.match;
  const choices = choicesOf(whole.choices.filter(c => c.n > base && c.n <= course.from));
  const first = firstMoment(game, whole);
  if (first === null) return;
  const earlier = await workInSlices(recall(game, first, base, choices, to), () => match.hasLeft());
  if (earlier !== null) match.remember(earlier);
}

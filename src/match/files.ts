/** Matches as files of the player's own: out as text, and in again after every choice has been played anew. */
import { isBroken, parsed } from '@/archive/rows';
import { Stopped, type Contents, type StoredMatch, type WholeMatch } from '@/archive/archive';
import { faultOf, type Fault } from '@/archive/faults';
import { KIND, matchesIn, Misfit, VERSION, type FileContent, type FileMatch, type FileTrouble } from './fileFormat';
import { gameIn, newId, clockOf, type Household } from './newMatch';
import { workInSlices } from './workInSlices';
import { validateImport } from './validateImport';
import { wholeOf, type OpenMatch } from './openTables';
import { note, noted } from '@/archive/trace';
import { UNWATCHED, type Watch } from '@/archive/watch';

export type Imported = { readonly added: number; readonly already: number } | { readonly trouble: FileTrouble };

async function contentsOf({ archive }: Household, id: string): Promise<Contents | null> {
  const found = await wholeOf(archive, id);
  return found === null || isBroken(found) ? null : found;
}

/** null: the match is not there, or broken. */
export async function exportMatch(house: Household, id: string): Promise<string | null> {
  const found = await contentsOf(house, id);
  return found === null ? null : fileOf([JSON.stringify(asFile(found))]);
}

/** A match as it lies on its table, with what could not be saved. */
export async function copyOf(house: Household, match: OpenMatch): Promise<string> {
  const kept = match.kept();
  const found = await contentsOf(house, kept.match.id).catch(noted('copying a match'));
  const first = kept.choices[0]?.n ?? kept.match.base + 1;
  const earlier = found?.choices.filter(c => c.n < first) ?? [];
  const beginning = found?.snapshots.filter(s => s.n === kept.match.base && s.n > 0) ?? [];
  const whole = { ...kept, choices: [...earlier, ...kept.choices], snapshots: [...kept.snapshots, ...beginning] };
  return fileOf([JSON.stringify(asFile(whole))]);
}

/** Everything that can be read; fails as Stopped where it is called off. */
export async function exportAll(house: Household, watch: Watch = UNWATCHED): Promise<string> {
  const ids = (await house.archive.matches()).map(m => m.id);
  return (await exportOf(house, ids, Infinity, watch)).text;
}

/** These matches, as far as they can be read and as long as the text is no longer than that; one after the other, so that a tap goes in between. */
export async function exportOf(
  house: Household,
  ids: readonly string[],
  most = Infinity,
  watch: Watch = UNWATCHED,
): Promise<{ readonly text: string; readonly matches: number }> {
  const texts: string[] = [];
  let length = 0;
  for (const [done, id] of ids.entries()) {
    watch.tell(done, ids.length);
    if (watch.calledOff()) throw new Stopped();
    const found = await contentsOf(house, id);
    if (found === null) continue;
    const text = JSON.stringify(asFile(found));
    length += text.length;
    if (length > most) break;
    texts.push(text);
  }
  return { text: fileOf(texts), matches: texts.length };
}

/** A file of matches that are texts already: a large one is never written in one breath. */
function fileOf(matches: readonly string[]): string {
  const file: FileContent = { kind: KIND, version: VERSION, matches: [] };
  return JSON.stringify(file).replace(/\]\}$/, () => `${matches.join(',')}]}`);
}

function asFile({ match, choices, snapshots }: Contents): FileMatch {
  // The newest snapshot, should the rules be mended before it is read; and the one the match begins with, if it does not begin at 0.
  const sound = snapshots.map(s => ({ n: s.n, state: parsed(s.state) })).filter(s => s.state !== undefined);
  const kept = sound.filter((s, i) => i === 0 || (match.base > 0 && s.n === match.base));
  return {
    ...match,
    choices: choices.map(c => [c.seat, c.line] as const),
    snapshots: kept,
  };
}

/** All matches of the file or none. A match that lies here already is recognised; another one under the same id gets a new id. */
export async function importText(house: Household, text: string, watch: Watch = UNWATCHED): Promise<Imported> {
  try {
    const matches = matchesIn(text);
    const added: WholeMatch[] = [];
    for (const [done, match] of matches.entries()) {
      watch.tell(done, 2 * matches.length);
      const whole = notToCome(await prove(house, match, watch.calledOff), clockOf(house)());
      const there = await wholeOf(house.archive, whole.match.id);
      // One that cannot be read keeps its place: another app may read it some day.
      const here = [...(there === null ? [] : [there]), ...added.filter(a => a.match.id === whole.match.id)];
      if (here.some(h => !isBroken(h) && isSame(h, whole))) continue;
      added.push(here.length === 0 ? whole : underNewId(house, whole));
    }
    const goesOn = (done: number): boolean => {
      watch.tell(matches.length + done, matches.length + added.length);
      return !watch.calledOff();
    };
    if (added.length > 0) await house.archive.putIn(added, goesOn).catch((error: unknown) => misfit(notPutIn(error)));
    return { added: added.length, already: matches.length - added.length };
  } catch (error) {
    if (error instanceof Misfit) return { trouble: error.trouble };
    throw error;
  }
}

function misfit(trouble: FileTrouble): never {
  throw new Misfit(trouble);
}

const NOT_FOR_ROOM: readonly Fault[] = ['corrupt', 'otherTab', 'noEngine'];

function notPutIn(error: unknown): FileTrouble {
  if (error instanceof Stopped) return 'stopped';
  note('putting matches in', error);
  // A browser does not always say that there is no room: that is what it is unless it is known to be something else.
  return NOT_FOR_ROOM.includes(faultOf(error)) ? 'notWritten' : 'notSaved';
}

/** Clocks of two devices never agree; a day is more than any zone makes of it. */
const DAY = 86_400_000;

/** A clock that went ahead elsewhere would keep such a match on top for years. */
function notToCome({ match, choices, ...rest }: WholeMatch, now: number): WholeMatch {
  const past = (time: number): number => (time > now + DAY ? now : time);
  const times = { started: past(match.started), touched: past(match.touched), ended: match.ended === null ? null : past(match.ended) };
  return { ...rest, match: { ...match, ...times }, choices: choices.map(c => ({ ...c, at: past(c.at) })) };
}

async function prove(house: Household, match: FileMatch, calledOff: () => boolean): Promise<WholeMatch> {
  const game = await gameIn(house, match.game);
  if ('why' in game) throw new Misfit(game.why);
  try {
    return (await workInSlices(validateImport(game, match), calledOff)) ?? misfit('stopped');
  } catch (error) {
    // A state or a set-up that the rules stumble over is no better than one with a hole in it.
    throw error instanceof Misfit ? error : new Misfit('badShape');
  }
}

function underNewId(house: Household, { match, ...rest }: WholeMatch): WholeMatch {
  const id = newId(clockOf(house)());
  return { ...rest, match: { ...match, id }, results: rest.results.map(r => ({ ...r, match: id })) };
}

/** The same table, played the same way; names, times and what was counted beside do not matter. */
function isSame(a: Contents, b: Contents): boolean {
  const asPlayed = (m: StoredMatch): string =>
    JSON.stringify([m.game, m.seed, m.first, m.players.map(p => [p.name, p.plays, p.before]), Object.entries(m.options).sort()]);
  const lines = ({ choices }: Contents): string => choices.map(c => c.line).join('\n');
  return asPlayed(a.match) === asPlayed(b.match) && lines(a) === lines(b);
}

/** Spoilt files against the real import, spoilt rows against the real drawer: nothing falls over, nothing unsound comes in, nothing else changes. */
import type { Choice, Game } from '@/engine/contract';
import { read } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { shelf } from '@/games/index';
import type { Archive, Contents } from '@/archive/archive';
import { memoryArchive } from '@/archive/memoryArchive';
import { createArchive } from '@/archive/openArchive';
import { isBroken } from '@/archive/rows';
import { everyResult } from '@/archive/testing/everyResult';
import { exportAll, importText } from '@/match/files';
import type { Household } from '@/match/newMatch';
import { openMatch } from '@/match/openMatch';
import { openFilm } from '@/match/matchFilm';
import { momentOf } from '@/match/resume';
import { setUpOf } from '@/match/matchRows';
import { openDatabaseAsync, standIn } from '../jest/expo-sqlite';
import { houseOn, lookAtPages, toy } from './house';
import { below, playIn, type Seeded } from './lots';
import { spoilMeaning, spoilOrigin, spoilText } from './mangle';

const MOST_AT_ONCE = 4;

export interface Fuzzed {
  files: number;
  refused: Record<string, number>;
  /** Files that came in, at least in part, and those that were no change at all. */
  accepted: number;
  known: number;
  rows: number;
  /** What became of a match with a spoilt row: set apart, or opened all the same. */
  setApart: number;
  opened: number;
  readonly faults: string[];
}

/** Finished and unfinished matches of every game, as files of one match each and as one of them all. */
async function exemplars(): Promise<string[]> {
  const texts: string[] = [];
  const house = houseOn(memoryArchive());
  for (const [game, most] of [[toy, 1000], [toy, 5], ...shelf.map(g => [g, 70] as const), [shelf[0], 20_000]] as [Game, number][]) {
    await playIn(house, game, most, texts.length + 1);
    const one = houseOn(memoryArchive());
    await playIn(one, game, most, texts.length + 1);
    texts.push(await exportAll(one));
  }
  return [...texts, await exportAll(house)];
}

function spoilt(text: string, lots: Seeded): string {
  return below(lots, 6) === 0 ? spoilOrigin(text, lots) : spoiltJson(text, lots);
}

function spoiltJson(text: string, lots: Seeded): string {
  let bad = text;
  for (let times = 1 + below(lots, 3); times > 0; times--) {
    try {
      bad = below(lots, 2) === 0 ? spoilMeaning(bad, lots) : spoilText(bad, lots);
    } catch {
      bad = spoilText(bad, lots);
    }
  }
  return bad;
}

async function rowsOf(archive: Archive, ids: readonly string[]): Promise<string> {
  const contents = await Promise.all(ids.map(id => archive.contents(id)));
  const results = (await everyResult(archive)).filter(r => ids.includes(r.match));
  return JSON.stringify([contents, results, await archive.settings()]);
}

/** A drawer with something in it that no file may change. */
async function furnished(archive: Archive): Promise<{ house: Household; ids: string[]; before: string }> {
  const house = houseOn(archive);
  await archive.set('language', 'it');
  const ids = [await playIn(house, toy, 1000, 91), await playIn(house, shelf[0] as Game, 30, 92)];
  return { house, ids, before: await rowsOf(archive, ids) };
}

export async function fuzzFiles(count: number, seed: number, fuzzed: Fuzzed): Promise<void> {
  const texts = await exemplars();
  standIn.reset();
  const drawers = [await furnished((await createArchive()).archive), await furnished(memoryArchive())];
  for (let n = 0; n < count; n++) {
    const lots = { seed: Math.imul(seed, 7919) ^ Math.imul(n + 1, 0x9e3779b1) };
    const drawer = drawers[n % 2] as (typeof drawers)[0];
    const text = spoilt(texts[below(lots, texts.length)] as string, lots);
    try {
      await oneFile(text, drawer, fuzzed);
    } catch (error) {
      fuzzed.faults.push(`file ${n}: ${error instanceof Error ? error.stack : String(error)}`);
      const { house, ids } = drawer;
      const came = (await house.archive.matches()).filter(m => !ids.includes(m.id));
      await forget(
        house.archive,
        came.map(m => m.id),
      );
    }
    fuzzed.files++;
  }
}

async function oneFile(text: string, { house, ids, before }: Awaited<ReturnType<typeof furnished>>, fuzzed: Fuzzed): Promise<void> {
  const found = await importText(house, text);
  if (({} as Record<string, unknown>).practice !== undefined) throw new Error('a prototype was changed');
  if ((await rowsOf(house.archive, ids)) !== before) throw new Error('what was there has changed');
  const added = (await house.archive.matches()).filter(m => !ids.includes(m.id));
  if ('trouble' in found) {
    fuzzed.refused[found.trouble] = (fuzzed.refused[found.trouble] ?? 0) + 1;
    if (added.length > 0) throw new Error(`refused (${found.trouble}), and yet ${added.length} came in`);
    return;
  }
  if (found.added !== added.length) throw new Error(`${found.added} are said to have come in, ${added.length} have`);
  if (added.length > 0) fuzzed.accepted++;
  else fuzzed.known++;
  for (const { id } of added) {
    const contents = await house.archive.contents(id);
    if (contents === null || isBroken(contents)) throw new Error('what came in cannot be read');
    await usable(house, id, contents);
  }
  await forget(
    house.archive,
    added.map(m => m.id),
  );
}

/** Deleted at once, as at the next opening of the app. */
async function forget(archive: Archive, ids: readonly string[]): Promise<void> {
  for (const id of ids) await archive.remove(id, 1);
  if (!archive.keeps) return;
  const db = await openDatabaseAsync('blazon.db');
  for (const id of ids) await db.runAsync('DELETE FROM matches WHERE id = ?', [id]);
}

/** It replays without the app, it opens, it can be looked through, and it is played on for a while. */
async function usable(house: Household, id: string, contents: Contents): Promise<void> {
  const { match, choices } = contents;
  const game = (await house.gameOf(match.game)) as Game;
  const base =
    match.base === 0
      ? start(game, setUpOf(match))
      : momentOf(game, contents.snapshots.find(s => s.n === match.base) ?? { n: 0, state: '' });
  if (base === null) throw new Error('the beginning of what came in is no state');
  const after = choices.filter(c => c.n > match.base).reduce<Moment>((now, c) => play(game, now, read(c.line) as Choice), base);
  if ((after.asked === null) !== (match.ended !== null)) throw new Error('ended without an end, or the other way round');
  await openAndPlay(house, id);
  const film = await openFilm(house, id);
  if ('why' in film) throw new Error(`cannot be looked through: ${film.why}`);
  film.at(film.last, null);
}

async function openAndPlay(house: Household, id: string): Promise<'setApart' | 'opened'> {
  const match = await openMatch(house, id);
  if ('why' in match) return 'setApart';
  for (let n = 0; n < MOST_AT_ONCE && !match.now().over; n++) {
    match.openCurtain();
    const { offers } = match.now();
    if (offers[0] !== undefined) match.choose(offers[n % offers.length] as Choice);
  }
  match.leave();
  await match.settled();
  return 'opened';
}

const TABLES = { matches: 'id', choices: 'match', snapshots: 'match', results: 'match', settings: 'key' } as const;
const JSON_CELLS = ['options', 'seats', 'state', 'sources'];

/** Spoils a few cells or drops a few rows of one match; returns what was done. */
async function spoilRows(id: string, lots: Seeded): Promise<string> {
  const db = await openDatabaseAsync('blazon.db');
  const done: string[] = [];
  for (let times = 1 + below(lots, 3); times > 0; times--) {
    const tables = ['matches', 'choices', 'choices', 'snapshots', 'results'] as const;
    const table = tables[below(lots, tables.length)] as keyof typeof TABLES;
    const rows = await db.getAllAsync<Record<string, string | number | null>>(`SELECT * FROM ${table} WHERE ${TABLES[table]} = ?`, [id]);
    const row = rows[below(lots, rows.length)];
    if (row === undefined) continue;
    const columns = Object.keys(row).filter(c => c !== TABLES[table] && c !== 'deleted');
    const column = columns[below(lots, columns.length)] as string;
    const where = `${TABLES[table]} = ?${'n' in row ? ' AND n = ?' : 'seat' in row && table === 'results' ? ' AND seat = ?' : ''}`;
    const key = [id, ...('n' in row ? [row.n as number] : table === 'results' ? [row.seat as number] : [])];
    const old = row[column] ?? null;
    const value =
      typeof old === 'string'
        ? JSON_CELLS.includes(column)
          ? spoiltJson(old, lots)
          : spoilText(old, lots)
        : [-1, 0, 1, 99, 2 ** 40, null][below(lots, 6)];
    try {
      if (table !== 'matches' && below(lots, 4) === 0) await db.runAsync(`DELETE FROM ${table} WHERE ${where}`, key);
      else await db.runAsync(`UPDATE ${table} SET ${column} = ? WHERE ${where}`, [value ?? null, ...key]);
      done.push(`${table}.${column}`);
    } catch {
      // SQLite itself does not take everything: types and keys are strict
    }
  }
  return done.join(', ');
}

export async function fuzzRows(count: number, seed: number, fuzzed: Fuzzed): Promise<void> {
  const texts = await exemplars();
  for (let n = 0; n < count; n++) {
    const lots = { seed: Math.imul(seed, 104_729) ^ Math.imul(n + 1, 0x85ebca6b) };
    standIn.reset();
    let done = '';
    try {
      const { archive } = await createArchive();
      const { ids, before } = await furnished(archive);
      const house = houseOn(archive);
      await importText(house, texts[below(lots, texts.length - 1)] as string);
      const [target] = (await archive.matches()).filter(m => !ids.includes(m.id));
      if (target === undefined) throw new Error('nothing to spoil');
      done = await spoilRows(target.id, lots);
      standIn.kill();
      await oneDrawer(target.id, ids, before, fuzzed);
    } catch (error) {
      fuzzed.faults.push(`rows ${n} (${done}): ${error instanceof Error ? error.stack : String(error)}`);
    }
    fuzzed.rows++;
  }
}

/** The app opens its drawer after the damage: everything can be asked, and the other matches are as they were. */
async function oneDrawer(target: string, ids: readonly string[], before: string, fuzzed: Fuzzed): Promise<void> {
  const { archive, how } = await createArchive();
  if (how !== 'ok') throw new Error(`the drawer does not open: ${how}`);
  const house = houseOn(archive);
  await lookAtPages(archive);
  await exportAll(house);
  fuzzed[await openAndPlay(house, target)]++;
  const film = await openFilm(house, target);
  if (!('why' in film)) film.at(film.first, null);
  await archive.rawRows();
  if ((await rowsOf(archive, ids)) !== before) throw new Error('another match has changed');
  for (const id of ids) if ('why' in (await openMatch(house, id))) throw new Error('another match does not open');
}

export { fuzzDrawers } from './drawers';
export const nothingYet = (): Fuzzed => ({ files: 0, refused: {}, accepted: 0, known: 0, rows: 0, setApart: 0, opened: 0, faults: [] });

/**
 * Spoilt database files against the real opening of the app: what the card of a phone or a torn write may do to the bytes. The app opens, or
 * says one clear sentence; then every row that can be read is handed out, the file goes aside whole, and a new drawer takes its place.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@/engine/contract';
import type { Archive } from '@/archive/archive';
import { faultOf } from '@/archive/faults';
import { createArchive, FILE, startAside, type OpenedArchive } from '@/archive/openArchive';
import { exportAll } from '@/match/files';
import { openMatch } from '@/match/openMatch';
import { shelf } from '@/games/index';
import { en } from '@/words/en';
import { it } from '@/words/it';
import { standIn } from '../jest/expo-sqlite';
import { folder } from './files';
import { houseOn, lookAtPages } from './house';
import { below, playIn, type Seeded } from './lots';

const PAGE = 4096;
const HEAD = 100;

export interface Drawers {
  count: number;
  /** Opened as if nothing were; refused with which sentence. */
  sound: number;
  readonly refused: Record<string, number>;
  /** Opened, though something in it could not be read afterwards. */
  late: number;
  readonly faults: string[];
}

type Spoil = (bytes: Buffer, lots: Seeded, others: readonly Buffer[]) => Buffer;

const flip = (bytes: Buffer, at: number, lots: Seeded): void => void (bytes[at] = (bytes[at] as number) ^ (1 << below(lots, 8)));
const pageAt = (bytes: Buffer, lots: Seeded): number => below(lots, Math.max(1, Math.floor(bytes.length / PAGE))) * PAGE;
const noise = (length: number, lots: Seeded): Buffer => Buffer.from(Array.from({ length }, () => below(lots, 256)));

/** Ways to spoil a file, by name for the report. */
const WAYS: Readonly<Record<string, Spoil>> = {
  'bits flipped': (bytes, lots) => {
    for (let n = 1 + below(lots, 40); n > 0; n--) flip(bytes, below(lots, bytes.length), lots);
    return bytes;
  },
  'bits of its head flipped': (bytes, lots) => {
    for (let n = 1 + below(lots, 4); n > 0; n--) flip(bytes, below(lots, HEAD), lots);
    return bytes;
  },
  'bits of page heads flipped': (bytes, lots) => {
    for (let n = 1 + below(lots, 4); n > 0; n--) flip(bytes, Math.min(bytes.length - 1, pageAt(bytes, lots) + below(lots, 24)), lots);
    return bytes;
  },
  'cut off': (bytes, lots) => bytes.subarray(0, below(lots, bytes.length)),
  'cut off at a page': (bytes, lots) => bytes.subarray(0, pageAt(bytes, lots)),
  'a page of zeros': (bytes, lots) => {
    const at = pageAt(bytes, lots);
    return bytes.fill(0, at, at + PAGE);
  },
  'a page of noise': (bytes, lots) => {
    noise(PAGE, lots).copy(bytes, pageAt(bytes, lots));
    return bytes;
  },
  'a page of another place': (bytes, lots) => {
    const from = pageAt(bytes, lots);
    bytes.copyWithin(pageAt(bytes, lots), from, from + PAGE);
    return bytes;
  },
  'a page of another drawer': (bytes, lots, others) => {
    const other = others[below(lots, others.length)] as Buffer;
    const from = pageAt(other, lots);
    other.copy(bytes, pageAt(bytes, lots), from, from + PAGE);
    return bytes;
  },
  'another file': (_, lots) => noise(below(lots, 3) * PAGE + below(lots, PAGE), lots),
  'more at its end': (bytes, lots) => Buffer.concat([bytes, noise(1 + below(lots, 2 * PAGE), lots)]),
};

const MATCHES = 3;

/** A drawer as bytes, with finished and unfinished matches. */
async function drawerOf(seed: number): Promise<Buffer> {
  folder.path = standIn.useFiles();
  const { archive } = await createArchive();
  const house = houseOn(archive);
  await archive.set('language', 'it');
  for (let n = 0; n < MATCHES; n++) {
    const game = shelf[(seed + n) % shelf.length] as Game;
    await playIn(house, game, n === 0 ? 20_000 : 40 * (n + seed), 10 * seed + n);
  }
  standIn.kill();
  return readFileSync(join(folder.path, FILE));
}

export async function fuzzDrawers(count: number, seed: number, drawers: Drawers): Promise<void> {
  const originals = [await drawerOf(1), await drawerOf(2), await drawerOf(3)];
  const ways = Object.entries(WAYS);
  for (let n = 0; n < count; n++) {
    const lots = { seed: Math.imul(seed, 15_485_863) ^ Math.imul(n + 1, 0xc2b2ae35) };
    const [way, spoil] = ways[n % ways.length] as (typeof ways)[0];
    const bytes = spoil(Buffer.from(originals[below(lots, originals.length)] as Buffer), lots, originals);
    folder.path = standIn.useFiles();
    writeFileSync(join(folder.path, FILE), bytes);
    try {
      await oneFile(Buffer.from(bytes), drawers);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `\n  because: ${error.cause.stack}` : '';
      drawers.faults.push(`drawer ${n} (${way}): ${error instanceof Error ? error.stack : String(error)}${cause}`);
    }
    drawers.count++;
  }
  standIn.reset();
}

async function oneFile(bytes: Buffer, drawers: Drawers): Promise<void> {
  const opened = await createArchive();
  if (opened.how !== 'ok') return refused(opened, bytes, drawers);
  const trouble = await readAndPlay(opened.archive);
  if (trouble === null) {
    drawers.sound++;
    return;
  }
  // Home says it with the same sentence and the same ways out.
  drawers.late++;
  const fault = faultOf(trouble);
  if (fault !== 'corrupt') throw new Error(`in use it is said to be '${fault}'`, { cause: trouble });
}

/** One clear sentence in both languages; what can be read is handed out; the file goes aside whole; then all is well. */
async function refused({ how, salvage }: OpenedArchive, bytes: Buffer, drawers: Drawers): Promise<void> {
  drawers.refused[how] = (drawers.refused[how] ?? 0) + 1;
  if (how !== 'corrupt' && how !== 'newer') throw new Error(`said to be '${how}'`);
  if ([en, it].some(words => words.trouble[how].length === 0)) throw new Error(`no sentence for '${how}'`);
  if (salvage !== null) JSON.parse(await salvage());
  await startAside();
  const kept = readdirSync(folder.path).find(name => /^blazon-aside-.*\.db$/.test(name));
  if (kept === undefined) throw new Error('the file has not been kept');
  if (how === 'corrupt' && !readFileSync(join(folder.path, kept)).equals(bytes)) throw new Error('the file aside has other bytes');
  const anew = await createArchive();
  if (anew.how !== 'ok' || (await anew.archive.matches()).length > 0) throw new Error(`afterwards there is no new drawer: ${anew.how}`);
  const house = houseOn(anew.archive);
  await playIn(house, shelf[0] as Game, 3, 1);
  if ((await anew.archive.matches()).length !== 1) throw new Error('the new drawer keeps nothing');
}

/** All that the app does with a drawer; the first error, which must be one that says what is wrong. */
async function readAndPlay(archive: Archive): Promise<unknown> {
  const house = houseOn(archive);
  try {
    await archive.settings();
    await lookAtPages(archive);
    await exportAll(house);
    for (const { id } of await archive.matches()) {
      const match = await openMatch(house, id);
      if ('why' in match) continue;
      match.openCurtain();
      const { offers } = match.now();
      if (offers[0] !== undefined) match.choose(offers[0]);
      match.leave();
      await match.settled();
    }
    return null;
  } catch (error) {
    return error;
  }
}

/** A file of SQLite's worker in a browser: a head with the name it stands for, then the bytes (as in expo-sqlite's AccessHandlePoolVFS). */
export const FOLDER = 'expo-sqlite';
/** So many the worker makes when it finds none; it never makes one more. */
export const CAPACITY = 6;
/** Where the bytes begin. */
export const HEAD = 4096;

const NAME_ROOM = 512;
const SIGNED = NAME_ROOM + 4;
const DIGEST = 8;
/** What stands first in a database and in a journal of SQLite. */
const DATABASE = [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x61, 0x74, 0x20, 0x33, 0x00];
const JOURNAL = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
/** Of a name that is none: the worker writes this without counting. */
const NO_NAME = [0xfecc5f80, 0xaccec037] as const;
const FLAGS = { database: 0x106, journal: 0x806 } as const;

export type Holds = 'database' | 'journal' | 'unknown';

/** The beginning of a file, as much as it takes to know it. */
export const BEGINNING = HEAD + DATABASE.length;

export interface PoolFile {
  /** The name it stands for; '': none. */
  readonly path: string;
  /** false: the worker would take the name for damaged, and empty the file. */
  readonly sound: boolean;
  /** What lies behind the head; null: nothing that anybody could want. */
  readonly holds: Holds | null;
}

/** cyrb53, over the name and its flags. */
function digestOf(signed: Uint8Array): readonly [number, number] {
  if (signed[0] === 0) return NO_NAME;
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (const value of signed) {
    h1 = Math.imul(h1 ^ value, 2654435761);
    h2 = Math.imul(h2 ^ value, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return [h1 >>> 0, h2 >>> 0];
}

const begins = (bytes: Uint8Array, with_: readonly number[]): boolean => with_.every((byte, i) => bytes[HEAD + i] === byte);

export function read(beginning: Uint8Array, size: number): PoolFile {
  const head = new Uint8Array(HEAD);
  head.set(beginning.subarray(0, HEAD));
  const view = new DataView(head.buffer);
  const [a, b] = digestOf(head.subarray(0, SIGNED));
  const sound = view.getUint32(SIGNED, true) === a && view.getUint32(SIGNED + 4, true) === b;
  const path = new TextDecoder().decode(head.subarray(0, Math.max(0, head.subarray(0, NAME_ROOM).indexOf(0))));
  const isNameless = head[0] === 0;
  if (size <= HEAD || (isNameless && sound)) return { path, sound, holds: null };
  const holds = begins(beginning, DATABASE) ? 'database' : begins(beginning, JOURNAL) ? 'journal' : 'unknown';
  // A journal whose name is gone was done with: its transaction is in the database.
  return { path, sound, holds: isNameless && holds === 'journal' ? null : holds };
}

/** A head that says this name. */
export function headFor(path: string, holds: 'database' | 'journal'): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(SIGNED + DIGEST);
  new TextEncoder().encodeInto(path, head);
  const view = new DataView(head.buffer);
  view.setUint32(NAME_ROOM, FLAGS[holds]);
  const digest = digestOf(head.subarray(0, SIGNED));
  for (const [i, part] of digest.entries()) view.setUint32(SIGNED + 4 * i, part, true);
  return head;
}

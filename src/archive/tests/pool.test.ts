/** The files of SQLite's worker in a browser, before it touches them: here they are held in memory, in the kill tool they are real ones. */
import { readyPool } from '../pool.web';
import { CAPACITY, FOLDER, HEAD, headFor, read } from '../poolFile';

type Held = { bytes: Uint8Array };

/** As much of the browser's private files as the pool is looked at with. */
class Folder {
  readonly files = new Map<string, Held>();
  readonly folders = new Map<string, Folder>();
  /** A full device: so many files more may be made. */
  room = Infinity;

  async getDirectoryHandle(name: string): Promise<Folder> {
    const found = this.folders.get(name) ?? new Folder();
    this.folders.set(name, found);
    return found;
  }

  async getFileHandle(name: string) {
    if (!this.files.has(name) && this.room-- <= 0) throw new Error('QuotaExceededError');
    const held = this.files.get(name) ?? { bytes: new Uint8Array() };
    this.files.set(name, held);
    return handleOf(held);
  }

  async *values() {
    for (const held of [...this.files.values()]) yield handleOf(held);
  }
}

function handleOf(held: Held) {
  const fileOf = (bytes: Uint8Array): object => ({
    size: bytes.length,
    slice: (from: number, to?: number) => fileOf(bytes.slice(from, to)),
    arrayBuffer: async () => bytes.slice().buffer,
    bytes,
  });
  return {
    kind: 'file',
    getFile: async () => fileOf(held.bytes),
    createWritable: async ({ keepExistingData = false } = {}) => {
      let next = keepExistingData ? held.bytes.slice() : new Uint8Array();
      return {
        write: async (what: { bytes: Uint8Array } | { type: 'write'; data: Uint8Array }) => {
          if ('type' in what) next.set(what.data);
          else next = what.bytes.slice();
        },
        close: async () => void (held.bytes = next),
      };
    },
  };
}

const FILE = 'blazon.db';
const content = (kind: 'database' | 'journal' | 'unknown', length = 8192): Uint8Array => {
  const bytes = new Uint8Array(length).fill(7);
  bytes.set(
    kind === 'database'
      ? new TextEncoder().encode('SQLite format 3\0')
      : kind === 'journal'
        ? [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
        : [],
  );
  return bytes;
};
const poolFile = (path: string, kind: 'database' | 'journal', inside = content(kind)): Uint8Array => {
  const bytes = new Uint8Array(HEAD + inside.length);
  bytes.set(headFor(path, kind));
  bytes.set(inside, HEAD);
  return bytes;
};
const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, i) => (i === at ? byte ^ 4 : byte));

let root = new Folder();
let pool = new Folder();
beforeEach(async () => {
  root = new Folder();
  pool = await root.getDirectoryHandle(FOLDER);
  Object.defineProperty(globalThis, 'navigator', { value: { storage: { getDirectory: async () => root } }, configurable: true });
});

/** What the worker would take them for. */
const known = () => [...pool.files.values()].map(({ bytes }) => read(bytes, bytes.length)).filter(f => f.sound && f.path !== '');

test('the first visit finds as many files as there have to be, also when an earlier one was cut off after any of them', async () => {
  for (let before = 0; before <= CAPACITY; before++) {
    pool.files.clear();
    for (let n = 0; n < before; n++) pool.files.set(`left${n}`, { bytes: new Uint8Array(n % 2 === 0 ? 0 : HEAD) });
    expect(await readyPool(FILE)).toBe(false);
    expect(pool.files.size).toBe(CAPACITY);
  }
});

test('a device that is full in the middle of it says so, and the next try makes the rest', async () => {
  pool.room = 2;
  await expect(readyPool(FILE)).rejects.toThrow('QuotaExceededError');
  expect(pool.files.size).toBe(2);
  pool.room = Infinity;
  await readyPool(FILE);
  expect(pool.files.size).toBe(CAPACITY);
});

test('whichever bit of its head is flipped, a database keeps its name and every byte', async () => {
  const sound = poolFile(`/${FILE}`, 'database');
  for (const at of [0, 1, 5, 9, 10, 300, 511, 512, 514, 515, 516, 519, 523]) {
    pool.files.clear();
    pool.files.set('a', { bytes: flipped(sound, at) });
    pool.files.set('b', { bytes: poolFile(`/${FILE}-journal`, 'journal') });
    expect(await readyPool(FILE)).toBe(false);
    expect(known().map(f => f.path)).toEqual([`/${FILE}`, `/${FILE}-journal`]);
    expect(pool.files.get('a')!.bytes.slice(HEAD)).toEqual(content('database'));
  }
});

test('a journal that may be needed keeps its name, and one that was done with does not come back', async () => {
  pool.files.set('a', { bytes: poolFile(`/${FILE}`, 'database') });
  pool.files.set('b', { bytes: flipped(poolFile(`/${FILE}-journal`, 'journal'), 516) });
  await readyPool(FILE);
  expect(known().map(f => f.path)).toEqual([`/${FILE}`, `/${FILE}-journal`]);
  const done = poolFile(`/${FILE}-journal`, 'journal').fill(0, 0, 512);
  pool.files.set('b', { bytes: done });
  expect(await readyPool(FILE)).toBe(false);
  expect(known().map(f => f.path)).toEqual([`/${FILE}`]);
  expect([...root.files.keys()]).toEqual([]);
});

test('what nobody knows, and a second database, are put aside whole before the worker empties them', async () => {
  pool.files.set('a', { bytes: poolFile(`/${FILE}`, 'database') });
  pool.files.set('b', { bytes: flipped(poolFile('/else', 'database', content('unknown', 5000)), 3) });
  pool.files.set('c', { bytes: flipped(poolFile(`/${FILE}`, 'database', content('database', 9000)), 3) });
  expect(await readyPool(FILE)).toBe(true);
  const aside = [...root.files].filter(([name]) => name.startsWith('blazon-aside-')).map(([, { bytes }]) => bytes);
  expect(aside).toEqual([content('unknown', 5000), content('database', 9000)]);
});

test('where there are no private files, opening itself has to say so', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  expect(await readyPool(FILE)).toBe(false);
});

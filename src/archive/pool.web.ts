/**
 * The few files of SQLite's worker, before it may touch them. It makes them only when it finds none, so that after a first visit that was cut off there
 * was never room for a journal; and whatever has a head that it cannot read it empties, so that one flipped bit was the end of every match.
 */
import { BEGINNING, CAPACITY, FOLDER, HEAD, headFor, read, type PoolFile } from './poolFile';

interface Found extends PoolFile {
  readonly handle: FileSystemFileHandle;
}

/** As many files as there have to be, and none that the worker would empty; true: what nobody could read was put aside, whole. */
export async function readyPool(file: string): Promise<boolean> {
  // Where there is no such place, opening itself says so.
  if (typeof globalThis.navigator?.storage?.getDirectory !== 'function') return false;
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const files: Found[] = [];
  for await (const handle of folder.values()) if (handle.kind === 'file') files.push(await lookAt(handle as FileSystemFileHandle));
  const putAside = await mend(files, root, file);
  for (let n = files.length; n < CAPACITY; n++) await folder.getFileHandle(nameOf(n), { create: true });
  return putAside;
}

const nameOf = (n: number): string => `${Date.now().toString(36)}${n}${Math.floor(Math.random() * 2 ** 30).toString(36)}`;

async function lookAt(handle: FileSystemFileHandle): Promise<Found> {
  const file = await handle.getFile();
  return { handle, ...read(new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()), file.size) };
}

/** Gives a database and its journal their names again where nobody else bears them; copies whatever else would be emptied. */
async function mend(files: readonly Found[], root: FileSystemDirectoryHandle, file: string): Promise<boolean> {
  const taken = new Set(files.filter(f => f.sound).map(f => f.path));
  let putAside = false;
  for (const lost of files.filter(f => !f.sound)) {
    const { holds, handle } = lost;
    if (holds === null) continue;
    const path = holds === 'journal' ? `/${file}-journal` : `/${file}`;
    if (holds !== 'unknown' && !taken.has(path)) {
      await rewrite(handle, headFor(path, holds));
      taken.add(path);
    } else {
      await copyAside(handle, root);
      putAside = true;
    }
  }
  return putAside;
}

async function rewrite(handle: FileSystemFileHandle, head: Uint8Array<ArrayBuffer>): Promise<void> {
  const writing = await handle.createWritable({ keepExistingData: true });
  await writing.write({ type: 'write', position: 0, data: head });
  await writing.close();
}

async function copyAside(handle: FileSystemFileHandle, root: FileSystemDirectoryHandle): Promise<void> {
  const bytes = (await handle.getFile()).slice(HEAD);
  const copy = await (await root.getFileHandle(`blazon-aside-${nameOf(0)}.db`, { create: true })).createWritable();
  await copy.write(bytes);
  await copy.close();
}

/**
 * Puts a file that does not open aside, in the browser: SQLite's worker keeps a few files of its own with a name written at their
 * head and cannot rename them, so the bytes are copied to a file outside its folder and the name is given free.
 */
import { deleteDatabaseAsync } from 'expo-sqlite';
import { FOLDER, HEAD, read } from './poolFile';

export async function putAside(name: string, newName: string): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const bytes = await bytesOf(await root.getDirectoryHandle(FOLDER), name);
  if (bytes !== null) {
    const copy = await (await root.getFileHandle(newName, { create: true })).createWritable();
    await copy.write(bytes);
    await copy.close();
  }
  await deleteDatabaseAsync(name);
}

async function bytesOf(folder: FileSystemDirectoryHandle, name: string): Promise<Blob | null> {
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const file = await (handle as FileSystemFileHandle).getFile();
    const { path } = read(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()), file.size);
    if (path === `/${name}`) return file.slice(HEAD);
  }
  return null;
}

/** Puts a file that does not open aside, whole, under a new name beside it. (The browser's way is in setAsideFile.web.ts.) */
import { defaultDatabaseDirectory } from 'expo-sqlite';
import { File } from 'expo-file-system';

/** What SQLite may have laid beside its file belongs with it. */
const TAILS = ['', '-journal', '-wal', '-shm'];

export async function putAside(name: string, newName: string): Promise<void> {
  const folder = `file://${String(defaultDatabaseDirectory)}`;
  for (const tail of TAILS) {
    const file = new File(folder, name + tail);
    if (file.exists) await file.move(new File(folder, newName + tail));
  }
}

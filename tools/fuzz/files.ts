/** Stand-in for expo-file-system: as much of a file as it takes to put a database aside, on real files. */
import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the databases lie; set by whoever tries it. */
export const folder = { path: '' };

export class File {
  private readonly path: string;

  constructor(...parts: string[]) {
    this.path = join(folder.path, basename(parts.at(-1) ?? ''));
  }

  get exists(): boolean {
    return existsSync(this.path);
  }

  async move(to: File): Promise<void> {
    renameSync(this.path, to.path);
  }
}

/** Stand-in for expo-file-system: as much of a file as it takes to put a database aside and to keep something beside it, on real files. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

  create(): void {
    this.write('');
  }

  write(text: string): void {
    writeFileSync(this.path, text);
  }

  async text(): Promise<string> {
    return readFileSync(this.path, 'utf8');
  }

  delete(): void {
    rmSync(this.path);
  }

  async move(to: File): Promise<void> {
    renameSync(this.path, to.path);
  }
}

export const Paths = { document: '' } as const;

/**
 * A second place beside the drawer, for the day on which the drawer is gone: how many matches it held, and a copy of the newest.
 * (Two small files; a browser's own places are in beside.web.ts.)
 */
import { File, Paths } from 'expo-file-system';
import { asCopy, type Copy } from './copy';

const COUNT = 'blazon-kept.txt';
const COPY = 'blazon-copy.json';

const fileOf = (name: string): File => new File(Paths.document, name);

function put(name: string, text: string): void {
  const file = fileOf(name);
  if (!file.exists) file.create();
  file.write(text);
}

export async function keepCopy(copy: Copy): Promise<void> {
  put(COPY, JSON.stringify(copy));
}

/** null: there is none. */
export async function copyKept(): Promise<Copy | null> {
  const file = fileOf(COPY);
  return file.exists ? asCopy(await file.text()) : null;
}

/** How many matches lay in the drawer when somebody counted last; 'lost': they were missing, and nobody has answered yet. */
export async function countKept(): Promise<number | 'lost'> {
  const file = fileOf(COUNT);
  const text = file.exists ? await file.text() : '0';
  return text === 'lost' ? text : Number(text) || 0;
}

export async function keepCount(count: number | 'lost'): Promise<void> {
  put(COUNT, String(count));
}

export async function forgetBeside(): Promise<void> {
  for (const name of [COUNT, COPY]) if (fileOf(name).exists) fileOf(name).delete();
}

/** Puts what a tool has measured into a document, between its marks. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Between <!-- mark --> and the next <!-- /end -->, the first word of the mark. */
export function withBetween(text, mark, between) {
  const begin = `<!-- ${mark} -->`;
  const end = `<!-- /${mark.split(/[ :]/)[0]} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`there are no marks ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n${between}\n${text.slice(to)}`;
}

export function writeBetween(file, mark, between) {
  try {
    writeFileSync(file, withBetween(readFileSync(file, 'utf8'), mark, between));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

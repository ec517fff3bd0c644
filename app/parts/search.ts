/** A search that asks neither for accents nor for capitals: 'citta' finds 'Città'. */
const MARKS = /[\u0300-\u036f]/g;

/** Letter by letter, so that what is found can be shown in the words as they are written. */
const letters = (text: string): readonly string[] =>
  Array.from(text, letter => letter.normalize('NFD').replace(MARKS, '').toLowerCase().replace('’', "'"));

/** In one go: ten thousand names are looked through with every key. */
export const plainly = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('’', "'");

export const speaksOf = (text: string, wanted: string): boolean => plainly(text).includes(wanted);

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in pieces, those that were looked for marked. `wanted` is plain already. */
export function pieces(text: string, wanted: string): readonly Piece[] {
  const written = Array.from(text);
  const plain = letters(text);
  // A letter may be written with several (ß) or none: where each begins in the plain text.
  const begins: number[] = [];
  let length = 0;
  for (const letter of plain) {
    begins.push(length);
    length += letter.length;
  }
  const whole = plain.join('');
  const found: Piece[] = [];
  let from = 0;
  for (let at = wanted === '' ? -1 : whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    const first = begins.findLastIndex(begin => begin <= at);
    const after = begins.findIndex(begin => begin >= at + wanted.length);
    const to = after < 0 ? written.length : after;
    if (first > from) found.push({ text: written.slice(from, first).join(''), hit: false });
    found.push({ text: written.slice(Math.max(first, from), to).join(''), hit: true });
    from = to;
  }
  if (from < written.length) found.push({ text: written.slice(from).join(''), hit: false });
  return found;
}

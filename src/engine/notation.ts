/** A choice as one line of text, the same in transcripts, rows, exports and search trees: 'place hex:18 die=0 tile=103'. */
import type { Choice } from './contract';

type Flat = Choice & Readonly<Record<string, string | number>>;

export function write(choice: Choice): string {
  let text = `${choice.do} ${choice.at}`;
  for (const key of Object.keys(choice).sort()) {
    if (key !== 'do' && key !== 'at') text += ` ${key}=${(choice as Flat)[key]}`;
  }
  return text;
}

const NUMBER = /^-?(0|[1-9]\d{0,14})$/;
const WORD = /^[A-Za-z][\w.-]*$/;

/** The choice that a line means, or null when it is not one. Whether it is legal is the referee's business. */
export function read(text: string): Choice | null {
  const [verb, at, ...rest] = text.split(' ');
  if (verb === undefined || at === undefined || !WORD.test(verb) || at === '') return null;
  const choice: Record<string, string | number> = Object.create(null) as Record<string, string | number>;
  choice.do = verb;
  choice.at = at;
  for (const part of rest) {
    const cut = part.indexOf('=');
    const key = part.slice(0, cut);
    const value = part.slice(cut + 1);
    if (cut < 1 || !WORD.test(key) || key === '__proto__' || key in choice) return null;
    choice[key] = NUMBER.test(value) ? Number(value) : value;
  }
  return { ...choice } as unknown as Choice;
}

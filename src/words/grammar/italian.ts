/** Italian, as far as sentences are put together: a name is kept with its article, so that prepositions can join it. */
import { joinedBy } from './text';

const MEN_IN_A = new Set(['andrea', 'elia', 'enea', 'luca', 'mattia', 'nicola', 'tobia']);
const WOMEN_IN_E = new Set(['adelaide', 'agnese', 'alice', 'beatrice', 'irene', 'matilde', 'rachele']);

/** A first name that a title follows in the feminine: 'Anna', 'Matilde', not 'Luca'. */
export const isFeminine = (name: string): boolean => {
  const first = name.trim().toLowerCase().split(' ')[0] ?? '';
  return WOMEN_IN_E.has(first) || (first.endsWith('a') && !MEN_IN_A.has(first));
};

/** 'a, b e c', and before the same vowel 'Dario ed Elsa' */
export const and = (parts: readonly string[]): string => joinedBy(/^e/i.test(parts.at(-1) ?? '') ? 'ed' : 'e')(parts);
/** 'a, b o c' */
export const or = joinedBy('o');

/** '1 punto', '3 punti' */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** '' of a name that stands without: 'Londra', 'Anna'. */
export type Article = 'il' | 'lo' | 'la' | 'l’' | 'i' | 'gli' | 'le' | '';

/** A noun or name with the article it takes. */
export interface Articled {
  readonly bare: string;
  readonly article: Article;
}

type Preposition = 'di' | 'a' | 'da' | 'in' | 'su';

const STEMS: Readonly<Record<Preposition, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };
/** What a preposition's stem takes for an article: 'nel', 'nello', 'nella', 'nell’'. */
const JOINED: Readonly<Record<Exclude<Article, ''>, string>> = {
  il: 'l',
  lo: 'llo',
  la: 'lla',
  'l’': 'll’',
  i: 'i',
  gli: 'gli',
  le: 'lle',
};

const before = (word: string, bare: string): string => (word.endsWith('’') || word === '' ? word + bare : `${word} ${bare}`);

/** 'la cavalleria pesante', 'l’unità', 'Londra' */
export const the = ({ article, bare }: Articled): string => before(article, bare);

/** 'della cavalleria', 'ai picchieri', 'nell’area'; of a name without article 'di Londra', 'ad Anna'. */
export function joined(preposition: Preposition, name: Articled): string {
  if (name.article === '') return `${preposition === 'a' ? to(name.bare) : `${preposition} ${name.bare}`}`;
  return before(STEMS[preposition] + JOINED[name.article], name.bare);
}

/** 'a Ben', and before the same vowel 'ad Anna'. */
export const to = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;

/** The voice of the app's own sentences and of the games' cards, in both languages: no shouting, as long as a screen has room for, figures as figures. */
import { shelf } from '@/games/index';
import { en } from '../en';
import { it } from '../it';

/** What a sentence is made with, where that is no number. */
const SAID_OF = [
  [/Numbers$/, ['X-01']],
  [/hintIs$/, 'Place a tile'],
  [/titled$/, 'Ugo'],
] as const;

/** Every sentence of a dictionary; those that are made are made of these. */
function sentencesOf(words: unknown, at = ''): [at: string, text: string][] {
  if (typeof words === 'string') return [[at, words]];
  if (typeof words === 'function') {
    if (at === '.list' || at.endsWith('.onDay')) return [];
    const made: unknown = (words as (...of: unknown[]) => unknown)(
      ...Array.from({ length: words.length }, () => SAID_OF.find(([where]) => where.test(at))?.[1] ?? 3),
    );
    return typeof made === 'string' ? [[at, made]] : [];
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => sentencesOf(value, `${at}.${key}`));
}

const DICTIONARIES = [
  ['en', en],
  ['it', it],
  ...shelf.flatMap(game => (['en', 'it'] as const).map(l => [`${game.id} ${l}`, chaptersAside(game.words[l])] as const)),
] as const;

/** What needs no position to be said. */
function chaptersAside({ title, tagline, options, sources, reasons, lessons, chapters }: (typeof shelf)[number]['words']['en']): object {
  return { title, tagline, options, sources, reasons, lessons, chapters };
}

test.each(DICTIONARIES)('%s: nobody shouts, nobody says oops, nothing is missing', (_, words) => {
  const all = sentencesOf(words);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(([, text]) => /!|\b[Oo]+ps\b|undefined|\[object|NaN/.test(text) || text.trim() === '')).toEqual([]);
});

/** A third longer and some letters more than the other language: the room that every label has. */
const room = (text: string): number => Math.max(14, 1.35 * text.length + 12);

test('Italian has the room it needs: no label is more than a third longer', () => {
  const italian = new Map(sentencesOf(it));
  const tooLong = sentencesOf(en).filter(([at, text]) => text.length < 40 && (italian.get(at) ?? '').length > room(text));
  expect(tooLong.map(([at]) => [at, italian.get(at)])).toEqual([]);
});

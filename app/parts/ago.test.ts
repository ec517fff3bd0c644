import { en } from '@/words/en';
import { it as italian } from '@/words/it';
import { ago } from './ago';

const NOW = new Date(2026, 10, 19, 12).getTime();

test.each([
  [new Date(2026, 10, 19, 11, 59, 30), 'just now', 'adesso'],
  [new Date(2026, 10, 18, 6), 'yesterday', 'ieri'],
  // What lies in this year needs no year; what lies before it does.
  [new Date(2026, 2, 14), '14 March', '14 marzo'],
  [new Date(2025, 11, 30), '30 December 2025', '30 dicembre 2025'],
  // A clock that was set back does not make a match of tomorrow.
  [new Date(2026, 11, 24), 'just now', 'adesso'],
])('%s', (then, english, inItalian) => {
  const said = [en, italian].map(words => ago(then.getTime(), NOW, words).replaceAll('\u00a0', ' '));
  expect(said).toEqual([english, inItalian]);
});

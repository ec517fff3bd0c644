import { en } from '../en';
import { it as italian } from '../it';

test.each([
  [30, 60, 'About 30–60 minutes', 'Circa 30–60 minuti'],
  [40, 40, 'About 40 minutes', 'Circa 40 minuti'],
  [60, 120, 'About 1–2 hours', 'Circa 1–2 ore'],
  [100, 160, 'About 1½–2½ hours', 'Circa 1½–2½ ore'],
  [240, 360, 'About 4–6 hours', 'Circa 4–6 ore'],
  [30, 120, 'About ½–2 hours', 'Circa ½–2 ore'],
  // Of one's own: a match of three minutes is no part of an hour.
  [3, 150, 'About 3–150 minutes', 'Circa 3–150 minuti'],
  [119, 119, 'About 119 minutes', 'Circa 119 minuti'],
])('UX-29 minutes expected, from %i to %i', (least, most, english, inItalian) => {
  expect([en, italian].map(({ newMatch }) => newMatch.minutesExpected(least, most))).toEqual([english, inItalian]);
});

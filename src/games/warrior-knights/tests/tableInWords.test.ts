/** The table in words: cities, armies and cards in both languages, and nothing of what is entered in secret. */
import { LANGUAGES } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import { warriorKnights } from '..';
import { CITIES } from '../data/cities';
import type { Realm } from '../state';
import { tableInWords } from '../words/tableInWords';
import { scramble } from './scramble';

const who = (seat: number): string => ['Anna', 'Ugo', 'Clara', 'Dario'][seat] ?? '';
const readTo = (g: Realm, seat: number, language: 'en' | 'it') => tableInWords(warriorKnights.seenBy(g, seat), seat, who, language);

/** Positions of matches by chance, thinned out. */
const POSITIONS = [
  { seats: 3, seed: 5, options: {} },
  { seats: 4, seed: 6, options: { openMotions: true } },
].flatMap(setUp => {
  const seen: Realm[] = [];
  let n = 0;
  playOut(warriorKnights, setUp, byChance(setUp.seed), { each: g => void (n++ % 9 === 0 && seen.push(warriorKnights.copy(g))) });
  return seen.slice(0, 60);
});

test.each(LANGUAGES)('in %s every line says something', language => {
  for (const g of POSITIONS)
    for (const { title, lines } of readTo(g, 1, language)) {
      expect(title).toMatch(/\p{L}/u);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(line => !/\p{L}/u.test(line) || /undefined|NaN|null|: *$|, *$/.test(line))).toEqual([]);
    }
});

test('HID-01 what others keep to themselves changes no word', () => {
  let hidden = 0;
  POSITIONS.forEach((g, n) => {
    const other = scramble(g, 0, n);
    for (const language of LANGUAGES) expect(readTo(other, 0, language)).toEqual(readTo(g, 0, language));
    if (JSON.stringify(other) !== JSON.stringify(g)) hidden++;
  });
  expect(hidden).toBeGreaterThan(10);
});

test('the own plan is read while it is made, and not once it lies face down', () => {
  const planning = POSITIONS.filter(g => g.questions.at(-1)?.ask === 'plan');
  const later = POSITIONS.filter(g => g.stage === 'actions');
  expect(planning.length).toBeGreaterThan(0);
  expect(later.length).toBeGreaterThan(0);
  const says = (g: Realm, seat: number): boolean => JSON.stringify(readTo(g, seat, 'en')[1]).includes('Your cards:');
  for (const g of planning) expect(says(g, (g.questions.at(-1) as { seat: number }).seat)).toBe(true);
  for (const g of later) expect(says(g, 0)).toBe(false);
});

test('every city is read, and every army with its troops', () => {
  const g = POSITIONS.at(-1) as Realm;
  const read = readTo(g, 0, 'it');
  const text = JSON.stringify(read);
  for (const { name, region } of CITIES) if (region < 42) expect(text).toContain(name);
  expect(read).toHaveLength(1 + g.seats + 4);
  for (const baron of read.slice(1, 1 + g.seats))
    expect(baron.lines.filter(line => /\((stella|quadrato|triangolo|cerchio)\)/.test(line))).toHaveLength(4);
});

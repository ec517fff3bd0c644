/** What a unit is worth in a fight is read in the Rules and on its card, with the figures that the rules fight by. */
import { LANGUAGES } from '@/engine/contract';
import { MELEE_BASE, SHOT_BASE } from '../data/combat';
import { RECRUITS, UNITS, type Recruit } from '../data/units';
import { signed } from '../words/figures';
import { medievalBattle } from '..';

const TITLES = {
  en: ['Heavy cavalry', 'Light cavalry', 'Mounted archers', 'Heavy infantry', 'Light infantry', 'Pikemen', 'Archers', 'Longbowmen'],
  it: [
    'Cavalleria pesante',
    'Cavalleria leggera',
    'Arcieri a cavallo',
    'Fanteria pesante',
    'Fanteria leggera',
    'Picchieri',
    'Arcieri',
    'Arcieri con arco lungo',
  ],
} as const;
const nameOf = (language: 'en' | 'it', type: Recruit): string => TITLES[language][RECRUITS.indexOf(type)]!;

/** Reads 'Pikemen: +1 against archers, longbowmen; 0 against …' back into figures by type. */
function readRow(language: 'en' | 'it', row: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const group of row.replace(/\.$/, '').split('; ')) {
    const [, figure, , names] = /^(\S+) (against |contro |of |a )?(.*)$/.exec(group)!;
    for (const name of names!.split(', ')) {
      const type = RECRUITS.find(type => nameOf(language, type).toLowerCase() === name)!;
      found[type] = figure!;
    }
  }
  return found;
}

const figures = (row: Readonly<Record<Recruit, number>>, figure: (n: number) => string) =>
  Object.fromEntries(RECRUITS.map(type => [type, figure(row[type])]));

test.each(LANGUAGES)('8.4, 10.4 in %s the Rules have all 64 values of the melee cards and both rows of the bows', language => {
  const { paragraphs } = medievalBattle.words[language].chapters.find(({ id }) => id === 'values')!;
  for (const type of RECRUITS) {
    const title = `${nameOf(language, type)}: `;
    const row = paragraphs.find(text => text.startsWith(title))!;
    expect(readRow(language, row.slice(title.length))).toEqual(figures(MELEE_BASE[type], signed));
  }
  const [short, long] = paragraphs.slice(-2).map(text => readRow(language, text.slice(text.indexOf(': ') + 2)));
  expect([short, long]).toEqual([figures(SHOT_BASE.short, String), figures(SHOT_BASE.long, String)]);
});

test.each(LANGUAGES)('8.4, 10.4 in %s the card of every unit has its own row, and of a bow what it does', language => {
  for (const type of RECRUITS) {
    const { text } = medievalBattle.words[language].cards.find(({ title }) => title === nameOf(language, type))!;
    const [, row] = /(?:Attacking|Attacca): (.*)$/.exec(text)!;
    expect(readRow(language, row!)).toEqual(figures(MELEE_BASE[type], signed));
    const { bow } = UNITS[type];
    const weak = `${nameOf(language, 'heavyCavalry').toLowerCase()}, ${nameOf(language, 'heavyInfantry').toLowerCase()} 0, `;
    expect(text.includes(weak)).toBe(bow === 'short');
    expect(/\b(all|tutti) 1\./.test(text)).toBe(bow === 'long');
    expect(/\b(others|altri) 1\./.test(text)).toBe(bow === 'short');
  }
});

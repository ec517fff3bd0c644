/** The table in words: every place is named in both languages, and what a seat cannot see changes not one word. */
import { LANGUAGES } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { LARGE_BONUS, SMALL_BONUS } from '../data/scoring';
import { NUMBER_ON, SURVEY } from '../rules/duchy';
import { NONE, type Burgundy } from '../state';
import { tableInWords } from '../words/tableInWords';
import { scramble } from './scramble';

const who = (seat: number): string => ['Anna', 'Ben', 'Carla', 'Dario'][seat] ?? '';
const readTo = (g: Burgundy, seat: number, language: 'en' | 'it') => tableInWords(burgundy.seenBy(g, seat), seat, who, language);

/** Every seventh position of matches by chance, and the end of each. */
function positions(): Burgundy[] {
  return [
    { seats: 2, seed: 42, options: { duchySetup: 'freeChoice' } },
    { seats: 4, seed: 45, options: { team: '12b' } },
    { seats: 4, seed: 44, options: { duchySetup: 'dealTwo' } },
  ].flatMap(setUp => {
    const seen: Burgundy[] = [];
    let n = 0;
    const { state } = playOut(burgundy, setUp, byChance(setUp.seed), { each: g => void (n++ % 7 === 0 && seen.push(burgundy.copy(g))) });
    return [...seen, state];
  });
}
const POSITIONS = positions();

test.each(LANGUAGES)('in %s every line says something', language => {
  for (const g of POSITIONS) {
    for (const { title, lines } of readTo(g, 0, language)) {
      expect(title).toMatch(/\p{L}/u);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(line => !/[\p{L}]/u.test(line) || /undefined|NaN|null|: *$|: *;|, *$/.test(line))).toEqual([]);
    }
  }
});

test('what a seat cannot see changes no word', () => {
  let hidden = 0;
  POSITIONS.forEach((g, n) => {
    const other = scramble(g, 0, n);
    for (const language of LANGUAGES) expect(readTo(other, 0, language)).toEqual(readTo(g, 0, language));
    if (JSON.stringify(tableInWords(other, 0, who, 'en')) !== JSON.stringify(tableInWords(g, 0, who, 'en'))) hidden++;
  });
  // The whole state would have told it: so the comparison can fail.
  expect(hidden).toBeGreaterThan(10);
});

test('the own duchy is read before those of the others', () => {
  const names = readTo(POSITIONS.at(-1)!, 2, 'en').flatMap(({ title }) => /^(\w+), \d+ points?$/.exec(title)?.[1] ?? []);
  expect(names).toEqual(['Carla', 'Dario', 'Anna', 'Ben']);
});

test('every empty space of a duchy is named by its number, once', () => {
  for (const g of POSITIONS) {
    if (g.teams || g.estates[1]!.duchy === NONE) continue;
    const { lines } = readTo(g, 1, 'en').find(({ title }) => title.startsWith('Ben, '))!;
    const read = lines.flatMap(line => /; empty (.*)$|: empty (.*)$/.exec(line)?.slice(1).join('').match(/\d/g) ?? []);
    const empty = g.estates[1]!.spaces.flatMap((tile, space) => (tile === NONE ? [String(NUMBER_ON[space])] : []));
    expect(read.sort()).toEqual(empty.sort());
  }
});

test.each(LANGUAGES)('in %s depots, prices and coming goods are read', language => {
  const g = POSITIONS.find(at => at.phase === 1 && at.openGoods > 1)!;
  const text = JSON.stringify(readTo(g, 0, language));
  for (let depot = 1; depot <= 6; depot++) expect(text).toContain(`${language === 'en' ? 'Depot' : 'Deposito'} ${depot}: `);
  expect(text).toMatch(language === 'en' ? /2 silver each/ : /2 monete d’argento/);
  expect(text).toMatch(language === 'en' ? /Coming goods: 1 / : /Merci in arrivo: 1 /);
});

test.each([2, 3, 4] as const)('COL-01 with %i players a bonus that is left says its points', seats => {
  const g = burgundy.setUp({ seats, seed: 3, options: {} });
  const [large, small] = [LARGE_BONUS[seats]!, SMALL_BONUS[seats]!];
  expect(burgundy.words.en.spot(g, 'bonus:ship', who)).toBe(`River bonus: ${large} points for the first, ${small} for the second`);
  expect(burgundy.words.it.spot(g, 'bonus:ship', who)).toBe(`Bonus fiumi: ${large} punti al primo, ${small} al secondo`);
  g.bonusTiles[6] = 1;
  expect(burgundy.words.en.spot(g, 'bonus:ship', who)).toBe(`River bonus: large taken by Ben, small left: ${small} points`);
  expect(burgundy.words.it.spot(g, 'bonus:ship', who)).toBe(`Bonus fiumi: la grande è di Ben, resta la piccola: ${small} punti`);
});

test('TEA-05 a team is read once: both mates with their dice, the storage of each, every empty space of the duchy', () => {
  const ofTeams = POSITIONS.filter(g => g.teams && g.turnOf !== NONE && g.questions.length > 0);
  expect(ofTeams.length).toBeGreaterThan(20);
  for (const g of ofTeams) {
    const [own, other] = readTo(g, 1, 'en').filter(({ title }) => / and \w+, \d+ points?$/.test(title));
    const [a, b, c, d] = g.dukes.map(duke => duke.points) as [number, number, number, number];
    expect([own!.title, other!.title].map(title => title.replace(/s$/, ''))).toEqual([
      `Ben and Anna, ${a + b} point`,
      `Carla and Dario, ${c + d} point`,
    ]);
    for (const start of ['Ben: ', 'Anna: ', 'Shared storage: ', 'Ben’s own storage: ', 'Anna’s own storage: '])
      expect([start, own!.lines.filter(line => line.startsWith(start)).length]).toEqual([start, 1]);
    const read = own!.lines.flatMap(line => / of \d.*empty (.*)$/.exec(line)?.[1]!.match(/\d/g) ?? []);
    const { spaces, duchy } = g.estates[0]!;
    expect(read.sort()).toEqual(spaces.flatMap((tile, space) => (tile === NONE ? [String(SURVEY[duchy]!.number[space])] : [])).sort());
  }
});

/** The table in words: every province once among those who hold it, in both languages, and what is missing to unite a nation. */
import { LANGUAGES } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import { warriorsTraders } from '..';
import { landOf, type Traders } from '../state';
import { tableInWords } from '../words/tableInWords';
import { abandonable, act, at, barbarians, place, stock, table, war } from './table';

const who = (seat: number): string => ['Anna', 'Ugo', 'Clara', 'Dario'][seat] ?? '';

/** Every ninth position of matches by chance, the choice of nations among them. */
const POSITIONS = (
  [
    { seats: 3, seed: 5, options: { map: 'east', nations: 'choice' } },
    { seats: 4, seed: 6, options: { map: 'italy', alliances4: '2v2' } },
  ] as const
).flatMap(setUp => {
  const seen: Traders[] = [];
  let n = 0;
  playOut(warriorsTraders, setUp, byChance(setUp.seed, warriorsTraders), {
    each: g => void (n++ % 9 === 0 && seen.push(warriorsTraders.copy(g))),
  });
  return seen.slice(0, 60);
});

test.each(LANGUAGES)('in %s every line says something', language => {
  for (const g of POSITIONS) {
    for (const { title, lines } of tableInWords(g, 1, who, language)) {
      expect(title).toMatch(/\p{L}/u);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(line => !/\p{L}/u.test(line) || /undefined|NaN|null|: *$|: *;|, *$/.test(line))).toEqual([]);
    }
  }
});

test('1.2, 1.3 every province is read once as somebody’s, as barbarian or as free', () => {
  for (const g of POSITIONS) {
    const all = tableInWords(g, 0, who, 'en');
    const lands = all.slice(1, -1).flatMap(({ lines }) => lines);
    for (const p of landOf(g).open) {
      const { name } = landOf(g).provinces[p]!;
      expect([name, lines(lands, name)]).toEqual([name, 1]);
    }
  }
});

const lines = (among: readonly string[], name: string): number => among.filter(line => line.startsWith(`${name}, `)).length;

test('17.1 what a nation still needs, who is at war, and what one has', () => {
  const { g: state } = table(act(), g => {
    place(g, 0, 'london', 'fort');
    place(g, 0, 'wales', 'infantry');
    barbarians(g, 'wessex');
    stock(g, 0, 2, 0, 1, 4);
    war(g, 0, 1);
  });
  const [standing, own, other] = tableInWords(state, 0, who, 'en');
  expect(standing!.lines).toContain('42 points at the end of a turn end the match');
  expect(own!.title).toBe('Anna, England');
  expect(own!.lines).toEqual(
    expect.arrayContaining([
      'To unite the nation still needs East Anglia, Yorkshire, Wessex',
      'At war with Ugo',
      expect.stringMatching(/^Has 2 food, 1 weapon, 4 gold;/),
    ]),
  );
  expect(other!.lines).toContain('Holds no province');
});

test('who is next to whom is read too, in Italian as well', () => {
  const { g: state } = table(act());
  const last = tableInWords(state, 0, who, 'it').at(-1)!;
  const london = last.lines.find(line => line.startsWith('London: '))!;
  const next = landOf(state).provinces[at(state, 'london')]!.next;
  expect(london.split(', ')).toHaveLength(next.length);
});

test('22.3 of whoever has left one reads and hears when, and nothing else', () => {
  const { g: state } = abandonable([act(1), act()], g => place(g, 0, 'london', 'fort', 'princess'), { seats: 3, turn: 4 }).choose(
    'abandon',
    'goOn',
  );
  const read = (language: 'en' | 'it'): unknown => tableInWords(state, 1, who, language).find(one => one.title.startsWith('Anna'))!.lines;
  expect([read('en'), read('it')]).toEqual([['Has left the match in turn 4'], ['Ha abbandonato la partita al turno 4']]);
  const heard = ([0, 1] as const).map(seat => warriorsTraders.words.en.stocks(state, seat).map(s => `${s.label} ${s.count}`));
  expect(heard).toEqual([['left the match in turn 4'], ['gold 0', 'weapons 0', 'goods 0', 'food 0']]);
});

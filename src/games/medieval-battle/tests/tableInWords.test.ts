/** The table in words: units, flags and ground in both languages, and nothing of an army that is recruited in secret. */
import { LANGUAGES } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import { medievalBattle } from '..';
import { battlefieldOf } from '../rules/battlefield';
import type { MedievalBattle } from '../state';
import { hexName } from '../words/seen';
import { tableInWords } from '../words/tableInWords';
import { scramble } from './scramble';

const who = (seat: number): string => ['Anna', 'Ugo'][seat] ?? '';
const readTo = (g: MedievalBattle, seat: number, language: 'en' | 'it') =>
  tableInWords(medievalBattle.seenBy(g, seat), seat, who, language);

/** Every third position of matches by chance, one of them on a field that the players lay themselves. */
const POSITIONS = [
  { seats: 2, seed: 5, options: { map: 'standard', assembly: 'build' } },
  { seats: 2, seed: 6, options: { map: 'large' } },
].flatMap(setUp => {
  const seen: MedievalBattle[] = [];
  let n = 0;
  const { state } = playOut(medievalBattle, setUp, byChance(setUp.seed), {
    each: g => void (n++ % 3 === 0 && seen.push(medievalBattle.copy(g))),
  });
  return [...seen.slice(0, 150), state];
});
const revealed = POSITIONS.filter(g => g.units.length > 0);

test.each(LANGUAGES)('in %s every line says something', language => {
  for (const g of POSITIONS) {
    for (const { title, lines } of readTo(g, 1, language)) {
      expect(title).toMatch(/\p{L}/u);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(line => !/\p{L}/u.test(line) || /undefined|NaN|null|: *$|: *;|, *$/.test(line))).toEqual([]);
    }
  }
});

test('15 what the enemy recruits in secret changes no word', () => {
  let hidden = 0;
  POSITIONS.forEach((g, n) => {
    for (const seat of [0, 1]) {
      const other = scramble(g, seat, n);
      for (const language of LANGUAGES) expect(readTo(other, seat, language)).toEqual(readTo(g, seat, language));
      if (JSON.stringify(other.recruited) !== JSON.stringify(g.recruited)) hidden++;
    }
  });
  expect(hidden).toBeGreaterThan(3);
});

test('the own recruits are read', () => {
  const g = medievalBattle.copy(POSITIONS.find(at => at.questions.at(-1)?.ask === 'recruit')!);
  g.recruited[1] = [0, 0, 0, 0, 0, 2, 1, 0];
  const [, , own] = readTo(g, 1, 'it');
  expect(own!.lines).toEqual([expect.stringMatching(/^\d+ punti reclutamento rimasti$/), 'Picchieri: 2', 'Arcieri: 1']);
});

test('while the field is laid no army is said to be recruited', () => {
  const g = POSITIONS.find(at => at.questions.at(-1)?.ask === 'layModule')!;
  const [, , own, enemy, field] = readTo(g, 0, 'en');
  expect([own!.lines, enemy!.lines]).toEqual([['Nobody recruited yet'], ['Nobody recruited yet']]);
  expect(field!.lines.at(-1)).toMatch(/^\d+ hexes not laid yet; all else is plain$/);
});

test('every unit on the board has its place, every own one its neighbours', () => {
  for (const g of revealed) {
    const [, , own, enemy] = readTo(g, 0, 'en');
    const lines = { 0: own!.lines, 1: enemy!.lines };
    for (const seat of [0, 1] as const) {
      const units = g.units.filter(u => u.seat === seat);
      expect(lines[seat]).toHaveLength(units.length);
      units.forEach((u, i) => {
        if (u.at < 0) return;
        expect(lines[seat][i]).toContain(`. ${hexName(g, u.at)} (`);
        expect(/Beside it: /.test(lines[seat][i]!)).toBe(seat === 0);
      });
    }
  }
});

test('10.2 whom a bow reaches is read', () => {
  const g = medievalBattle.copy(revealed[0]!);
  const [archers, foe] = [g.units.findIndex(u => u.seat === 0 && u.type !== 'wagonTrain'), g.units.findIndex(u => u.seat === 1)];
  g.units.forEach(u => (u.at = -3));
  const plain = battlefieldOf(g).terrain.findIndex((ground, hex) => ground === 'plain' && battlefieldOf(g).neighbours[hex]!.length > 2);
  const beside = battlefieldOf(g).neighbours[plain]![0]!;
  Object.assign(g.units[archers]!, { type: 'archers', at: plain, points: 2, knights: 2 });
  g.units[foe]!.at = beside;
  const text = (): string => JSON.stringify(readTo(g, 0, 'en')[2]);
  expect(text()).toContain(`Within bow range: ${hexName(g, beside)}`);
  g.units[archers]!.points = 0;
  expect(text()).not.toContain('Within bow range');
});

test('flags, rows and ground are read', () => {
  const g = revealed[0]!;
  const f = battlefieldOf(g);
  const text = JSON.stringify(readTo(g, 0, 'it'));
  for (const flag of f.flags) expect(text).toContain(`"${hexName(g, flag.hex)}, `);
  expect(text).toContain(`A\u00a0${f.r.filter(row => row === f.r[0]).length}, B\u00a0`);
  f.terrain.forEach((ground, hex) => {
    if (ground === 'woods') expect(text).toMatch(new RegExp(`Bosco: [^"]*\\b${hexName(g, hex)}\\b`));
  });
});

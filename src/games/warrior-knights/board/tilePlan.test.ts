import { tilePlan } from './tilePlan';

/** Inside the desk of the smallest phone, and of a tablet's column. */
const PHONE = 344;
const COLUMN = 220;
/** What the desk of a phone of 360 × 640 has below its head; and at a vote below the Agenda and what all have shown. */
const ROOM = 240;
const AT_A_VOTE = 128;

const high = (kind: string, words: readonly { title: string; note?: string }[], width: number): number => {
  const { columns, height } = tilePlan(kind, words, width, 1);
  return Math.ceil(words.length / columns) * (height + 6);
};
const six = ['Anna', 'Squire Ugo', 'Squire Oddone', 'Squire Beatrice', 'Squire Guido', 'Squire Adelaide'].map(title => ({
  title,
  note: 'Baron D’Emerande',
}));

test('six Barons, seven Mercenaries or twenty Votes stand on a small phone without scrolling', () => {
  expect(high('baron', six, PHONE)).toBeLessThan(AT_A_VOTE);
  const hired = Array.from({ length: 7 }, () => ({ title: '200', note: 'Romanian · 4 crowns' }));
  expect(high('troop', hired, PHONE)).toBeLessThan(ROOM);
  expect(
    high(
      'votes',
      Array.from({ length: 20 }, (_, n) => ({ title: `${n}` })),
      PHONE,
    ),
  ).toBeLessThan(ROOM);
});

test('a long name gets the lines it needs, and a tile the height', () => {
  const [one, two] = ['Crown Tithe', 'Ambassador to the Emperor of all the lands beyond'].map(title =>
    tilePlan('agenda', [{ title, note: 'You cannot attend the Assembly. At each Taxation gain 4 crowns.' }], COLUMN, 1),
  );
  expect(two!.lines).toBeGreaterThan(1);
  expect(two!.height).toBeGreaterThan(one!.height);
});

test('numbers in a column stand without their sign, which would cut them', () => {
  expect(tilePlan('votes', [{ title: '18' }], COLUMN, 1)).toMatchObject({ signs: false, lines: 1 });
  expect(tilePlan('votes', [{ title: '18' }], PHONE, 1)).toMatchObject({ signs: true, lines: 1 });
});

test('no tile is lower than a finger', () => {
  for (const width of [PHONE, COLUMN])
    for (const kind of ['votes', 'troop', 'track', 'phase', 'baron', 'fleet', 'agenda', 'noble'])
      expect(tilePlan(kind, [{ title: '1' }], width, 1).height).toBeGreaterThanOrEqual(48);
});

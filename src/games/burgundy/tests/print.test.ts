/** What is printed, space by space and tile by tile: written down a second time, the other way around, so that a slip of the pen in data/ is seen. */
import { DUCHIES, NUMBERS } from '../data/duchies';
import { ANIMALS, COLOURS, type Colour } from '../data/names';
import { TILES } from '../data/tiles';
import { SURVEY } from '../rules/duchy';

/** By duchy and colour: its spaces. */
const SPACES: Readonly<Record<string, Readonly<Record<Colour, string>>>> = {
  '1': {
    building: '8 11 13 14 22 23 25 26 28 31 32 36',
    pasture: '0 4 5 9 10 27',
    mine: '24 29 33',
    ship: '15 16 17 19 20 21',
    monastery: '3 7 12 30 34 35',
    castle: '1 2 6 18',
  },
  '2': {
    building: '4 5 10 11 16 20 24 27 28 29 31 35',
    pasture: '7 13 25 30 33 34',
    mine: '8 9 32',
    ship: '6 12 14 17 21 23',
    monastery: '0 1 2 19 22 26',
    castle: '3 15 18 36',
  },
  '3': {
    building: '9 14 15 16 20 21 22 23 26 27 33 36',
    pasture: '0 1 2 3 29 34',
    mine: '10 30 31',
    ship: '4 5 7 8 13 35',
    monastery: '11 12 17 19 24 25',
    castle: '6 18 28 32',
  },
  '4': {
    building: '2 6 9 10 11 22 25 26 27 28 30 34',
    pasture: '1 4 5 15 16 17',
    mine: '14 20 29',
    ship: '3 7 8 12 21 33',
    monastery: '18 19 24 31 32 35',
    castle: '0 13 23 36',
  },
  '5': {
    building: '1 2 6 9 15 16 20 21 27 28 30 35',
    pasture: '0 4 5 17 24 29',
    mine: '7 8 36',
    ship: '3 12 13 14 26 32',
    monastery: '11 18 22 25 33 34',
    castle: '10 19 23 31',
  },
  '6': {
    building: '5 6 8 13 14 16 17 20 21 23 24 27',
    pasture: '9 10 30 31 34 35',
    mine: '11 25 29',
    ship: '3 7 12 19 26 32',
    monastery: '0 1 4 15 22 28',
    castle: '2 18 33 36',
  },
  '7': {
    building: '11 12 17 18 19 21 22 24 25 27 28 32',
    pasture: '5 6 7 14 20 26',
    mine: '10 13 30',
    ship: '3 8 9 15 29 33',
    monastery: '0 4 16 23 31 36',
    castle: '1 2 34 35',
  },
  '8': {
    building: '0 1 3 8 9 15 21 27 28 33 35 36',
    pasture: '16 19 23 24 25 30',
    mine: '11 18 26',
    ship: '2 4 14 22 32 34',
    monastery: '6 10 12 13 17 20',
    castle: '5 7 29 31',
  },
  '9': {
    building: '0 1 4 5 9 10 26 29 30 31 35 36',
    pasture: '6 7 11 12 27 32',
    mine: '18 25 33',
    ship: '8 13 14 19 22 23',
    monastery: '3 16 17 21 24 28',
    castle: '2 15 20 34',
  },
  '10': {
    building: '1 6 8 12 14 15 16 17 18 19 28 29',
    pasture: '2 4 7 9 10 11',
    mine: '24 26 30',
    ship: '0 5 27 32 34 35',
    monastery: '13 20 22 23 25 31',
    castle: '3 21 33 36',
  },
};

test('ARE-03 every space of the ten duchies has its printed colour', () => {
  expect(DUCHIES.map(d => d.id)).toEqual(Object.keys(SPACES));
  DUCHIES.forEach(({ id }, d) => {
    const drawn = Object.fromEntries(COLOURS.map((colour, c) => [colour, SURVEY[d]!.byColour[c]!.join(' ')]));
    expect([id, drawn]).toEqual([id, SPACES[id]]);
  });
});

test('PLC-01 every space has its printed number, the same on every duchy', () => {
  const printed = [...NUMBERS.join('')];
  const spaces = ['1', '2', '3', '4', '5', '6'].map(n => printed.flatMap((at, space) => (at === n ? [space] : [])).join(' '));
  expect(spaces).toEqual([
    '5 12 16 21 26 29 35',
    '4 13 17 22 27 30',
    '3 11 14 25 33 36',
    '2 8 10 20 24 34',
    '1 7 9 19 23 31',
    '0 6 15 18 28 32',
  ]);
});

test('LIV-01 of each animal there are two with 2 heads, three with 3 and two with 4; one of the threes and one of the fours are black', () => {
  for (const animal of ANIMALS.filter(each => each !== 'geese')) {
    const heads = (back: string): Record<string, number> =>
      Object.fromEntries(TILES.filter(t => t.animal === animal && t.back === back).map(t => [String(t.heads), t.count]));
    expect([animal, heads('lightGreen'), heads('black')]).toEqual([animal, { 2: 2, 3: 2, 4: 1 }, { 3: 1, 4: 1 }]);
  }
});

test('MON-01 of the 26 monasteries, each there once, 7, 12, 14, 15, 24 and 25 have black backs', () => {
  const monasteries = TILES.filter(t => t.monastery !== undefined && t.module === undefined);
  expect(monasteries.map(t => [t.monastery, t.count])).toEqual(Array.from({ length: 26 }, (_, i) => [i + 1, 1]));
  expect(monasteries.filter(t => t.back === 'black').map(t => t.monastery)).toEqual([7, 12, 14, 15, 24, 25]);
});

test('EXT-01 the extra tiles are monasteries 27 and 28 with yellow backs, a crane and geese of 2 with black ones, each there once', () => {
  const extra = TILES.filter(t => t.module === 'extraTiles').map(t => [t.id, t.colour, t.back, t.count, t.heads ?? 0]);
  expect(extra).toEqual([
    ['monastery.27', 'monastery', 'yellow', 1, 0],
    ['monastery.28', 'monastery', 'yellow', 1, 0],
    ['building.crane', 'building', 'black', 1, 0],
    ['pasture.geese', 'pasture', 'black', 1, 2],
  ]);
});

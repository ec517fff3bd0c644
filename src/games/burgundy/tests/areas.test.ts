import { told } from '@/engine/testing/sitting';
import { AREA_POINTS } from '../data/scoring';
import { DUCHIES, NUMBERS } from '../data/duchies';
import { scoreArea } from '../rules/areas';
import { NEIGHBOURS, SPACES, SURVEY } from '../rules/duchy';
import { COLOURS } from '../data/names';
import type { BurgundyFact } from '../facts';
import { NONE, sourcesOf, type Burgundy } from '../state';
import { dice, lay, store, table, tile } from './table';

/** The last space of an area is filled: what is told. */
function completes(
  duchy: number,
  area: readonly number[],
  phase: number,
  seats = 2,
  before: (g: Burgundy) => void = () => {},
): BurgundyFact[] {
  const { g } = table(() => {}, { seats });
  g.phase = phase;
  g.estates[0]!.duchy = duchy;
  g.estates[0]!.spaces.fill(NONE);
  for (const space of area) g.estates[0]!.spaces[space] = tile('mine');
  before(g);
  const facts: BurgundyFact[] = [];
  scoreArea(g, 0, area[0]!, fact => facts.push(fact));
  return facts;
}

test('ARE-01 an area of 1 to 8 scores 1, 3, 6, 10, 15, 21, 28, 36 and the phase; size 3 in B is 6 + 8', () => {
  expect(AREA_POINTS.slice(1)).toEqual([1, 3, 6, 10, 15, 21, 28, 36]);
  const river = SURVEY[0]!.areas.find(a => a.includes(15))!;
  expect(river).toEqual([15, 16, 17]);
  expect(completes(0, river, 1)).toMatchObject([{ what: 'areaScored', size: 3, sizePoints: 6, phasePoints: 8, points: 14 }]);
});

test('regression 4 a village of size 8 in E gives 36 + 2', () => {
  const village = SURVEY[9]!.areas.find(a => a.length === 8)!;
  expect(completes(9, village, 4)).toMatchObject([{ sizePoints: 36, phasePoints: 2, points: 38 }]);
});

test('ARE-01 nothing is scored while a space is empty', () => {
  expect(completes(0, [15, 16], 1)).toEqual([]);
});

test('ARE-02 the phase counts whatever the size: one space in A is 1 + 10', () => {
  expect(completes(0, [27], 0)).toMatchObject([{ size: 1, points: 11 }]);
});

test('ARE-03 areas are fixed by print: whatever tile lies there, the area scores', () => {
  const at = table(g => {
    lay(g, 0, { 17: 'ship', 16: 'mine', 19: 'ship' });
    store(g, 0, 'ship');
    dice(g, 0, 6, 1);
  }).choose('place hex:15 die=0');
  expect(told(at, 'areaScored')).toMatchObject([{ colour: 'ship', size: 3, points: 16 }]);
});

test('ARE-03 the ten duchies are cut into their printed areas', () => {
  const sizes = (duchy: number, colour: string): number[] => {
    const { areas, colour: of } = SURVEY[duchy]!;
    return areas
      .filter(a => of[a[0]!] === COLOURS.indexOf(colour as never))
      .map(a => a.length)
      .sort((a, b) => b - a);
  };
  expect(DUCHIES.map((_, d) => sizes(d, 'building'))).toEqual([
    [5, 3, 3, 1],
    [5, 3, 2, 2],
    [5, 5, 1, 1],
    [5, 5, 2],
    [3, 3, 3, 2, 1],
    [6, 4, 2],
    [7, 3, 2],
    [2, 2, 2, 2, 2, 2],
    [6, 6],
    [8, 2, 2],
  ]);
  expect(DUCHIES.map((_, d) => sizes(d, 'ship'))).toEqual([
    [3, 3],
    [2, 2, 2],
    [3, 2, 1],
    [4, 1, 1],
    [3, 2, 1],
    [6],
    [2, 2, 2],
    [1, 1, 1, 1, 1, 1],
    [4, 2],
    [2, 2, 2],
  ]);
  // Those of teams are in team.test.ts.
  for (const { byColour } of SURVEY.filter(({ all }) => all.length === SPACES))
    expect(byColour.map(spaces => spaces.length)).toEqual([12, 6, 3, 6, 6, 4]);
});

test('ARE-03 every space touches its neighbours both ways; the centre touches six, a corner three', () => {
  NEIGHBOURS.forEach((around, space) => around.forEach(other => expect(NEIGHBOURS[other]).toContain(space)));
  expect([NEIGHBOURS[18], NEIGHBOURS[0], NEIGHBOURS[36]]).toEqual([
    [11, 12, 17, 19, 24, 25],
    [1, 4, 5],
    [31, 32, 35],
  ]);
  expect(NUMBERS.join('')).toHaveLength(37);
});

const COLOUR_OF_MINES = COLOURS.indexOf('mine');

test('COL-01 first large, second small, others nothing: 7, 4 and 0 with four players', () => {
  const taken: number[] = [];
  const bonus = (): unknown => {
    const fact = completes(0, [24, 29, 33], 0, 4, g => taken.forEach((seat, i) => (g.bonusTiles[2 * COLOUR_OF_MINES + i] = seat))).find(
      f => f.what === 'colourComplete',
    );
    taken.push(taken.length + 1);
    return fact;
  };
  expect(bonus()).toMatchObject({ bonus: 'large', points: 7 });
  expect(bonus()).toMatchObject({ bonus: 'small', points: 4 });
  expect(bonus()).toMatchObject({ bonus: 'none', points: 0 });
});

test('COL-01 all spaces of the colour count, not only one area of it', () => {
  expect(completes(0, [15, 16, 17], 0).map(f => f.what)).toEqual(['areaScored']);
  expect(completes(0, [15, 16, 17, 19, 20, 21], 0).map(f => f.what)).toEqual(['areaScored', 'colourComplete']);
});

test('COL-02 whoever took the large tile leaves the small one for another', () => {
  const at = table(g => {
    lay(g, 0, { 24: 'mine', 29: 'mine' });
    lay(g, 1, { 24: 'mine', 29: 'mine' });
    for (const seat of [0, 1]) {
      store(g, seat, 'mine');
      dice(g, seat, 3, 3);
    }
  });
  const both = at.choose('place hex:33 die=0', 'endTurn button:endTurn', 'place hex:33 die=0');
  expect(both.g.bonusTiles.slice(2 * COLOUR_OF_MINES, 2 * COLOUR_OF_MINES + 2)).toEqual([0, 1]);
  expect([0, 1].map(seat => sourcesOf(both.g, seat).colours)).toEqual([5, 2]);
});

test('COL-03 area, phase and colour add up: the third mine, size 1, in C, first of two: 1 + 6 + 5', () => {
  const { areas } = SURVEY[1]!;
  const mines = SURVEY[1]!.byColour[COLOUR_OF_MINES]!;
  expect(areas.filter(a => mines.includes(a[0]!)).map(a => a.length)).toEqual([1, 1, 1]);
  const facts = completes(1, [mines[2]!], 2, 2, g => mines.forEach(space => (g.estates[0]!.spaces[space] = tile('mine'))));
  expect(facts.map(f => ('points' in f ? f.points : 0))).toEqual([7, 5]);
});

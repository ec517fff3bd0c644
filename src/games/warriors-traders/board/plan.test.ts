/** Where everything lies: squares that no finger confuses, outlines that close, names that leave each other room, a mat of whole targets. */
import type { Box } from '@/pieces/boxes';
import { journeys } from './Travellers';
import type { Piece } from '../state';
import { target } from '@/design/space';
import { LANDS, type LandName } from '../data/lands';
import { english } from '../words/en';
import { italian } from '../words/it';
import { nationById } from '../words/lookUp';
import { handPlan } from './handPlan';
import { meets, namesOn, nationsOn } from './namePlan';
import { cropFor, pictureOf } from './picture';
import { cellsFor, TALL } from './stacks';

const NAMES = Object.keys(LANDS) as LandName[];
/** The least height of letters on the map, in dp. */
const LETTERS = 12;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe.each(NAMES)('the picture of %s', name => {
  const picture = pictureOf(name);
  const { land, places, side, polygons, paths } = picture;

  test('has a place for every province, and no two of their squares overlap', () => {
    expect(places).toHaveLength(land.provinces.length);
    const overlapping = land.open.flatMap((a, i) =>
      land.open.slice(i + 1).filter(b => {
        const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [places[a] ?? [], places[b] ?? []];
        return Math.abs(ax - bx) < side && Math.abs(ay - by) < side;
      }),
    );
    expect(overlapping).toEqual([]);
  });

  test('draws each province as rings without a hole in their line', () => {
    for (const p of land.open) {
      expect(paths[p]).toMatch(/^M/);
      for (const ring of polygons[p] ?? []) {
        expect(ring.length).toBeGreaterThanOrEqual(3);
        expect(new Set(ring.map(point => point.join())).size).toBe(ring.length);
      }
    }
  });

  test('land borders are those of neighbours', () => {
    const corners = new Map<string, Set<number>>();
    for (const p of land.open)
      for (const ring of polygons[p] ?? [])
        for (const point of ring) corners.set(point.join(), (corners.get(point.join()) ?? new Set()).add(p));
    const shared = new Map<string, number>();
    for (const owners of corners.values())
      for (const a of owners) for (const b of owners) if (a < b) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
    const strangers = [...shared]
      .filter(([, points]) => points > 2)
      .map(([pair]) => pair.split(' ').map(Number) as [number, number])
      .filter(([a, b]) => land.provinces[a]?.next.includes(b) !== true);
    expect(strangers).toEqual([]);
  });

  test('every way joins neighbours', () => {
    for (const { from, to } of [...picture.ways, ...picture.corners]) expect(land.provinces[from]?.next).toContain(to);
  });

  test.each([
    [360, 318],
    [390, 500],
    [776, 694],
  ])('shows all that is in play in a window of %i × %i', (width, height) => {
    const crop = cropFor(picture, width, height);
    for (const p of land.open) {
      const [x = 0, y = 0] = places[p] ?? [];
      expect(x - side / 2 >= crop.left && x + side / 2 <= crop.left + crop.width).toBe(true);
      expect(y - side / 2 >= crop.top && y + side / 2 <= crop.top + crop.height).toBe(true);
    }
  });

  test('names do not lie on each other, and every capital has its name', () => {
    const named = namesOn(name, 14, []);
    expect(named.filter((a, i) => named.slice(i + 1).some(b => meets(a, b)))).toEqual([]);
    const capitals = land.capitals.filter(p => p >= 0);
    expect(capitals.filter(p => !named.some(n => n.province === p))).toEqual([]);
  });
});

test('a name keeps off the pieces of other provinces where another line is free, and a nation called as its capital is written once', () => {
  const { side, places, land } = pictureOf('west');
  const size = LETTERS / (776 / cropFor(pictureOf('west'), 776, 694).width);
  const at = (name: string) => places[land.provinces.findIndex(p => p.name === name)] ?? [0, 0];
  const islands = namesOn('west', size, []).find(({ name }) => name === 'Western Islands');
  const [highlands] = at('Highlands');
  expect((islands?.x ?? 0) + (islands?.half ?? 0) < highlands - side / 2 || (islands?.y ?? 0) < at('Western Islands')[1]).toBe(true);
  const bulgaria = pictureOf('east').land.provinces.findIndex(p => p.name === 'Bulgaria');
  const nations = nationsOn('east', size, new Map([[bulgaria, 'Bulgaria']]));
  expect(namesOn('east', size, nations).some(({ name }) => name === 'Bulgaria')).toBe(false);
});

/** On the smallest phone letters are largest against the land; on a tablet the names of provinces stand there as well. */
test.each(
  NAMES.flatMap(name => [
    { name, width: 360, height: 296 },
    { name, width: 776, height: 694 },
  ]),
)('nations to choose in $name can all be read in a window of $width × $height', ({ name, width, height }) => {
  const picture = pictureOf(name);
  const { capitals, nations } = picture.land;
  const size = LETTERS / (width / cropFor(picture, width, height).width);
  for (const form of [english, italian]) {
    const shown = new Map(capitals.flatMap((p, i) => (p >= 0 ? [[p, nationById(form.names, nations[i] ?? '').name] as const] : [])));
    const written = nationsOn(name, size, shown);
    const all = [...written, ...namesOn(name, size, written)];
    expect(written).toHaveLength(shown.size);
    expect(all.filter((a, i) => all.slice(i + 1).some(b => meets(a, b)))).toEqual([]);
  }
});

test.each([
  ['phone', 360, 76],
  ['phone', 390, 76],
  ['tablet', 288, 288],
  ['tablet', 288, 270],
] as const)('the mat on a %s %i × %i has only whole targets, none on another', (layout, width, height) => {
  const { tracks, stocks } = handPlan(layout, width, height);
  const boxes = [...tracks, ...stocks];
  for (const box of boxes) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(target.side);
    expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height).toBe(true);
  }
  const meeting = boxes.filter((a, i) => boxes.slice(i + 1).some(b => meet(a, b)));
  expect(meeting).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 7, 9, 12])('%i counters share a square without leaving it', count => {
  const cells = cellsFor(count, 60, 60);
  expect(cells).toHaveLength(count);
  for (const { x, y, width } of cells) {
    expect(x - width / 2 >= -0.01 && x + width / 2 <= 60.01).toBe(true);
    expect(y - (width * TALL) / 2 >= -0.01 && y + (width * TALL) / 2 <= 60.01).toBe(true);
  }
});

test('who has changed place is on the way from where it stood; a leap to another moment is no journey', () => {
  const piece = (id: number, at: number) => ({ id, at }) as Piece;
  const before = [piece(1, 5), piece(2, 6)];
  expect(journeys(before, [piece(1, 7), piece(2, 6), piece(3, 5)])).toEqual([{ piece: piece(1, 7), from: 5 }]);
  const army = (at: number) => Array.from({ length: 9 }, (_, id) => piece(id, at));
  expect(journeys(army(1), army(2))).toEqual([]);
});

import { nextOf, turned, type Direction, type Walk } from '../finger/arrowNavigation';

const ARROWS: readonly Direction[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
type Point = readonly [number, number];

/** Hexes with a side to the right, as Burgundy has them, or above, as Medieval Battle has. */
const hexes = (sideways: boolean): Point[] =>
  Array.from({ length: 49 }, (_, i) => {
    const [row, column] = [Math.floor(i / 7), i % 7];
    const [along, across] = [column * 40 + (row % 2) * 20, row * 34.6];
    return sideways ? [along, across] : [across, along];
  });

function reached(places: readonly Point[]): Set<number> {
  const found = new Set([0]);
  for (const at of found)
    for (const arrow of ARROWS) {
      const here = places[at]!;
      const next = nextOf(here, turned(null, arrow, here), places);
      if (next >= 0) found.add(next);
    }
  return found;
}

test.each([true, false])('arrows come to every hex of a field (sides right and left: %s)', sideways => {
  const places = hexes(sideways);
  expect(reached(places).size).toBe(places.length);
});

test('arrows come to every place of a map without any order', () => {
  const places = Array.from({ length: 60 }, (_, i): Point => [(i * 97) % 331, (i * 61) % 277]);
  expect(reached(places).size).toBe(places.length);
});

test('who goes straight on keeps to the line, though neighbours lie above and below it', () => {
  const places = hexes(false);
  let walk: Walk | null = null;
  let at = 3;
  const line = places[at]![1];
  for (let steps = 0; steps < 6; steps++) {
    walk = turned(walk, [1, 0], places[at]!);
    at = nextOf(places[at]!, walk, places);
    expect(Math.abs(places[at]![1] - line)).toBeLessThanOrEqual(20);
  }
  expect(places[at]![0]).toBe(Math.max(...places.map(([x]) => x)));
});

test('an arrow leads nowhere where nothing lies ahead, and aside rather than nowhere', () => {
  const places: Point[] = [
    [0, 0],
    [10, 90],
  ];
  expect(nextOf([0, 0], turned(null, [-1, 0], [0, 0]), places)).toBe(-1);
  expect(nextOf([0, 0], turned(null, [1, 0], [0, 0]), places)).toBe(1);
});

/**
 * How a duchy lies. Those of most matches are one large hex; those for one player are groups of spaces with rivers between them (SOL-04), drawn
 * where they are printed; the four groups of 13a stand closer together, for small screens. A team's is two large hexes side by side (TEA-01).
 */
import type { Point } from '@/pieces/hatch';
import { SHARED_CENTRE, TEAM_LIE } from '../data/teamDuchies';
import { ROW_AND_PLACE, SURVEY } from '../rules/duchy';
import { REGULAR } from './hexSize';

/** A part of a duchy that is looked at closely where its spaces are too small for a finger, in the same units. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly spaces: readonly number[];
}

export interface Lie {
  /** What it takes in hexes across, and in heights of a hex. */
  readonly across: number;
  readonly down: number;
  /** By space, in widths and heights of a hex from its top left corner. */
  readonly centres: readonly Point[];
  /** What of it is in the picture; absent: all. */
  readonly shows?: ReadonlySet<number>;
  /** From space to space, through the gaps between the groups. */
  readonly rivers: readonly (readonly Point[])[];
  readonly parts: readonly Part[];
}

const LONGEST_ROW = 7;

const USUAL: Lie = {
  across: LONGEST_ROW,
  down: 5.5,
  centres: ROW_AND_PLACE.map(([row, place]): Point => [
    LONGEST_ROW / 2 + place - (LONGEST_ROW - Math.abs(3 - row) - 1) / 2,
    0.5 + row * 0.75,
  ]),
  rivers: [],
  parts: [],
};

/** TEA-01: from the middle of one half to that of the other, and how wide both are. */
const HALVES_APART = 6;
const TEAM_ACROSS = HALVES_APART + LONGEST_ROW;
const TEAM_CENTRES = TEAM_LIE.map(([q, r]): Point => [LONGEST_ROW / 2 + q + r / 2, 0.5 + (r + 3) * 0.75]);
/** The space that belongs to both stands in its middle; here the left half ends where it is opened by itself. */
const SEAM = 6.75;

const TEAM: Lie = {
  across: TEAM_ACROSS,
  down: USUAL.down,
  centres: TEAM_CENTRES,
  rivers: [],
  parts: [
    [0, SEAM],
    [SEAM, TEAM_ACROSS],
  ].map(([left = 0, right = 0]) => ({
    left,
    right,
    top: 0,
    bottom: USUAL.down,
    spaces: TEAM_CENTRES.flatMap(([x], space) => (x >= left && x < right ? [space] : [])),
  })),
};

/** On a phone one half at a time: an ordinary duchy. The space between them is seen with both. */
export const HALVES: readonly [Lie, Lie] = [halfOfTeam(0), halfOfTeam(1)];
export type Half = 0 | 1;

function halfOfTeam(half: Half): Lie {
  const spaces = TEAM.parts[half]?.spaces ?? [];
  return {
    ...USUAL,
    centres: TEAM_CENTRES.map(([x, y]): Point => [x - half * HALVES_APART, y]),
    shows: new Set([...spaces, SHARED_CENTRE]),
  };
}

/** In widths of a hex both ways, as on a regular one. */
interface Drawn {
  readonly centres: readonly Point[];
  /** Where a river does not run straight. */
  readonly rivers: readonly (readonly Point[])[];
  /** Left, top, right, bottom. */
  readonly parts: readonly (readonly [number, number, number, number])[];
}

const A: readonly Point[] = [
  [3.85, 0.58],
  [4.85, 0.58],
  [5.85, 0.58],
  [6.85, 0.58],
  [4.35, 1.44],
  [5.35, 1.44],
  [6.35, 1.44],
  [7.35, 1.44],
  [4.85, 2.31],
  [5.85, 2.31],
  [6.85, 2.31],
  [3.87, 3.81],
  [4.87, 3.81],
  [5.87, 3.81],
  [6.87, 3.81],
  [3.37, 4.68],
  [4.37, 4.68],
  [5.37, 4.68],
  [6.37, 4.68],
  [7.37, 4.68],
  [3.87, 5.54],
  [4.87, 5.54],
  [5.87, 5.54],
  [6.87, 5.54],
  [1.48, 0.58],
  [2.48, 0.58],
  [0.98, 1.44],
  [1.98, 1.44],
  [2.98, 1.44],
  [1.48, 2.31],
  [2.48, 2.31],
  [1.5, 3.81],
  [2.5, 3.81],
  [1, 4.68],
  [2, 4.68],
  [0.5, 5.54],
  [1.5, 5.54],
];
const ON = (space: number): Point => A[space] ?? [0, 0];

const B: readonly Point[] = [
  [2.03, 0.58],
  [3.93, 0.58],
  [1, 1.54],
  [3.43, 1.45],
  [0.5, 2.41],
  [1.5, 2.41],
  [3.93, 2.32],
  [1, 3.28],
  [2, 3.28],
  [5.63, 0.65],
  [6.63, 0.65],
  [7.63, 0.65],
  [8.63, 0.65],
  [8.21, 1.95],
  [4.92, 3.43],
  [6.51, 3.52],
  [6.01, 4.39],
  [7.01, 4.39],
  [7.72, 3.28],
  [8.72, 3.28],
  [2.5, 4.56],
  [3.85, 4.81],
  [4.85, 4.81],
  [3.35, 5.67],
  [4.35, 5.67],
  [3.85, 6.54],
  [1, 5.8],
  [2, 5.8],
  [1.5, 6.66],
  [2.5, 6.66],
  [5.97, 5.96],
  [7.63, 5.8],
  [8.63, 5.8],
  [9.63, 5.8],
  [8.13, 6.66],
  [9.13, 6.66],
  [9.06, 4.65],
];

const DRAWN: Readonly<Record<string, Drawn>> = {
  '13a': {
    centres: A,
    rivers: [
      [ON(0), [3.6, 1.01], [3.66, 1.5], [3.5, 1.98], [3.1, 2.31], ON(30)],
      [ON(30), ON(32)],
      [ON(32), ON(15)],
      [ON(15), [3.14, 4.25], [3.18, 3.5], [3.45, 3.14], [4.1, 3.06], [5.85, 3.06], ON(9)],
      [ON(9), [5.85, 3.06], [7.05, 3.06], [7.54, 3.4], [7.62, 4.05], ON(19)],
    ],
    parts: [
      [0, 0, 3.17, 3.06],
      [3.17, 0, 7.87, 3.06],
      [0, 3.06, 2.95, 6.12],
      [2.95, 3.06, 7.87, 6.12],
    ],
  },
  '13b': {
    centres: B,
    rivers: [],
    parts: [
      [0, 0, 5.3, 4],
      [5.3, 0, 10.13, 5.2],
      [0, 4, 5.3, 7.24],
      [5.3, 5.2, 10.13, 7.24],
    ],
  },
};

function lieDrawn({ centres, rivers, parts }: Drawn, links: readonly (readonly [number, number])[]): Lie {
  const flat = ([x, y]: Point): Point => [x, y / REGULAR];
  const straight = links.map(([a, b]): readonly Point[] => [centres[a] ?? [0, 0], centres[b] ?? [0, 0]]);
  return {
    across: Math.max(...centres.map(([x]) => x)) + 0.5,
    down: Math.max(...centres.map(([, y]) => y)) / REGULAR + 0.5,
    centres: centres.map(flat),
    rivers: (rivers.length > 0 ? rivers : straight).map(river => river.map(flat)),
    parts: parts.map(([left, top, right, bottom]) => ({
      left,
      top: top / REGULAR,
      right,
      bottom: bottom / REGULAR,
      spaces: centres.flatMap(([x, y], space) => (x >= left && x < right && y >= top && y < bottom ? [space] : [])),
    })),
  };
}

const LIES: readonly Lie[] = SURVEY.map(({ id, rivers, number }) => {
  const drawn = DRAWN[id];
  if (drawn !== undefined) return lieDrawn(drawn, rivers);
  return number.length === TEAM_CENTRES.length ? TEAM : USUAL;
});

/** By its place in SURVEY; NONE: not chosen yet. */
export const lieOf = (duchy: number): Lie => LIES[duchy] ?? USUAL;

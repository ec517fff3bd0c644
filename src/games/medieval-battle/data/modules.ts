/**
 * The map modules (spec 2.3, 2.6, 19): three shapes in axial coordinates (q, r) and the terrain of every face, one letter
 * per hex in the order of the shape. Terrain strings and shapes are our own design; no scan of the printed ones was found.
 */
export const KINDS = ['inner', 'outer', 'supplementary'] as const;
export type Kind = (typeof KINDS)[number];
export type Side = 'A' | 'B';
type Cell = readonly [q: number, r: number];

export interface Shape {
  readonly cells: readonly Cell[];
  /** Which cell carries the flag; −1: none. */
  readonly flag: number;
  /** Its victory points (2.2). */
  readonly value: number;
}

export const SHAPES: Readonly<Record<Kind, Shape>> = {
  inner: {
    flag: 24,
    value: 2,
    // prettier-ignore
    cells: [
      [-3, -1], [-3, 0], [-3, 1], [-3, 2], [-3, 3], [-3, 4], [-2, -2], [-2, -1], [-2, 0], [-2, 1], [-2, 2], [-2, 3],
      [-2, 4], [-1, -3], [-1, -2], [-1, -1], [-1, 0], [-1, 1], [-1, 2], [-1, 3], [-1, 4], [0, -3], [0, -2], [0, -1],
      [0, 0], [0, 1], [0, 2], [0, 3], [1, -3], [1, -2], [1, -1], [1, 0], [1, 1], [1, 2], [2, -3], [2, -2], [2, -1],
      [2, 0], [2, 1], [3, -3], [3, -2], [3, -1], [3, 0], [4, -3], [4, -2], [4, -1]
    ],
  },
  outer: {
    flag: -1,
    value: 0,
    // prettier-ignore
    cells: [
      [-5, 7], [-4, 6], [-4, 7], [-3, 5], [-3, 6], [-3, 7], [-2, 5], [-2, 6], [-2, 7], [-1, 5], [-1, 6], [-1, 7],
      [0, 4], [0, 5], [0, 6], [1, 3], [1, 4], [1, 5], [2, 2], [2, 3], [2, 4]
    ],
  },
  supplementary: {
    flag: 5,
    value: 1,
    // prettier-ignore
    cells: [
      [-1, -6], [-1, -5], [-1, -4], [0, -6], [0, -5], [0, -4], [1, -6], [1, -5], [1, -4], [2, -6], [2, -5], [3, -6]
    ],
  },
};

/** A cardboard piece: its two faces. */
export interface Piece {
  readonly kind: Kind;
  readonly faces: readonly [string, string];
}

export const PIECES: readonly Piece[] = [
  { kind: 'inner', faces: ['I', 'II'] },
  { kind: 'inner', faces: ['III', 'IV'] },
  { kind: 'outer', faces: ['AI', 'BI'] },
  { kind: 'outer', faces: ['AII', 'BII'] },
  { kind: 'outer', faces: ['AIII', 'BIII'] },
  { kind: 'outer', faces: ['AIV', 'BIV'] },
  { kind: 'outer', faces: ['AV', 'BV'] },
  { kind: 'supplementary', faces: ['S1A', 'S1B'] },
  { kind: 'supplementary', faces: ['S2A', 'S2B'] },
  { kind: 'supplementary', faces: ['S3A', 'S3B'] },
  { kind: 'supplementary', faces: ['S4A', 'S4B'] },
];

export const FACES = {
  I: 'PPPHHMPPWWMHHPPPPWWPPPPPPPPPPPPPPPWWHPPWWPPMHP',
  II: 'MPPPPPHHPPPPPPPPPPPPPPWWWHHPWWWPMPWWWHHWWWMWWP',
  III: 'PHMHPPPPMHHPPPPPHMHPPPPPHHPPPPHMHPWWWHHWWPPHWP',
  IV: 'PPPPPPHWWPPPPMHWPPPPPWWWPPPPWPPMPPMHMHPHHHMHMH',
  AI: 'PPPPPPPPWPPPHMPPWHPWW',
  AII: 'PPPPWWPWWPHMPPHPWHPWP',
  AIII: 'MHWHMHHHPPPPWPPPWPPPP',
  AIV: 'WPPPPPPPPWWPPHWHHMMHM',
  AV: 'HPWPHHMHWPPWWPPPPPPPP',
  BI: 'HPPPPWPPWPPPWPPWHPWMH',
  BII: 'PPPHWWMWWHWHPPWPPWPPP',
  BIII: 'PMHMHWHHWHHPPPPPPPPPP',
  BIV: 'MMHPHMPHPPPPWPPWWPPWP',
  BV: 'PPPPPPPPPPPPWWPHWWHMM',
  S1A: 'PPPHPPHPWPWP',
  S2A: 'PWHWWWPPPPPP',
  S3A: 'WMPHHHHPPPPP',
  S4A: 'PPPPPPWWMHHP',
  S1B: 'WWHWPPPPPPPP',
  S2B: 'PPHPHWPWWPWP',
  S3B: 'PPWPHHHPHPPP',
  S4B: 'PPPPPPWHHWMW',
} as const;
export type Face = keyof typeof FACES;

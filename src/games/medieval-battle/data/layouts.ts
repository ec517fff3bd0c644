/** Where modules lie on the two maps (spec 2.1–2.4, 20), and the figures that go with each map. */
import type { Kind } from './modules';

export type MapSize = 'standard' | 'large';

/** A place for a module: turn its shape by `sixths` of a circle, then move it; side B mirrors afterwards (2.5). */
export interface Slot {
  readonly id: string;
  readonly kind: Kind;
  readonly sixths: number;
  readonly q: number;
  readonly r: number;
}

export interface Layout {
  readonly slots: readonly Slot[];
  /** Outer slots around the map, for the way back of units that left the board (11.4). */
  readonly ring: readonly string[];
  /** Points to recruit with (5.1). */
  readonly recruitment: number;
  /** Most longbow units that may be recruited (5.1). */
  readonly longbows: number;
  /** Victory points that win at once (13.3). */
  readonly winning: number;
}

export const LAYOUTS: Readonly<Record<MapSize, Layout>> = {
  standard: {
    slots: [
      { id: 'I1', kind: 'inner', sixths: 0, q: 0, r: 0 },
      { id: 'O1', kind: 'outer', sixths: 0, q: 0, r: 0 },
      { id: 'O2', kind: 'outer', sixths: 4, q: 0, r: 0 },
      { id: 'O3', kind: 'outer', sixths: 2, q: 0, r: 0 },
      { id: 'S1', kind: 'supplementary', sixths: 2, q: 0, r: 0 },
      { id: 'S2', kind: 'supplementary', sixths: 4, q: 0, r: 0 },
      { id: 'S3', kind: 'supplementary', sixths: 0, q: 0, r: 0 },
    ],
    ring: ['O1', 'O2', 'O3'],
    recruitment: 20,
    longbows: 1,
    winning: 5,
  },
  large: {
    slots: [
      { id: 'I1', kind: 'inner', sixths: 0, q: 0, r: 0 },
      { id: 'I2', kind: 'inner', sixths: 0, q: 2, r: -8 },
      { id: 'O1', kind: 'outer', sixths: 0, q: 0, r: 0 },
      { id: 'O2', kind: 'outer', sixths: 4, q: 0, r: 0 },
      { id: 'O3', kind: 'outer', sixths: 2, q: 0, r: 0 },
      { id: 'O4', kind: 'outer', sixths: 2, q: 2, r: -8 },
      { id: 'O5', kind: 'outer', sixths: 4, q: 2, r: -8 },
      { id: 'S1', kind: 'supplementary', sixths: 2, q: 0, r: 0 },
      { id: 'S2', kind: 'supplementary', sixths: 4, q: 0, r: 0 },
      { id: 'S3L', kind: 'supplementary', sixths: 3, q: 8, r: -13 },
      { id: 'S4L', kind: 'supplementary', sixths: 0, q: 2, r: -8 },
    ],
    ring: ['O1', 'O2', 'O5', 'O4', 'O3'],
    recruitment: 30,
    longbows: 2,
    winning: 6,
  },
};

/** Time tokens of each player (11.2). */
export const TIME_TOKENS = 5;
/** Victory points for the enemy wagon train (13.3). */
export const WAGON_TRAIN_VALUE = 3;
/** Least distance of a deployed unit from flags and from the enemy wagon train (5.2, 5.3). */
export const DEPLOYMENT_DISTANCE = 3;

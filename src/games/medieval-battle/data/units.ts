/** The counters of one army (spec 4), in the order of the data file. */
export const RECRUITS = [
  'heavyCavalry',
  'lightCavalry',
  'mountedArchers',
  'heavyInfantry',
  'lightInfantry',
  'pikemen',
  'archers',
  'longbowmen',
] as const;
export type Recruit = (typeof RECRUITS)[number];
export type UnitType = Recruit | 'wagonTrain';
export type Bow = 'short' | 'long';

export interface UnitCard {
  readonly code: string;
  /** Recruitment points. */
  readonly cost: number;
  /** Movement points when full. */
  readonly points: number;
  readonly counters: number;
  readonly mounted: boolean;
  readonly bow: Bow | null;
  /** What the riders become on foot (14.1). */
  readonly onFoot: Recruit | null;
}

export const UNITS: Readonly<Record<UnitType, UnitCard>> = {
  heavyCavalry: { code: 'HC', cost: 3, points: 4, counters: 3, mounted: true, bow: null, onFoot: 'heavyInfantry' },
  lightCavalry: { code: 'LC', cost: 2, points: 5, counters: 3, mounted: true, bow: null, onFoot: 'lightInfantry' },
  mountedArchers: { code: 'MA', cost: 2, points: 5, counters: 3, mounted: true, bow: 'short', onFoot: 'longbowmen' },
  heavyInfantry: { code: 'HI', cost: 2, points: 3, counters: 3, mounted: false, bow: null, onFoot: null },
  lightInfantry: { code: 'LI', cost: 1, points: 4, counters: 3, mounted: false, bow: null, onFoot: null },
  pikemen: { code: 'PK', cost: 1, points: 3, counters: 3, mounted: false, bow: null, onFoot: null },
  archers: { code: 'AR', cost: 1, points: 3, counters: 3, mounted: false, bow: 'short', onFoot: null },
  longbowmen: { code: 'LB', cost: 2, points: 3, counters: 2, mounted: false, bow: 'long', onFoot: null },
  wagonTrain: { code: 'CV', cost: 0, points: 1, counters: 1, mounted: false, bow: null, onFoot: null },
};

/** Movement points after dismounting, by the points before (14.2). */
export const POINTS_ON_FOOT: readonly number[] = [0, 0, 1, 1, 2, 2];

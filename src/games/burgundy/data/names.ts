/** The lists of names that everything else counts with: the place in a list is the number in the state. */

/** Colours of spaces and tiles; each has its own face-down pile. */
export const COLOURS = ['building', 'pasture', 'mine', 'ship', 'monastery', 'castle'] as const;
export type Colour = (typeof COLOURS)[number];

/** Backs of tiles, one face-down pile each; the first six in the order of COLOURS. */
export const BACKS = ['beige', 'lightGreen', 'grey', 'blue', 'yellow', 'darkGreen', 'black'] as const;
export type Back = (typeof BACKS)[number];

export const BUILDINGS = ['warehouse', 'watchtower', 'carpenter', 'church', 'market', 'boardingHouse', 'bank', 'cityHall'] as const;

/** The eight, and after them those that only modules bring. */
export const BUILDING_TYPES = [...BUILDINGS, 'crane', 'whiteCastle'] as const;
export type Building = (typeof BUILDING_TYPES)[number];

/** The last one only comes with the extra tiles. */
export const ANIMALS = ['sheep', 'pig', 'cow', 'goat', 'geese'] as const;
export type Animal = (typeof ANIMALS)[number];

/** Goods by the die that sells them: turquoise 1, purple 2 … orange 6. In the state a good is die − 1. */
export const GOODS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'] as const;
export type Good = (typeof GOODS)[number];

/** What may be added to the base game: one option of a new match each; the place in the list is a bit of `modules` in the state. */
export const MODULES = ['extraTiles', 'whiteCastles', 'inns', 'tradeRoutes', 'borderPosts', 'shields'] as const;
export type Module = (typeof MODULES)[number];

/** Those that go with everything; the others need somebody opposite, and everybody for themselves (TEA, SOL). */
const ALWAYS: readonly Module[] = ['extraTiles', 'whiteCastles', 'inns'];
export const isPlayedBy = (module: Module, seats: number, teams: boolean): boolean => (seats > 1 && !teams) || ALWAYS.includes(module);

/** SOL-12: what may happen together after a tile was placed by somebody who plays alone. */
export const PARTS = ['size', 'phase', 'colour', 'effect', 'exchange'] as const;
export type Part = (typeof PARTS)[number];

export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const;

/** Where points come from: the columns of the end table, the order of `sources` in the state. */
export const SOURCES = [
  'areas',
  'phases',
  'colours',
  'livestock',
  'watchtowers',
  'goods',
  'unsoldGoods',
  'silver',
  'workers',
  'monasteries',
  'routes',
  'posts',
  'shields',
  /** SOL-10 */
  'bought',
] as const;
export type Source = (typeof SOURCES)[number];

/** The tables of habits.ts one after another in one list, as learnt (data/habits.json). */
import stored from '../data/habits.json';
import { TILES } from '../data/tiles';
import {
  ANIMAL_OF,
  BUILDING,
  BUILDING_OF,
  CASTLE,
  COLOUR_OF,
  GEESE,
  HEADS_OF,
  INN_TILE,
  MINE,
  MONASTERY,
  MONASTERY_OF,
  PASTURE,
  SHIP,
} from '../rules/tile';

/** Phases A to D; of the last one its first three rounds and each of the others. */
export const TIMES = 7;
export const HERD = 10;
export const LARGEST_HERD = 13;
export const SHIP_KIND = 15;
export const CASTLE_KIND = 16;
const KINDS = 48;

/** By tile: what experience tells apart. All animals of so many heads are alike, but not the geese. */
export const KIND_OF: readonly number[] = TILES.map((_, tile) => {
  switch (COLOUR_OF[tile]) {
    case BUILDING:
      return BUILDING_OF[tile] as number;
    case PASTURE:
      return ANIMAL_OF[tile] === GEESE ? LARGEST_HERD : HERD - 2 + (HEADS_OF[tile] as number);
    case MINE:
      return 14;
    case SHIP:
      return SHIP_KIND;
    case CASTLE:
      return CASTLE_KIND;
    case MONASTERY:
      return CASTLE_KIND + (MONASTERY_OF[tile] as number);
    default:
      return tile === INN_TILE ? KINDS - 2 : KINDS - 1;
  }
});

/** By name: how many entries. */
export const TABLES = {
  placeKind: KINDS * TIMES,
  placeEmpty: 8 * TIMES,
  placeArea: 9 * 9,
  placeColour: 6 * 5 * 3,
  placeOpened: 6 * TIMES,
  placeStored: 4 * 17,
  placeHerd: 6 * 8,
  placeDice: 3 * 6 * TIMES,
  placePay: 4 * 6,
  placeShip: 2 * 7 * TIMES,
  placeFree: 3 * 7,
  takeKind: KINDS * TIMES,
  takeStored: 4 * TIMES,
  takeSame: 6 * 3 * 7,
  takeFollow: 5 * TIMES,
  takeNear: 9 * TIMES,
  takeArea: 9 * 9,
  takeNumbers: 6 * 7 * 4,
  takeScarce: 7 * 5,
  takePay: 4 * 6,
  takeDice: 3 * 7 * TIMES,
  takeFree: 7 * 7,
  buyKind: KINDS * TIMES,
  buySilver: 8 * TIMES,
  buyStored: 4 * 3,
  buyNumbers: 6 * 7 * 3,
  sellCount: 7 * TIMES,
  sellSilver: 6 * TIMES,
  sellMore: 4 * 4,
  sellKinds: 4 * 3,
  workers: 8 * TIMES,
  workersSilver: 6 * 4,
  end: 8 * TIMES,
  skip: 6 * TIMES,
  load: 8 * TIMES,
  loadOwn: 5 * 5,
  discard: KINDS * TIMES,
  keep: 5,
} as const;
type Table = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Table[];

/** Where each of them begins. */
export const FROM = Object.fromEntries(
  NAMES.map((name, n) => [name, NAMES.slice(0, n).reduce((sum, before) => sum + TABLES[before], 0)]),
) as Readonly<Record<Table, number>>;

/** All entries, in hundredths of a point in the file. Learning writes here. */
export const learnt: number[] = NAMES.flatMap(name => {
  const entries = (stored.tables as Readonly<Record<string, readonly number[]>>)[name] ?? [];
  if (entries.length !== TABLES[name]) throw new Error(`${entries.length} habits ${name}`);
  return entries.map(hundredths => hundredths / 100);
});

/**
 * The monasteries (MON, EXT-02, EXT-03, WHT-06): a name and a row each, which rules, bots and cards read. A new one does not compile until it has its
 * rule, its cards in every language and its weight; tools/tests/tables.test.mjs tries it.
 */
import type { Building } from './names';

/** By the number printed on it, which is what stands in the state: bit n of `monasteries` is monastery n. */
export const MONASTERIES = {
  twinBuildings: 1,
  workersFromMines: 2,
  silverFromSales: 3,
  workersFromSales: 4,
  secondDepot: 5,
  freePurchase: 6,
  richHerds: 7,
  strongWorkers: 8,
  stepForBuildings: 9,
  stepForShipsAndHerds: 10,
  stepForOthers: 11,
  stepForTaking: 12,
  silverWithWorkers: 13,
  moreWorkers: 14,
  perColourSold: 15,
  perWarehouse: 16,
  perWatchtower: 17,
  perCarpenter: 18,
  perChurch: 19,
  perMarket: 20,
  perBoardingHouse: 21,
  perBank: 22,
  perCityHall: 23,
  perAnimal: 24,
  perGoodSold: 25,
  perBonusTile: 26,
  topOfStack: 27,
  hiring: 28,
  perWhiteCastle: 29,
} as const;
type Name = keyof typeof MONASTERIES;
export type Monastery = (typeof MONASTERIES)[Name];

interface Row {
  readonly rules: readonly [string, ...string[]];
  /** What it brings each time it works. */
  readonly silver?: number;
  readonly workers?: number;
  /** By how much it changes a die without a worker; or with each worker. */
  readonly pips?: number;
  /** For every animal tile that scores. */
  readonly perTile?: number;
  /** At the end (SOL-08: when it is placed) for each thing it counts. */
  readonly points?: number;
  /** These things are buildings of this type. */
  readonly building?: Building;
}

export const MONASTERY_ROWS = {
  twinBuildings: { rules: ['MON-01'] },
  /** For each mine. */
  workersFromMines: { rules: ['MON-02'], workers: 1 },
  silverFromSales: { rules: ['MON-03'], silver: 2 },
  workersFromSales: { rules: ['MON-04'], workers: 1 },
  secondDepot: { rules: ['MON-05'] },
  freePurchase: { rules: ['MON-06'] },
  richHerds: { rules: ['MON-07'], perTile: 1 },
  strongWorkers: { rules: ['MON-08', 'MON-13'], pips: 2 },
  stepForBuildings: { rules: ['MON-09', 'MON-13'], pips: 1 },
  stepForShipsAndHerds: { rules: ['MON-10', 'MON-13'], pips: 1 },
  stepForOthers: { rules: ['MON-11', 'MON-13'], pips: 1 },
  stepForTaking: { rules: ['MON-12', 'MON-13'], pips: 1 },
  silverWithWorkers: { rules: ['MON-14'], silver: 1 },
  moreWorkers: { rules: ['MON-15'], workers: 4 },
  perColourSold: { rules: ['MON-16'], points: 2 },
  perWarehouse: { rules: ['MON-17'], points: 4, building: 'warehouse' },
  perWatchtower: { rules: ['MON-17'], points: 4, building: 'watchtower' },
  perCarpenter: { rules: ['MON-17'], points: 4, building: 'carpenter' },
  perChurch: { rules: ['MON-17'], points: 4, building: 'church' },
  perMarket: { rules: ['MON-17'], points: 4, building: 'market' },
  perBoardingHouse: { rules: ['MON-17'], points: 4, building: 'boardingHouse' },
  perBank: { rules: ['MON-17'], points: 4, building: 'bank' },
  perCityHall: { rules: ['MON-17'], points: 4, building: 'cityHall' },
  perAnimal: { rules: ['MON-18'], points: 4 },
  perGoodSold: { rules: ['MON-19'], points: 1 },
  perBonusTile: { rules: ['MON-20'], points: 3 },
  topOfStack: { rules: ['EXT-02'] },
  /** Workers for that much silver. */
  hiring: { rules: ['EXT-03'], silver: 1, workers: 2 },
  perWhiteCastle: { rules: ['WHT-06'], points: 4, building: 'whiteCastle' },
} as const satisfies Readonly<Record<Name, Row>>;

type NamesWith<Has> = { [N in Name]: (typeof MONASTERY_ROWS)[N] extends Has ? N : never }[Name];
/** Those that pay by what is there; and of these the ones that count buildings of a type. */
export type PayingMonastery = (typeof MONASTERIES)[NamesWith<{ readonly points: number }>];
export type BuildingMonastery = (typeof MONASTERIES)[NamesWith<{ readonly building: Building }>];

const NAMES = Object.keys(MONASTERIES) as Name[];
export const ALL_MONASTERIES: readonly Monastery[] = NAMES.map(name => MONASTERIES[name]);
const BY_NUMBER: readonly (Row | undefined)[] = [undefined, ...NAMES.map((name): Row => MONASTERY_ROWS[name])];
export const monasteryRow = (monastery: Monastery): Row => BY_NUMBER[monastery] as Row;

export const PAYING_MONASTERIES = ALL_MONASTERIES.filter((each): each is PayingMonastery => monasteryRow(each).points !== undefined);

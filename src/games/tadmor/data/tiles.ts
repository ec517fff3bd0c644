/**
 * The 48 improvement tiles. What a tile does stands here where it is a number or a kind; a tile that bends a rule is named below and read in that rule.
 * The points of I8, I16, I17, I19, I27, I35, I36, the goods of I11–I13 and I29–I32 and the conditions of I38, I39, I40, I42 are ours.
 */
import type { Good } from './names';

/** What I38–I42 compare at the end (13.3). */
export const COMPARED = ['tower', 'rareGoods', 'missions', 'temples', 'tiles'] as const;
export type Compared = (typeof COMPARED)[number];

export interface Tile {
  readonly id: string;
  readonly era: 1 | 2 | 3;
  readonly start?: true;
  readonly notForTwo?: true;
  /** A trade: one of these for one of those, or for any two base goods. */
  readonly gives?: Good;
  readonly gets?: Good | 'base';
  readonly perMission?: number;
  readonly perRareGood?: number;
  readonly shipBonus?: Good;
  readonly prestige?: number;
  readonly alone?: Compared;
  /** A private action: the tile has room for one piece (8.3). */
  readonly works?: 'market' | 'temple' | 'construction' | 'kingdom';
}

const ROWS: readonly Tile[] = [
  { id: 'I1', era: 1, start: true, gives: 'wood', gets: 'marble' },
  { id: 'I2', era: 1, start: true, gives: 'wood', gets: 'gold' },
  { id: 'I3', era: 1, start: true, gives: 'stone', gets: 'marble' },
  { id: 'I4', era: 1, start: true, gives: 'stone', gets: 'gold' },
  { id: 'I5', era: 1, perMission: 2 },
  { id: 'I6', era: 1 },
  { id: 'I7', era: 1, notForTwo: true },
  { id: 'I8', era: 1, perRareGood: 3 },
  { id: 'I9', era: 1 },
  { id: 'I10', era: 1, shipBonus: 'wood' },
  { id: 'I11', era: 1, shipBonus: 'stone' },
  { id: 'I12', era: 1, notForTwo: true, shipBonus: 'wood' },
  { id: 'I13', era: 1, notForTwo: true, shipBonus: 'stone' },
  { id: 'I14', era: 1 },
  { id: 'I15', era: 1, notForTwo: true },
  { id: 'I16', era: 1, prestige: 1 },
  { id: 'I17', era: 1, notForTwo: true, prestige: 2 },
  { id: 'I18', era: 1 },
  { id: 'I19', era: 2, perMission: 3 },
  { id: 'I20', era: 2 },
  { id: 'I21', era: 2, works: 'market' },
  { id: 'I22', era: 2, notForTwo: true, works: 'market' },
  { id: 'I23', era: 2, gives: 'gold', gets: 'base' },
  { id: 'I24', era: 2, gives: 'marble', gets: 'base' },
  { id: 'I25', era: 2, notForTwo: true },
  { id: 'I26', era: 2, notForTwo: true },
  { id: 'I27', era: 2, perRareGood: 4 },
  { id: 'I28', era: 2 },
  { id: 'I29', era: 2, shipBonus: 'marble' },
  { id: 'I30', era: 2, shipBonus: 'gold' },
  { id: 'I31', era: 2, notForTwo: true, shipBonus: 'marble' },
  { id: 'I32', era: 2, notForTwo: true, shipBonus: 'gold' },
  { id: 'I33', era: 2 },
  { id: 'I34', era: 2 },
  { id: 'I35', era: 2, prestige: 2 },
  { id: 'I36', era: 2, notForTwo: true, prestige: 3 },
  { id: 'I37', era: 3, works: 'temple' },
  { id: 'I38', era: 3, alone: 'tower' },
  { id: 'I39', era: 3, alone: 'rareGoods' },
  { id: 'I40', era: 3, alone: 'missions' },
  { id: 'I41', era: 3, alone: 'temples' },
  { id: 'I42', era: 3, alone: 'tiles' },
  { id: 'I43', era: 3 },
  { id: 'I44', era: 3 },
  { id: 'I45', era: 3, notForTwo: true },
  { id: 'I46', era: 3, notForTwo: true },
  { id: 'I47', era: 3, works: 'construction' },
  { id: 'I48', era: 3, notForTwo: true, works: 'kingdom' },
];

/** By number: TILES[10] is I10. */
export const TILES: readonly (Tile | undefined)[] = [undefined, ...ROWS];
export const TILE_COUNT = ROWS.length;

export function tileOf(tile: number): Tile {
  const found = TILES[tile];
  if (found === undefined) throw new Error(`no tile I${tile}`);
  return found;
}

/** The tiles with room for a piece, in the order of a merchant's posts. */
export const PRIVATE_TILES: readonly number[] = ROWS.flatMap((tile, i) => (tile.works === undefined ? [] : [i + 1]));

/** Tiles that bend a rule, which reads them by name. Each has words of its own on its card; a new one does not compile without them. */
export const BENDING = {
  lineOfCredit: 6,
  bribedRaiders: 7,
  reputation: 9,
  freeFifths: 14,
  moreFreeFifths: 15,
  noWood: 18,
  royalSupplies: 20,
  spoils: 25,
  protectionMoney: 26,
  bulkContracts: 28,
  greatWarehouse: 33,
  donations: 34,
  firstPick: 43,
  envoys: 44,
  desertGuards: 45,
  taxExemption: 46,
} as const;
export type BendingTile = (typeof BENDING)[keyof typeof BENDING];
export const FREE_FIFTHS: readonly number[] = [BENDING.freeFifths, BENDING.moreFreeFifths];

// Private actions that other rules ask for, too.
export const PRIVATE_SHRINE = 37;
export const PRIVATE_WORKS = 47;
export const PRIVATE_COURT = 48;

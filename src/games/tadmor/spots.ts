/**
 * Where things lie and are tapped. A choice's spots belong to the seat that is asked.
 *
 *   'space:DA-T1'   a space of the board         'tile:I21'      an improvement, face up or owned
 *   'region:ebla'   a region, for the marauders  'mission:K3'    one’s own mission
 *   'stock:wood'    one’s own goods of a kind    'get:marble'    what an exchange brings: marble, gold, wood2, woodStone, stone2
 *   'stack:grey'    a stack of rare goods        'rare:glass'    a rare good in it
 *   'tower:2'       a player's tower             'temple:2', 'rares:2', 'temples', 'deck', 'turn', 'slot', 'piece:0', 'points' for labels and cards only
 *   'button:done', 'button:decline', 'button:payTax', 'button:loseTax'
 */
import type { Seat, Spot } from '@/engine/contract';
import { numberIn } from '@/engine/spot';
import { GOODS, PIECES, RARE_COLOURS, RARE_GOODS, REGIONS } from './data/names';
import { SPACES } from './data/spaces';
import { TILE_COUNT } from './data/tiles';
import { MISSION_COUNT } from './data/missions';

export const SPACE_SPOTS: readonly Spot[] = SPACES.map(space => `space:${space.id}`);
export const REGION_SPOTS: readonly Spot[] = REGIONS.map(region => `region:${region}`);
export const STOCK_SPOTS: readonly Spot[] = GOODS.map(good => `stock:${good}`);
export const STACK_SPOTS: readonly Spot[] = RARE_COLOURS.map(colour => `stack:${colour}`);
const RARE_SPOTS: readonly Spot[] = RARE_GOODS.map(rare => `rare:${rare}`);
/** Number 0 is unused. */
export const TILE_SPOTS: readonly Spot[] = Array.from({ length: TILE_COUNT + 1 }, (_, tile) => `tile:I${tile}`);
export const MISSION_SPOTS: readonly Spot[] = Array.from({ length: MISSION_COUNT + 1 }, (_, mission) => `mission:K${mission}`);
export const TOWER_SPOTS: readonly Spot[] = Array.from({ length: 4 }, (_, seat) => `tower:${seat}`);
export const TEMPLE_SPOTS: readonly Spot[] = TOWER_SPOTS.map((_, seat) => `temple:${seat}`);
export const RARES_SPOTS: readonly Spot[] = TOWER_SPOTS.map((_, seat) => `rares:${seat}`);
const PIECE_SPOTS: readonly Spot[] = PIECES.map((_, piece) => `piece:${piece}`);
export const DONE: Spot = 'button:done';
export const DECLINE: Spot = 'button:decline';
export const PAY_TAX: Spot = 'button:payTax';
export const LOSE_TAX: Spot = 'button:loseTax';

/** What one exchange may bring, as goods. */
export const GETS: Readonly<Record<Spot, readonly number[]>> = {
  'get:marble': [0, 0, 1, 0],
  'get:gold': [0, 0, 0, 1],
  'get:wood2': [2, 0, 0, 0],
  'get:woodStone': [1, 1, 0, 0],
  'get:stone2': [0, 2, 0, 0],
};

/** The number a spot stands for in these lists: 'tile:I21' is 21, 'region:ebla' is 5; −1 when it stands for none. */
export const numberOf = numberIn([
  SPACE_SPOTS,
  REGION_SPOTS,
  STOCK_SPOTS,
  STACK_SPOTS,
  RARE_SPOTS,
  TILE_SPOTS,
  MISSION_SPOTS,
  TOWER_SPOTS,
  TEMPLE_SPOTS,
  RARES_SPOTS,
  PIECE_SPOTS,
]);

export { kindOf } from '@/engine/spot';

export const spaceSpot = (space: number): Spot => SPACE_SPOTS[space] as Spot;
export const tileSpot = (tile: number): Spot => TILE_SPOTS[tile] as Spot;
export const missionSpot = (mission: number): Spot => MISSION_SPOTS[mission] as Spot;
export const stockSpot = (good: number): Spot => STOCK_SPOTS[good] as Spot;
export const stackSpot = (colour: number): Spot => STACK_SPOTS[colour] as Spot;
export const rareSpot = (rare: number): Spot => RARE_SPOTS[rare] as Spot;
export const regionSpot = (region: number): Spot => REGION_SPOTS[region] as Spot;
export const towerSpot = (seat: Seat): Spot => TOWER_SPOTS[seat] as Spot;

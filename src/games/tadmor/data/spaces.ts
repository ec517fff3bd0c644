/**
 * The spaces of the board, region by region (2.2). With two players some are not there (3.1). The number of copies, most regions and the later
 * yields are not in the rulebook's text and are ours; its examples hold.
 */
import type { Good, Piece, RareColour, Region } from './names';

export const DOINGS = [
  'gather',
  'shipyard',
  'rare',
  'peaceGifts',
  'build1',
  'build2',
  'traitor',
  'warSupplies',
  'improvement',
  'townMarket',
  'temple',
  'firstPlayer',
  'mission',
  'taxman',
  'marauders',
  'caravan',
] as const;
export type Doing = (typeof DOINGS)[number];

export interface Space {
  readonly id: string;
  readonly region: Region;
  readonly takes: readonly Piece[];
  readonly does: Doing;
  readonly good?: Good;
  readonly colour?: RareColour;
  /** Goods or points by Era. */
  readonly brings?: readonly number[];
  /** A temple space: does a mission come with the part (9.14)? The one that does not may be a small market instead. */
  readonly draws?: boolean;
  readonly notForTwo?: true;
}

export const SPACES: readonly Space[] = [
  { id: 'NS-W1', region: 'northSea', takes: ['ship'], does: 'gather', good: 'wood', brings: [3, 5, 7] },
  { id: 'NS-W2', region: 'northSea', takes: ['ship'], does: 'gather', good: 'wood', brings: [3, 5, 7], notForTwo: true },
  { id: 'NS-M1', region: 'northSea', takes: ['ship'], does: 'gather', good: 'marble', brings: [2, 3, 5] },
  { id: 'NS-Wc', region: 'northSea', takes: ['camel'], does: 'gather', good: 'wood', brings: [2, 3, 4] },
  { id: 'NS-SY', region: 'northSea', takes: ['camel'], does: 'shipyard' },
  { id: 'SS-S1', region: 'southSea', takes: ['ship'], does: 'gather', good: 'stone', brings: [3, 5, 7] },
  { id: 'SS-S2', region: 'southSea', takes: ['ship'], does: 'gather', good: 'stone', brings: [3, 5, 7], notForTwo: true },
  { id: 'SS-Sc', region: 'southSea', takes: ['camel'], does: 'gather', good: 'stone', brings: [2, 3, 4] },
  { id: 'SS-RG', region: 'southSea', takes: ['ship'], does: 'rare', colour: 'grey' },
  { id: 'SS-PG', region: 'southSea', takes: ['ship'], does: 'peaceGifts', brings: [2, 3, 4] },
  { id: 'EU-G1', region: 'euphrates', takes: ['ship'], does: 'gather', good: 'gold', brings: [2, 3, 5] },
  { id: 'EU-G2', region: 'euphrates', takes: ['ship'], does: 'gather', good: 'gold', brings: [2, 3, 5], notForTwo: true },
  { id: 'EU-M1', region: 'euphrates', takes: ['ship'], does: 'gather', good: 'marble', brings: [2, 3, 5], notForTwo: true },
  { id: 'EU-Gc', region: 'euphrates', takes: ['camel'], does: 'gather', good: 'gold', brings: [1, 2, 3] },
  { id: 'EU-Mc', region: 'euphrates', takes: ['camel'], does: 'gather', good: 'marble', brings: [1, 2, 3], notForTwo: true },
  { id: 'EU-RY', region: 'euphrates', takes: ['ship'], does: 'rare', colour: 'yellow' },
  { id: 'EU-RR', region: 'euphrates', takes: ['ship'], does: 'rare', colour: 'red' },
  { id: 'DA-T1', region: 'damascus', takes: ['camel'], does: 'build1' },
  { id: 'DA-T2', region: 'damascus', takes: ['camel'], does: 'build2' },
  { id: 'DA-TR', region: 'damascus', takes: ['camel'], does: 'traitor' },
  { id: 'DA-WS', region: 'damascus', takes: ['camel', 'ship'], does: 'warSupplies' },
  { id: 'PA-I1', region: 'palmyra', takes: ['camel'], does: 'improvement' },
  { id: 'PA-I2', region: 'palmyra', takes: ['camel'], does: 'improvement' },
  { id: 'PA-I3', region: 'palmyra', takes: ['camel'], does: 'improvement', notForTwo: true },
  { id: 'PA-I4', region: 'palmyra', takes: ['camel'], does: 'improvement', notForTwo: true },
  { id: 'PA-TM', region: 'palmyra', takes: ['camel'], does: 'townMarket' },
  { id: 'PA-TE', region: 'palmyra', takes: ['camel'], does: 'temple', draws: true },
  { id: 'PA-FP', region: 'palmyra', takes: ['camel'], does: 'firstPlayer' },
  { id: 'EB-TE', region: 'ebla', takes: ['camel'], does: 'temple', draws: false },
  { id: 'EB-K1', region: 'ebla', takes: ['camel'], does: 'mission' },
  { id: 'EB-K2', region: 'ebla', takes: ['camel'], does: 'mission', notForTwo: true },
  { id: 'EB-X1', region: 'ebla', takes: ['camel'], does: 'taxman' },
  { id: 'EM-MA', region: 'emesa', takes: ['camel'], does: 'marauders' },
  { id: 'EM-CA', region: 'emesa', takes: ['camel'], does: 'caravan' },
  { id: 'EM-PG', region: 'emesa', takes: ['camel'], does: 'peaceGifts', brings: [1, 2, 3] },
  { id: 'EM-K1', region: 'emesa', takes: ['camel'], does: 'mission' },
  { id: 'EM-X1', region: 'emesa', takes: ['camel'], does: 'taxman', notForTwo: true },
];

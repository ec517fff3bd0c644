/** The 26 king's missions: points, cost (wood, stone, marble, gold) and the favour the king returns once. The costs are ours; points and favours are the rulebook's. */

export const FAVOURS = [
  'princess',
  'nextPart',
  'ship',
  'levels',
  'wall',
  'camel',
  'market',
  'swap',
  'twoTiles',
  'goods',
  'basement',
  'destroy',
  'draw',
  'placeThree',
  'offBoardTile',
] as const;
export type Favour = (typeof FAVOURS)[number];

/** When a favour may be called in, as the card prints it (9.23). */
export const MOMENTS = [
  'anytime',
  'placing',
  'revealed',
  'removed',
  'resolution',
  'improvements',
  'afterImprovements',
  'construction',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const MOMENT_OF: Readonly<Record<Favour, Moment>> = {
  princess: 'construction',
  nextPart: 'construction',
  ship: 'anytime',
  levels: 'construction',
  wall: 'revealed',
  camel: 'anytime',
  market: 'resolution',
  swap: 'removed',
  twoTiles: 'afterImprovements',
  goods: 'resolution',
  basement: 'construction',
  destroy: 'construction',
  draw: 'construction',
  placeThree: 'placing',
  offBoardTile: 'improvements',
};

export interface Mission {
  readonly id: string;
  readonly points: number;
  readonly cost: readonly number[];
  readonly favour: Favour;
  /** Levels, goods, cards or pieces. */
  readonly count?: number;
}

/** What K16 to K18 bring. */
export const FAVOUR_GOODS = 5;

const ROWS: readonly Mission[] = [
  { id: 'K1', points: 10, cost: [2, 0, 0, 3], favour: 'princess' },
  { id: 'K2', points: 10, cost: [2, 0, 0, 3], favour: 'princess' },
  { id: 'K3', points: 12, cost: [0, 0, 3, 3], favour: 'nextPart' },
  { id: 'K4', points: 12, cost: [0, 0, 3, 3], favour: 'nextPart' },
  { id: 'K5', points: 12, cost: [5, 0, 0, 2], favour: 'ship' },
  { id: 'K6', points: 12, cost: [5, 0, 0, 2], favour: 'ship' },
  { id: 'K7', points: 10, cost: [0, 2, 3, 0], favour: 'levels', count: 2 },
  { id: 'K8', points: 12, cost: [0, 3, 4, 0], favour: 'levels', count: 3 },
  { id: 'K9', points: 10, cost: [0, 5, 1, 0], favour: 'wall' },
  { id: 'K10', points: 10, cost: [0, 5, 1, 0], favour: 'wall' },
  { id: 'K11', points: 8, cost: [2, 0, 2, 0], favour: 'camel' },
  { id: 'K12', points: 8, cost: [2, 0, 2, 0], favour: 'camel' },
  { id: 'K13', points: 8, cost: [0, 2, 2, 0], favour: 'market' },
  { id: 'K14', points: 8, cost: [0, 0, 0, 3], favour: 'swap' },
  { id: 'K15', points: 8, cost: [0, 0, 1, 2], favour: 'twoTiles' },
  { id: 'K16', points: 8, cost: [1, 3, 0, 0], favour: 'goods', count: FAVOUR_GOODS },
  { id: 'K17', points: 8, cost: [1, 3, 0, 0], favour: 'goods', count: FAVOUR_GOODS },
  { id: 'K18', points: 8, cost: [1, 3, 0, 0], favour: 'goods', count: FAVOUR_GOODS },
  { id: 'K19', points: 10, cost: [0, 3, 2, 0], favour: 'basement' },
  { id: 'K20', points: 8, cost: [2, 0, 0, 2], favour: 'destroy', count: 3 },
  { id: 'K21', points: 6, cost: [2, 0, 0, 1], favour: 'draw', count: 2 },
  { id: 'K22', points: 6, cost: [2, 0, 0, 1], favour: 'draw', count: 2 },
  { id: 'K23', points: 8, cost: [0, 0, 3, 0], favour: 'placeThree', count: 3 },
  { id: 'K24', points: 8, cost: [0, 0, 3, 0], favour: 'placeThree', count: 3 },
  { id: 'K25', points: 8, cost: [0, 2, 0, 2], favour: 'offBoardTile' },
  { id: 'K26', points: 8, cost: [0, 2, 0, 2], favour: 'offBoardTile' },
];

export const MISSION_COUNT = ROWS.length;

/** By number: missionOf(3) is K3. */
export function missionOf(mission: number): Mission {
  const found = ROWS[mission - 1];
  if (found === undefined) throw new Error(`no mission K${mission}`);
  return found;
}

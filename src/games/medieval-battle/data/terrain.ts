/** The four kinds of ground (spec 3), in the order of the data file. */
export const TERRAINS = ['plain', 'woods', 'rockyHills', 'mountains'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Ground {
  /** The letter in the terrain strings of the module faces. */
  readonly letter: string;
  readonly level: 0 | 1 | 2;
  /** Movement points to enter (and, by default, to retreat from). */
  readonly cost: 1 | 2;
  readonly mounted: boolean;
  readonly wagonTrain: boolean;
  /** Unfavourable to mounted units in melee (8.7). */
  readonly unfavourable: boolean;
  /** Cover against shots (10.4). */
  readonly cover: boolean;
  /** May hide what lies behind it from a longbow (10.3). */
  readonly blocksView: boolean;
}

export const GROUND: Readonly<Record<Terrain, Ground>> = {
  plain: { letter: 'P', level: 0, cost: 1, mounted: true, wagonTrain: true, unfavourable: false, cover: false, blocksView: false },
  woods: { letter: 'W', level: 0, cost: 2, mounted: true, wagonTrain: false, unfavourable: true, cover: true, blocksView: true },
  rockyHills: { letter: 'H', level: 1, cost: 2, mounted: true, wagonTrain: false, unfavourable: true, cover: false, blocksView: false },
  mountains: { letter: 'M', level: 2, cost: 2, mounted: false, wagonTrain: false, unfavourable: false, cover: false, blocksView: true },
};

/** What the value of a position is counted from; features.ts counts, data/weights.json weighs. */
export const FEATURES = [
  /** Points of areas with 1, 2, 3, 4 and more empty spaces, begun or touched, that can still be completed. */
  'area1',
  'area2',
  'area3',
  'area4',
  /** Bonus tiles of colours with 1, 2, 3 empty spaces. */
  'colour1',
  'colour2',
  'colour3',
  'silver',
  'workers',
  'workersMany',
  /** Points of goods at hand, and those of the largest colour again. */
  'goods',
  'stack',
  /** Best places of stored tiles, and how many are stored. */
  'stored',
  'storedCount',
  'mines',
  'monasteryUse',
  'monasteryNow',
  /** Dice still to use in this round. */
  'dice',
  /** Empty spaces within reach, and how far ahead on the bridge. */
  'reach',
  'order',
  'empty',
  /** What the duchy has led to in other matches. */
  'duchy',
  /** What the trade route would bring to the best sale at hand. */
  'route',
  /** What linking border posts promises. */
  'posts',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * Fate: twenty-four cards, one for each Noble and each city, four for each nationality. Their number is known; how the results fall together
 * is ours, with the results that the rulebook's examples draw.
 */
import type { BattleResult, Outcome } from './names';

export interface FateCard {
  /** Seat times four plus shape. */
  readonly noble: number;
  readonly city: number;
  readonly nationality: number;
  readonly revolt?: true;
  readonly battle: BattleResult;
  /** Of Ceylon, the Spice Islands and China. */
  readonly fleets: readonly [Outcome, Outcome, Outcome];
}

export const FATE: readonly FateCard[] = [
  { noble: 10, city: 5, nationality: 2, battle: 'prevent', fleets: ['x2', 'x2', 'noNews'] },
  { noble: 7, city: 17, nationality: 2, battle: 'victory', fleets: ['x1', 'x4', 'lost'] },
  { noble: 4, city: 8, nationality: 1, battle: 'deal', fleets: ['x2', 'x3', 'x2'] },
  { noble: 16, city: 7, nationality: 5, battle: 'victory', fleets: ['noNews', 'noNews', 'noNews'] },
  { noble: 8, city: 9, nationality: 3, battle: 'prevent', fleets: ['x1', 'lost', 'x4'] },
  { noble: 2, city: 2, nationality: 1, revolt: true, battle: 'deal', fleets: ['x1', 'noNews', 'x3'] },
  { noble: 5, city: 13, nationality: 0, revolt: true, battle: 'prevent', fleets: ['noNews', 'lost', 'noNews'] },
  { noble: 6, city: 22, nationality: 3, battle: 'draw', fleets: ['lost', 'noNews', 'noNews'] },
  { noble: 1, city: 1, nationality: 1, battle: 'draw', fleets: ['x2', 'lost', 'lost'] },
  { noble: 22, city: 23, nationality: 0, battle: 'victory', fleets: ['x2', 'lost', 'x4'] },
  { noble: 14, city: 3, nationality: 5, battle: 'prevent', fleets: ['x3', 'x3', 'lost'] },
  { noble: 18, city: 15, nationality: 4, revolt: true, battle: 'deal', fleets: ['lost', 'lost', 'lost'] },
  { noble: 17, city: 14, nationality: 2, battle: 'deal', fleets: ['x2', 'noNews', 'x4'] },
  { noble: 23, city: 0, nationality: 5, battle: 'deal', fleets: ['x2', 'lost', 'noNews'] },
  { noble: 9, city: 21, nationality: 5, revolt: true, battle: 'victory', fleets: ['x2', 'x3', 'lost'] },
  { noble: 3, city: 6, nationality: 4, battle: 'victory', fleets: ['noNews', 'x3', 'x4'] },
  { noble: 12, city: 19, nationality: 2, battle: 'deal', fleets: ['noNews', 'lost', 'x3'] },
  { noble: 20, city: 11, nationality: 4, battle: 'prevent', fleets: ['x2', 'noNews', 'lost'] },
  { noble: 19, city: 18, nationality: 1, battle: 'prevent', fleets: ['noNews', 'x2', 'lost'] },
  { noble: 21, city: 16, nationality: 3, battle: 'deal', fleets: ['noNews', 'x1', 'lost'] },
  { noble: 13, city: 4, nationality: 4, battle: 'victory', fleets: ['lost', 'x2', 'x3'] },
  { noble: 0, city: 20, nationality: 0, battle: 'deal', fleets: ['x1', 'x2', 'lost'] },
  { noble: 15, city: 10, nationality: 3, revolt: true, battle: 'draw', fleets: ['x2', 'x2', 'x4'] },
  { noble: 11, city: 12, nationality: 0, battle: 'deal', fleets: ['lost', 'noNews', 'lost'] },
];

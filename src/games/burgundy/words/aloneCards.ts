/** Rule cards as they read for whoever plays alone: there another rule holds (SOL). */
import type { BuildingMonastery, MONASTERIES, PayingMonastery } from '../data/monasteries';
import type { Building } from '../data/names';
import type { Text, Topic } from './cardTopics';

/** What these cards then stand on. */
export const ALONE_RULES = {
  points: ['SOL-10', 'SOL-08', 'SOL-13'],
  whiteDie: ['SOL-03', 'RND-02'],
  depot: ['SOL-03', 'TAK-01', 'TAK-06'],
  storage: ['TAK-01', 'TAK-02', 'SOL-13'],
  goods: ['SOL-01', 'SOL-05', 'SOL-06'],
  sold: ['SOL-08', 'SEL-04'],
  workers: ['TRN-03', 'TRN-04', 'SOL-13'],
  silver: ['BUY-01', 'SOL-10'],
  phase: ['SOL-13', 'PHA-01', 'PHA-07'],
  duchy: ['SOL-04', 'SOL-13'],
} as const satisfies Partial<Readonly<Record<Topic, readonly string[]>>>;
export type AloneTopic = keyof typeof ALONE_RULES;

/** What there is not: no bridge, no bonus tiles. */
export const NOT_ALONE: readonly Topic[] = ['bridge', 'bonus'];
export const SHIP_ALONE = ['SOL-05', 'SOL-06', 'SHP-01'];
export const MONASTERY_ALONE = ['SOL-08'];
export const CRANE_ALONE = ['EXT-04', 'SOL-08'];

/** Monasteries that pay when they are placed, and the one that has no bridge. */
export type AloneMonastery = Exclude<PayingMonastery, BuildingMonastery> | typeof MONASTERIES.topOfStack;

export interface AloneCards {
  /** 'Ship, alone': among all cards, where both stand. */
  readonly entitled: (title: string) => string;
  readonly topics: Readonly<Record<AloneTopic, Text>>;
  readonly ship: Text;
  readonly crane: string;
  readonly monasteries: Readonly<Record<AloneMonastery, string>>;
  readonly paying: (building: Building) => string;
  readonly gists: {
    readonly ship: string;
    readonly monasteries: Readonly<Record<AloneMonastery, string>>;
    readonly paying: (building: Building) => string;
  };
}

/** The few words that stand on the board itself, in one language. */
import type { Moment } from '../data/missions';

export interface BoardWords {
  readonly era: (era: string) => string;
  readonly turn: (turn: number) => string;
  readonly marauders: string;
  /** No region has been attacked yet. */
  readonly nowhere: string;
  /** Above the name of a region, or of whoever it was. */
  readonly raidedNow: string;
  readonly safeNow: string;
  readonly sentBy: string;
  /** Both in two lines. */
  readonly safe: (region: string) => string;
  readonly sent: (name: string) => string;
  readonly improvements: string;
  /** How many are laid out, and what each costs. */
  readonly laidOut: (count: number, price: number) => string;
  readonly price: (price: number) => string;
  readonly missions: string;
  readonly ownImprovements: string;
  readonly rareGoods: string;
  readonly rareAndTemples: string;
  readonly temples: string;
  readonly templeCards: string;
  readonly goods: string;
  readonly tower: string;
  readonly noMissions: string;
  readonly noImprovements: string;
  readonly inHand: string;
  readonly hiddenInHand: (count: number) => string;
  /** Beside somebody else nothing of the hand is seen until its owner wants it. */
  readonly turnUp: (count: number) => string;
  /** When a fulfilled mission may be called in, beside its favour. */
  readonly moments: Readonly<Record<Moment, string>>;
  readonly calledIn: string;
  /** Cards in the hand, and those that are fulfilled or called in. */
  readonly openMissions: (hand: number, done: number) => string;
  readonly close: string;
  readonly open: (what: string, count: number) => string;
  readonly left: (count: number) => string;
  readonly bringsIn: string;
}

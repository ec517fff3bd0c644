import type { Shield } from '../data/shields';

/** What each language says of the eighteen shields, by their number. */
export type ByShield = Readonly<Record<Shield, string>>;

export interface ShieldWords {
  /** A name to be remembered by. */
  readonly names: ByShield;
  /** What it does while it lies on a castle; with its points, which follow, at most forty words. */
  readonly cards: ByShield;
  readonly atTheEnd: (points: number) => string;
  /** The same in a few words, without its points. */
  readonly gists: ByShield;
}

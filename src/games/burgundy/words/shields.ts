/** What each language says of the eighteen shields, by their number. */
export type ByShield = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18, string>>;

export interface ShieldWords {
  /** A name to be remembered by. */
  readonly names: ByShield;
  /** What it does while it lies on a castle, with its points; at most forty words. */
  readonly cards: ByShield;
  /** The same in a few words, without its points. */
  readonly gists: ByShield;
}

export const ofShield = (words: ByShield, shield: number): string => words[shield as keyof ByShield];

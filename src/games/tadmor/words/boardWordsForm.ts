/** The few words that stand on the board itself, in one language. */
export interface BoardWords {
  readonly era: (era: string) => string;
  readonly turn: (turn: number) => string;
  readonly marauders: string;
  /** No region has been attacked yet. */
  readonly nowhere: string;
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
  readonly fulfilled: string;
  readonly calledIn: string;
  readonly close: string;
  readonly open: (what: string, count: number) => string;
  readonly left: (count: number) => string;
  readonly bringsIn: string;
}

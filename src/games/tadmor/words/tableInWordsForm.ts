/** The few sentences that only the table in words needs. */
export interface TableInWordsForm {
  readonly freeSpaces: (spaces: string) => string;
  readonly market: string;
  readonly noImprovements: string;
  readonly improvements: (price: string, tiles: string) => string;
  readonly merchant: (name: string, points: string) => string;
  readonly goods: (goods: string) => string;
  readonly traded: (goods: string) => string;
  readonly none: string;
  readonly inHand: (missions: string) => string;
  readonly hiddenInHand: (count: number) => string;
  readonly fulfilled: (missions: string) => string;
  readonly calledIn: (missions: string) => string;
  readonly owns: (tiles: string) => string;
  readonly posted: (piece: string, tile: string) => string;
}

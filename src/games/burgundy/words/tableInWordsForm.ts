/** The few sentences that only the table in words needs. */
export interface TableInWordsForm {
  readonly turn: (name: string) => string;
  readonly waiting: (names: readonly string[]) => string;
  readonly onBridge: (name: string, space: number) => string;
  readonly depots: string;
  readonly depot: (depot: number, tiles: string, goods: string) => string;
  /** 'shields 3 (Labour) and 5 (Cargo)'. */
  readonly shields: (shields: readonly string[]) => string;
  readonly noTiles: string;
  readonly noGoods: string;
  readonly duke: (name: string, points: string) => string;
  /** Of a team: the points and the dice of one of the two. */
  readonly mate: (name: string, points: string, dice: string) => string;
  readonly sharedStorage: (places: string) => string;
  readonly matesStorage: (name: string, places: string) => string;
  readonly duchyToCome: string;
  readonly dice: (faces: string) => string;
  readonly used: (face: number) => string;
  /** An area that is not complete: its kind and size, what lies there, and the numbers of its empty spaces. */
  readonly area: (kind: string, size: number, tiles: string, empty: string) => string;
  readonly complete: (areas: readonly string[]) => string;
  readonly full: (kind: string, size: number, tiles: readonly string[]) => string;
  readonly storage: (places: string) => string;
  readonly free: (places: number) => string;
  readonly holds: (silver: string, workers: string) => string;
}

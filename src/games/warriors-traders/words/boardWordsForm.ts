/** The few words that stand on the board itself, in one language. */
export type Fate = 'unhurt' | 'wounded' | 'retreats' | 'dies';

export interface BoardWords {
  readonly close: string;
  /** The map while there are pieces to be told apart. */
  readonly buildHere: string;
  readonly goal: (points: number) => string;
  readonly barbarians: (strength: number) => string;
  readonly income: (amount: string) => string;
  readonly mat: (who: string, nation: string) => string;
  /** A nation with its number, which says when it plays. */
  readonly numbered: (nation: string, number: number) => string;
  readonly unified: string;
  /** In the place of what somebody who has left no longer has. */
  readonly gone: (turn: number) => string;
  /** How much of what unites a nation is held. */
  readonly homeland: (nation: string, held: number, needed: number) => string;
  readonly atWar: string;
  readonly route: string;
  readonly ally: string;
  /** What begins at a tap on another player of the market. */
  readonly withRival: Readonly<Record<'deal' | 'route' | 'offerPeace', string>>;
  readonly bank: (rate: number) => string;
  readonly payFirst: string;
  readonly bankClosed: string;
  readonly youGive: string;
  readonly youGet: string;
  readonly nothing: string;
  readonly tapToGive: string;
  readonly proposalTo: (who: string) => string;
  readonly theyOffer: (who: string) => string;
  readonly battleIn: (place: string) => string;
  readonly attack: (damage: number) => string;
  readonly defence: (damage: number) => string;
  readonly stillToDeal: (damage: number) => string;
  readonly destroysAll: (damage: number) => string;
  readonly clears: (damage: number) => string;
  readonly cannotClear: (damage: number) => string;
  readonly theyDivide: (damage: number) => string;
  readonly theyStrike: (fates: string) => string;
  readonly fate: (piece: string, fate: Fate) => string;
  /** Where barbarians who are driven off flee. */
  readonly flee: (places: string, count: number) => string;
  /** How much of each resource is kept. */
  readonly kept: (most: number) => string;
  readonly noFurther: string;
  readonly strengthAndLife: (piece: string, strength: number, life: number) => string;
}

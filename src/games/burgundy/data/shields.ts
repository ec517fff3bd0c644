/** The eighteen shields: their names, what each is worth at the end (SHD-05), and in which depots they lie (SHD-01). */

/** By the number printed on it, which is what stands in the state: bit n of `shields` is shield n. The names are those of its card. */
export const SHIELDS = {
  herds: 1,
  echo: 2,
  labour: 3,
  cellar: 4,
  cargo: 5,
  alliance: 6,
  honours: 7,
  ore: 8,
  coin: 9,
  cloister: 10,
  heralds: 11,
  trade: 12,
  crest: 13,
  /** SHD-08.14, SHD-08.15: the two that bring a tile at the end of a phase, from depots 1 to 6 and from the black one. */
  settlers: 14,
  night: 15,
  fortune: 16,
  bounds: 17,
  pioneers: 18,
} as const;
export type Shield = (typeof SHIELDS)[keyof typeof SHIELDS];

export const ALL_SHIELDS: readonly Shield[] = Object.values(SHIELDS);

export const SHIELD_POINTS: Readonly<Record<Shield, number>> = {
  [SHIELDS.herds]: 12,
  [SHIELDS.echo]: 12,
  [SHIELDS.labour]: 12,
  [SHIELDS.cellar]: 12,
  [SHIELDS.cargo]: 12,
  [SHIELDS.alliance]: 12,
  [SHIELDS.honours]: 8,
  [SHIELDS.ore]: 8,
  [SHIELDS.coin]: 8,
  [SHIELDS.cloister]: 8,
  [SHIELDS.heralds]: 8,
  [SHIELDS.trade]: 8,
  [SHIELDS.crest]: 4,
  [SHIELDS.settlers]: 4,
  [SHIELDS.night]: 4,
  [SHIELDS.fortune]: 4,
  [SHIELDS.bounds]: 4,
  [SHIELDS.pioneers]: 4,
};

/** By number of players: how many lie in depots 1 to 6. */
export const SHIELDS_LAID: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1],
  3: [1, 2, 1, 2, 1, 2],
  4: [2, 2, 2, 2, 2, 2],
};
/** Places for shields in a depot. */
export const SHIELDS_PER_DEPOT = 2;

/** SHD-06: a silver for each, at the end of every phase. */
export const TRIBUTE = 1;

/** The words of the game that rules, data and texts share, in the order of the cards. */
export const SHAPES = ['star', 'square', 'triangle', 'circle'] as const;
export type Shape = (typeof SHAPES)[number];

/** A Noble is four times his seat plus his shape. Half of the names are the rulebook's, the other half ours. */
export const NOBLE_NAMES: readonly string[] = [
  ...['Guy De Solferino', 'Sir Hugh Murrey', 'Ricardo Di Scaletti', 'Konrad Von Zinnober'],
  ...['Zbigniew Szmaragd', 'Alan Of Smalt', 'Ernesto Di Celadon', 'Lorenz Von Linden'],
  ...['Otto Von Prussen', 'Walter Of Woad', "Marco Dell'Azzurro", 'Louis De Cyan'],
  ...['Etienne De Sable', 'Sir John Dudley Black', 'Corrado Di Corvino', 'Kazimierz Czarnecki'],
  ...['Sir Roger Saffron', 'Dietrich Von Goldern', "Jean-Luc D'Ambre", "Paolo Dell'Ocra"],
  ...['Sir Guntram Von Flieder', 'Geoffrey Lavender', 'Iñigo De Morado', 'Renauld De Malve'],
];

export const NATIONS = ['english', 'polish', 'romanian', 'swiss', 'lombard', 'tuscan'] as const;
export type Nation = (typeof NATIONS)[number];

/** The cards of a Baron, two of each. */
export const DEEDS = ['levyTaxes', 'draftSoldiers', 'rallySupport', 'serveChurch', 'mobilizeForces', 'versatileStrategy'] as const;
export type Deed = (typeof DEEDS)[number];
/** The cards of nobody. */
export const NEUTRALS = ['importantEvent', 'fundExpeditions', 'upgradeDefenses', 'musterTroops', 'uncertainTimes'] as const;
export type Neutral = (typeof NEUTRALS)[number];

/** Where resolved cards are laid; a full one sets off its phase. */
export const PHASES = ['taxation', 'wages', 'assembly'] as const;
export type Phase = (typeof PHASES)[number];

export const FLEETS = ['ceylon', 'spice', 'china'] as const;
export type Fleet = (typeof FLEETS)[number];
/** How an expedition ends, the better the later; 'noNews' is better than a fleet lost (EXP-06). */
export const OUTCOMES = ['lost', 'noNews', 'x1', 'x2', 'x3', 'x4'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const BATTLE_RESULTS = ['deal', 'prevent', 'victory', 'draw'] as const;
export type BattleResult = (typeof BATTLE_RESULTS)[number];

/** What Prestige is gained by. */
export const SOURCES = ['cities', 'cards'] as const;
export type Source = (typeof SOURCES)[number];

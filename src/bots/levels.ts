/** The four honest levels. A level changes how far a bot thinks and how steady its hand is, never the dice, never what it knows. */
export const LEVELS = ['squire', 'knight', 'baron', 'sovereign'] as const;
export type Level = (typeof LEVELS)[number];

/** Plays what tempts it most at a glance. */
export interface Glancing {
  readonly by: 'glance';
  /** How much the hand shakes: every temptation is taken between 1 − shake and 1 + shake of its size. */
  readonly shake: number;
  /** The share of the offers that is not noticed. */
  readonly overlooks: number;
}

/** Tries its choices out in matches dealt anew from what it sees. */
export interface Searching {
  readonly by: 'search';
  /** The budget: choices played in thought. Counted, not timed, so that every device thinks the same. */
  readonly nodes: number;
}

export type Manner = Glancing | Searching;

/** The same for every game and every seat; measured by `npm run league`. */
export const MANNERS: Readonly<Record<Level, Manner>> = {
  squire: { by: 'glance', shake: 0.5, overlooks: 0.5 },
  knight: { by: 'glance', shake: 0, overlooks: 0 },
  baron: { by: 'search', nodes: 2_000 },
  sovereign: { by: 'search', nodes: 32_000 },
};

/** Whose choice a hint shows. */
export const ADVISER: Level = 'baron';

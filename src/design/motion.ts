/** Motion tells the cause: cause, then piece, then number. Transform and opacity only. Milliseconds. */
export const durations = {
  /** A press. */
  tick: 80,
  /** A piece travels. */
  move: 200,
  /** A card or the curtain turns. */
  flip: 160,
  /** Points are read where they were made, before they travel to the score. */
  gain: 1100,
  fly: 320,
  /** A score rolls to its new value, in at most `countSteps`. */
  count: 300,
} as const;

export type Motion = keyof typeof durations;

export const countSteps = 6;

/** 0 stands still, 1 is the measure above, 2 is twice as fast. */
export const speeds = [0, 1, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

/** How long a motion takes at a speed; 0 means: no motion at all. */
export const lasts = (motion: Motion, speed: Speed): number => (speed === 0 ? 0 : durations[motion] / speed);

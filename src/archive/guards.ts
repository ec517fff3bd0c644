/** What a value from a file is allowed to be. */

/** A plain word as a key: no dots, no underscores in front, and so never a prototype's name such as __proto__. */
export const WORD_KEY = /^(?!constructor$|prototype$)[A-Za-z][\w-]{0,63}$/;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from 0. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

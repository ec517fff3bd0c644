/** The name of a place that can be tapped, taken apart: 'hex:18' is a hex, and its name is 18. */
import type { Spot } from './contract';

/** What stands before its first colon. */
export function kindOf(at: Spot): string {
  const colon = at.indexOf(':');
  return colon < 0 ? at : at.slice(0, colon);
}

/** What stands behind its first colon. */
export const nameOf = (at: Spot): string => at.slice(at.indexOf(':') + 1);

/** Its name as a number; NaN where that is none. */
export const numberOf = (at: Spot): number => Number(nameOf(at));

/** The name of a place that can be tapped, taken apart: 'hex:18' is a hex, and its name is 18. */
import type { Spot } from './contract';

/** What stands before its first colon. */
export function kindOf(at: Spot): string {
  const colon = at.indexOf(':');
  return colon < 0 ? at : at.slice(0, colon);
}

/** What stands behind its first colon. */
export const nameOf = (at: Spot): string => at.slice(at.indexOf(':') + 1);

/** Its name as a number; −1 where that is none. */
export function numberOf(at: Spot): number {
  const number = Number(nameOf(at));
  return Number.isNaN(number) ? -1 : number;
}

/** For spots whose names are words: the place of each in its list, −1 where it stands in none. Looked up, because bots ask it of every choice. */
export function numberIn(lists: readonly (readonly Spot[])[]): (at: Spot) => number {
  const numbers = new Map(lists.flatMap(spots => spots.map((spot, i): [Spot, number] => [spot, i])));
  return at => numbers.get(at) ?? -1;
}

/** English, as far as sentences are put together. */
import { joinedBy } from './text';

/** 'a, b and c' */
export const and = joinedBy('and');
/** 'a, b or c' */
export const or = joinedBy('or');

/** '1 point', '3 points' */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** '1st', '2nd', '11th' */
export function ordinal(n: number): string {
  const isTeen = Math.floor(n / 10) % 10 === 1;
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

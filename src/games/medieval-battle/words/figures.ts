/** Figures that read the same in every language. */
import type { Advantage, Reckoning } from '../facts';

/** A modifier with its sign; a true minus, not a hyphen. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What an advantage adds to the attacker's index. */
export const worthOf = (a: Advantage): 1 | -1 => (a.side === 'attacker' ? 1 : -1);

/** Base and advantages in the order they are reckoned, each with its sign: 'base −1, higher ground +1'. */
export function reckoned(r: Reckoning, base: string, named: (a: Advantage) => string): string {
  return [`${base} ${signed(r.base)}`, ...r.advantages.map(a => `${named(a)} ${signed(worthOf(a))}`)].join(', ');
}

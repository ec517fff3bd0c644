/** Figures that read the same in every language. */
import type { Seat } from '@/engine/contract';
import { RECRUITS, type UnitType } from '../data/units';
import type { Advantage, Reckoning } from '../facts';
import type { LanguageForm } from './languageForm';

/** A modifier with its sign; a true minus, not a hyphen. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What an advantage adds to the attacker's index. */
export const worthOf = (a: Advantage): 1 | -1 => (a.side === 'attacker' ? 1 : -1);

/** Base and advantages in the order they are worked out, each with its sign: 'base −1, higher ground +1'. */
export function reckoned(r: Reckoning, base: string, named: LanguageForm['advantages']): string {
  return [`${base} ${signed(r.base)}`, ...r.advantages.map(a => `${named[a.why][a.side]} ${signed(worthOf(a))}`)].join(', ');
}

/** '2 × pikemen, 1 × archers' */
export const armyOf = (counts: readonly number[], named: (type: UnitType) => string): string =>
  RECRUITS.flatMap((type, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i] ?? 0} × ${named(type)}`] : [])).join(', ');

/** The winner's figure before the other one; of a draw, in the order of the seats. */
export const winnerFirst = ({ winner }: { readonly winner: Seat }, bySeat: readonly number[]): readonly number[] =>
  (winner === 1 ? [1, 0] : [0, 1]).map(seat => bySeat[seat] ?? 0);

import type { Choice } from '@/engine/contract';

/** The workers that the cheapest choice ending at a spot costs; nothing to show when it is free. */
export function workersBadge(endings: readonly Choice[]): string | null {
  const least = Math.min(...endings.map(c => ('pay' in c ? Number(c.pay) : 0)));
  return endings.length > 0 && least > 0 ? `${least}` : null;
}

/** Everything that could be done here takes a die: until something is in hand the place can be tapped, but does not invite. */
export const takesADie = (endings: readonly Choice[]): boolean => endings.length > 0 && endings.every(c => 'die' in c);

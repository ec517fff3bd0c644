import type { Choice } from '@/engine/contract';
import type { BurgundyChoice } from '../asking';

/** The workers that the cheapest choice ending at a spot costs; nothing to show when it is free. */
export function workersBadge(endings: readonly Choice[]): string | null {
  const least = Math.min(...endings.map(c => ('pay' in c ? Number(c.pay) : 0)));
  return endings.length > 0 && least > 0 ? `${least}` : null;
}

/** Everything that could be done here takes a die: until something is in hand the place can be tapped, but does not invite. */
export const takesADie = (endings: readonly Choice[]): boolean => endings.length > 0 && endings.every(c => 'die' in c);

const BETWEEN: ReadonlySet<string> = new Set<BurgundyChoice['do']>(['buy', 'hire', 'follow', 'turnDie']);

/** TIM-02: what may come in between, whatever is asked. */
export const comesBetween = (endings: readonly Choice[]): boolean => endings.length > 0 && endings.every(c => BETWEEN.has(c.do));

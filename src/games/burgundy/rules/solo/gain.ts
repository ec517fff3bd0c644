/** SOL-10: what happens to the points of one who plays alone: they run to a target, and back to 0. */
import type { Seat } from '@/engine/contract';
import { LEAST_TARGET, TARGET_STEP } from '../../data/scoring';
import type { BurgundyTell } from '../../ruling';
import { estateOf, type Burgundy } from '../../state';

/** What the target still wants. */
export const missing = (g: Readonly<Burgundy>): number => (g.solo === null ? 0 : g.solo.target - g.solo.counter);

/**
 * After points were told, with two or more players nothing more. Points may be bought with every gain; to buy fewer than the target wants
 * changes nothing that the next gain would not, and more would be lost, so it is asked when silver reaches the target, and for just that.
 */
export function gained(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  if (g.solo === null) return;
  const wanted = missing(g);
  if (wanted <= 0) reset(g, seat, tell);
  else if (wanted <= estateOf(g, seat).silver) g.questions.push({ ask: 'buyPoints', seat });
}

export function reset(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  const { solo } = g;
  if (solo === null) return;
  const { target } = solo;
  const lost = solo.counter - target;
  solo.counter = 0;
  solo.target = Math.max(LEAST_TARGET, target - TARGET_STEP);
  solo.resets++;
  tell({ what: 'targetReached', seat, target, next: solo.target, lost, at: 'target' });
  g.questions.push({ ask: 'targetAction', seat });
}

/** What workers are worth: taken with a die, or hired for silver. */
import type { Seat } from '@/engine/contract';
import { dukeOf, estateOf, has, unusedDice, type Burgundy, type Estate } from '../state';
import { hands } from '../teams';
import type { Feature } from './featureNames';
import { featureWorth, weights } from './weights';
import { roundsLeft, timeLeft } from './worth';

/** MON-14, MON-15: with monastery 13 a silver besides, with 14 four workers. */
export function workersWorth(g: Readonly<Burgundy>, estate: Readonly<Estate>): number {
  const count = has(estate, 14) ? 4 : 2;
  const each = weights.worker * (0.3 + timeLeft(g)) - (weights.workerGlut * estate.workers) / hands(g);
  return count * (each > 0.1 ? each : 0.1) + (has(estate, 13) ? weights.silver : 0);
}

/** Two workers for a silver: early on silver is worth as much, later less. Nothing is won once the last dice are used. */
export function hireWorth(g: Readonly<Burgundy>, seat: Seat): number {
  if (roundsLeft(g) === 0 && unusedDice(dukeOf(g, seat)) === 0) return -1;
  const { workers } = estateOf(g, seat);
  const time = timeLeft(g);
  const each = (feature: Feature): number => featureWorth(feature, time);
  return 2 * each(workers < 3 ? 'workers' : 'workersMany') - each('silver');
}

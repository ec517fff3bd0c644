/** What workers are worth: taken with a die, or hired for silver. */
import type { Seat } from '@/engine/contract';
import { MONASTERY_ROWS } from '../data/monasteries';
import { silverBesides, workersTaken } from '../rules/workers';
import { dukeOf, estateOf, unusedDice, type Burgundy, type Estate } from '../state';
import { hands } from '../teams';
import type { Feature } from './featureNames';
import { featureWorth, weights } from './weights';
import { roundsLeft, timeLeft } from './worth';

/** MON-14, MON-15 */
export function workersWorth(g: Readonly<Burgundy>, estate: Readonly<Estate>): number {
  const each = weights.worker * (0.3 + timeLeft(g)) - (weights.workerGlut * estate.workers) / hands(g);
  return workersTaken(estate) * (each > 0.1 ? each : 0.1) + silverBesides(estate) * weights.silver;
}

/** Two workers for a silver: early on silver is worth as much, later less. Nothing is won once the last dice are used. */
export function hireWorth(g: Readonly<Burgundy>, seat: Seat): number {
  if (roundsLeft(g) === 0 && unusedDice(dukeOf(g, seat)) === 0) return -1;
  const { workers } = estateOf(g, seat);
  const time = timeLeft(g);
  const each = (feature: Feature): number => featureWorth(feature, time);
  const { silver, workers: hired } = MONASTERY_ROWS.hiring;
  return hired * each(workers < 3 ? 'workers' : 'workersMany') - silver * each('silver');
}

/** WRK: any die, or a castle's action, brings workers. */
import type { Seat } from '@/engine/contract';
import { MONASTERIES, MONASTERY_ROWS } from '../data/monasteries';
import { WORKERS_TAKEN } from '../data/scoring';
import { WORKERS_BUTTON } from '../spots';
import { echoWorkers } from './shields';
import type { BurgundyTell } from '../ruling';
import { estateOf, has, type Burgundy, type Estate } from '../state';

/** MON-15 */
export const workersTaken = (estate: Readonly<Estate>): number =>
  has(estate, MONASTERIES.moreWorkers) ? MONASTERY_ROWS.moreWorkers.workers : WORKERS_TAKEN;

/** MON-14 */
export const silverBesides = (estate: Readonly<Estate>): number =>
  has(estate, MONASTERIES.silverWithWorkers) ? MONASTERY_ROWS.silverWithWorkers.silver : 0;

/** WRK-01 */
export function takeWorkers(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const workers = workersTaken(estate);
  const silver = silverBesides(estate);
  estate.workers += workers;
  estate.silver += silver;
  tell({ what: 'gainedWorkers', seat, workers, silver, why: 'action', at: WORKERS_BUTTON });
  echoWorkers(g, seat, workers, tell);
}

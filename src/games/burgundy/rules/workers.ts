/** WRK: any die, or a castle's action, brings workers. */
import type { Seat } from '@/engine/contract';
import { WORKERS_TAKEN } from '../data/scoring';
import { WORKERS_BUTTON } from '../spots';
import { echoWorkers } from './shields';
import type { BurgundyTell } from '../ruling';
import { estateOf, has, type Burgundy } from '../state';

/** WRK-01; MON-14: monastery 13 adds one silver; MON-15: monastery 14 makes it four workers. */
export function takeWorkers(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const workers = has(estate, 14) ? 2 * WORKERS_TAKEN : WORKERS_TAKEN;
  const silver = has(estate, 13) ? 1 : 0;
  estate.workers += workers;
  estate.silver += silver;
  tell({ what: 'gainedWorkers', seat, workers, silver, why: 'action', at: WORKERS_BUTTON });
  echoWorkers(g, seat, workers, tell);
}

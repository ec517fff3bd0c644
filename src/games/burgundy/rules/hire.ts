/** EXT-03: who has monastery 28 may pay a silver for two workers, whenever asked anything, as often as the silver lasts. */
import type { Seat } from '@/engine/contract';
import { HIRE_SILVER, HIRED_WORKERS } from '../data/scoring';
import { HEX_SPOTS } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { BurgundyTell } from '../ruling';
import { estateOf, has, NONE, type Burgundy } from '../state';
import { castleOf, echoWorkers } from './shields';
import { MONASTERY_OF } from './tile';

const HIRING = 28;
const SHARING = 6;

/** Where monastery 28 lies, or NONE; the castle with shield 6 when it is another's (SHD-08.6). */
export function hirePlace(g: Readonly<Burgundy>, seat: Seat): number {
  const estate = estateOf(g, seat);
  if (!has(estate, HIRING)) return NONE;
  const own = estate.spaces.findIndex(tile => tile !== NONE && MONASTERY_OF[tile] === HIRING);
  return own === NONE ? castleOf(g, SHARING) : own;
}

export function offerHire(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  if (has(estate, HIRING) && estate.silver >= HIRE_SILVER) into.push({ do: 'hire', at: HEX_SPOTS[hirePlace(g, seat)] as string });
}

/** No 'take workers' action, so monasteries 13 and 14 stay silent. */
export function hire(g: Burgundy, seat: Seat, at: string, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  estate.silver -= HIRE_SILVER;
  estate.workers += HIRED_WORKERS;
  tell({ what: 'hiredWorkers', seat, silver: HIRE_SILVER, workers: HIRED_WORKERS, at });
  echoWorkers(g, seat, HIRED_WORKERS, tell);
}

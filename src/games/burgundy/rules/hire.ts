/** EXT-03: who has monastery 28 may pay a silver for two workers, whenever asked anything, as often as the silver lasts. */
import type { Seat } from '@/engine/contract';
import { HIRE_SILVER, HIRED_WORKERS } from '../data/scoring';
import { HEX_SPOTS } from '../spots';
import { dukeOf, has, NONE, type Burgundy, type BurgundyChoice, type BurgundyTell, type Duke } from '../state';
import { MONASTERY_OF } from './tile';

const HIRING = 28;

/** Where monastery 28 lies, or NONE. */
export function hirePlace(duke: Readonly<Duke>): number {
  return has(duke, HIRING) ? duke.spaces.findIndex(tile => tile !== NONE && MONASTERY_OF[tile] === HIRING) : NONE;
}

export function offerHire(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const duke = dukeOf(g, seat);
  if (has(duke, HIRING) && duke.silver >= HIRE_SILVER) into.push({ do: 'hire', at: HEX_SPOTS[hirePlace(duke)] as string });
}

/** No 'take workers' action, so monasteries 13 and 14 stay silent. */
export function hire(g: Burgundy, seat: Seat, at: string, tell: BurgundyTell): void {
  const duke = dukeOf(g, seat);
  duke.silver -= HIRE_SILVER;
  duke.workers += HIRED_WORKERS;
  tell({ what: 'hiredWorkers', seat, silver: HIRE_SILVER, workers: HIRED_WORKERS, at });
}

/** EXT-03: who has monastery 28 may pay a silver for two workers, whenever asked anything, as often as the silver lasts. */
import type { Seat } from '@/engine/contract';
import { MONASTERIES, MONASTERY_ROWS } from '../data/monasteries';
import { SHIELDS } from '../data/shields';
import { HEX_SPOTS } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { BurgundyTell } from '../ruling';
import { estateOf, has, NONE, type Burgundy } from '../state';
import { castleOf, echoWorkers } from './shields';
import { MONASTERY_OF } from './tile';

const { silver: PRICE, workers: HIRED } = MONASTERY_ROWS.hiring;

/** Where monastery 28 lies, or NONE; the castle with shield 6 when it is another's (SHD-08.6). */
export function hirePlace(g: Readonly<Burgundy>, seat: Seat): number {
  const estate = estateOf(g, seat);
  if (!has(estate, MONASTERIES.hiring)) return NONE;
  const own = estate.spaces.findIndex(tile => tile !== NONE && MONASTERY_OF[tile] === MONASTERIES.hiring);
  return own === NONE ? castleOf(g, SHIELDS.alliance) : own;
}

export function offerHire(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  if (has(estate, MONASTERIES.hiring) && estate.silver >= PRICE) into.push({ do: 'hire', at: HEX_SPOTS[hirePlace(g, seat)] as string });
}

/** No 'take workers' action, so monasteries 13 and 14 stay silent. */
export function hire(g: Burgundy, seat: Seat, at: string, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  estate.silver -= PRICE;
  estate.workers += HIRED;
  tell({ what: 'hiredWorkers', seat, silver: PRICE, workers: HIRED, at });
  echoWorkers(g, seat, HIRED, tell);
}

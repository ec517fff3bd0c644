/** SOL-08: monasteries that pay at the end of other matches pay once, when they are placed. */
import type { Seat } from '@/engine/contract';
import type { Monastery } from '../../data/monasteries';
import type { BurgundyTell } from '../../ruling';
import { book, estateOf, NONE, type Burgundy } from '../../state';
import { CRANE } from '../tile';
import { buildingPaidBy, buildingsOf, monasteryCount } from '../tiles/monasteries';
import { gained } from './gain';

interface Gain {
  readonly count: number;
  readonly each: number;
  readonly points: number;
  /** EXT-05: one of them is the crane, which counts a single time. */
  readonly crane: boolean;
}

/** What a monastery pays with all that lies there now; null: nothing, ever. */
export function monasteryGain(g: Readonly<Burgundy>, seat: Seat, monastery: Monastery): Gain | null {
  const counted = monasteryCount(g, seat, monastery);
  if (counted === null) return null;
  const crane = buildingPaidBy(monastery) !== NONE && g.solo !== null && !g.solo.craneScored && buildingsOf(estateOf(g, seat), CRANE) > 0;
  const points = counted.count * counted.each + (crane ? counted.each : 0);
  return { count: counted.count + (crane ? 1 : 0), each: counted.each, points, crane };
}

export function scoreMonastery(g: Burgundy, seat: Seat, monastery: Monastery, tell: BurgundyTell): void {
  const gain = monasteryGain(g, seat, monastery);
  if (gain === null || g.solo === null) return;
  const { count, each, points, crane } = gain;
  if (crane) g.solo.craneScored = true;
  book(g, seat, 'monasteries', points);
  tell({ what: 'monasteryScored', seat, monastery, count, each, ...(crane ? { crane: true } : {}), points, source: 'monasteries' });
  if (points > 0) gained(g, seat, tell);
}

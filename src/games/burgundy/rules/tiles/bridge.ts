/** EXT-02: with monastery 27 the own marker is always the top one of its stack on the bridge. */
import type { Seat } from '@/engine/contract';
import { estateOf, has, type Burgundy, type BurgundyTell } from '../../state';

export const TOP_OF_STACK = 27;

/** Puts the marker on its space again, above those that are there: all but that of the owner of monastery 27. Its new place in the order of play, from 0. */
export function climb(g: Burgundy, seat: Seat): number {
  const step = g.steps[seat] as number;
  g.order.splice(g.order.indexOf(seat), 1);
  let ahead = 0;
  while (ahead < g.order.length && goesBefore(g, g.order[ahead] as Seat, step)) ahead++;
  g.order.splice(ahead, 0, seat);
  return ahead;
}

const goesBefore = (g: Readonly<Burgundy>, other: Seat, step: number): boolean =>
  (g.steps[other] as number) > step || (g.steps[other] === step && has(estateOf(g, other), TOP_OF_STACK));

/** Who keeps the top of the stack in which this marker lies, if that is somebody else. */
export function above(g: Readonly<Burgundy>, seat: Seat): Seat | undefined {
  return g.order.find(other => other !== seat && g.steps[other] === g.steps[seat] && has(estateOf(g, other), TOP_OF_STACK));
}

/** At once when the monastery is placed. */
export function takeTop(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  tell({ what: 'tookTop', seat, place: climb(g, seat) + 1, at: 'bridge' });
}

/** EXT-02: with monastery 27 one’s own marker is always the top one of its stack on the bridge. */
import type { Seat } from '@/engine/contract';
import { MONASTERIES } from '../../data/monasteries';
import type { BurgundyTell } from '../../ruling';
import { estateOf, has, type Burgundy } from '../../state';
import { areMates } from '../../teams';

/** Puts the marker on its space again, above those that are there: all but that of a rival with monastery 27. Its new place in the order of play, from 0. */
export function climb(g: Burgundy, seat: Seat): number {
  const step = g.steps[seat] as number;
  g.order.splice(g.order.indexOf(seat), 1);
  let ahead = 0;
  while (ahead < g.order.length && goesBefore(g, g.order[ahead] as Seat, step, seat)) ahead++;
  g.order.splice(ahead, 0, seat);
  return ahead;
}

const goesBefore = (g: Readonly<Burgundy>, other: Seat, step: number, seat: Seat): boolean =>
  (g.steps[other] as number) > step || (g.steps[other] === step && keepsTop(g, other, seat));

/** TEA-10: mates have it together, and go up and down among themselves as ever. */
const keepsTop = (g: Readonly<Burgundy>, other: Seat, seat: Seat): boolean =>
  has(estateOf(g, other), MONASTERIES.topOfStack) && !areMates(g, other, seat);

/** Who keeps the top of the stack in which this marker lies, if that is somebody else. */
export function above(g: Readonly<Burgundy>, seat: Seat): Seat | undefined {
  return g.order.find(other => g.steps[other] === g.steps[seat] && keepsTop(g, other, seat));
}

/** At once when the monastery is placed. TEA-10: both mates' markers, the lower one first, so that their order stays. */
export function takeTop(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  const before = g.order.slice();
  const mates = before.filter(one => areMates(g, one, seat));
  for (const one of mates.slice().reverse()) climb(g, one);
  for (const one of mates) {
    const place = g.order.indexOf(one);
    if (one === seat || before[place] !== one) tell({ what: 'tookTop', seat: one, place: place + 1, at: 'bridge' });
  }
}

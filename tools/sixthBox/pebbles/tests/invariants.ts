/** What is always true: no pebble is lost, and a fist holds what a fist can hold. */
import { HEAPS, inAHeap, MOST_HIDDEN } from '../data/numbers';
import { left, NOT_YET, type Pebbles } from '../state';

export function invariants(g: Readonly<Pebbles>): string[] {
  const all = HEAPS * inAHeap(g.players.length);
  const there = left(g) + g.players.reduce((sum, p) => sum + p.taken, 0);
  const faults = there === all ? [] : [`${there} pebbles of ${all}`];
  if (g.heaps.some(heap => heap < 0)) faults.push(`heaps ${g.heaps.join()}`);
  if (g.players.some(p => p.fist < NOT_YET || p.fist > MOST_HIDDEN)) faults.push('a fist');
  return faults;
}

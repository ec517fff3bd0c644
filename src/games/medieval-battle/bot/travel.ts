/** How many movement points it takes from every hex to a goal, over empty ground: worked out once per map, goal and kind of feet. */
import type { Battlefield } from '../rules/battlefield';

/** Farther than any march. */
export const NEVER = 99;

const known = new WeakMap<Battlefield, (readonly number[])[]>();

export function travelTo(f: Battlefield, goal: number, mounted: boolean): readonly number[] {
  let maps = known.get(f);
  if (maps === undefined) known.set(f, (maps = []));
  const place = 2 * goal + (mounted ? 1 : 0);
  return (maps[place] ??= measure(f, goal, mounted ? f.openToMounted : f.openToFoot));
}

function measure(f: Battlefield, goal: number, open: readonly boolean[]): number[] {
  const points = new Array<number>(f.size).fill(NEVER);
  points[goal] = 0;
  // Ground costs one or two: rings of equal cost, nearest first.
  const rings: number[][] = [[goal]];
  for (let cost = 0; cost < rings.length; cost++) {
    for (const hex of rings[cost] ?? []) {
      if (points[hex] !== cost) continue;
      const next = cost + (f.cost[hex] as number);
      for (const near of f.neighbours[hex] as readonly number[]) {
        if (open[near] !== true || (points[near] as number) <= next) continue;
        points[near] = next;
        (rings[next] ??= []).push(near);
      }
    }
  }
  return points;
}

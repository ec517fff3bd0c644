/** The map as a commander reads it: whatever follows from the battlefield alone, worked out once per map and kept. */
import { TERRAINS, type Terrain } from '../data/terrain';
import type { Battlefield } from '../rules/battlefield';

/** Farther than any march. */
const NEVER = 99;

interface Chart {
  /** Per hex the place of its ground in TERRAINS. */
  readonly ground: Uint8Array;
  /** Per goal, twice: on foot and on horse. */
  readonly travel: (readonly number[])[];
  readonly nearness: (Float64Array | undefined)[];
  /** The weight that `nearness` was worked out with. */
  half: number;
}

const charts = new WeakMap<Battlefield, Chart>();
let latest: Chart | null = null;
let latestField: Battlefield | null = null;

function chartOf(f: Battlefield): Chart {
  if (latest !== null && f === latestField) return latest;
  let chart = charts.get(f);
  if (chart === undefined) {
    chart = { ground: Uint8Array.from(f.terrain, t => TERRAINS.indexOf(t as Terrain)), travel: [], nearness: [], half: 0 };
    charts.set(f, chart);
  }
  latest = chart;
  latestField = f;
  return chart;
}

export function groundOf(f: Battlefield): Uint8Array {
  return chartOf(f).ground;
}

/** How many movement points it takes from every hex to a goal, over empty ground. */
export function travelTo(f: Battlefield, goal: number, mounted: boolean): readonly number[] {
  return (chartOf(f).travel[2 * goal + (mounted ? 1 : 0)] ??= measured(f, goal, mounted ? f.openToMounted : f.openToFoot));
}

/** The same as a share: 1 at the goal, a half where it takes `half` points, 0 where no way leads there. */
export function nearnessTo(f: Battlefield, goal: number, mounted: boolean, half: number): Float64Array {
  const chart = chartOf(f);
  if (chart.half !== half) {
    chart.nearness.length = 0;
    chart.half = half;
  }
  return (chart.nearness[2 * goal + (mounted ? 1 : 0)] ??= Float64Array.from(travelTo(f, goal, mounted), way =>
    way === NEVER ? 0 : half / (half + way),
  ));
}

function measured(f: Battlefield, goal: number, open: readonly boolean[]): number[] {
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

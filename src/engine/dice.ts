/**
 * The one source of chance (mulberry32): 32 bits in the state, integers only, the same on every engine.
 * Drawing moves `seed`, and a moved seed seals undo.
 */
interface Seeded {
  seed: number;
}

/** The next 32 random bits as a whole number from 0. */
export function draw32(g: Seeded): number {
  g.seed = (g.seed + 0x6d2b79f5) | 0;
  let t = Math.imul(g.seed ^ (g.seed >>> 15), 1 | g.seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return (t ^ (t >>> 14)) >>> 0;
}

/** A whole number from 0 to n − 1. */
export function below(g: Seeded, n: number): number {
  return Math.floor((draw32(g) / 4294967296) * n);
}

/** A die: 1 to 6. */
export function roll(g: Seeded): number {
  return 1 + below(g, 6);
}

/** Shuffles in place (Fisher–Yates), the whole list or the part before `to`, and returns the same list. */
export function shuffle<T>(g: Seeded, list: T[], from = 0, to = list.length): T[] {
  for (let i = to - 1; i > from; i--) {
    const j = from + below(g, i - from + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

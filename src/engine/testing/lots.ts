/** Chance for those who check a game's own: a congruential generator that shares nothing with `engine/dice`. */
export interface Lots {
  /** 0 to n − 1. */
  lot(n: number): number;
  /** The same list, its things changed about. */
  turnAbout<T>(list: T[]): T[];
}

export function lots(seed: number): Lots {
  let x = (seed + 12345) >>> 0;
  const lot = (n: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
  const turnAbout = <T>(list: T[]): T[] => {
    for (let swaps = 0; swaps < 2 * list.length; swaps++) {
      const [i, j] = [lot(list.length), lot(list.length)];
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  };
  return { lot, turnAbout };
}

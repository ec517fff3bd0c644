/** Chance for those who check a game's own: a congruential generator that shares nothing with `engine/dice`. */
export interface Lots {
  /** 0 to n − 1. */
  lot(n: number): number;
  /** The same list, its things changed about. */
  turnAbout<T>(list: T[]): T[];
}

export function lots(seed: number): Lots {
  let x = BigInt(seed) + 12345n;
  const lot = (n: number): number => {
    x = (x * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((x >> 33n) % BigInt(n));
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

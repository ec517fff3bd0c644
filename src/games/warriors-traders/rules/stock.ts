/** Resources that come and go (1.9: the bank never runs out). */
import { GOLD } from '../data/names';
import type { Realm } from '../state';

export type Cost = readonly number[];

export const gain = (r: Realm, good: number, count: number): void => {
  r.stock[good] = (r.stock[good] as number) + count;
};

export const canPay = (r: Readonly<Realm>, cost: Cost): boolean => cost.every((count, good) => (r.stock[good] as number) >= count);

export function pay(r: Realm, cost: Cost): void {
  cost.forEach((count, good) => gain(r, good, -count));
}

export const goldOf = (r: Readonly<Realm>): number => r.stock[GOLD] as number;

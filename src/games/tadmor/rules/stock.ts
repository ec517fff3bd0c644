/** 7.4, 7.5: what is received in exchange pays, but is not exchanged again. Payment takes such goods first: that keeps most open and costs nothing. */
import type { Seat } from '@/engine/contract';
import { merchantOf, type Merchant, type Tadmor, type TadmorTell } from '../state';

export type Goods = readonly number[];

export const stockOf = (m: Readonly<Merchant>, good: number): number => (m.warehouse[good] as number) + (m.traded[good] as number);

export function totalStock(m: Readonly<Merchant>): number {
  return stockOf(m, 0) + stockOf(m, 1) + stockOf(m, 2) + stockOf(m, 3);
}

export const sumOf = (goods: Goods): number => (goods[0] as number) + (goods[1] as number) + (goods[2] as number) + (goods[3] as number);

/** How many goods of a cost are not in stock. */
export function missing(m: Readonly<Merchant>, cost: Goods): number {
  let short = 0;
  for (let good = 0; good < 4; good++) short += Math.max(0, (cost[good] as number) - stockOf(m, good));
  return short;
}

export function pay(g: Tadmor, seat: Seat, cost: Goods, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  for (let good = 0; good < 4; good++) takeAway(m, good, cost[good] as number);
  if (sumOf(cost) > 0) tell({ what: 'paid', seat, goods: cost.slice() });
}

export function takeAway(m: Merchant, good: number, count: number): void {
  const fromTraded = Math.min(count, m.traded[good] as number);
  m.traded[good] = (m.traded[good] as number) - fromTraded;
  m.warehouse[good] = (m.warehouse[good] as number) - (count - fromTraded);
}

/** Gathered, or a king's gift: into the warehouse. */
export function store(m: Merchant, good: number, count: number): void {
  m.warehouse[good] = (m.warehouse[good] as number) + count;
}

/** Received in exchange: into the traded goods. */
export function trade(m: Merchant, good: number, count: number): void {
  m.traded[good] = (m.traded[good] as number) + count;
}

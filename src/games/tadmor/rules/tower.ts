/** 9.1–9.8: levels one by one or in pairs, in bands of five; some are free. */
import type { Seat, Spot } from '@/engine/contract';
import { bandOf, PAIR, SINGLE } from '../data/numbers';
import { BENDING, FREE_FIFTHS } from '../data/tiles';
import { has, merchantOf, type Merchant, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { sendHome } from './pieces';
import { missing, pay, type Goods } from './stock';

export interface Plan {
  readonly cost: Goods;
  readonly height: number;
}

const hasFreeFifths = (m: Readonly<Merchant>): boolean => FREE_FIFTHS.some(tile => has(m, tile));

/** 9.6: one below a multiple of five the next level is free. */
const withFree = (m: Readonly<Merchant>, height: number): number => (hasFreeFifths(m) && height % 5 === 4 ? height + 1 : height);

/** So many paid steps of one or two levels, the free ones in between (9.3: a pair costs by its lower paid level). */
export function planBuild(m: Readonly<Merchant>, steps: number, isPair: boolean): Plan {
  const cost = [0, 0, 0, 0];
  let height = m.tower;
  for (let step = 0; step < steps; step++) {
    const prices = (isPair ? PAIR : SINGLE)[bandOf(height + 1)] as Goods;
    for (let good = 0; good < 4; good++) cost[good] = (cost[good] as number) + (prices[good] as number);
    height = withFree(m, height + 1);
    if (isPair) height = withFree(m, height + 1);
  }
  if (has(m, BENDING.noWood)) cost[0] = 0;
  return { cost, height };
}

/** 9.4: any number that can be paid. */
export function offerBuilding(g: Readonly<Tadmor>, seat: Seat, from: Spot, isPair: boolean, offers: TadmorChoice[]): void {
  const m = merchantOf(g, seat);
  for (let count = 1; missing(m, planBuild(m, count, isPair).cost) === 0; count++)
    offers.push({ do: isPair ? 'build2' : 'build1', at: from, from, count });
}

export function build(g: Tadmor, seat: Seat, from: Spot, count: number, isPair: boolean, tell: TadmorTell): void {
  const { cost } = planBuild(merchantOf(g, seat), count, isPair);
  pay(g, seat, cost, tell);
  sendHome(g, seat, from);
  raise(g, seat, isPair ? 2 * count : count, tell);
}

/** So many levels, each followed by the free one it earns. */
export function raise(g: Tadmor, seat: Seat, levels: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const before = m.tower;
  for (let level = 0; level < levels; level++) m.tower = withFree(m, m.tower + 1);
  tell({ what: 'built', seat, levels: m.tower - before, height: m.tower });
}

export function addFreeLevel(g: Tadmor, seat: Seat, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const height = withFree(m, m.tower);
  if (height === m.tower) return;
  m.tower = height;
  tell({ what: 'freeLevel', seat, height });
}

/** 9.9, 9.11 */
export function destroy(g: Tadmor, seat: Seat, victim: Seat, levels: number, tell: TadmorTell): void {
  const m = merchantOf(g, victim);
  const fallen = Math.min(levels, m.tower);
  m.tower -= fallen;
  tell({ what: 'destroyed', seat, victim, levels: fallen, height: m.tower });
  addFreeLevel(g, victim, tell);
}

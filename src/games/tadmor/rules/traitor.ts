/** 9.9–9.11: one opponent at least as high loses levels. */
import type { Seat, Spot } from '@/engine/contract';
import { TRAITOR_LEVELS } from '../data/numbers';
import { towerSpot } from '../spots';
import { eraOf, merchantOf, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { sendHome } from './pieces';
import { destroy } from './tower';

export const traitorLevels = (g: Readonly<Tadmor>): number => TRAITOR_LEVELS[eraOf(g)] as number;

export function offerTraitor(g: Readonly<Tadmor>, seat: Seat, from: Spot, offers: TadmorChoice[]): void {
  if (traitorLevels(g) === 0) return;
  const own = merchantOf(g, seat).tower;
  for (const victim of victimsOf(g, seat))
    if (merchantOf(g, victim).tower >= own) offers.push({ do: 'traitor', at: towerSpot(victim), from });
}

/** Opponents with a tower, of any height. */
export function victimsOf(g: Readonly<Tadmor>, seat: Seat): Seat[] {
  return g.merchants.flatMap((m, other) => (other !== seat && m.tower > 0 ? [other] : []));
}

export function betray(g: Tadmor, seat: Seat, victim: Seat, from: Spot, tell: TadmorTell): void {
  sendHome(g, seat, from);
  destroy(g, seat, victim, traitorLevels(g), tell);
}

/** 14 Optional: riders dismount for good, before or after their march. */
import type { Tell } from '@/engine/contract';
import { POINTS_ON_FOOT, UNITS, type Recruit } from '../data/units';
import type { MedievalFact } from '../facts';
import { GONE, hexSpot, unitOf, who, type MedievalBattle, type Unit } from '../state';

/** 14.1 One counter for one counter: is one of the type not in use? */
function hasFreeCounter(g: Readonly<MedievalBattle>, seat: number, type: Recruit): boolean {
  let used = 0;
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.seat === seat && u.type === type && u.at !== GONE) used++;
  }
  return used < UNITS[type].counters;
}

export function mayDismount(g: Readonly<MedievalBattle>, u: Readonly<Unit>): boolean {
  const { onFoot } = UNITS[u.type];
  return g.dismounting && onFoot !== null && hasFreeCounter(g, u.seat, onFoot);
}

export function dismount(g: MedievalBattle, unit: number, tell: Tell<MedievalFact>): void {
  const u = unitOf(g, unit);
  const before = u.type;
  u.type = UNITS[before].onFoot ?? before;
  u.points = POINTS_ON_FOOT[u.points] ?? 0;
  tell({ what: 'dismounted', at: hexSpot(u.at), ...who(g, unit), before, left: u.points });
}

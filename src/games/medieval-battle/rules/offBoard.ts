/** 9.3, 11.4 Off the board: who leaves comes back at a later regroup, the later the farther from its wagon train. */
import type { Tell } from '@/engine/contract';
import type { MedievalFact } from '../facts';
import { hexSpot, OFF_BOARD, unitOf, wagonTrainOf, who, type MedievalBattle } from '../state';
import { battlefieldOf } from './battlefield';

/** Modules along the ring between two hexes, the shorter way round; of equally near modules the nearer one counts. */
export function ringDistance(g: Readonly<MedievalBattle>, a: number, b: number): number {
  const f = battlefieldOf(g);
  const around = f.layout.ring.length;
  let least = around;
  for (const x of f.ring[a] as readonly number[]) {
    for (const y of f.ring[b] as readonly number[]) {
      const d = Math.abs(x - y);
      least = Math.min(least, d, around - d);
    }
  }
  return least;
}

/** Own regroups until a unit that leaves from this hex now may enter: at distance 0 or 1 the next one, elsewhere the second, for no ring is longer than five. */
export function waitFrom(g: Readonly<MedievalBattle>, unit: number, hex: number): number {
  const train = g.units[wagonTrainOf(g, unitOf(g, unit).seat)];
  return train === undefined || train.at < 0 ? 1 : Math.max(1, ringDistance(g, hex, train.at));
}

export function leaveBoard(g: MedievalBattle, unit: number, cost: number, tell: Tell<MedievalFact>): void {
  const u = unitOf(g, unit);
  const from = u.at;
  u.wait = waitFrom(g, unit, from);
  u.at = OFF_BOARD;
  tell({ what: 'left', at: hexSpot(from), ...who(g, unit), from, cost, wait: u.wait });
}

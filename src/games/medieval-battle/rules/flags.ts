/** 13.1, 13.2 Flags: after every turn a unit standing on one takes it, and holds it until an enemy does. */
import type { Seat, Tell } from '@/engine/contract';
import { WAGON_TRAIN_VALUE } from '../data/layouts';
import type { MedievalFact } from '../facts';
import { GONE, hexSpot, other, type MedievalBattle, type Unit } from '../state';
import { battlefieldOf } from './battlefield';

export function takeFlags(g: MedievalBattle, tell: Tell<MedievalFact>): void {
  const { flags, flagAt } = battlefieldOf(g);
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.at < 0 || u.type === 'wagonTrain') continue;
    const flag = flagAt[u.at] as number;
    const from = g.holders[flag];
    if (flag < 0 || from === undefined || from === u.seat) continue;
    g.holders[flag] = u.seat;
    tell({ what: 'flag', seat: u.seat, at: hexSpot(u.at), flag, value: flags[flag]?.value ?? 0, from });
  }
}

export function flagPoints(g: Readonly<MedievalBattle>, seat: Seat): number {
  const { flags } = battlefieldOf(g);
  let points = 0;
  for (let i = 0; i < flags.length; i++) if (g.holders[i] === seat) points += (flags[i] as { value: number }).value;
  return points;
}

/** 12.2, 13.3 Three points for the destroyed enemy wagon train. */
export function wagonTrainPoints(g: Readonly<MedievalBattle>, seat: Seat): number {
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.type === 'wagonTrain' && u.seat === other(seat)) return u.at === GONE ? WAGON_TRAIN_VALUE : 0;
  }
  return 0;
}

export function victoryPoints(g: Readonly<MedievalBattle>, seat: Seat): number {
  return flagPoints(g, seat) + wagonTrainPoints(g, seat);
}

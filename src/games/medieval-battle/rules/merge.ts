/** 11.1 Merge: of two units of a type with one knight each, one marches into the other's hex and they are one complete unit. */
import type { Tell } from '@/engine/contract';
import type { MedievalFact } from '../facts';
import { GONE, hexSpot, pay, unitAt, unitOf, who, type MedievalBattle, type Unit } from '../state';
import { battlefieldOf } from './battlefield';

export function mayMerge(mover: Readonly<Unit>, friend: Readonly<Unit>): boolean {
  return mover.type === friend.type && mover.knights === 1 && friend.knights === 1;
}

export function merge(g: MedievalBattle, unit: number, hex: number, tell: Tell<MedievalFact>): void {
  const mover = unitOf(g, unit);
  const into = unitAt(g, hex);
  const friend = unitOf(g, into);
  pay(mover, battlefieldOf(g).cost[hex] as number);
  friend.points = Math.min(friend.points, mover.points);
  friend.knights = 2;
  const was = who(g, unit);
  mover.at = GONE;
  mover.knights = 0;
  mover.points = 0;
  tell({ what: 'merged', at: hexSpot(hex), ...was, into, hex, left: friend.points });
}

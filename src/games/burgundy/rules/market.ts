/** What lies to be taken or bought: in the numbered depots, in the black one, and the inns beside it. */
import type { Spot } from '@/engine/contract';
import { INN_SPOT, kindOf, numberOf } from '../spots';
import { NONE, type Burgundy } from '../state';
import { INN_TILE } from './tile';

/** The tile that lies at a depot slot, a slot of the black depot, or on top of the inns. */
export function tileAt(g: Readonly<Burgundy>, at: Spot): number {
  if (at === INN_SPOT) return g.inns > 0 ? INN_TILE : NONE;
  return (kindOf(at) === 'black' ? g.black : g.depots)[numberOf(at)] ?? NONE;
}

/** The tile leaves its slot; slots are not refilled before the next phase (TAK-06). */
export function lift(g: Burgundy, from: Spot): number {
  if (from === INN_SPOT) {
    g.inns--;
    return INN_TILE;
  }
  const slots = kindOf(from) === 'black' ? g.black : g.depots;
  const slot = numberOf(from);
  const tile = slots[slot] as number;
  slots[slot] = NONE;
  return tile;
}

/**
 * 7.2, 7.5 Zones of control: the neighbouring hexes a unit could occupy, over the edge of the board too.
 *
 * Both pictures are written into tables that are made once and used again, for they are asked for at every question of a
 * search: read them at once, do not keep them.
 */
import type { Seat } from '@/engine/contract';
import type { MedievalBattle, Unit } from '../state';
import { battlefieldOf, openTo, type Battlefield } from './battlefield';

const ROOM = 512;
const zones = [new Uint8Array(ROOM), new Uint8Array(ROOM)] as const;
const standing = new Int16Array(ROOM);

/**
 * 1 for each hex, and each place off the board, that some unit of the seat controls. Valid until the next call for that seat.
 * With `moved` and `to` as if that unit stood there already.
 */
export function zoneOf(g: Readonly<MedievalBattle>, seat: Seat, moved = -1, to = -1): Uint8Array {
  const f = battlefieldOf(g);
  const zone = zones[seat === 0 ? 0 : 1];
  zone.fill(0);
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    const at = i === moved ? to : u.at;
    if (u.seat !== seat || at < 0) continue;
    const open = openTo(f, u.type);
    const near = f.neighbours[at] as readonly number[];
    for (let k = 0; k < near.length; k++) if (open[near[k] as number] === true) zone[near[k] as number] = 1;
    const outside = f.outside[at] as readonly number[];
    for (let k = 0; k < outside.length; k++) zone[outside[k] as number] = 1;
  }
  return zone;
}

/** The unit on each hex, −1: none. The unit `but` is overlooked: it may share a friend's hex on the march. Valid until the next call. */
export function occupants(g: Readonly<MedievalBattle>, but: number): Int16Array {
  standing.fill(-1);
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.at >= 0 && i !== but) standing[u.at] = i;
  }
  return standing;
}

/** Does a unit control a neighbouring hex? */
export function controls(f: Battlefield, u: Readonly<Unit>, hex: number): boolean {
  return u.at >= 0 && (f.neighbours[u.at] as readonly number[]).includes(hex) && openTo(f, u.type)[hex] === true;
}

/** An enemy that controls the hex, −1: none. For the sentence that says why a march ends. */
export function controllerOf(g: Readonly<MedievalBattle>, hex: number, enemy: Seat): number {
  const f = battlefieldOf(g);
  return g.units.findIndex(u => u.seat === enemy && controls(f, u, hex));
}

/** Can a unit that is attacked give way? rules/waysOut.ts says it of one attack; this says it of many, counting zones once. */
import { UNITS, type UnitType } from '../data/units';
import { openTo } from '../rules/battlefield';
import { hexDistance } from '../rules/geometry';
import type { Look } from '../rules/march';
import { retreatCost } from '../rules/waysOut';
import type { MedievalBattle, Unit } from '../state';
import type { Outlook } from './outlook';

const ROOM = 512;
/** How many units of the attacking side control each hex and each place off the board. */
const controlled = new Uint8Array(ROOM);

/** To be called once for each outlook, before `mayGiveWay`. */
export function countControl(g: Readonly<MedievalBattle>, o: Pick<Outlook, 'f' | 'seat'>): void {
  controlled.fill(0);
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.seat === o.seat && u.at >= 0) spread(o, u.type, u.at);
  }
}

function spread({ f }: Pick<Outlook, 'f'>, type: UnitType, at: number): void {
  const open = openTo(f, type);
  const near = f.neighbours[at] as readonly number[];
  for (let k = 0; k < near.length; k++)
    if (open[near[k] as number] === true) controlled[near[k] as number] = (controlled[near[k] as number] as number) + 1;
  const outside = f.outside[at] as readonly number[];
  for (let k = 0; k < outside.length; k++) controlled[outside[k] as number] = (controlled[outside[k] as number] as number) + 1;
}

/** 9.1–9.3 Attacked by `unit` from the hex `from`. `look` is the attacker's. */
export function mayGiveWay({ g, f }: Outlook, d: Readonly<Unit>, unit: number, from: number, { standing }: Look): boolean {
  if (d.points < 1) return false;
  const a = g.units[unit] as Unit;
  const open = UNITS[d.type].mounted ? f.openToMounted : f.openToFoot;
  const reaches = openTo(f, a.type);
  const near = f.neighbours[d.at] as readonly number[];
  for (let k = 0; k < near.length; k++) {
    const hex = near[k] as number;
    if (open[hex] !== true || standing[hex] !== -1 || hex === from || retreatCost(g, d, hex) > d.points) continue;
    if (reaches[hex] === true && hexDistance(f, from, hex) === 1) continue;
    const byItself = reaches[hex] === true && hexDistance(f, a.at, hex) === 1 ? 1 : 0;
    if ((controlled[hex] as number) === byItself) return true;
  }
  return mayLeave(f, d, a.at, from) && retreatCost(g, d, (f.outside[d.at] as readonly number[])[0] as number) <= d.points;
}

/** A place off the board beside it that no enemy controls. */
function mayLeave(f: Outlook['f'], d: Readonly<Unit>, attackerAt: number, from: number): boolean {
  const beside = (hex: number, place: number): boolean => (f.outside[hex] as readonly number[]).includes(place);
  return (f.outside[d.at] as readonly number[]).some(
    place => !beside(from, place) && (controlled[place] as number) === (beside(attackerAt, place) ? 1 : 0),
  );
}

/** 9.1–9.3 Where an attacked unit may go instead of fighting. */
import { unitOf, type MedievalBattle, type Unit } from '../state';
import { battlefieldOf, openTo } from './battlefield';
import { occupants, zoneOf } from './zones';

/** Off the board counts as plain (3.3). */
const COST_OFF_BOARD = 1;

/** 9.2 By default the ground a unit leaves; `target` is the cost of the ground it enters. */
export function retreatCost(g: Readonly<MedievalBattle>, u: Readonly<Unit>, target: number): number {
  const { cost, size } = battlefieldOf(g);
  if (g.retreatCost === 'origin') return cost[u.at] as number;
  return target < size ? (cost[target] as number) : COST_OFF_BOARD;
}

/** 9.1 Free hexes it may enter outside the zone of every enemy, the attacker still standing at `from`. */
export function retreatHexes(g: Readonly<MedievalBattle>, unit: number, attacker: number, from: number): number[] {
  const u = unitOf(g, unit);
  const found: number[] = [];
  // Without a point nothing can be paid: spares the search of a bot the look around.
  if (u.type === 'wagonTrain' || u.points < 1) return found;
  const f = battlefieldOf(g);
  const zone = zoneOf(g, unitOf(g, attacker).seat, attacker, from);
  const open = openTo(f, u.type);
  const standing = occupants(g, attacker);
  standing[from] = attacker;
  for (const hex of f.neighbours[u.at] as readonly number[]) {
    if (open[hex] === true && standing[hex] === -1 && zone[hex] === 0 && retreatCost(g, u, hex) <= u.points) found.push(hex);
  }
  return found;
}

/** 9.3 A place off the board beside it that no enemy controls. */
export function mayLeaveBoard(g: Readonly<MedievalBattle>, unit: number, attacker: number, from: number): boolean {
  const u = unitOf(g, unit);
  if (u.type === 'wagonTrain') return false;
  const outside = battlefieldOf(g).outside[u.at] as readonly number[];
  if (outside.length === 0 || retreatCost(g, u, outside[0] as number) > u.points) return false;
  const zone = zoneOf(g, unitOf(g, attacker).seat, attacker, from);
  return outside.some(place => zone[place] === 0);
}

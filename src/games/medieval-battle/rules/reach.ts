/**
 * 7 How far a unit can march now, for the board and for bots: every hex where it may end with the points left there, and
 * every enemy or friend it can act upon from one of them, each with the chain of small choices that leads there.
 */
import type { Seat } from '@/engine/contract';
import { PASSAGE_COST } from '../data/combat';
import { hexSpot, type Act, type March, type MedievalBattle, type MedievalChoice, type Turn, type Unit } from '../state';
import { actsFrom, lookFor, type After } from './march';

/** A hex where the march may end. */
export interface Reached {
  readonly hex: number;
  /** Points left there. */
  readonly left: number;
  /** Hexes stepped on, the last is `hex`; empty: where it stands. */
  readonly path: readonly number[];
  /** Friends passed on the way, each of whom pays for it. */
  readonly passed: number;
}

/** What the unit can do at the end of a march. */
export interface Deed {
  readonly act: 'attack' | 'shoot' | 'merge';
  /** Whom, by hex. */
  readonly hex: number;
  readonly from: Reached;
}

export interface Reach {
  readonly unit: number;
  readonly hexes: readonly Reached[];
  /** From every hex where it may end, the one with most points left first. */
  readonly deeds: readonly Deed[];
}

/** Where a unit of the seat may go from where it stands. In a `march` only its unit, as `after` allows. */
export function reachOf(g: Readonly<MedievalBattle>, seat: Seat, unit: number, after: After = 'nothing'): Reach {
  const u = g.units[unit] as Unit;
  const look = lookFor(g, unit, seat);
  const deeds: Deed[] = [];
  const start: Reached = { hex: u.at, left: u.points, path: [], passed: 0 };
  const waiting: Reached[] = [start];
  const known = new Map<number, Reached>([[u.at, start]]);
  // A step costs what is entered, from wherever: with most points first, and of equal ways the one that asks least of friends, the
  // first way to a hex is the best one.
  for (let here = take(waiting); here !== undefined; here = take(waiting)) {
    const from = here;
    const state: After = from.path.length === 0 ? after : 'step';
    actsFrom(g, look, unit, from.hex, from.left, state, (act, hex) => {
      if (act === 'step') {
        if (known.has(hex)) return;
        const friends = (look.standing[hex] as number) >= 0 ? 1 : 0;
        const left = from.left - (look.f.cost[hex] as number) - friends * PASSAGE_COST;
        const next: Reached = { hex, left, path: [...from.path, hex], passed: from.passed + friends };
        known.set(hex, next);
        waiting.push(next);
      } else if (act !== 'dismount') {
        deeds.push({ act, hex, from });
      }
    });
  }
  const hexes = [...known.values()].filter(r => r.path.length > 0 && look.standing[r.hex] === -1);
  hexes.sort((a, b) => a.hex - b.hex);
  return { unit, hexes, deeds };
}

function take(waiting: Reached[]): Reached | undefined {
  let most = 0;
  for (let i = 1; i < waiting.length; i++) if (isBetter(waiting[i] as Reached, waiting[most] as Reached)) most = i;
  return waiting.splice(most, 1)[0];
}

/** 7.6 A friend that is passed pays as well: where as many points are left, the way around it is the better one. */
const isBetter = (a: Reached, b: Reached): boolean => a.left > b.left || (a.left === b.left && a.passed < b.passed);

/** The choices of a march to a hex: the first one names the unit when the turn has not begun yet. */
export function chainTo(q: Turn | March, unit: number, path: readonly number[], last?: Deed): MedievalChoice[] {
  const targets = path.map((hex): [Act['do'], number] => ['step', hex]);
  if (last !== undefined) targets.push([last.act, last.hex]);
  return targets.map(([act, hex], i) =>
    i === 0 && q.ask === 'turn' ? { do: act, at: hexSpot(hex), unit } : { do: act, at: hexSpot(hex) },
  );
}

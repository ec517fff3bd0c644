/** 7 March: an activated unit goes on step by step, and may end with a melee, a shot or a merge. */
import type { Decision, Tell } from '@/engine/contract';
import { PASSAGE_COST } from '../data/combat';
import type { Terrain } from '../data/terrain';
import type { MedievalFact } from '../facts';
import {
  hexSpot,
  numberOf,
  other,
  pay,
  unitAt,
  unitOf,
  who,
  type Act,
  type March,
  type MedievalBattle,
  type MedievalChoice,
  type Unit,
} from '../state';
import { battlefieldOf, openTo, type Battlefield } from './battlefield';
import { dismount, mayDismount } from './dismount';
import { attack } from './melee';
import { mayMerge, merge } from './merge';
import { shoot, shotsFrom } from './shooting';
import { controllerOf, controls, occupants, zoneOf } from './zones';

/** What a unit has done in this turn: nothing yet, or what its `march` question says. */
export type After = 'nothing' | March['after'];

/** The map as the rules of a march see it: who stands where (without the marching unit), and what the enemy controls. */
export interface Look {
  readonly f: Battlefield;
  readonly standing: Int16Array;
  readonly enemyZone: Uint8Array;
}

export function lookFor(g: Readonly<MedievalBattle>, unit: number, seat: number): Look {
  return { f: battlefieldOf(g), standing: occupants(g, unit), enemyZone: zoneOf(g, other(seat)) };
}

/** 7.6 May the unit pass through this friend, having `points`, and come out on the other side? */
export function mayPass(g: Readonly<MedievalBattle>, look: Look, u: Readonly<Unit>, friend: number, hex: number, points: number): boolean {
  const passed = g.units[friend] as Unit;
  const cost = (look.f.cost[hex] as number) + PASSAGE_COST;
  if (passed.type === 'wagonTrain' || passed.points < PASSAGE_COST || points < cost || look.enemyZone[hex] === 1) return false;
  return comesOut(g, look, u, hex, points - cost);
}

/** From a friend's hex: a free hex, a merge, or another friend to pass. */
function comesOut(g: Readonly<MedievalBattle>, look: Look, u: Readonly<Unit>, hex: number, points: number): boolean {
  const open = openTo(look.f, u.type);
  for (const next of look.f.neighbours[hex] as readonly number[]) {
    if (open[next] !== true || (look.f.cost[next] as number) > points) continue;
    const there = look.standing[next] as number;
    if (there === -1) return true;
    const friend = g.units[there] as Unit;
    if (friend === u) return true;
    if (friend.seat !== u.seat) continue;
    if (mayMerge(u, friend) || mayPass(g, look, u, there, next, points)) return true;
  }
  return false;
}

/** 7.3 Of a hex that enemies control only they may be attacked; from any other every neighbour. 7.4 Who begins under control attacks at once, or, by the stricter reading, only after a step. */
export function mayAttackFrom(g: Readonly<MedievalBattle>, look: Look, from: number, target: number, hasMoved: boolean): boolean {
  if (look.enemyZone[from] === 0) return true;
  return hasMoved ? controls(look.f, g.units[target] as Unit, from) : g.zoneMelee !== 'afterStep';
}

/**
 * Everything a unit may do next, from the hex `from` with `points` left: legality of steps, attacks, merges, shots (7, 8.1, 10, 11.1)
 * in one place, for the questions `turn` and `march` and for `reach`. `say` gets each one.
 */
export function actsFrom(
  g: Readonly<MedievalBattle>,
  look: Look,
  unit: number,
  from: number,
  points: number,
  after: After,
  say: (act: Act['do'], hex: number) => void,
): void {
  const u = g.units[unit] as Unit;
  const { f, standing, enemyZone } = look;
  const hasMoved = after === 'step';
  const shared = hasMoved && (standing[from] as number) >= 0;
  if (after !== 'lateDismount' && points > 0) {
    const mayStep = !hasMoved || enemyZone[from] === 0;
    const open = openTo(f, u.type);
    const near = f.neighbours[from] as readonly number[];
    for (let k = 0; k < near.length; k++) {
      const hex = near[k] as number;
      if (open[hex] !== true || (f.cost[hex] as number) > points) continue;
      const there = standing[hex] as number;
      if (there === -1 || there === unit) {
        if (mayStep) say('step', hex);
      } else if ((g.units[there] as Unit).seat === u.seat) {
        if (mayStep) {
          if (mayPass(g, look, u, there, hex, points)) say('step', hex);
          if (mayMerge(u, g.units[there] as Unit)) say('merge', hex);
        }
      } else if (u.type !== 'wagonTrain' && !shared && mayAttackFrom(g, look, from, there, hasMoved)) {
        say('attack', hex);
      }
    }
  }
  if (shared || points === 0) return;
  targets.length = 0;
  shotsFrom(f, g, u, from, points, standing, targets);
  for (let k = 0; k < targets.length; k++) say('shoot', targets[k] as number);
}
const targets: number[] = [];

export const march: Decision<MedievalBattle, March, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers(g, { seat, unit, after }) {
    const u = unitOf(g, unit);
    const look = lookFor(g, unit, seat);
    const offers: MedievalChoice[] = [];
    actsFrom(g, look, unit, u.at, u.points, after, (act, hex) => offers.push({ do: act, at: hexSpot(hex) }));
    if (look.standing[u.at] !== -1) return offers;
    // 14.3: after a mounted march one may still dismount, to shoot; who is on foot already has nothing to get off.
    if (mayDismount(g, u)) offers.push({ do: 'dismount', at: 'button:dismount' });
    offers.push({ do: 'stop', at: 'button:stop' });
    return offers;
  },

  happens(g, { unit, after }, c, tell) {
    if (c.do !== 'stop') act(g, unit, after, c as Act, tell);
  },
};

/** One small step of a turn. What may follow is pushed; a fight, a shot and a merge end the turn (6.2). */
export function act(g: MedievalBattle, unit: number, after: After, c: Act, tell: Tell<MedievalFact>): void {
  const { seat } = unitOf(g, unit);
  if (c.do === 'attack') return attack(g, unit, numberOf(c.at), tell);
  if (c.do === 'shoot') return shoot(g, unit, numberOf(c.at), tell);
  if (c.do === 'merge') return merge(g, unit, numberOf(c.at), tell);
  if (c.do === 'dismount') {
    dismount(g, unit, tell);
    g.questions.push({ ask: 'march', seat, unit, after: after === 'nothing' ? 'dismount' : 'lateDismount' });
    return;
  }
  step(g, unit, numberOf(c.at), tell);
  g.questions.push({ ask: 'march', seat, unit, after: 'step' });
}

/** 7.1, 7.6 Pays for the ground, and for a friend passed; 12.1 a wagon train that moves is no longer fortified. */
function step(g: MedievalBattle, unit: number, hex: number, tell: Tell<MedievalFact>): void {
  const u = unitOf(g, unit);
  const f = battlefieldOf(g);
  const from = u.at;
  const friend = unitAt(g, hex);
  const cost = (f.cost[hex] as number) + (friend >= 0 ? PASSAGE_COST : 0);
  pay(u, cost);
  u.at = hex;
  tell({ what: 'stepped', at: hexSpot(hex), ...who(g, unit), from, hex, terrain: f.terrain[hex] as Terrain, cost, left: u.points });
  if (friend >= 0) {
    const passed = unitOf(g, friend);
    pay(passed, PASSAGE_COST);
    tell({ what: 'passedBy', ...who(g, friend), hex, left: passed.points });
  }
  if (u.type === 'wagonTrain') tell({ what: 'unfortified', at: hexSpot(hex), ...who(g, unit), by: 'move' });
  haltedBy(g, unit, tell);
}

/** 7.3 Tells which enemy's zone ends the march here, if one does. */
export function haltedBy(g: Readonly<MedievalBattle>, unit: number, tell: Tell<MedievalFact>): void {
  const u = unitOf(g, unit);
  const by = controllerOf(g, u.at, other(u.seat));
  if (by >= 0 && u.points > 0) tell({ what: 'halted', at: hexSpot(u.at), ...who(g, unit), hex: u.at, by, byType: unitOf(g, by).type });
}

/** 10 Ranged attack: costs one point, ends the turn, nobody may retreat from it and the shooter never loses knights. */
import type { Tell } from '@/engine/contract';
import { SHOT_COST, SHOT_RANGE } from '../data/combat';
import { GROUND, type Terrain } from '../data/terrain';
import { UNITS } from '../data/units';
import type { MedievalFact } from '../facts';
import { hexSpot, pay, unitAt, unitOf, who, type MedievalBattle, type Unit } from '../state';
import type { Battlefield } from './battlefield';
import type { Sight } from './geometry';
import { forecast } from './fight';
import { lose } from './melee';
import { strikeWagonTrain } from './wagonTrain';

/** 10.3 A hex between hides what lies behind it when it is woods or mountains, unless the shooter stands higher. */
function hides(f: Battlefield, from: number, between: number): boolean {
  const ground = f.terrain[between];
  if (ground === undefined || ground === 'unlaid') return false;
  return GROUND[ground as Terrain].blocksView && GROUND[ground as Terrain].level >= (f.level[from] as number);
}

/** 10.3 In line one hex lies between; otherwise two, and both must hide the target. */
export function sees(f: Battlefield, from: number, { between }: Sight): boolean {
  for (const hex of between) if (!hides(f, from, hex)) return true;
  return false;
}

/** 10.1, 10.2 Enemies a unit may shoot from a hex with this many points left: adjacent ones, then those two hexes away. */
export function shotsFrom(
  f: Battlefield,
  g: Readonly<MedievalBattle>,
  u: Readonly<Unit>,
  from: number,
  points: number,
  standing: Int16Array,
  into: number[],
): void {
  const { bow } = UNITS[u.type];
  if (bow === null || points < SHOT_COST) return;
  const near = f.neighbours[from] as readonly number[];
  for (let k = 0; k < near.length; k++) if (isEnemyOf(g, u, standing[near[k] as number] as number)) into.push(near[k] as number);
  if (SHOT_RANGE[bow] < 2) return;
  for (const sight of f.far[from] as readonly Sight[]) {
    if (isEnemyOf(g, u, standing[sight.hex] as number) && sees(f, from, sight)) into.push(sight.hex);
  }
}

function isEnemyOf(g: Readonly<MedievalBattle>, u: Readonly<Unit>, unit: number): boolean {
  return unit >= 0 && g.units[unit]?.seat !== u.seat;
}

export function shoot(g: MedievalBattle, shooter: number, hex: number, tell: Tell<MedievalFact>): void {
  const u = unitOf(g, shooter);
  const target = unitAt(g, hex);
  const d = unitOf(g, target);
  pay(u, SHOT_COST);
  const { reckoning } = forecast(g, 'shot', shooter, target);
  if (reckoning === null) {
    tell({ what: 'attacked', at: hexSpot(hex), ...who(g, shooter), hex, target, targetType: d.type, cost: SHOT_COST });
    strikeWagonTrain(g, target, tell);
    return;
  }
  tell({
    what: 'shot',
    at: hexSpot(hex),
    ...who(g, shooter),
    from: u.at,
    hex,
    target,
    targetSeat: d.seat,
    targetType: d.type,
    ...reckoning,
    defenderLoses: Math.min(reckoning.defenderLoses, d.knights),
  });
  lose(g, target, reckoning.defenderLoses, tell);
}

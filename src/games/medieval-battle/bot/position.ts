/** What a position promises each seat: named features of both armies, their difference squeezed into 0..1 without exp. */
import { LAYOUTS, WAGON_TRAIN_VALUE } from '../data/layouts';
import { UNITS } from '../data/units';
import { battlefieldOf } from '../rules/battlefield';
import { hexDistance } from '../rules/geometry';
import { costOf, GONE, isFortified, isRevealed, mover, other, type MedievalBattle, type Unit } from '../state';
import { handWorth } from './muster';
import { valueOfKnights } from './outlook';
import { travelTo } from './travel';
import { weights } from './weights';

export function value(g: Readonly<MedievalBattle>, into: number[]): void {
  if (g.ending !== null) {
    into[0] = g.winner === -1 ? 0.5 : 1 - g.winner;
    into[1] = 1 - into[0];
    return;
  }
  for (const seat of [0, 1] as const) {
    if (!isRevealed(g)) into[seat] = 0.5 * spent(g, handWorth(g, seat));
    else {
      const ahead = strength(g, seat) - strength(g, other(seat));
      const share = ahead / ((ahead < 0 ? -ahead : ahead) + weights.valueScale);
      // Whoever has recruited next to nothing may be further behind than nothing.
      into[seat] = g.turn > 0 ? 0.5 + 0.5 * share : Math.max(0, 0.5 * spent(g, costOf(g.recruited[seat])) + 0.02 + 0.05 * share);
    }
  }
}

/**
 * Before the battle a seat is worth what it has made of its points, whoever is further with recruiting or deploying just now;
 * otherwise a search would rather put units back than let the enemy have its turn.
 */
function spent(g: Readonly<MedievalBattle>, worth: number): number {
  return Math.min(1, worth / LAYOUTS[g.map].recruitment);
}

/** The sum of all features of one side, in recruitment points. */
export function strength(g: Readonly<MedievalBattle>, seat: number): number {
  const f = battlefieldOf(g);
  let sum = (g.tokens[seat] as number) * weights.valueToken;
  let points = 0;
  for (let flag = 0; flag < f.flags.length; flag++) if (g.holders[flag] === seat) points += (f.flags[flag] as { value: number }).value;
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.type === 'wagonTrain') {
      if (u.seat !== seat && u.at === GONE) points += WAGON_TRAIN_VALUE;
      if (u.seat === seat && u.at >= 0) sum += (isFortified(u) ? weights.valueTrain : weights.valueOpenTrain) - pressure(g, u) * (isFortified(u) ? 1 : 1.6);
      continue;
    }
    if (u.seat !== seat || u.at === GONE) continue;
    const worth = valueOfKnights(UNITS[u.type].cost, u.knights) * weights.unit;
    sum += u.at >= 0 ? worth + u.points * weights.valuePoints : worth * weights.valueReserve;
  }
  const { winning } = LAYOUTS[g.map];
  // The last points before victory weigh more than the first.
  const tempo = g.turn > 0 && mover(g) === seat ? weights.valueTempo : 0;
  return sum + tempo + points * weights.valueFlag + (points >= winning - 1 ? 1 : 0) + prospects(g, seat);
}

/** Enemies with points left within two hexes of a wagon train. */
function pressure(g: Readonly<MedievalBattle>, train: Readonly<Unit>): number {
  const f = battlefieldOf(g);
  let near = 0;
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.seat === other(train.seat) && u.at >= 0 && u.points > 0 && u.type !== 'wagonTrain' && hexDistance(f, u.at, train.at) <= 2) near++;
  }
  return near * weights.valueThreat;
}

/** Flags not held: how near the nearest own unit is, and whether it has the points to be there at once. */
function prospects(g: Readonly<MedievalBattle>, seat: number): number {
  const f = battlefieldOf(g);
  let sum = 0;
  for (let flag = 0; flag < f.flags.length; flag++) {
    if (g.holders[flag] === seat) continue;
    const { hex, value: points } = f.flags[flag] as { hex: number; value: number };
    let best = 0;
    let isInReach = false;
    for (let i = 0; i < g.units.length; i++) {
      const u = g.units[i] as Unit;
      if (u.seat !== seat || u.at < 0 || u.type === 'wagonTrain') continue;
      const way = travelTo(f, hex, UNITS[u.type].mounted)[u.at] as number;
      best = Math.max(best, weights.nearness / (weights.nearness + way));
      if (way <= u.points) isInReach = true;
    }
    sum += points * (best * weights.valueApproach + (isInReach ? weights.valueReach : 0));
  }
  return sum;
}

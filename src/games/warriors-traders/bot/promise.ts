/** What a position promises each seat: the points it has and may still expect, against the best of the others. */
import type { Seat } from '@/engine/contract';
import { isOutOfIt, pointsOf, standings, sumsByTeam } from '../rules/victory';
import { realmOf, teamOf, type Traders } from '../state';
import { countFeatures, FEATURES, timeLeft } from './features';
import { turnsLeft } from './worth';
import { weights } from './weights';

type G = Readonly<Traders>;

const expected: number[] = [];

/** 0..1 for each seat: how far its side is ahead, by a fraction instead of an exponential, so that every device agrees on the last digit. */
export function value(g: G, into: number[]): void {
  if (g.questions.length === 0) return result(g, into);
  const sides = g.teams === 0 ? g.seats : g.teams;
  for (let side = 0; side < sides; side++) expected[side] = 0;
  for (let seat = 0; seat < g.seats; seat++) expected[teamOf(g, seat)] = (expected[teamOf(g, seat)] as number) + expectation(g, seat);
  const scale = weights.scale * (weights.scaleAtEnd + turnsLeft(g) / g.lastTurn);
  for (let seat = 0; seat < g.seats; seat++) into[seat] = isOutOfIt(g, seat) ? 0 : squash(lead(sides, teamOf(g, seat)), scale);
}

const squash = (points: number, scale: number): number => 0.5 + (0.5 * points) / (scale + (points < 0 ? -points : points));

function lead(sides: number, side: number): number {
  let best = -Infinity;
  for (let other = 0; other < sides; other++) if (other !== side && (expected[other] as number) > best) best = expected[other] as number;
  return (expected[side] as number) - best;
}

/** A match that is over: mostly who won, a little by how much. */
function result(g: G, into: number[]): void {
  const sums = sumsByTeam(g);
  sums.forEach((sum, side) => (expected[side] = isOutOfIt(g, side) ? 0 : sum));
  const winners = standings(g).filter(s => s.place === 1);
  for (let seat = 0; seat < g.seats; seat++)
    into[seat] = isOutOfIt(g, seat)
      ? 0
      : 0.3 * squash(lead(sums.length, teamOf(g, seat)), weights.scale) + (winners.some(s => s.seat === seat) ? 0.7 / winners.length : 0);
}

/** The names of the weights of a feature at the beginning and at the end of the match. */
const EARLY = FEATURES.map(feature => `early.${feature}` as const);
const LATE = FEATURES.map(feature => `late.${feature}` as const);
const counts: number[] = [];

/** Points now, and what armies, levels, provinces and stores may still bring. */
function expectation(g: G, seat: Seat): number {
  if (realmOf(g, seat).nation < 0 || isOutOfIt(g, seat)) return 0;
  countFeatures(g, seat, counts);
  const time = timeLeft(g);
  let points = pointsOf(g, seat);
  for (let f = 0; f < FEATURES.length; f++)
    points += (weights[EARLY[f] as (typeof EARLY)[0]] * time + weights[LATE[f] as (typeof LATE)[0]] * (1 - time)) * (counts[f] as number);
  return points;
}

/** What a position promises each seat: the points it has and may still expect, against the best of the others. */
import type { Seat } from '@/engine/contract';
import { standings } from '../rules/finalScoring';
import { dukeOf, NONE, type Burgundy } from '../state';
import { FEATURES } from './featureNames';
import { countFeatures } from './features';
import { EARLY, LATE, weights } from './weights';
import { timeLeft } from './worth';

const expected: number[] = [];
const counted: number[] = [];

/** 0..1 for each seat: how far it is ahead, by a fraction instead of an exponential, so that every device agrees on the last digit. */
export function value(g: Readonly<Burgundy>, into: number[]): void {
  if (g.questions.length === 0) return result(g, into);
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = expectation(g, seat);
  const scale = weights.scale * (weights.scaleAtEnd + timeLeft(g));
  for (let seat = 0; seat < g.seats; seat++) into[seat] = squash(lead(g, seat), scale);
}

const squash = (points: number, scale: number): number => 0.5 + (0.5 * points) / (scale + (points < 0 ? -points : points));

function lead(g: Readonly<Burgundy>, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < g.seats; other++) if (other !== seat && (expected[other] as number) > best) best = expected[other] as number;
  return (expected[seat] as number) - best;
}

/** A match that is over: mostly who won, a little by how much. */
function result(g: Readonly<Burgundy>, into: number[]): void {
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = dukeOf(g, seat).points;
  const winner = standings(g)[0]?.seat;
  for (let seat = 0; seat < g.seats; seat++) into[seat] = 0.3 * squash(lead(g, seat), weights.scale) + (seat === winner ? 0.7 : 0);
}

/** Points now and to come; what everybody may expect alike is left out. */
export function expectation(g: Readonly<Burgundy>, seat: Seat): number {
  const duke = dukeOf(g, seat);
  if (duke.duchy === NONE) return 0;
  countFeatures(g, seat, counted);
  const time = timeLeft(g);
  let points = duke.points;
  for (let f = 0; f < FEATURES.length; f++) {
    const late = LATE[f] as number;
    points += (counted[f] as number) * (late + ((EARLY[f] as number) - late) * time);
  }
  return points;
}

/** What a position promises each seat: the points it has and may still expect, against the best of the others or against what is usual. */
import type { Seat } from '@/engine/contract';
import { standings } from '../rules/finalScoring';
import { estateOf, NONE, dukeOf, type Burgundy } from '../state';
import { sumOf } from '../rules/teamScoring';
import { areMates } from '../teams';
import { valueAlone } from './alone';
import { FEATURES } from './featureNames';
import { countFeatures } from './features';
import { EARLY, LATE, weights } from './weights';
import { shieldsPromise } from './shields';
import { timeLeft } from './worth';

const expected: number[] = [];
const counted: number[] = [];
const wins: boolean[] = [];

/** TEA-09: mates add theirs up. */
const pointsOf = (g: Readonly<Burgundy>, seat: Seat): number => (g.teams ? sumOf(g, seat) : dukeOf(g, seat).points);

/**
 * 0..1 for each seat: how well it does, by a fraction instead of an exponential, so that every device agrees on the last digit. TEA-09: a team
 * looks at its lead alone, for what is usual is only known of who plays for themselves.
 */
export function value(g: Readonly<Burgundy>, into: number[], wanted = 0): void {
  if (g.solo !== null) {
    into[0] = valueAlone(g, g.solo);
    return;
  }
  const ambition = g.teams ? 0 : wanted;
  if (g.questions.length === 0) return result(g, into, ambition);
  for (let seat = 0; seat < g.seats; seat++)
    expected[seat] = g.teams && (seat & 1) === 1 ? (expected[seat - 1] as number) : expectation(g, seat);
  const time = timeLeft(g);
  const scale = between(weights.scale, weights.scaleOfOwn, ambition) * (weights.scaleAtEnd + time);
  for (let seat = 0; seat < g.seats; seat++) into[seat] = squash(success(g, seat, ambition, time), scale);
}

const squash = (points: number, scale: number): number => 0.5 + (0.5 * points) / (scale + (points < 0 ? -points : points));
const between = (lead: number, own: number, ambition: number): number => lead + (own - lead) * ambition;

/**
 * What a seat has above the best of the others; with ambition less of theirs counts, and what is usual stands in for it: whoever looks at
 * the lead alone spoils as much as it builds, and plays slackly once it is far ahead.
 */
function success(g: Readonly<Burgundy>, seat: Seat, ambition: number, time: number): number {
  let best = -Infinity;
  for (let other = 0; other < g.seats; other++)
    if (!areMates(g, other, seat) && (expected[other] as number) > best) best = expected[other] as number;
  return (expected[seat] as number) - between(best, usualAt(g.seats, time), ambition * (1 - weights.rivalry));
}

/** What `expectation` is on average in matches of Knights on duchy 1, and so much more where more of them sit. */
const AT_FULLER_TABLES: readonly number[] = [0, 0, 0, 13, 21];
const usualAt = (seats: number, time: number): number => 177 - 144 * time - 161 * time * time + (AT_FULLER_TABLES[seats] as number);

/** A match that is over: mostly who won, a little by how much; with ambition the other way round. */
function result(g: Readonly<Burgundy>, into: number[], ambition: number): void {
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = pointsOf(g, seat);
  for (const { seat, place } of standings(g)) wins[seat] = place === 1;
  const scale = between(weights.scale, weights.scaleOfOwn, ambition);
  const much = between(0.3, 0.7, ambition);
  const won = between(0.7, 0.3, ambition);
  for (let seat = 0; seat < g.seats; seat++)
    into[seat] = much * squash(success(g, seat, ambition, 0), scale) + (wins[seat] === true ? won : 0);
}

/** Points now and to come, a team's for both mates; what everybody may expect alike is left out. */
export function expectation(g: Readonly<Burgundy>, seat: Seat): number {
  if (estateOf(g, seat).duchy === NONE) return 0;
  countFeatures(g, seat, counted);
  const time = timeLeft(g);
  let points = pointsOf(g, seat) + shieldsPromise(g, seat);
  for (let f = 0; f < FEATURES.length; f++) {
    const late = LATE[f] as number;
    points += (counted[f] as number) * (late + ((EARLY[f] as number) - late) * time);
  }
  return points;
}

/** What a position promises each seat: the points it has and may still expect, against the best of the others or against what is usual. */
import { bestRival, hear } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import { standings } from '../rules/finalScoring';
import { estateOf, NONE, dukeOf, type Burgundy, type Estate } from '../state';
import { sumOf } from '../rules/teamScoring';
import { areMates, teamOf } from '../teams';
import { valueAlone } from './alone';
import { FEATURES } from './featureNames';
import { countFeatures } from './features';
import { learnt } from './learnt';
import { countSeat, lookFrom } from './senses';
import { EARLY, LATE, weights } from './weights';
import { shieldsPromise } from './shields';
import { timeLeft } from './worth';

const expected: number[] = [];
const counted: number[] = [];
/** By side: a seat, or a team. */
const ofSide: number[] = [];
const held: number[][] = [[], [], [], []];
const wins: boolean[] = [];

/** TEA-09: mates add theirs up. */
export const pointsOf = (g: Readonly<Burgundy>, seat: Seat): number => (g.teams ? sumOf(g, seat) : dukeOf(g, seat).points);

/**
 * 0..1 for each seat: how well it does, by a fraction instead of an exponential, so that every device agrees on the last digit. TEA-09: a team
 * looks at its lead alone, for what is usual is only known of whoever plays for themselves.
 */
export function value(g: Readonly<Burgundy>, into: number[], wanted = 0, hears = 1): void {
  if (g.solo !== null) {
    into[0] = valueAlone(g, g.solo);
    return;
  }
  const ambition = g.teams ? 0 : wanted;
  if (g.questions.length === 0) return result(g, into, ambition);
  expectAll(g, hears);
  const time = timeLeft(g);
  const scale = between(weights.scale, weights.scaleOfOwn, ambition) * (weights.scaleAtEnd + time);
  for (let seat = 0; seat < g.seats; seat++) into[seat] = squash(success(g, seat, ambition, time), scale);
}

/** What every seat expects, mates alike, with so much of what the net has learnt as soon as all duchies are known; of a team it is not known to tell the truth. */
function expectAll(g: Readonly<Burgundy>, hears: number): void {
  const sides = g.estates.length;
  const { net } = learnt;
  if (hears > 0 && net !== null && !g.teams && hasBegun(g)) {
    countAll(g);
    hear(net, hears, ofSide, sides, (side, rival, seen) => lookFrom(g, held[side] as number[], held[rival] as number[], seen));
  } else for (let side = 0; side < sides; side++) ofSide[side] = expectation(g, firstOf(g, side));
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = ofSide[teamOf(g, seat)] as number;
}

const firstOf = (g: Readonly<Burgundy>, side: number): Seat => (g.teams ? 2 * side : side);

export function hasBegun(g: Readonly<Burgundy>): boolean {
  for (let side = 0; side < g.estates.length; side++) if ((g.estates[side] as Estate).duchy === NONE) return false;
  return true;
}

/** What every side has, and what it expects by that alone. */
function countAll(g: Readonly<Burgundy>): void {
  for (let side = 0; side < g.estates.length; side++) {
    const seat = firstOf(g, side);
    const own = held[side] as number[];
    countSeat(g, seat, pointsOf(g, seat), own);
    ofSide[side] = weighed(g, seat, own);
  }
}

/** What the net would see from a seat. */
export function lookAt(g: Readonly<Burgundy>, seat: Seat, into: number[]): void {
  countAll(g);
  const side = teamOf(g, seat);
  lookFrom(g, held[side] as number[], held[bestRival(ofSide, g.estates.length, side)] as number[], into);
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
export const usualAt = (seats: number, time: number): number => 177 - 144 * time - 161 * time * time + (AT_FULLER_TABLES[seats] as number);

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
  return weighed(g, seat, counted);
}

function weighed(g: Readonly<Burgundy>, seat: Seat, counts: readonly number[]): number {
  const time = timeLeft(g);
  let points = pointsOf(g, seat) + shieldsPromise(g, seat);
  for (let f = 0; f < FEATURES.length; f++) {
    const late = LATE[f] as number;
    points += (counts[f] as number) * (late + ((EARLY[f] as number) - late) * time);
  }
  return points;
}

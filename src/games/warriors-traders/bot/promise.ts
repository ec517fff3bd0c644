/** What a position promises each seat: the points it has and may still expect, against the best of the others. */
import { bestRival, hear } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import { isOutOfIt, numbersOf, pointsOf, standings, sumsByTeam } from '../rules/victory';
import { isGone, realmOf, teamOf, type Traders } from '../state';
import { countFeatures, FEATURES, timeLeft } from './features';
import { learnt } from './learnt';
import { countSide, lookFrom } from './senses';
import { turnsLeft } from './worth';
import { weights } from './weights';

type G = Readonly<Traders>;

/** By side: a seat, or an alliance. */
const expected: number[] = [];
const points: number[] = [];
const held: number[][] = [[], [], [], [], [], []];

/** 0..1 for each seat: how far its side is ahead, by a fraction instead of an exponential, so that every device agrees on the last digit. */
export function value(g: G, into: number[], _ambition = 0, hears = 1): void {
  if (g.questions.length === 0) return result(g, into);
  const sides = numbersOf(g);
  expectAll(g);
  const { net } = learnt;
  if (hears > 0 && net !== null && hasBegun(g)) {
    countAll(g);
    hear(net, hears, expected, sides, (side, rival, seen) => lookFrom(g, held[side] as number[], held[rival] as number[], seen));
  }
  const scale = weights.scale * (weights.scaleAtEnd + turnsLeft(g) / g.lastTurn);
  for (let seat = 0; seat < g.seats; seat++) into[seat] = isOutOfIt(g, seat) ? 0 : squash(lead(sides, teamOf(g, seat)), scale);
}

/** What nobody bears the number of is behind everybody. */
const NOBODY = -1000;

/** What each side expects without the net. */
export function expectAll(g: G): readonly number[] {
  for (let side = 0; side < numbersOf(g); side++) {
    expected[side] = teamOf(g, side) === side ? 0 : NOBODY;
    points[side] = 0;
  }
  for (let seat = 0; seat < g.seats; seat++) {
    const side = teamOf(g, seat);
    expected[side] = (expected[side] as number) + expectation(g, seat);
    points[side] = (points[side] as number) + pointsOf(g, seat);
  }
  return expected;
}

/** Has everybody a nation, and is nobody gone? */
export function hasBegun(g: G): boolean {
  for (let seat = 0; seat < g.seats; seat++) if (realmOf(g, seat).nation < 0 || isGone(g, seat)) return false;
  return true;
}

/** What every side has, besides points, which `expectAll` has added up. */
function countAll(g: G): void {
  for (let side = 0; side < numbersOf(g); side++) countSide(g, side, points[side] as number, held[side] as number[]);
}

/** What the net would see from a side. */
export function lookAt(g: G, side: number, into: number[]): void {
  expectAll(g);
  countAll(g);
  lookFrom(g, held[side] as number[], held[bestRival(expected, numbersOf(g), side)] as number[], into);
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

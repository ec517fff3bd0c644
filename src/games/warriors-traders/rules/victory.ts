/** 19: points, and when the match is over. */
import type { Booked, Seat, Standing } from '@/engine/contract';
import type { TradersFact } from '../facts';
import { FORT, SOURCES, TRACKS, type Source } from '../data/names';
import { AWARD_POINTS, FORT_POINTS, PROVINCE_POINTS, TEAM_THRESHOLD, THRESHOLD } from '../data/numbers';
import { isGone, landOf, realmOf, teamOf, type Traders, type TradersTell } from '../state';

type G = Readonly<Traders>;

/** 19.7: alone in front on a track; tokens on an unfinished level count. */
export function hasAward(g: G, seat: Seat, track: number): boolean {
  const own = realmOf(g, seat).tokens[track] as number;
  return g.realms.every((other, i) => i === seat || (other.tokens[track] as number) < own);
}

/** 19.7: FREE where two are level. */
export const awardHolder = (g: G, track: number): Seat => g.realms.findIndex((_, seat) => hasAward(g, seat, track));

function provincePoints(g: G, seat: Seat): number {
  let points = 0;
  for (const p of landOf(g).open) if (g.holder[p] === seat) points += PROVINCE_POINTS[landOf(g).provinces[p]?.kind ?? 'common'];
  return points;
}

/** In the order of SOURCES. */
function pointsBySource(g: G, seat: Seat): number[] {
  const { kills, bought } = realmOf(g, seat);
  const forts = g.pieces.reduce((n, piece) => (piece.owner === seat && piece.kind === FORT ? n + 1 : n), 0);
  const awards = TRACKS.map((_, track) => (hasAward(g, seat, track) ? AWARD_POINTS : 0));
  return [provincePoints(g, seat), FORT_POINTS * forts, kills, bought, ...awards];
}

export const pointsOf = (g: G, seat: Seat): number => pointsBySource(g, seat).reduce((a, b) => a + b, 0);

/** How far alliances are numbered: those who agree bear the number of their lowest seat, and the others stay empty. */
export const numbersOf = (g: G): number => (g.teams === 0 || g.sides !== undefined ? g.seats : g.teams);

/** 19.9, 20.13: what counts is the sum of an alliance. */
export function sumsByTeam(g: G): number[] {
  const sums: number[] = Array.from({ length: numbersOf(g) }, () => 0);
  for (let seat = 0; seat < g.seats; seat++) sums[teamOf(g, seat)] = (sums[teamOf(g, seat)] as number) + pointsOf(g, seat);
  return sums;
}

/** 22.2: whoever has left a match of single players wins nothing, however many points were there when it stopped; an alliance counts whole (22.1). */
export const isOutOfIt = (g: G, seat: Seat): boolean => g.teams === 0 && isGone(g, seat);

/** 19.11: equal sums share a place. */
export function standings(g: G): Standing[] {
  const sums = sumsByTeam(g);
  return g.realms.map(({ leftIn = 0 }, seat) => {
    const bySource = pointsBySource(g, seat);
    const sum = sums[teamOf(g, seat)] as number;
    const isAhead = (other: Seat): boolean =>
      isOutOfIt(g, other) === isOutOfIt(g, seat) ? (sums[teamOf(g, other)] as number) > sum : isOutOfIt(g, seat);
    const place = 1 + g.realms.filter((_r, other) => isAhead(other)).length;
    const scored = Object.fromEntries(SOURCES.map((source, i) => [source, bySource[i] as number])) as Record<Source, number>;
    const sources = { ...scored, ...(leftIn > 0 ? { leftIn } : {}) };
    const points = bySource.reduce((a, b) => a + b, 0);
    return { seat, place, points, sources, ...(g.teams === 0 ? {} : { team: { number: teamOf(g, seat), points: sum } }) };
  });
}

const AWARDS = { 0: 'builder', 1: 'merchant', 2: 'warrior' } as const satisfies Readonly<Record<number, Source>>;

/** The lines of the end table that a fact stands on. */
export function booked(e: TradersFact): readonly Booked[] {
  switch (e.what) {
    case 'taken':
      return [{ seat: e.seat, source: 'provinces' }];
    case 'startFort':
    case 'builtFort':
      return [{ seat: e.seat, source: 'forts' }];
    case 'killed':
      return e.by < 0 || e.points === 0 ? [] : [{ seat: e.by, source: 'kills' }];
    case 'boughtPoint':
      return [{ seat: e.seat, source: 'bought' }];
    case 'award':
    case 'awardLost':
      return [{ seat: e.seat, source: AWARDS[e.track as 0 | 1 | 2] }];
    default:
      return [];
  }
}

/** 19.9 */
export function thresholdOf(g: G): number {
  if (g.teams === 0) return THRESHOLD[g.seats] ?? Infinity;
  return TEAM_THRESHOLD[g.teams === 3 ? '2v2v2' : g.seats === 6 ? '3v3' : '2v2'] ?? Infinity;
}

export const isWon = (g: G): boolean => sumsByTeam(g).some(sum => sum >= thresholdOf(g));

export function tellTheEnd(g: G, tell: TradersTell, byLeaving = false): void {
  const best = standings(g).filter(({ place }) => place === 1);
  const points = best[0]?.team?.points ?? best[0]?.points ?? 0;
  const winners = best.map(({ seat }) => seat);
  tell({ what: 'ended', winners, points, threshold: thresholdOf(g), byThreshold: !byLeaving && isWon(g), byLeaving });
}

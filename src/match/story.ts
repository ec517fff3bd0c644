/** What a match was about, from how its points went and how it stands: nothing is invented. */
import type { Seat, Standing } from '@/engine/contract';

/** How the points went, a row for each moment from the first that is known. */
export interface Scores {
  /** Of every seat. */
  readonly points: readonly (readonly number[])[];
  /** What the end would have given every seat, as far as everybody could know it; null: points come all along. */
  readonly ended: readonly (readonly number[])[] | null;
  /** Who made the choice that led there; null at the beginning. */
  readonly by: readonly (Seat | null)[];
}

/** What tells who is ahead. */
export const totalsOf = ({ points, ended }: Scores): readonly (readonly number[])[] => ended ?? points;

/** Seats that win or lose together, the first comes first; who plays for themselves is a side of one. */
function sidesOf(standings: readonly Standing[]): readonly (readonly Standing[])[] {
  const sides = new Map<string, Standing[]>();
  for (const one of [...standings].sort((a, b) => a.place - b.place)) {
    const side = one.team === undefined ? `seat ${one.seat}` : `team ${one.team.number}`;
    sides.set(side, [...(sides.get(side) ?? []), one]);
  }
  return [...sides.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export interface Decided {
  readonly winners: readonly Seat[];
  /** So many points lie between the first and the second. */
  readonly margin: number;
  /** Where the first had most more than the second, and what either had from it; null: nowhere. */
  readonly source: string | null;
  readonly first: number;
  readonly second: number;
}

/** By what the first have won; null: nobody has won alone, or nobody else was there. */
export function decidedBy(standings: readonly Standing[], tallies: readonly string[] = []): Decided | null {
  const [first, second] = sidesOf(standings);
  if (first === undefined || second === undefined || first[0]?.place !== 1 || second[0]?.place === 1) return null;
  const of = (side: readonly Standing[], source: string): number => sum(side.map(s => s.sources[source] ?? 0));
  const ahead = (source: string): number => of(first, source) - of(second, source);
  const sources = [...new Set([...first, ...second].flatMap(s => Object.keys(s.sources)))].filter(s => !tallies.includes(s));
  const most = sources.reduce<string | null>((best, source) => (ahead(source) > (best === null ? 0 : ahead(best)) ? source : best), null);
  return {
    winners: first.map(s => s.seat),
    margin: sum(first.map(s => s.points)) - sum(second.map(s => s.points)),
    source: most,
    first: most === null ? 0 : of(first, most),
    second: most === null ? 0 : of(second, most),
  };
}

/** From which moment on the winners were ahead of everybody until the end, as a row of `totals`; null: they were not at its end. */
export function aheadSince(totals: readonly (readonly number[])[], standings: readonly Standing[]): number | null {
  const sides = sidesOf(standings);
  const [first, ...others] = sides;
  if (first === undefined || others.length === 0 || first[0]?.place !== 1) return null;
  const of = (row: readonly number[], side: readonly Standing[]): number => sum(side.map(s => row[s.seat] ?? 0));
  const behind = totals.findLastIndex(row => others.some(side => of(row, side) >= of(row, first)));
  return behind === totals.length - 1 ? null : behind + 1;
}

export interface Best {
  readonly seat: Seat;
  /** The row of that moment. */
  readonly at: number;
  readonly gain: number;
}

/** The choice of its own that brought a seat most; the first of several. */
export function bestOf(scores: Scores, seat: Seat): Best | null {
  const totals = totalsOf(scores);
  let best: Best | null = null;
  for (let at = 1; at < totals.length; at++) {
    const gain = (totals[at]?.[seat] ?? 0) - (totals[at - 1]?.[seat] ?? 0);
    if (scores.by[at] === seat && gain > (best?.gain ?? 0)) best = { seat, at, gain };
  }
  return best;
}

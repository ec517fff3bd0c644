/** Records: how the humans of this device fared in finished matches. Practice does not count, nor does a seat that changed hands (seatControl.ts). */
import { LEVELS, type Level } from '@/bots/levels';
import type { Archive, StoredMatch, StoredResult } from '@/archive/archive';
import { humansAt, isUnchanged } from './seatControl';

/** The strongest bot at the table; 'people': there was none; 'several': another seat changed hands, so nobody can say. */
export type Against = Level | 'people' | 'several';

/** A finished match with everybody's result. */
export interface Finished {
  readonly match: StoredMatch;
  /** By seat. */
  readonly results: readonly StoredResult[];
}

/** One human's result, and what it was worth. */
export interface Outing {
  readonly match: StoredMatch;
  readonly result: StoredResult;
  readonly player: string;
  readonly against: Against;
  readonly won: boolean;
}

/** What is counted together; an absent part counts all of them. */
export interface Chosen {
  readonly game?: string;
  readonly seats?: number;
  readonly against?: Against;
  readonly player?: string;
}

export interface Record {
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly mean: number;
  /** Victories in a row: up to now, and the most ever. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Matches in which the Baron was asked. */
  readonly hinted: number;
  /** Matches in which somebody went back past a bot's answer. */
  readonly wentBack: number;
  /** Mean points by source. */
  readonly sources: Readonly<{ [source: string]: number }>;
}

/** Finished matches, the last to end first. */
export async function history(archive: Archive): Promise<readonly Finished[]> {
  const [matches, results] = await Promise.all([archive.matches(), archive.results()]);
  const byMatch = new Map<string, StoredResult[]>();
  for (const r of results) byMatch.set(r.match, [...(byMatch.get(r.match) ?? []), r]);
  return matches
    .filter(m => m.ended !== null)
    .map(match => ({ match, results: byMatch.get(match.id) ?? [] }))
    .sort((a, b) => (b.match.ended ?? 0) - (a.match.ended ?? 0));
}

export function againstIn(results: readonly StoredResult[]): Against {
  const sat = (level: string): boolean => results.some(r => r.level === level);
  return sat('several') ? 'several' : (LEVELS.findLast(sat) ?? 'people');
}

/** What every human did, in the order in which matches ended. */
export function outings(finished: readonly Finished[]): readonly Outing[] {
  const counted = finished.filter(f => !f.match.practice).reverse();
  return counted.flatMap(({ match, results }) => {
    const against = againstIn(results);
    const humans = results.filter(r => r.level === 'human');
    return humans.map(result => ({ match, result, against, player: match.players[result.seat]?.name ?? '', won: result.place === 1 }));
  });
}

export function filterOutings(all: readonly Outing[], { game, seats, against, player }: Chosen): readonly Outing[] {
  return all.filter(
    o =>
      (game === undefined || o.match.game === game) &&
      (seats === undefined || o.match.players.length === seats) &&
      (against === undefined || o.against === against) &&
      (player === undefined || o.player === player),
  );
}

/** null: nothing was played yet. */
export function recordOf(chosen: readonly Outing[]): Record | null {
  const played = chosen.length;
  if (played === 0) return null;
  const sum = (worth: (o: Outing) => number): number => chosen.reduce((total, o) => total + worth(o), 0);
  const names = new Set(chosen.flatMap(o => Object.keys(o.result.sources)));
  return {
    played,
    won: sum(o => (o.won ? 1 : 0)),
    best: Math.max(...chosen.map(o => o.result.points)),
    mean: sum(o => o.result.points) / played,
    ...streaks(chosen),
    hinted: sum(o => (o.match.hints > 0 ? 1 : 0)),
    wentBack: sum(o => (o.match.wentBack ? 1 : 0)),
    sources: Object.fromEntries([...names].map(name => [name, sum(o => o.result.sources[name] ?? 0) / played])),
  };
}

/** So many of the last matches tell how long the next will take. */
const RECENT = 5;

/** Minutes that matches like this took on this device, least and most of the last few; null: none with a human was finished yet. */
export function ownMinutes(
  finished: readonly Finished[],
  times: Readonly<{ [match: string]: number }>,
  { game, seats, humans }: { readonly game: string; readonly seats?: number; readonly humans?: number },
): readonly [number, number] | null {
  const sitting = (match: StoredMatch): number => humansAt(match.players).length;
  const alike = finished.filter(
    ({ match }) =>
      !match.practice &&
      match.game === game &&
      match.players.every(isUnchanged) &&
      sitting(match) > 0 &&
      (seats === undefined || match.players.length === seats) &&
      (humans === undefined || sitting(match) === humans),
  );
  // A match that came from a file has no times.
  const minutes = alike
    .flatMap(({ match }) => ((times[match.id] ?? 0) > 0 ? [Math.max(1, Math.round((times[match.id] ?? 0) / 60_000))] : []))
    .slice(0, RECENT);
  return minutes.length === 0 ? null : [Math.min(...minutes), Math.max(...minutes)];
}

function streaks(chosen: readonly Outing[]): { readonly streak: number; readonly longestStreak: number } {
  let streak = 0;
  let longestStreak = 0;
  for (const o of chosen) {
    streak = o.won ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}

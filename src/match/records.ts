/** Records: how the humans of this device fared in finished matches. Practice does not count, nor does a seat that changed hands (seatControl.ts). */
import { LEVELS, type Level } from '@/bots/levels';
import type { Archive, Kind, StoredOuting } from '@/archive/archive';

/** The strongest bot at the table; 'people': there was none; 'several': another seat changed hands, so nobody can say. */
export type Against = Level | 'people' | 'several';

/** One human's result, and what it was worth. */
export interface Outing extends StoredOuting {
  readonly against: Against;
  readonly won: boolean;
}

/** What is counted together; an absent part counts all of them. */
export interface Chosen {
  readonly game?: string;
  readonly seats?: number;
  readonly against?: Against;
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

export function againstIn(levels: readonly string[]): Against {
  return levels.includes('several') ? 'several' : (LEVELS.findLast(level => levels.includes(level)) ?? 'people');
}

/** What every human did, in the order in which matches ended. */
export async function outingsIn(archive: Archive): Promise<readonly Outing[]> {
  return (await archive.outings()).map(o => ({ ...o, against: againstIn(o.levels), won: o.place === 1 }));
}

export function filterOutings(all: readonly Outing[], { game, seats, against }: Chosen): readonly Outing[] {
  return all.filter(
    o =>
      (game === undefined || o.game === game) &&
      (seats === undefined || o.seats === seats) &&
      (against === undefined || o.against === against),
  );
}

/** null: nothing was played yet. */
export function recordOf(chosen: readonly Outing[]): Record | null {
  const played = chosen.length;
  if (played === 0) return null;
  const sum = (worth: (o: Outing) => number): number => chosen.reduce((total, o) => total + worth(o), 0);
  const names = new Set(chosen.flatMap(o => Object.keys(o.sources)));
  return {
    played,
    won: sum(o => (o.won ? 1 : 0)),
    best: chosen.reduce((best, o) => Math.max(best, o.points), -Infinity),
    mean: sum(o => o.points) / played,
    ...streaks(chosen),
    hinted: sum(o => (o.hints > 0 ? 1 : 0)),
    wentBack: sum(o => (o.wentBack ? 1 : 0)),
    sources: Object.fromEntries([...names].map(name => [name, sum(o => o.sources[name] ?? 0) / played])),
  };
}

/** So many of the last matches tell how long the next will take. */
const RECENT = 5;

/** Minutes that matches like this took on this device, least and most of the last few; null: none with a human was finished yet. */
export async function ownMinutes(archive: Archive, kind: Kind): Promise<readonly [number, number] | null> {
  const minutes = (await archive.playingTimes(kind, RECENT)).map(ms => Math.max(1, Math.round(ms / 60_000)));
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

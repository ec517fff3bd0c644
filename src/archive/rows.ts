/** A row from the file as a value of ours, or the reason why it is not one. Nothing in a file is trusted. */
import { WORD_KEY, isRecord, isWhole } from './guards';
import type { Options } from '@/engine/contract';
import type { BrokenMatch, Quarantine, StoredPastControl, StoredMatch, StoredPlayer, StoredResult } from './archive';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly base: number;
  readonly options: string;
  readonly seed: number;
  readonly first: number | null;
  readonly seats: string;
  readonly name: string;
  readonly started: number;
  readonly touched: number;
  readonly ended: number | null;
  readonly practice: number;
  readonly hints: number;
  readonly wentBack: number;
  readonly quarantine: string | null;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Options are flat: numbers, strings and flags under plain words. */
export function asOptions(value: unknown): Options | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const fit = entries.every(([key, v]) => WORD_KEY.test(key) && (typeof v === 'string' || typeof v === 'boolean' || Number.isFinite(v)));
  return fit ? (Object.fromEntries(entries) as Options) : null;
}

export function asPlayers(value: unknown): readonly StoredPlayer[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const players: StoredPlayer[] = [];
  for (const p of value) {
    if (!isRecord(p) || typeof p.name !== 'string' || typeof p.tincture !== 'string' || typeof p.plays !== 'string') return null;
    const before = p.before === undefined ? [] : asHands(p.before, p.plays);
    if (before === null) return null;
    players.push({ name: p.name, tincture: p.tincture, plays: p.plays, ...(before.length === 0 ? null : { before }) });
  }
  return players;
}

/** In order, and nobody takes a seat over from themselves. */
function asHands(value: unknown, now: string): readonly StoredPastControl[] | null {
  if (!Array.isArray(value)) return null;
  const hands: StoredPastControl[] = [];
  for (const h of value) {
    const last = hands.at(-1);
    if (!isRecord(h) || typeof h.plays !== 'string' || !isWhole(h.until)) return null;
    if (last !== undefined && (last.until > h.until || last.plays === h.plays)) return null;
    hands.push({ plays: h.plays, until: h.until });
  }
  return hands.at(-1)?.plays === now ? null : hands;
}

export function asSources(value: unknown): Readonly<Record<string, number>> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  return entries.every(([key, v]) => WORD_KEY.test(key) && Number.isFinite(v))
    ? (Object.fromEntries(entries) as Record<string, number>)
    : null;
}

export function isBroken(m: object): m is BrokenMatch {
  return 'why' in m;
}

export const brokenBy = ({ id, name, game, rules }: Omit<BrokenMatch, 'why'>, why: Quarantine): BrokenMatch => ({
  id,
  name,
  game,
  rules,
  why,
});

export function readMatch(row: MatchRow): StoredMatch | BrokenMatch {
  const broken = (why: Quarantine): BrokenMatch => brokenBy(row, why);
  const players = asPlayers(parsed(row.seats));
  if (players === null) return broken('players');
  const options = asOptions(parsed(row.options));
  if (options === null) return broken('options');
  if (!isWhole(row.rules) || !isWhole(row.base) || !Number.isInteger(row.seed)) return broken('row');
  if (row.first !== null && !(isWhole(row.first) && row.first < players.length)) return broken('row');
  const { id, game, rules, base, seed, first, name, started, touched, ended, hints } = row;
  return {
    id,
    game,
    rules,
    base,
    options,
    seed,
    first,
    players,
    name,
    started,
    touched,
    ended,
    practice: row.practice !== 0,
    hints,
    wentBack: row.wentBack !== 0,
  };
}

export interface ResultRow extends Omit<StoredResult, 'sources'> {
  readonly sources: string;
}

/** A result whose sources cannot be read still counts, without them. */
export function readResult(row: ResultRow): StoredResult {
  return { ...row, sources: asSources(parsed(row.sources)) ?? {} };
}

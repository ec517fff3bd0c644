/** A file of ours as plain values, and what keeps foreign text from becoming one. Nothing here knows what a legal choice is. */
import { isRecord, isWhole, WORD_KEY } from '@/archive/guards';
import { asOptions, asPlayers, parsed } from '@/archive/rows';
import type { StoredMatch, StoredPlayer } from '@/archive/archive';
import type { Seat } from '@/engine/contract';

export const KIND = 'blazon';
export const VERSION = 1;

/** Far more than a lifetime of matches. */
export const MOST_CHARACTERS = 30_000_000;
const DEEPEST = 48;
const MOST_MATCHES = 20_000;
const MOST_CHOICES = 20_000;
const LONGEST_NAME = 200;
const LONGEST_LINE = 500;

export type FileTrouble =
  | 'notJson'
  | 'truncated'
  | 'notBlazon'
  | 'unknownVersion'
  | 'unknownGame'
  | 'notBrought'
  | 'illegalChoice'
  | 'tooLarge'
  | 'tooDeep'
  | 'badShape'
  | 'notSaved'
  | 'notWritten'
  | 'stopped';

export class Misfit extends Error {
  constructor(readonly trouble: FileTrouble) {
    super(trouble);
    this.name = 'Misfit';
  }
}

export interface FileSnapshot {
  readonly n: number;
  readonly state: unknown;
}

/** A match in a file: as stored, with its choices as [seat, line]. Its result is not in it: the referee finds it again. */
export interface FileMatch extends StoredMatch {
  readonly choices: readonly (readonly [Seat, string])[];
  readonly snapshots: readonly FileSnapshot[];
}

export interface FileContent {
  readonly kind: typeof KIND;
  readonly version: typeof VERSION;
  readonly matches: readonly FileMatch[];
}

/** The matches of a text, or a Misfit. */
export function matchesIn(text: string): readonly FileMatch[] {
  if (text.length > MOST_CHARACTERS) throw new Misfit('tooLarge');
  const clean = text.replace(/^\uFEFF/, '').trim();
  if (isTooDeep(clean)) throw new Misfit('tooDeep');
  const file = parsed(clean);
  if (file === undefined) throw new Misfit(looksCutOff(clean) ? 'truncated' : 'notJson');
  if (!isRecord(file) || file.kind !== KIND) throw new Misfit('notBlazon');
  if (file.version !== VERSION) throw new Misfit(isWhole(file.version) && file.version > VERSION ? 'unknownVersion' : 'badShape');
  if (!hasPlainKeys(file) || !Array.isArray(file.matches) || file.matches.length > MOST_MATCHES) throw new Misfit('badShape');
  return file.matches.map(asMatch);
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = [91, 123];
const CLOSING = [93, 125];

/** Counted before parsing, outside of strings: some engines fall over what others read. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) inString = !inString;
    else if (inString) i += c === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(c)) depth++;
    else if (CLOSING.includes(c)) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

const looksCutOff = (text: string): boolean => /^\{\s*"kind"\s*:\s*"blazon"/.test(text) && !text.endsWith('}');

/** No key anywhere may be a prototype's name. */
function hasPlainKeys(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(hasPlainKeys);
  if (!isRecord(value)) return true;
  return Object.entries(value).every(([key, v]) => key !== '__proto__' && key !== 'constructor' && key !== 'prototype' && hasPlainKeys(v));
}

const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length <= longest;

function asMatch(m: unknown): FileMatch {
  const players = isRecord(m) ? asPlayers(m.players) : null;
  const options = isRecord(m) ? asOptions(m.options) : null;
  const choices = isRecord(m) ? asChoices(m.choices) : null;
  if (!isRecord(m) || players === null || options === null || choices === null) throw new Misfit('badShape');
  const { id, game, rules, base, seed, first, name, started, touched, ended, practice, hints, wentBack = false } = m;
  const fits =
    isText(id, 64) &&
    /^[\w-]+$/.test(id) &&
    isText(game, 64) &&
    isText(name, LONGEST_NAME) &&
    namesFit(players) &&
    isWhole(rules) &&
    isWhole(base) &&
    isWhole(hints) &&
    isWhole(started) &&
    isWhole(touched) &&
    typeof practice === 'boolean' &&
    // Absent from the files of an app that did not go back past bots.
    typeof wentBack === 'boolean' &&
    isSeed(seed) &&
    (first === null || isWhole(first)) &&
    (ended === null || isWhole(ended));
  if (!fits) throw new Misfit('badShape');
  const snapshots = asList(m.snapshots, s => (isRecord(s) && isWhole(s.n) && isRecord(s.state) ? { n: s.n, state: s.state } : null));
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
    practice,
    hints,
    wentBack,
    choices,
    snapshots,
  };
}

const isSeed = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) <= 2 ** 32;
const namesFit = (players: readonly StoredPlayer[]): boolean =>
  players.every(
    p => p.name.length <= LONGEST_NAME && WORD_KEY.test(p.tincture) && WORD_KEY.test(p.plays) && (p.before ?? []).length <= MOST_CHOICES,
  );

function asChoices(value: unknown): readonly (readonly [Seat, string])[] | null {
  if (!Array.isArray(value) || value.length > MOST_CHOICES) return null;
  const fits = value.every(c => Array.isArray(c) && c.length === 2 && isWhole(c[0]) && isText(c[1], LONGEST_LINE));
  return fits ? (value as [Seat, string][]) : null;
}

function asList<T>(value: unknown, as: (v: unknown) => T | null): readonly T[] {
  if (!Array.isArray(value)) throw new Misfit('badShape');
  return value.map(v => as(v) ?? misfit());
}

function misfit(): never {
  throw new Misfit('badShape');
}

/** The drawer: what can be kept and asked back. Two of them exist: on SQLite (sqlArchive.ts), and in memory when there is no storage. */
import type { Options, Seat } from '@/engine/contract';
import type { Watch } from './watch';

export interface StoredPlayer {
  readonly name: string;
  readonly tincture: string;
  /** 'human' or a level. */
  readonly plays: string;
  /** Who has played this seat before, in order, each until so many choices of the match were made; absent: nobody else. */
  readonly before?: readonly StoredPastControl[];
}

export interface StoredPastControl {
  readonly plays: string;
  readonly until: number;
}

/** A match as it lies in the drawer, without its choices. Times are milliseconds of the wall clock. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  /** The game's rules number under which the choices after `base` were made. */
  readonly rules: number;
  /** Choices up to this one were made under older rules: the match begins from the snapshot here. */
  readonly base: number;
  readonly options: Options;
  readonly seed: number;
  readonly first: Seat | null;
  readonly players: readonly StoredPlayer[];
  readonly name: string;
  readonly started: number;
  readonly touched: number;
  readonly ended: number | null;
  readonly practice: boolean;
  /** How often the Baron was asked for advice. */
  readonly hints: number;
  /** Somebody has taken back a choice that a bot had answered already. */
  readonly wentBack: boolean;
}

export interface StoredChoice {
  /** Counted from 1. */
  readonly n: number;
  readonly seat: Seat;
  /** In the game's notation. */
  readonly line: string;
  readonly at: number;
}

/** The state after choice n, as JSON text. */
export interface StoredSnapshot {
  readonly n: number;
  readonly state: string;
}

export interface StoredResult {
  readonly match: string;
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  /** 'human' or a level, as it was played; 'several': the seat changed hands. */
  readonly level: string;
  readonly sources: Readonly<Record<string, number>>;
}

/** Why a match is set apart: a field of its row, its choices, or what the referee said to them. */
export type Quarantine =
  'row' | 'players' | 'options' | 'unknownGame' | 'unreadableChoice' | 'missingChoice' | 'illegalChoice' | 'snapshot' | 'rules';

export interface BrokenMatch {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** As far as it can be told: what a newer Blazon has played is not broken. */
  readonly rules: number;
  readonly why: Quarantine;
}

export interface Contents {
  readonly match: StoredMatch;
  /** In order, without gaps; after the snapshot asked for, when there was one. */
  readonly choices: readonly StoredChoice[];
  /** Newest first. */
  readonly snapshots: readonly StoredSnapshot[];
}

/** A finished match with everybody's result. */
export interface FinishedMatch {
  readonly match: StoredMatch;
  /** By seat. */
  readonly results: readonly StoredResult[];
}

/** As much of a finished match as it takes to find it. */
export interface FinishedTitle {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Who sat there, by their names. */
  readonly players: readonly string[];
}

/** One human's result in a finished match that was no practice. */
export interface StoredOuting {
  readonly game: string;
  readonly ended: number;
  /** So many seats had the table, and so many people sat there; 0 of them, where a seat changed hands. */
  readonly seats: number;
  readonly people: number;
  readonly place: number;
  readonly points: number;
  readonly sources: Readonly<Record<string, number>>;
  readonly hints: number;
  readonly wentBack: boolean;
  /** Who played at this table, as results tell it. */
  readonly levels: readonly string[];
}

/** What the people of this device have played and won of a game. */
export interface OwnOf {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** Matches alike; an absent part counts all of them. */
export interface Kind {
  readonly game: string;
  readonly seats?: number;
  readonly humans?: number;
}

/** A whole match to be put in at once: an import, a practice copy. */
export interface WholeMatch extends Contents {
  readonly results: readonly StoredResult[];
}

/** Writes reject with the storage's own error; faults.ts names it. Whatever is asked twice is done once. */
export interface Archive {
  /** false: in memory only, forgotten when the app ends. */
  readonly keeps: boolean;

  /** Everything that is neither deleted nor set apart, last touched first. */
  matches(): Promise<readonly StoredMatch[]>;
  /** The newest of what is not finished, last touched first, and how many there are of it. */
  underWay(most: number): Promise<{ readonly matches: readonly StoredMatch[]; readonly of: number }>;
  broken(): Promise<readonly BrokenMatch[]>;
  /** Something lies there, finished or not, whole or broken. */
  holdsAny(): Promise<boolean>;
  /** When somebody last did something here, in milliseconds; 0: never. */
  lastTouched(): Promise<number>;
  /** A match with all its choices; `fromSnapshot`: the newest snapshot and only the choices after it. */
  contents(id: string, fromSnapshot?: boolean): Promise<Contents | BrokenMatch | null>;
  /** All finished matches, practice too, the last to end first; and those of them that one wants to see. */
  finishedTitles(): Promise<readonly FinishedTitle[]>;
  finishedMatches(ids: readonly string[]): Promise<readonly FinishedMatch[]>;
  /** In the order in which matches ended. */
  outings(): Promise<readonly StoredOuting[]>;
  ownOfGames(): Promise<readonly OwnOf[]>;
  /** How long the last finished matches of a kind were played by people, in milliseconds; a pause counts for LONGEST_THOUGHT at most. */
  playingTimes(kind: Kind, most: number): Promise<readonly number[]>;

  create(match: StoredMatch): Promise<void>;
  /** One insert. */
  append(id: string, choice: StoredChoice): Promise<void>;
  /** Forgets every choice after the n-th, and the snapshots they led to. `pastBot`: a bot's answer was among them, which marks the match. */
  takeBack(id: string, n: number, pastBot?: boolean): Promise<void>;
  /** Keeps the newest few. */
  snapshot(id: string, snapshot: StoredSnapshot): Promise<void>;
  /** A match goes on under new rules from its snapshot at `base`. */
  rebase(id: string, rules: number, base: StoredSnapshot): Promise<void>;
  end(id: string, at: number, results: readonly StoredResult[]): Promise<void>;
  countHint(id: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** Who plays at the table from now on. */
  reseat(id: string, players: readonly StoredPlayer[]): Promise<void>;
  /** Out of sight; `restore` brings it back until the app is opened again. */
  remove(id: string, at: number): Promise<void>;
  restore(id: string): Promise<void>;
  quarantine(id: string, why: Quarantine | null): Promise<void>;
  /** All of them or none; `goesOn` is asked after each, and where it says no, none is put in and it fails as Stopped. */
  putIn(matches: readonly WholeMatch[], goesOn?: (done: number) => boolean): Promise<void>;

  settings(): Promise<Readonly<Record<string, string>>>;
  set(key: string, value: string): Promise<void>;
  /** Matches, results and settings, all forgotten at once; what lay there is then taken out a little at a time. */
  eraseAll(tell?: (done: number, of: number) => void): Promise<void>;
  /** Takes out for good what was deleted before the drawer was opened. */
  sweepOut(tell?: (done: number, of: number) => void): Promise<void>;
  /** Every row as JSON text, as far as rows can be read; fails as Stopped where it is called off. */
  rawRows(watch?: Watch): Promise<string>;
  /** Reads everything once, when nobody waits for anything; fails where something cannot be read. */
  readThrough(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody has called it off. */
export class Stopped extends Error {
  constructor() {
    super('stopped');
    this.name = 'Stopped';
  }
}

/** Snapshots kept of a match: the newest, and two to fall back on. */
export const SNAPSHOTS_KEPT = 3;

/** Nobody thinks longer about one choice: whoever does has put the device away. Milliseconds. */
export const LONGEST_THOUGHT = 120_000;

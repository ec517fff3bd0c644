/**
 * What went wrong and was not the players' to mend: the last few, in memory and in the drawer. Where it happened and what kind it was, and no more:
 * the text of an error may quote a name or a secret, and is kept only where SQLite or the browser has written it.
 */
import type { Archive } from './archive';
import { isRecord, isWhole } from './guards';
import { parsed } from './rows';

export interface Trace {
  readonly at: number;
  /** Where, in our own words: 'a bot', 'the nightly copy'. */
  readonly where: string;
  readonly what: string;
}

export const TRACES_KEPT = 50;
const KEY = 'trace';
const LONGEST = 160;

/** Texts that no player can have written. */
const NOBODYS = /^(Error code \d+: [\w ]+|Worker does not answer|no answer|aborted|malformed: "?[\w ]*)/;

let kept: readonly Trace[] = [];
let drawer: Archive | null = null;

function inShort(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const said = NOBODYS.exec(error.message)?.[0];
  // The first place in our scripts: a file, a line and a column.
  const place = /([\w.-]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')?.[1];
  return [error.name, said, place].filter(part => part !== undefined).join(' · ');
}

/** Says it to whoever develops at once, and to everybody else when they ask. */
export function note(where: string, error: unknown): void {
  if (process.env.NODE_ENV === 'development') setTimeout(() => throwOn(error));
  kept = [...kept, { at: Date.now(), where, what: inShort(error).slice(0, LONGEST) }].slice(-TRACES_KEPT);
  keep();
}

function throwOn(error: unknown): never {
  throw error;
}

/** For a promise nobody waits for: `work.catch(noted('where'))`. */
export const noted =
  (where: string) =>
  (error: unknown): void =>
    note(where, error);

function keep(): void {
  // A trace of what storage does not take stays in memory: noting that would never end.
  drawer?.set(KEY, JSON.stringify(kept)).catch(() => {});
}

/** The last one at the end. */
export const traces = (): readonly Trace[] => kept;

export function clearTraces(): void {
  kept = [];
  keep();
}

/** From now on they lie in this drawer, too; `row`: what lay there from earlier days. */
export function keepTracesIn(archive: Archive, rows: Readonly<Record<string, string>>): void {
  drawer = archive;
  const found = parsed(rows[KEY] ?? '[]');
  const earlier = Array.isArray(found) ? found.filter(isTrace) : [];
  const now = kept;
  kept = [...earlier, ...now.filter(t => !earlier.some(e => e.at === t.at && e.where === t.where))].slice(-TRACES_KEPT);
  if (now.length > 0) keep();
}

const isTrace = (t: unknown): t is Trace => isRecord(t) && isWhole(t.at) && typeof t.where === 'string' && typeof t.what === 'string';

export const tracesAsText = (): string => kept.map(({ at, where, what }) => `${new Date(at).toISOString()} ${where}: ${what}`).join('\n');

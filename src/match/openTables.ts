/** The tables at which somebody sits or whose last rows are not written yet: nobody lays a second table for the same match. */
import type { Archive, BrokenMatch, Contents } from '@/archive/archive';
import type { Film } from './film';
import type { Match } from './matchView';

/** What a match can do besides what the table asks of it. */
export interface OpenMatch extends Match {
  /** What lies before the snapshot it was resumed from. */
  remember(earlier: Film): void;
  /** Back to a table that was left and not cleared yet. */
  sitDown(): void;
  /** The match as it should lie in the drawer; resumed a moment ago, its first choices may still be missing. */
  kept(): Contents;
  /** When all writes have been tried. */
  settled(): Promise<void>;
  hasLeft(): boolean;
}

const laid = new WeakMap<Archive, Map<string, OpenMatch>>();

export function tableOf(archive: Archive, id: string): OpenMatch | null {
  return laid.get(archive)?.get(id) ?? null;
}

/** A match as it lies in the drawer, with the choices that were still on their way there. */
export async function wholeOf(archive: Archive, id: string): Promise<Contents | BrokenMatch | null> {
  await tableOf(archive, id)?.settled();
  return archive.contents(id);
}

/**
 * When the tables that were left have written what they had, tried once more where it failed: what lies in the drawer is then all there is,
 * but for the tables that are returned. What lies on those lies nowhere else.
 */
export async function allPutAway(archive: Archive): Promise<readonly OpenMatch[]> {
  const left = [...(laid.get(archive)?.values() ?? [])].filter(table => table.hasLeft());
  for (const table of left) if (table.saving.now() === 'failed') table.saveAgain();
  await Promise.all(left.map(table => table.settled()));
  return left.filter(table => table.saving.now() === 'failed');
}

/** Something is on its way to the drawer, or did not get there. */
export const anyUnsaved = (archive: Archive): boolean =>
  [...(laid.get(archive)?.values() ?? [])].some(table => table.saving.now() !== 'saved');

/** The drawer was emptied: nothing on any table belongs into it any more. */
export function forgetTables(archive: Archive): void {
  for (const table of laid.get(archive)?.values() ?? []) table.leave();
  laid.delete(archive);
}

export function register(archive: Archive, match: OpenMatch): void {
  const tables = laid.get(archive) ?? new Map<string, OpenMatch>();
  laid.set(archive, tables.set(match.now().id, match));
}

export function unregister(archive: Archive, match: OpenMatch): void {
  const tables = laid.get(archive);
  if (tables?.get(match.now().id) === match) tables.delete(match.now().id);
}

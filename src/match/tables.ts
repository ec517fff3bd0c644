/** The tables at which somebody sits or whose last rows are not written yet: nobody lays a second table for the same match. */
import type { Archive } from '@/archive/archive';
import type { OpenMatch } from './match';

const laid = new WeakMap<Archive, Map<string, OpenMatch>>();

export function tableOf(archive: Archive, id: string): OpenMatch | null {
  return laid.get(archive)?.get(id) ?? null;
}

export function lay(archive: Archive, match: OpenMatch): void {
  const tables = laid.get(archive) ?? new Map<string, OpenMatch>();
  laid.set(archive, tables.set(match.now().id, match));
}

export function clear(archive: Archive, match: OpenMatch): void {
  const tables = laid.get(archive);
  if (tables?.get(match.now().id) === match) tables.delete(match.now().id);
}

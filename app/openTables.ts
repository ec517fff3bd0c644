/** The match that has just been begun, on its way to the screen that plays it: nothing is read back that is already here. */
import type { OpenMatch } from '@/match/match';

let onTable: OpenMatch | null = null;

export function putOnTable(match: OpenMatch): void {
  onTable = match;
}

/** Once: whoever takes it, keeps it. */
export function takeFromTable(id: string): OpenMatch | null {
  const found = onTable?.now().id === id ? onTable : null;
  if (found !== null) onTable = null;
  return found;
}

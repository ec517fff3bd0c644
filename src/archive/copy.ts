/** A copy of the newest matches, as it lies in the second place. */
import { isRecord, isWhole } from './guards';
import { parsed } from './rows';

export interface Copy {
  /** When it was made, in milliseconds of the wall clock. */
  readonly at: number;
  readonly matches: number;
  /** A file like any other of ours. */
  readonly text: string;
}

export function asCopy(text: string): Copy | null {
  const found = parsed(text);
  if (!isRecord(found) || !isWhole(found.at) || !isWhole(found.matches) || typeof found.text !== 'string') return null;
  return { at: found.at, matches: found.matches, text: found.text };
}

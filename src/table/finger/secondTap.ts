/**
 * The second of two quick taps at one place is still meant for what stood there at the first. A button that has appeared there since
 * ignores taps until somebody can have seen it. What was there before, and what lies elsewhere, answers at once.
 */
import { useLayoutEffect, useState } from 'react';
import { touchedTwice } from '@/pieces/touches';

/** Milliseconds in which the second tap of two comes. */
export const QUICK = 400;

class TapTarget {
  private since = -Infinity;
  private taken: string | null = null;

  stands(): void {
    this.since = Date.now();
  }

  takes(what: string): boolean {
    // A clock that was put back is no reason to refuse a finger until it has caught up.
    const passed = Math.abs(Date.now() - this.since);
    const meant = what === this.taken || passed >= QUICK || !touchedTwice();
    if (meant) this.taken = what;
    return meant;
  }
}

/** `row`: all that stands there now. Is a tap on one of it meant for it? */
export function useSecondTap(row: readonly string[]): (what: string) => boolean {
  const [standing] = useState(() => new TapTarget());
  const all = row.join();
  useLayoutEffect(() => standing.stands(), [standing, all]);
  return what => standing.takes(what);
}

/** Of all that is finished, the part that is in sight or nearly: a page more whenever the end comes into sight. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FinishedMatch, FinishedTitle } from '@/archive/archive';
import { noted } from '@/archive/trace';
import { useApp } from '../../context/appContext';

/** More than three of the highest windows hold. */
const PAGE = 40;

interface Shown {
  readonly shown: readonly FinishedMatch[];
  readonly more: () => void;
}

interface Kept {
  readonly of: readonly FinishedTitle[] | null;
  readonly matches: Map<string, FinishedMatch | null>;
}

/** `titles`: what lies in the drawer, anew whenever it has changed; `ids`: those of it that are wanted, the same list as long as they are the same. */
export function useShown(titles: readonly FinishedTitle[] | null, ids: readonly string[]): Shown {
  const { archive } = useApp();
  const [shown, setShown] = useState<readonly FinishedMatch[]>([]);
  const [asked, setAsked] = useState({ ids, most: PAGE });
  const kept = useRef<Kept>({ of: null, matches: new Map() });
  // Of other matches one begins to read at the top.
  const most = asked.ids === ids ? asked.most : PAGE;

  useEffect(() => {
    let here = true;
    if (kept.current.of !== titles) kept.current = { of: titles, matches: new Map() };
    const { matches } = kept.current;
    const wanted = ids.slice(0, most);
    const read = async (): Promise<void> => {
      const missing = wanted.filter(id => !matches.has(id));
      const found = missing.length === 0 ? [] : await archive.finishedMatches(missing);
      // One that cannot be read is not asked for again.
      for (const id of missing) matches.set(id, found.find(f => f.match.id === id) ?? null);
      if (here) setShown(wanted.flatMap(id => matches.get(id) ?? []));
    };
    void read().catch(noted('reading what is finished'));
    return () => {
      here = false;
    };
  }, [archive, titles, ids, most]);

  const more = useCallback(() => setAsked({ ids, most: Math.min(most, shown.length) + PAGE }), [ids, most, shown.length]);
  return { shown, more };
}

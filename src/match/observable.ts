/** One thing that changes often, told apart from what surrounds it: only who watches it is drawn again. */
import type { Observed } from './matchView';

export interface Observable<T> extends Observed<T> {
  readonly set: (next: T) => void;
}

export function observable<T>(first: T): Observable<T> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    now: () => current,
    set(next) {
      if (next === current) return;
      current = next;
      for (const changed of listeners) changed();
    },
  };
}

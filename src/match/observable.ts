/** One thing that changes often, told apart from what surrounds it: only who watches it is drawn again. */
import type { Observed } from './matchView';

export interface Observable<T> extends Observed<T> {
  readonly set: (next: T) => void;
}

/** Who wants to hear that something has changed. */
export function watchers(): Pick<Observed<unknown>, 'subscribe'> & { readonly tell: () => void } {
  const watching = new Set<() => void>();
  return {
    subscribe(changed) {
      watching.add(changed);
      return () => {
        watching.delete(changed);
      };
    },
    tell() {
      for (const changed of watching) changed();
    },
  };
}

export function observable<T>(first: T): Observable<T> {
  const { subscribe, tell } = watchers();
  let current = first;
  return {
    subscribe,
    now: () => current,
    set(next) {
      if (next === current) return;
      current = next;
      tell();
    },
  };
}

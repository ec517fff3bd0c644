/** What is watched as it is now: whoever asks is drawn again whenever that changes. */
import { useSyncExternalStore } from 'react';
import type { Observed } from './matchView';

export function useNow<T>({ subscribe, now }: Observed<T>): T {
  return useSyncExternalStore(subscribe, now, now);
}

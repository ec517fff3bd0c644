/** Any tap ends what is still moving: whoever taps has seen enough. And where the last two taps began. */
import { useEffect } from 'react';

interface Begun {
  readonly nativeEvent: { readonly pageX: number; readonly pageY: number };
}

// A piece knows no match, and with it not what watches there.
const listeners = new Set<() => void>();

/** Two taps of one finger that does not move on lie closer to each other than this, and than two targets. */
const SAME_PLACE = 40;
let last: Begun['nativeEvent'] | null = null;
let oneBefore: Begun['nativeEvent'] | null = null;

/** Heard before the tap reaches what lies there; it is never taken away from it. */
export const HEARS_TOUCHES = {
  onStartShouldSetResponderCapture: ({ nativeEvent: { pageX, pageY } }: Begun): boolean => {
    oneBefore = last;
    last = { pageX, pageY };
    for (const heard of listeners) heard();
    return false;
  },
};

/** Did the last tap begin where the one before it did? */
export const touchedTwice = (): boolean =>
  last !== null && oneBefore !== null && Math.hypot(last.pageX - oneBefore.pageX, last.pageY - oneBefore.pageY) < SAME_PLACE;

export function useTouch(heard: () => void): void {
  useEffect(() => {
    listeners.add(heard);
    return () => {
      listeners.delete(heard);
    };
  }, [heard]);
}

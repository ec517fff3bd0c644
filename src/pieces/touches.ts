/** Any tap ends what is still moving: whoever taps has seen enough. */
import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Heard before the tap reaches what lies there; it is never taken away from it. */
export const HEARS_TOUCHES = {
  onStartShouldSetResponderCapture: (): boolean => {
    for (const heard of listeners) heard();
    return false;
  },
};

export function useTouch(heard: () => void): void {
  useEffect(() => {
    listeners.add(heard);
    return () => {
      listeners.delete(heard);
    };
  }, [heard]);
}

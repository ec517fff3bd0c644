/** Drives thinking in short slices, so that a finger never waits: clock and pause are given, nothing here knows a timer. */
import type { Thinking } from './think';

export interface Pace {
  /** Milliseconds, from any beginning. */
  now(): number;
  /** Lets everybody else have a turn. */
  pause(): Promise<void>;
  /** How long a slice may last. */
  readonly slice: number;
  /** Safety stop: after this long the best so far must do. Never reached on a device that keeps up. */
  readonly most: number;
}

/** The result of the thinking, the same as at once; null when cancelled. */
export async function inSlices<T>(thinking: Thinking<T>, pace: Pace, cancelled: () => boolean): Promise<T | null> {
  const begun = pace.now();
  let until = begun + pace.slice;
  for (;;) {
    const now = pace.now();
    if (now >= until) {
      await pace.pause();
      until = pace.now() + pace.slice;
    }
    if (cancelled()) return null;
    const step = thinking.next(now - begun >= pace.most);
    if (step.done === true) return step.value;
  }
}

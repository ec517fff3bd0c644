/** Drives thinking in short slices, so that a finger never waits: clock and pause are given, nothing here knows a timer. */
import type { Choice } from '@/engine/contract';
import type { Thought } from './search';
import type { Thinking } from './think';

export interface Pace {
  /** Milliseconds, from any beginning. */
  now(): number;
  /** Lets everybody else have a turn. */
  pause(): Promise<void>;
  /** Lets what led here be drawn before anything is thought. Absent: nothing is drawn here. */
  settle?(): Promise<void>;
  /** How long a slice may last. */
  readonly slice: number;
  /** Safety stop: after this long the best so far must do. Never reached on a device that keeps up. */
  readonly most: number;
}

/** What a bot that is still thinking would choose now, and the share of its thoughts that lies behind it, 0..1. */
export interface Weighing {
  readonly choice: Choice | null;
  readonly share: number;
}

/** Told now and then while the thinking lasts: it may be shown, and nothing may hang on it, for how often it comes is up to the clock. */
export type Tells = (weighing: Weighing) => void;

/** Milliseconds. Who thinks no longer than the first is not watched thinking; what was told then stands for the second until more is told. */
const TOLD_AFTER = 50;
const TOLD_EVERY = 150;

const weighingOf = (thought: Thought): Weighing => ({ choice: thought.leads(), share: thought.share });

/** The result of the thinking, the same as at once; null when cancelled. */
export async function inSlices<T>(thinking: Thinking<T>, pace: Pace, cancelled: () => boolean, tells?: Tells): Promise<T | null> {
  await pace.settle?.();
  const begun = pace.now();
  let tellAt = begun + TOLD_AFTER;
  let until = begun + pace.slice;
  let before = begun;
  for (;;) {
    let now = pace.now();
    // The next round of thought will take about as long as the last one: it waits for the next slice if it would make this one too long.
    if (now + (now - before) > until) {
      await pace.pause();
      now = pace.now();
      until = now + pace.slice;
    }
    before = now;
    if (cancelled()) return null;
    const step = thinking.next(now - begun >= pace.most);
    if (step.done === true) return step.value;
    if (tells === undefined || now < tellAt) continue;
    tellAt = now + TOLD_EVERY;
    tells(weighingOf(step.value));
  }
}

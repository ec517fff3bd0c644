/** Thinks on the same thread as everything else, in slices shorter than a frame. */
import { inSlices, type Pace } from '@/bots/slices';
import { choose, hint } from '@/bots/think';
import type { Thinker } from '../thinker';

export function slicedThinker(pace: Pace): Thinker {
  let latest = 0;
  const outdated = (cancelled: () => boolean): (() => boolean) => {
    const mine = ++latest;
    return () => mine !== latest || cancelled();
  };
  return {
    choose: ({ level, ...job }, cancelled, tells) => inSlices(choose(job, level), pace, outdated(cancelled), tells),
    hint: (job, cancelled) => inSlices(hint(job), pace, outdated(cancelled)),
  };
}

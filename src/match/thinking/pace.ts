/** The clock and the pause of a phone or a page: the only place where thinking meets a timer. */
import type { Pace } from '@/bots/slices';

/** A safety stop far beyond what any level needs on a device that keeps up. */
const MOST_MS = 20_000;

/** In a window that nobody sees no frame comes. */
const LONGEST_FRAME_MS = 100;

/** The frame that says who is asked comes first: thinking would only make it late. */
const frameDrawn = (): Promise<void> =>
  new Promise(resume => {
    const late = setTimeout(resume, LONGEST_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resume, 0);
    });
  });

/**
 * A timer of no length lets touches and frames through on both platforms. (On a phone setImmediate would not: it runs before
 * the next touch; requestAnimationFrame would halve the time there is to think.)
 */
export const gentlePace: Pace = {
  slice: 8,
  most: MOST_MS,
  now: () => performance.now(),
  settle: frameDrawn,
  pause: () => new Promise(resume => setTimeout(resume, 0)),
};

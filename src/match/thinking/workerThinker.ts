/** Thinks in a worker; where none starts or one breaks, the slices of the page take over and nobody notices but the clock. */
import type { Hint } from '@/bots/think';
import type { Choice } from '@/engine/contract';
import type { FromWorker, Order, ToWorker } from './letters';
import type { Thinker } from '../thinker';

/** As much of a Worker as is needed here. */
export interface Post {
  postMessage(letter: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** A worker that has not said that it is ready by then is not waited for. */
export const PATIENCE_MS = 3_000;
/** How often a waiting page looks whether the answer is still wanted. */
const LOOK_MS = 50;

interface Waiting {
  readonly n: number;
  settle(answer: unknown): void;
  giveUp(): void;
}

export function workerThinker(start: () => Post, instead: Thinker): Thinker {
  let post: Post | null = null;
  let waiting: Waiting | null = null;
  let count = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const broken = (): void => {
    clearTimeout(patience);
    post?.terminate();
    post = null;
    waiting?.giveUp();
  };
  const hear = (letter: FromWorker): void => {
    clearTimeout(patience);
    if ('ready' in letter || letter.n !== waiting?.n) return;
    if ('failed' in letter) waiting.giveUp();
    else waiting.settle(letter.answer);
  };
  try {
    post = start();
    post.onmessage = event => hear(event.data);
    post.onerror = broken;
    patience = setTimeout(broken, PATIENCE_MS);
  } catch {
    post = null;
  }

  function ask<T>(order: Omit<Order, 'n'>, cancelled: () => boolean, fallback: () => Promise<T | null>): Promise<T | null> {
    waiting?.settle(null);
    if (post === null) return fallback();
    const n = ++count;
    post.postMessage({ order: { ...order, n } });
    return new Promise<T | null>((done, failed) => {
      const look = setInterval(() => {
        if (!cancelled()) return;
        post?.postMessage({ drop: true });
        end(() => done(null));
      }, LOOK_MS);
      const end = (how: () => void): void => {
        clearInterval(look);
        if (waiting?.n === n) waiting = null;
        how();
      };
      waiting = {
        n,
        settle: answer => end(() => done(cancelled() ? null : (answer as T | null))),
        giveUp: () => end(() => fallback().then(done, failed)),
      };
    });
  }

  return {
    choose: (job, cancelled) => ask<Choice>({ ...job, game: job.game.id }, cancelled, () => instead.choose(job, cancelled)),
    hint: (job, cancelled) => ask<Hint>({ ...job, game: job.game.id, level: null }, cancelled, () => instead.hint(job, cancelled)),
  };
}

/** Thinks in a worker; where none starts or one breaks, the slices of the page take over and nobody notices but the clock. */
import type { Job } from '@/bots/job';
import type { Level } from '@/bots/levels';
import type { Tells } from '@/bots/slices';
import type { Advice } from '@/bots/think';
import type { Choice } from '@/engine/contract';
import type { FromWorker, ToWorker } from './letters';
import type { Thinker } from '../thinker';
import { note } from '@/archive/trace';

/** As much of a Worker as is needed here. */
export interface Post {
  postMessage(letter: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** A worker that has not said that it is ready by then is not waited for. */
export const PATIENCE_MS = 3_000;
interface Waiting {
  readonly n: number;
  readonly job: Job;
  readonly tells: Tells | undefined;
  settle(answer: unknown): void;
  giveUp(): void;
}

export function workerThinker(start: () => Post, instead: Thinker): Thinker {
  /** undefined: nobody has needed one yet; null: there is none any more. */
  let post: Post | null | undefined;
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
    if ('weighing' in letter) waiting.tells?.(letter.weighing);
    else if ('failed' in letter) {
      note('a bot’s worker', new Error(letter.failed));
      waiting.giveUp();
    } else waiting.settle(letter.answer);
  };
  /** The worker knows every game, so it is not begun before there is a table: Home would share the processor with it. */
  const open = (): Post | null => {
    if (post !== undefined) return post;
    try {
      post = start();
      post.onmessage = event => hear(event.data);
      post.onerror = () => {
        note('the bots’ worker', new Error('broken'));
        broken();
      };
      patience = setTimeout(broken, PATIENCE_MS);
    } catch (error) {
      note('starting the bots’ worker', error);
      post = null;
    }
    return post;
  };

  interface Asked<T> {
    readonly job: Job;
    readonly level: Level | null;
    readonly tells?: Tells | undefined;
    cancelled(): boolean;
    fallback(): Promise<T | null>;
  }

  function ask<T>({ job, level, tells, cancelled, fallback }: Asked<T>): Promise<T | null> {
    waiting?.settle(null);
    const room = open();
    if (room === null) return fallback();
    const n = ++count;
    const { game, view, seat, seed } = job;
    room.postMessage({ order: { game: game.id, view, seat, seed, level, n } });
    return new Promise<T | null>((done, failed) => {
      const end = (how: () => void): void => {
        if (waiting?.n === n) waiting = null;
        how();
      };
      waiting = {
        n,
        job,
        tells,
        settle: answer => end(() => done(cancelled() ? null : (answer as T | null))),
        giveUp: () => end(() => fallback().then(done, failed)),
      };
    });
  }

  return {
    prepare: () => void open(),
    choose: (job, cancelled, tells) =>
      ask<Choice>({ job, level: job.level, tells, cancelled, fallback: () => instead.choose(job, cancelled, tells) }),
    hint: (job, cancelled) => ask<Advice>({ job, level: null, cancelled, fallback: () => instead.hint(job, cancelled) }),
    drop(job) {
      if (waiting?.job !== job) return;
      post?.postMessage({ drop: true });
      waiting.settle(null);
    },
  };
}

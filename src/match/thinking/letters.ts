/** What the page and its worker write to each other. A game cannot be posted, so it goes by its id. */
import type { Job } from '@/bots/job';
import type { Level } from '@/bots/levels';
import type { Weighing } from '@/bots/slices';

export interface Order extends Omit<Job, 'game'> {
  readonly n: number;
  readonly game: string;
  /** null: a hint. */
  readonly level: Level | null;
}

/** To the worker: think about this and drop whatever it was at; or only drop it. */
export type ToWorker = { readonly order: Order } | { readonly drop: true };

/** From the worker: ready to think; what it weighs while it thinks about order n; the answer to it; or it failed at it. */
export type FromWorker =
  | { readonly ready: true }
  | { readonly n: number; readonly weighing: Weighing }
  | { readonly n: number; readonly answer: unknown }
  | { readonly n: number; readonly failed: string };

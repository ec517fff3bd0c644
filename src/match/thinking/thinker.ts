/** Whoever does the bots' thinking for a match: off the finger, interruptible at once, and with the same result everywhere. */
import type { Hint } from '@/bots/think';
import type { Job } from '@/bots/job';
import type { Level } from '@/bots/levels';
import type { Choice } from '@/engine/contract';

export interface Thinker {
  /** The bot's choice; null when cancelled. One job at a time: a new one ends the one before it. */
  choose(job: Job & { readonly level: Level }, cancelled: () => boolean): Promise<Choice | null>;
  /** What the Baron would do in this seat, and why; null when cancelled. */
  hint(job: Job, cancelled: () => boolean): Promise<Hint | null>;
  /** Lets go of whatever it holds. */
  close(): void;
}

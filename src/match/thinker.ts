/** Who thinks for the bots: in the app src/bots' host, in tests anybody. */
import type { Job } from '@/bots/job';
import type { Level } from '@/bots/levels';
import type { Tells } from '@/bots/slices';
import type { Advice } from '@/bots/think';
import type { Choice } from '@/engine/contract';

export interface Thinker {
  /** A table is laid at which it may be asked: whatever takes time to begin begins. */
  prepare?(): void;
  /** null: cancelled. */
  choose(job: Job & { readonly level: Level }, cancelled: () => boolean, tells?: Tells): Promise<Choice | null>;
  hint(job: Job, cancelled: () => boolean): Promise<Advice | null>;
  /** Nobody wants the answer to this job any more. Absent: it looks at `cancelled` before every step. */
  drop?(job: Job): void;
}

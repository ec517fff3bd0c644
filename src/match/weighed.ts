/** What of a bot's thoughts the table may see. */
import type { Job } from '@/bots/job';
import type { Weighing } from '@/bots/slices';

/** Whoever has secrets shows how far the thinking has come, and not what it leans to: that could tell them. */
export function openly({ choice, share }: Weighing, { game, view, seat }: Job): Weighing {
  return { choice: game.hasSecrets(view, seat) ? null : choice, share };
}

/** What the bot at work would choose so far. Told apart from the picture: it changes often, and only the line that shows it is drawn again. */
import type { Job } from '@/bots/job';
import type { Weighing } from '@/bots/slices';
import type { Watched } from './matchView';

export class Weighed implements Watched<Weighing | null> {
  private weighing: Weighing | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  readonly now = (): Weighing | null => this.weighing;

  readonly set = (weighing: Weighing | null): void => {
    if (weighing === this.weighing) return;
    this.weighing = weighing;
    for (const changed of this.listeners) changed();
  };
}

/** Whoever has secrets shows how far the thinking has come, and not what it leans to: that could tell them. */
export function openly({ choice, share }: Weighing, { game, view, seat }: Job): Weighing {
  return { choice: game.hasSecrets(view, seat) ? null : choice, share };
}

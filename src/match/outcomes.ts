/** Where the choices of the present moment lead: each is played once, however often its button is drawn, and not again when it is chosen. */
import type { Choice, Game } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, type Moment } from '@/engine/referee';

export class Outcomes {
  private from: Moment | null = null;
  /** By the choice as a line. */
  private to = new Map<string, Moment>();

  constructor(private readonly game: Game) {}

  of(now: Moment, choice: Choice): Moment {
    const line = write(choice);
    if (this.from !== now) {
      this.from = now;
      this.to = new Map();
    }
    const outcome = this.to.get(line) ?? play(this.game, now, choice);
    this.to.set(line, outcome);
    return outcome;
  }
}

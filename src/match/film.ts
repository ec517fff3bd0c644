/** What was chosen in a match, and the moment after each choice: the latest are at hand, of the others one in so many is kept and the rest are played again from there. */
import type { Choice, Game, Seat } from '@/engine/contract';
import { isFormality } from '@/engine/formality';
import { play, type Moment } from '@/engine/referee';
import { byChance, type Taken } from '@/engine/undo';

/** A choice that was made, with everything it caused. */
export interface Step extends Taken {
  /** Counted from 1. */
  readonly n: number;
  readonly choice: Choice;
}

/** The moment after so many choices. */
export interface Kept {
  readonly n: number;
  readonly after: Moment;
}

/** A moment is kept at every so many choices, and as many of the latest: whoever goes back a few does not wait. */
const KEPT_EVERY = 16;

export class Film {
  private readonly played: Step[] = [];
  /** In order; the first is where the film begins, the last where it stands. */
  private kept: Kept[];
  /** Where somebody looked last: the next look is usually one further on. */
  private cursor: Kept;

  constructor(
    private readonly game: Game,
    from: number,
    beginning: Moment,
  ) {
    this.cursor = { n: from, after: beginning };
    this.kept = [this.cursor];
  }

  get steps(): readonly Step[] {
    return this.played;
  }

  get first(): Kept {
    return this.kept[0] as Kept;
  }

  get last(): Kept {
    return this.kept.at(-1) as Kept;
  }

  /** `after`: what the choice leads to, where somebody has found that out already. */
  add(choice: Choice, after = play(this.game, this.last.after, choice)): Step {
    const { n, after: before } = this.last;
    const step: Step = {
      n: n + 1,
      seat: before.asked as Seat,
      choice,
      facts: after.facts,
      byChance: byChance(before, after),
      byItself: isFormality(this.game, before),
    };
    this.played.push(step);
    this.kept.push({ n: step.n, after });
    const old = step.n - KEPT_EVERY;
    if (old % KEPT_EVERY !== 0 && old > this.first.n) this.kept = this.kept.filter(k => k.n !== old);
    return step;
  }

  /** The moment after n choices, or the nearest that is known. */
  after(n: number): Moment {
    const kept = this.kept.findLast(k => k.n <= n) ?? this.first;
    let at = this.cursor.n <= n && this.cursor.n > kept.n ? this.cursor : kept;
    for (; at.n < n;) {
      const next = this.played[at.n - this.first.n];
      if (next === undefined) break;
      at = { n: next.n, after: play(this.game, at.after, next.choice) };
    }
    this.cursor = at;
    return at.after;
  }

  /** Forgets what was chosen after the n-th choice. */
  cut(n: number): void {
    const to = { n: Math.max(n, this.first.n), after: this.after(n) };
    this.kept = [...this.kept.filter(k => k.n < to.n), to];
    this.played.length = to.n - this.first.n;
    this.cursor = to;
  }

  /** Puts a film that ends where this one begins in front of it. */
  prepend(earlier: Film): void {
    this.kept = [...earlier.kept, ...this.kept.slice(1)];
    this.played.unshift(...earlier.played);
  }
}

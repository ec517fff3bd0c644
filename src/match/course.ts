/** The course of a match: where it stands, what was chosen, and the moments one may still go back to. */
import type { Choice, Fact, Game, Seat, State } from '@/engine/contract';
import { play, type Moment } from '@/engine/referee';
import { sealOf, wayBack, type Seal, type Taken } from '@/engine/undo';

/** A choice that was made, with everything it caused and whether it closed the way back. */
export interface Step extends Taken {
  /** Counted from 1. */
  readonly n: number;
  readonly choice: Choice;
  readonly facts: readonly Fact[];
}

/** What lies before a course that was resumed in the middle. */
export interface Earlier {
  readonly opening: readonly Fact[];
  readonly steps: readonly Step[];
  /** The moments before the last steps, as far back as no seal closes. */
  readonly open: readonly Moment[];
  readonly kept: readonly Kept[];
}

/** The moment after so many choices. */
export interface Kept {
  readonly n: number;
  readonly after: Moment;
}

/** A moment is kept at every so many choices; the others are played again from there. */
const KEPT_EVERY = 16;

export function step(game: Game, before: Moment, choice: Choice, n: number): { readonly step: Step; readonly after: Moment } {
  const after = play(game, before, choice);
  return { after, step: { n, seat: before.asked as Seat, choice, facts: after.facts, seal: sealOf(before, after) } };
}

export class Course {
  private present: Moment;
  private readonly past: Step[] = [];
  /** The moments before the last `open.length` steps. */
  private open: Moment[] = [];
  /** In order, for looking back. */
  private kept: Kept[];
  /** So many choices lie before the first step that is known. */
  private before: number;
  /** What was told before the first choice. */
  opening: readonly Fact[];

  constructor(
    readonly game: Game,
    /** It was taken up after this many choices. */
    readonly from: number,
    readonly beginning: Moment,
  ) {
    this.before = from;
    this.present = beginning;
    this.kept = [{ n: from, after: beginning }];
    this.opening = from === 0 ? beginning.facts : [];
  }

  get now(): Moment {
    return this.present;
  }

  get steps(): readonly Step[] {
    return this.past;
  }

  /** How many choices lie behind. */
  get n(): number {
    return this.past.at(-1)?.n ?? this.before;
  }

  play(choice: Choice): Step {
    const { step: taken, after } = step(this.game, this.present, choice, this.n + 1);
    if (taken.seal === null) this.open.push(this.present);
    else this.open = [];
    this.past.push(taken);
    this.present = after;
    if (taken.n % KEPT_EVERY === 0) this.kept.push({ n: taken.n, after });
    return taken;
  }

  /** What followed after n choices, a moment for each further one; less when no moment so far back is known. */
  lookBack(n: number): readonly Kept[] {
    const start = this.kept.findLast(k => k.n <= n) ?? this.kept[0];
    if (start === undefined) return [];
    const seen: Kept[] = [];
    let now = start.after;
    for (const taken of this.past) {
      if (taken.n <= start.n) continue;
      now = play(this.game, now, taken.choice);
      if (taken.n > n) seen.push({ n: taken.n, after: now });
    }
    return seen;
  }

  way(isHuman: (seat: Seat) => boolean): { readonly steps: number; readonly seal: Seal | null } {
    const { steps, seal } = wayBack(this.past, this.present.asked, isHuman);
    return { steps: Math.min(steps, this.open.length), seal };
  }

  takeBack(steps: number): void {
    const to = this.open[this.open.length - steps];
    if (to === undefined || steps < 1) return;
    this.open.length -= steps;
    this.past.length -= steps;
    this.kept = this.kept.filter(k => k.n <= this.n);
    this.present = to;
  }

  /** Puts what was recalled in front of a course that began in the middle. */
  remember({ opening, steps, open, kept }: Earlier): void {
    const sealed = this.past.some(s => s.seal !== null);
    this.kept.unshift(...kept);
    this.past.unshift(...steps);
    this.before -= steps.length;
    this.opening = opening;
    if (!sealed) this.open.unshift(...open);
  }
}

/** Plays earlier choices again, one at each `next`: the app breathes in between. null: they do not lead to `to` any more. */
export function* recall(
  game: Game,
  first: Moment,
  base: number,
  choices: readonly Choice[],
  to: State,
): Generator<void, Earlier | null, void> {
  const steps: Step[] = [];
  const kept: Kept[] = [{ n: base, after: first }];
  let open: Moment[] = [];
  let now = first;
  for (const choice of choices) {
    const { step: taken, after } = step(game, now, choice, base + steps.length + 1);
    if (taken.n % KEPT_EVERY === 0 && steps.length + 1 < choices.length) kept.push({ n: taken.n, after });
    if (taken.seal === null) open.push(now);
    else open = [];
    steps.push(taken);
    now = after;
    yield;
  }
  const leadsThere = now.state.seed === to.seed && now.state.questions.length === to.questions.length;
  return leadsThere ? { opening: first.facts, steps, open, kept } : null;
}

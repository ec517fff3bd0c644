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
}

export function step(game: Game, before: Moment, choice: Choice, n: number): { readonly step: Step; readonly after: Moment } {
  const after = play(game, before, choice);
  return { after, step: { n, seat: before.asked as Seat, choice, facts: after.facts, seal: sealOf(before, after) } };
}

export class Course {
  private present: Moment;
  private readonly past: Step[] = [];
  /** The moments before the last `open.length` steps. */
  private open: Moment[] = [];
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
    return taken;
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
    this.present = to;
  }

  /** Puts what was recalled in front of a course that began in the middle. */
  remember({ opening, steps, open }: Earlier): void {
    const sealed = this.past.some(s => s.seal !== null);
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
  let open: Moment[] = [];
  let now = first;
  for (const choice of choices) {
    const { step: taken, after } = step(game, now, choice, base + steps.length + 1);
    if (taken.seal === null) open.push(now);
    else open = [];
    steps.push(taken);
    now = after;
    yield;
  }
  const leadsThere = now.state.seed === to.seed && now.state.questions.length === to.questions.length;
  return leadsThere ? { opening: first.facts, steps, open } : null;
}

/** The course of a match: where it stands, what was chosen, and how far one may still go back. */
import type { Choice, Fact, Game, State } from '@/engine/contract';
import { write } from '@/engine/notation';
import type { Moment } from '@/engine/referee';
import { Film, type Kept, type Step } from './film';

export type { Step } from './film';

export function isOffered({ offers }: Moment, choice: Choice): boolean {
  const line = write(choice);
  return offers.some(c => write(c) === line);
}

export class Course {
  private readonly film: Film;
  /** What was told before the first choice. */
  opening: readonly Fact[];

  constructor(
    game: Game,
    /** It was taken up after this many choices. */
    readonly from: number,
    readonly beginning: Moment,
  ) {
    this.film = new Film(game, from, beginning);
    this.opening = from === 0 ? beginning.facts : [];
  }

  get now(): Moment {
    return this.film.last.after;
  }

  get steps(): readonly Step[] {
    return this.film.steps;
  }

  /** How many choices lie behind. */
  get n(): number {
    return this.film.last.n;
  }

  /** `after`: see Film.add. */
  play(choice: Choice, after?: Moment): Step {
    return this.film.add(choice, after);
  }

  /** Plays on while the same seat is asked and the choices are offered: each one a step of its own. */
  playOn(choices: readonly Choice[], playOne: (choice: Choice) => void): void {
    const { asked } = this.now;
    if (asked === null) return;
    for (const choice of choices) {
      if (this.now.asked !== asked || !isOffered(this.now, choice)) return;
      playOne(choice);
    }
  }

  /** What followed after n choices, a moment for each further one; less when no moment so far back is known. */
  lookBack(n: number): readonly Kept[] {
    return this.steps.filter(s => s.n > n).map(s => ({ n: s.n, after: this.film.after(s.n) }));
  }

  /** Takes so many choices back. */
  takeBack(choices: number): void {
    if (choices >= 1) this.film.cut(this.n - choices);
  }

  /** Puts what was recalled in front of a course that began in the middle. */
  remember(earlier: Film): void {
    this.film.prepend(earlier);
    this.opening = earlier.first.after.facts;
  }
}

/** Plays earlier choices again, one at each `next`: the app breathes in between. null: they do not lead to `to` any more. */
export function* recall(
  game: Game,
  first: Moment,
  base: number,
  choices: readonly Choice[],
  to: State,
): Generator<void, Film | null, void> {
  const film = new Film(game, base, first);
  for (const choice of choices) {
    film.add(choice);
    yield;
  }
  const { state } = film.last.after;
  return state.seed === to.seed && state.questions.length === to.questions.length ? film : null;
}

/**
 * The undo law, computed: you may take back a choice while, since the state before it, the same human has been asked,
 * the seed did not move, nothing hidden was revealed and nobody else has acted.
 */
import type { Choice, Fact, Game, Question, Seat, State } from './contract';
import { play, type Moment } from './referee';

/** What closed the way back. */
export type Seal = 'luck' | 'secret' | 'passed';

/** What a choice did to the way back: null leaves it open. `before` and `after` are the moments around it. */
export function sealOf(before: Moment, after: Moment): Seal | null {
  if (after.state.seed !== before.state.seed) return 'luck';
  if (after.facts.some(f => f.reveals === true)) return 'secret';
  if (after.asked !== before.asked) return 'passed';
  return null;
}

/** A played choice, as the undo law needs it. */
export interface Taken {
  readonly seat: Seat;
  readonly seal: Seal | null;
}

/** How many choices may be taken back now, and what sealed the one before them. */
export function wayBack(
  taken: readonly Taken[],
  asked: Seat | null,
  isHuman: (seat: Seat) => boolean,
): { readonly steps: number; readonly seal: Seal | null } {
  if (asked === null || !isHuman(asked)) return { steps: 0, seal: taken.at(-1)?.seal ?? null };
  let steps = 0;
  for (let i = taken.length - 1; i >= 0; i--) {
    const t = taken[i] as Taken;
    if (t.seal !== null) return { steps, seal: t.seal };
    if (t.seat !== asked) return { steps, seal: 'passed' };
    steps++;
  }
  return { steps, seal: null };
}

/** Would this choice close the way back? Tried on a copy: for the seal glyph on a button, never in a search. */
export function wouldSeal<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Game<G, Q, C, E>,
  now: Moment<G, Q, C, E>,
  choice: C,
): Seal | null {
  return sealOf(now, play(game, now, choice));
}

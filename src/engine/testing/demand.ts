/** How a law is put: what a game brings to its trial, and what happens when a law is broken. */
import type { Choice, Fact, Question, Seat, State } from '../contract';
import type { Moment } from '../referee';

/** What a game brings to its own trial. */
export interface Checks<G extends State = State> {
  /** The faults of a state: pieces lost or doubled, stocks below zero, … Empty when all is well. */
  invariants(g: Readonly<G>): string[];
  /** The same state with everything permuted that the seat cannot know. */
  scramble(g: Readonly<G>, seat: Seat, seed: number): G;
}

export type Moved = Moment<State, Question, Choice, Fact>;

export class LawBroken extends Error {
  override name = 'LawBroken';
}

/** Fails with everything that is needed to see the fault again. */
export function demand(holds: boolean, law: string, detail: () => string = () => ''): asserts holds {
  if (!holds) throw new LawBroken(`${law} ${detail()}`);
}

/** Text that is equal for equal states, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, v: unknown) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}

/** What a bot is given: a view, never the state, and the seed of its own dice. */
import type { Mechanism, Seat, State } from '@/engine/contract';

export interface Job {
  readonly game: Mechanism;
  /** What the seat sees: `game.seenBy(state, seat)`. It is never written to. */
  readonly view: State;
  readonly seat: Seat;
  /** The bot's own chance, nothing to do with the match's: the same job from the same seed gives the same choice. */
  readonly seed: number;
}

/** What the finger holds and how each spot looks because of it, as parts of the table and boards read it. finger/finger.ts makes it. */
import type { Choice, Refusal, Spot } from '@/engine/contract';
import type { Seal } from '@/engine/undo';
import type { Observed } from '@/match/matchView';
import type { SpotState } from './narrowed';

export interface Waiting {
  readonly choice: Choice;
  /** All that is played with it: the small choices that lead there, itself the last. */
  readonly through: readonly [Choice, ...Choice[]];
  readonly seal: Seal | null;
  readonly warning: string | null;
}

export interface Held {
  readonly selected: readonly Spot[];
  /** Several choices end at the tapped spot: the choice bar lists these. */
  readonly which: readonly Choice[] | null;
  /** A choice that asks for a second tap: it seals, or it throws something away. */
  readonly waiting: Waiting | null;
  readonly refused: { readonly at: Spot; readonly refusal: Refusal | null } | null;
  /** A sentence to read in the prompt line: why there is no way back. */
  readonly said: string | null;
  /** The spot whose rule card is open. */
  readonly card: Spot | null;
}

/** How one spot looks and what a tap there may end in. The same object as long as nothing changed for it. */
export interface SpotLook {
  readonly state: SpotState;
  readonly endings: readonly Choice[];
  /** The small choices that lead there at one tap. */
  readonly chain: readonly Choice[] | null;
  readonly waiting: boolean;
  readonly refused: boolean;
  /** What lies there or what a tap does: the same words for screen reader and eye. */
  readonly label: string;
  readonly hint: string | null;
}

export interface Finger {
  subscribe(changed: () => void): () => void;
  now(): Held;
  lookOf(at: Spot): SpotLook;
  tap(at: Spot): void;
  /** Only the reason why not: where a tap would choose what something else has to be tapped for first. */
  askWhy(at: Spot, orCard?: boolean): void;
  /** A labelled choice from the choice bar. */
  choose(choice: Choice): void;
  /** Would this choice close the way back? */
  seals(choice: Choice): Seal | null;
  say(sentence: string): void;
  /** A finger lies on a spot, or (null) has left it again. */
  press(at: Spot | null): void;
  /** The spot under a finger that has not been lifted: what lifting it would do is read out. Told apart from what is held, for nothing else looks different. */
  readonly pressed: Observed<Spot | null>;
  /** No more warnings in this match. */
  hush(): void;
  /** All spots that were drawn so far, in the order of the board. */
  spots(): readonly Spot[];
  openCard(at: Spot): void;
  closeCard(): void;
  /** Lays everything down; true when there was something to lay down. */
  letGo(): boolean;
  leave(): void;
}

/** A match in progress as the table sees it: one immutable picture per change, and the few things one can do with it. */
import type { Level } from '@/bots/levels';
import type { Weighing } from '@/bots/slices';
import type { Choice, Fact, Game, Question, Refusal, Seat, SetUp, Spot, State } from '@/engine/contract';
import type { Seal } from '@/engine/undo';

export const TINCTURES = ['gules', 'azure', 'vert', 'purpure', 'or', 'sable'] as const;
export type Tincture = (typeof TINCTURES)[number];

export type Plays = 'human' | Level;

/** Who played a seat, until so many choices of the match were made. */
export interface PastControl {
  readonly plays: Plays;
  readonly until: number;
}

export interface Player {
  readonly name: string;
  readonly tincture: Tincture;
  /** Now: see seatControl.ts. */
  readonly plays: Plays;
  /** Who has played this seat before, in order; absent: nobody else. */
  readonly before?: readonly PastControl[];
}

/** What closed the way back: a seal, or that somebody else plays a seat since. */
export type Closed = Seal | 'hands';

/** How far `me` may go back. */
export interface Undo {
  /** So many of their own choices, each with what bots have answered to it. */
  readonly steps: number;
  /** What closes the way further back; null: nothing lies there. */
  readonly seal: Closed | null;
  /** Who has acted, where that is what closed it. */
  readonly by?: Seat;
  /** The bots whose answers go with the next step. */
  readonly past?: readonly Seat[];
}

/** One choice in the chronicle with what it caused; facts that `me` must not read are left out. */
export interface Entry {
  readonly n: number;
  readonly seat: Seat;
  /** null: it was made in secret, for it caused something that `me` must not read. */
  readonly choice: Choice | null;
  readonly facts: readonly Fact[];
  /** These eyes had nothing to choose. Absent: somebody chose, or it is nobody else’s to know. */
  readonly byItself?: true;
}

/** A match as it stood after a choice. */
export interface Frame {
  /** After so many choices. */
  readonly n: number;
  readonly view: State;
  readonly asked: Seat | null;
  readonly question: Question | null;
  /** The choice that led here; null at the beginning. */
  readonly entry: Entry | null;
}

export interface MatchView {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly setUp: SetUp;
  readonly players: readonly Player[];
  /** Through whose eyes: the human who is asked, else the human who was asked last. */
  readonly me: Seat;
  /** seenBy(me), or seenBy(null) while the curtain is drawn or what is theirs lies face down. */
  readonly view: State;
  readonly asked: Seat | null;
  readonly question: Question | null;
  /** What the human who is asked may answer; empty while a bot thinks, the curtain is drawn or the match is over. */
  readonly offers: readonly Choice[];
  /** What was told before the first choice, as far as `me` may read it. */
  readonly opening: readonly Fact[];
  readonly chronicle: readonly Entry[];
  /** So many choices lie behind: more than the chronicle knows until all is recalled. */
  readonly n: number;
  /** The first chronicle entry after the last answer of `me`: where 'since your last turn' begins. */
  readonly sinceMine: number;
  /** The seat to pass the device to, while the curtain is drawn. */
  readonly curtain: Seat | null;
  /** No curtain is needed for what is asked: what `me` keeps from the others lies face down until they look. */
  readonly faceDown: boolean;
  readonly undo: Undo;
  readonly thinking: Seat | null;
  readonly over: boolean;
  /** A round is over and the table has asked for a pause: nobody is asked until it goes on. */
  readonly pauses: boolean;
  /** A lesson speaks: nobody is asked until it is read. */
  readonly taught?: boolean;
  /** A practice copy: played on from the middle of another match, not counted in the records. */
  readonly practice: boolean;
}

export interface Observed<T> {
  subscribe(changed: () => void): () => void;
  now(): T;
}

/** A match that is looked at: a past one, a position, or one that goes on. */
export interface ShownMatch extends Observed<MatchView> {
  /** `me` turns up what lies face down. */
  lookAtOwn?(): void;
}

/** What a finger does to a match. */
export interface Answers {
  choose(choice: Choice): void;
  /** A path of small choices at one tap (a march of several steps); stops early when somebody else is asked or a choice is not offered any more. */
  chooseAll(choices: readonly Choice[]): void;
  takeBack(steps?: number): void;
  refuses(at: Spot, held?: readonly Spot[]): Refusal | null;
  /** Would this choice close the way back, or one of those that are to follow it at once? */
  seals(choice: Choice, ...following: readonly Choice[]): Seal | null;
}

/** The Baron's choice for the human who is asked, with its reasons. */
export interface Advised {
  readonly choice: Choice;
  readonly reasons: readonly { readonly why: string; readonly worth: number }[];
}

/** For what bots wait: something lies open, a card of news is to be read, or what one of them has done is read act by act. */
export type Reads = 'open' | 'card' | 'act';

/** A match that is played: at a table, with bots and a drawer. */
export interface Match extends ShownMatch, Answers {
  /** How far the choices are written: apart from the picture, so that nothing is drawn again when a row has been. */
  readonly saving: Observed<'saved' | 'saving' | 'failed'>;
  /** What the bot that thinks would choose so far, once that takes a moment; of one with secrets only how far it is. */
  readonly weighing: Observed<Weighing | null>;
  /** What the others did since the last answer of `me`, act by act, as `me` may see it; empty while the curtain is drawn. */
  since(): readonly Frame[];
  openCurtain(): void;
  drawCurtain(): void;
  /** Tries the unsaved rows again after a failed save. */
  saveAgain(): void;
  /** null when cancelled. */
  hint(): Promise<Advised | null>;
  /** Milliseconds between two acts of a bot; 0 is as fast as it thinks. */
  setPace(ms: number): void;
  /** Bots wait with what they have chosen as long as anything is to be read. */
  holdBots(by: Reads, wanted: boolean): void;
  /** Does the table pause whenever a round is over? */
  setPauses(wanted: boolean): void;
  goOn(): void;
  /** Somebody else plays this seat from now on; not when the match is over. */
  handOver(seat: Seat, plays: Plays): void;
  /** Stops bots and closes; everything is already saved. */
  leave(): void;
}

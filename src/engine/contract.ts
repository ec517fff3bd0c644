/**
 * The contract between a game and everything else: a board game is a referee asking questions.
 *
 * A Choice is the same plain object everywhere: legal move, tap target, screen-reader button, bot's branch, log line,
 * test step and database row. Whatever is pending is data on the stack `questions`, so a match may stop between any two taps.
 */

import type { Bot } from './botContract';
import type { Language } from './language';
import type { Tutorial } from './tutorial';

export { LANGUAGES, type Language } from './language';
export type { Bot, SearchStyle } from './botContract';
export type { Beat, Said, Tutorial } from './tutorial';

/** Players are numbered 0, 1, 2 … clockwise around the table; who begins is part of a game's own state. */
export type Seat = number;

/** Where something lies or is tapped: 'hex:18', 'die:0', 'depot:3:1', 'button:endTurn'. */
export type Spot = string;

/** What is pending: plain data on a stack. `ask` names the rule. */
export interface Question {
  readonly ask: string;
}

/** One legal answer. Flat: besides `do` and `at` only numbers and strings, so that notation needs no help from the game. */
export interface Choice {
  readonly do: string;
  readonly at: Spot;
}

/** What happened, for chronicle, motion and screen reader: ids and numbers, never sentences. */
export interface Fact {
  readonly what: string;
  /** Somebody learnt something hidden: this seals undo. */
  readonly reveals?: true;
  /** Nobody but this seat has learnt it: of what was drawn in secret. Absent: whoever reads the fact. */
  readonly learns?: Seat;
  /** Only these seats may read it; absent: everybody. */
  readonly only?: readonly Seat[];
  /** Where it happened, so that the board can light it. */
  readonly at?: Spot;
}

/** A die as it fell: for whom (null: for nobody in particular), how many faces it has, and which of them came up, from 1 on. */
export interface Roll {
  readonly seat: Seat | null;
  readonly faces: number;
  readonly face: number;
}

export type Tell<E extends Fact = Fact> = (fact: E) => void;

/** Why a spot is not offered: a code and its numbers; words/ makes the sentence. */
export interface Refusal {
  readonly why: string;
}

/** What every game's state has: plain JSON, no class, Map, undefined, NaN or Date anywhere in it. */
export interface State<Q extends Question = Question> {
  /** The rulebook's finger on the page; the last one is on top. Empty: the match is over. */
  questions: Q[];
  /** The state of the one small random number generator (dice.ts). */
  seed: number;
}

/** A paragraph of the rulebook that asks somebody: whom, what they may answer, what then happens. */
export interface Decision<G, Q, C, E extends Fact> {
  asks(g: Readonly<G>, q: Q): Seat;
  /** The only place where legality is written. A question without an answer is dropped unasked. Canonical order, no duplicates. */
  offers(g: Readonly<G>, q: Q): readonly C[];
  /** The question has left the stack; follow-ups are pushed, the next one last. */
  happens(g: G, q: Q, c: C, tell: Tell<E>): void;
  /** The question had no answer and has left the stack: only tells so, and changes nothing. */
  lapses?(g: Readonly<G>, q: Q, tell: Tell<E>): void;
  /** Why a quiet spot is not offered, for one sentence at a tap; `held`: the spots tapped before it (a unit in hand). */
  refuses?(g: Readonly<G>, q: Q, at: Spot, held?: readonly Spot[]): Refusal | null;
}

/** A paragraph that happens by itself: dice, income, scoring. */
export interface Procedure<G, Q, E extends Fact> {
  runs(g: G, q: Q, tell: Tell<E>): void;
}

export type Rule<G, Q, C, E extends Fact> = Decision<G, Q, C, E> | Procedure<G, Q, E>;

/** The rule of each question; inside a game's own folder this makes every question's rule obligatory and typed. */
export type RuleBook<G, Q extends Question, C, E extends Fact> = {
  readonly [K in Q['ask']]: Rule<G, Extract<Q, { ask: K }>, C, E>;
};

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** A choice the rulebook leaves to the players before the match; `values[0]` is the default. */
export interface Option {
  readonly id: string;
  readonly values: readonly OptionValue[];
  /** For how many seats, and with which others chosen before it. Absent: always. */
  offered?(seats: number, chosen: Options): boolean;
}

export interface SetUp {
  readonly seats: number;
  readonly seed: number;
  readonly options: Options;
  /** Absent: the game decides as its rulebook says (usually by lot). */
  readonly first?: Seat;
}

/** A line of the end table, and whose. */
export interface Booked {
  readonly seat: Seat;
  readonly source: string;
}

/** A seat's result: points by source add up to `points`. Once it is over nobody is first where nobody has won: who plays alone and lost, or who tie for a throne that stays empty. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly sources: Readonly<Record<string, number>>;
  /** Of seats that win or lose together: which team, and the sum that counts. */
  readonly team?: { readonly number: number; readonly points: number };
}

/** A short lesson of the first match: shown once, when it first matters. Its words are in words/ under the same id. */
export interface Lesson<G, Q> {
  readonly id: string;
  when(g: Readonly<G>, q: Q, seat: Seat): boolean;
  /** What to light while it is read. */
  light?(g: Readonly<G>, q: Q, seat: Seat): readonly Spot[];
  /** Where another rule holds, the same lesson has other words: their ids, the first that fits is read. */
  readonly instead?: readonly { readonly id: string; at(g: Readonly<G>): boolean }[];
  /** The lessons played on the board that teach all of it: whoever has finished these is not told again. */
  readonly learnt?: readonly string[];
}

export type Who = (seat: Seat) => string;

/** A rule card: what a thing is, in at most forty words, and the rule ids it stands on. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly rules?: readonly string[];
  /** The chapter of the rules that says more. */
  readonly chapter?: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The questions this chapter explains, so that help opens at the pending one. */
  readonly asks?: readonly string[];
  /** What to look for on the chapter's board, and what to try there. */
  readonly look?: string;
}

/** The position of a chapter's board: the first in which `shows` holds while a tempted player plays on from the set-up. */
export interface Scene<G, Q, C> {
  readonly options?: Options;
  /** Absent: as few as may sit down, but two. */
  readonly seats?: number;
  /** The set-up in which it is found soonest; the next ones are tried after it. */
  readonly seed: number;
  shows(g: Readonly<G>, q: Q, offers: readonly C[]): boolean;
  /** On the way there such a choice is made before what tempts: for positions that good play avoids. */
  leads?(g: Readonly<G>, q: Q, c: C): boolean;
  /** What is in hand already. */
  holds?(g: Readonly<G>, q: Q, offers: readonly C[]): readonly Spot[];
  /** What stands in the middle of the picture, where the board is larger than that. */
  middle?(g: Readonly<G>, q: Q, offers: readonly C[]): Spot;
}

export interface Scenes<G, Q, C> {
  /** Such a question, asked of somebody else than at first, is the next player's turn: the scene is over. */
  readonly turns: readonly string[];
  /** By chapter. */
  readonly of: Readonly<Record<string, Scene<G, Q, C>>>;
}

export interface Named {
  readonly title: string;
  readonly help: string;
}

/** A game's sentences in one language. Every method gets a view, never the whole state. */
export interface GameWords<G = State, Q = Question, C = Choice, E = Fact> {
  readonly title: string;
  readonly tagline: string;
  /** The prompt line, at most eight words, without the seat's name: 'Choose a die, or end your turn.' */
  asks(g: Readonly<G>, q: Q): string;
  /** The prompt while spots of a longer path are in hand, and what they leave open: 'The 6: take a tile, or workers.' null: as before. */
  asksHolding?(g: Readonly<G>, q: Q, held: readonly Spot[], open: readonly C[]): string | null;
  /** A choice as a button label, verb first: 'Place the ship on space 17'. `who` names whom it is about; absent where nobody has sat down. */
  choice(g: Readonly<G>, q: Q, c: C, who?: Who): string;
  /** Its price or gain in a few words, for the spot's badge hint and the screen reader. */
  consequence?(g: Readonly<G>, q: Q, c: C): string | null;
  /** A fact as one sentence with its why; null when it is only for motion. */
  told(e: E, who: Who): string | null;
  refusal(r: Refusal): string;
  /** What is still possible and would be lost by this choice, as a question: 'You still have a die. End anyway?' Asked once. */
  warns?(g: Readonly<G>, q: Q, c: C): string | null;
  /** What a seat openly holds, for the seat strip: at most four, the telling ones first. `icon` names one of pieces/icons. */
  stocks(g: Readonly<G>, seat: Seat): readonly { readonly icon: string; readonly count: number; readonly label: string }[];
  /** What lies at a spot, for its label when it is not offered. */
  spot(g: Readonly<G>, at: Spot, who: Who): string;
  /** 'Phase B, round 3' */
  when(g: Readonly<G>): string;
  /** The rule card of whatever lies at a spot, or of a topic named by the board. */
  card(g: Readonly<G>, at: Spot): Card | null;
  readonly options: Readonly<Record<string, Named & { readonly values: Readonly<Record<string, Named>> }>>;
  /** What the first seat is, where it is more than the one who begins: the first Chairman. */
  readonly first?: Named;
  /** What it decides in this game to be the first player, where that is more than who begins. */
  firstDecides?(options: Options): string;
  readonly sources: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly lessons: Readonly<Record<string, Named>>;
  readonly chapters: readonly Chapter[];
  /** Every rule card once, to be searched. */
  readonly cards: readonly Card[];
}

/** A part of the table in words: what lies there, line by line. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How chance comes into a game once it is set up: whoever may not go back past it reads what it was. */
export type Luck = 'dice' | 'cards' | 'draw' | 'none';

/** What can be read on a box while it is closed: all that Home and the lists need of a game that nobody has opened yet. */
export interface Lid {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** Expected minutes with people, least and most. */
  minutes(seats: number, options: Options): readonly [number, number];
  readonly luck: Luck;
  readonly words: Readonly<Record<Language, Pick<GameWords, 'title' | 'tagline'>>>;
  /** How the box is known on the shelf: a glyph and a livery, by the names that the pieces have for them. */
  readonly sign: { readonly icon: string; readonly motif: string };
  /** Who invented the game and who published it, as its rulebook names them. */
  readonly inventedBy: string;
  /** The shields that the seats of a new match bear, where the box has colours of its own, by the names that the design has for them. Absent: the next that is free. */
  readonly shields?: readonly string[];
}

/**
 * A game as it is played, without a word: all that the referee and a bot need. Members are methods on purpose, so that the
 * mechanism of a particular game fits among those of all.
 */
export interface Mechanism<G extends State = State, Q extends Question = Question, C extends Choice = Choice, E extends Fact = Fact> {
  readonly id: string;
  /** Raised when a rule changes its meaning: an older match then resumes from its snapshot. */
  readonly rulesNumber: number;
  readonly options: readonly Option[];
  readonly rules: Readonly<Record<string, unknown>>;
  setUp(s: SetUp): G;
  /** Hand-written and deep: shares nothing that a rule may write. */
  copy(g: Readonly<G>): G;
  /** Points as everybody knows them now. */
  points(g: Readonly<G>, seat: Seat): number;
  standings(g: Readonly<G>): readonly Standing[];
  /**
   * The standings if the match ended at this moment, by the game's own scoring. Of a view: what it hides counts for nothing. null: nothing would
   * come. Absent: points are whole at any moment.
   */
  ifItEndedNow?(view: Readonly<G>): readonly Standing[] | null;
  /** The state with all removed that this seat cannot know (null: what everybody may know). The seed is always 0. */
  seenBy(g: Readonly<G>, seat: Seat | null): G;
  /** A whole state that fits the view, the hidden part dealt from the seed. Writes nothing into the view. */
  deal(view: Readonly<G>, seed: number): G;
  /** Does this seat hold secrets that another human at the same device must not see now? */
  hasSecrets(g: Readonly<G>, seat: Seat): boolean;
  /** Is what is asked now answered with what lies open alone? Then nobody waits for a curtain: secrets lie face down until their owner looks. Absent: never. */
  asksOpenly?(g: Readonly<G>): boolean;
  /** Sources in the standings that are no points but lines of the end table: spaces filled, rounds used. Absent: all of them are points. */
  readonly tallies?: readonly string[];
  /** The dice that a fact tells of, for the figures of how they fell. Absent: no die falls in this game. */
  rolls?(e: E): readonly Roll[];
  /** Whose points a fact changes, and under which sources: from the end table one comes to the facts of a source. */
  booked?(e: E): readonly Booked[];
  /** How many rounds lie behind, for whoever likes to pause between them. Absent: nothing is played in rounds. */
  roundsPlayed?(g: Readonly<G>): number;
  /** Questions that a person answers by hand even where one answer is left: see formality.ts. The box says why. Absent: none. */
  readonly byHand?: readonly string[];
  /** The spots a choice runs through in tapping order, the last is `at`. Absent: only `at`. */
  path?(c: C): readonly Spot[];
  readonly bot: Bot<G, Q, C>;
}

/** The box: all that the rest of the house knows of a game. */
export interface Game<G extends State = State, Q extends Question = Question, C extends Choice = Choice, E extends Fact = Fact>
  extends Lid, Mechanism<G, Q, C, E> {
  readonly lessons: readonly Lesson<G, Q>[];
  /** What is learnt by playing, in this order. Absent: nothing yet. */
  readonly tutorials?: readonly Tutorial<G, Q, C>[];
  /** Absent: its rules are words only. */
  readonly scenes?: Scenes<G, Q, C>;
  readonly words: Readonly<Record<Language, GameWords<G, Q, C, E>>>;
}

/** What the furniture gives a board, and what a board gives the furniture. */
import type { ReactNode } from 'react';
import type { Choice, Fact, Game, Language, Question, Reading, Seat, Spot, State, Who } from '@/engine/contract';
import type { Player } from '@/match/matchView';
import type { Why } from '@/pieces/Gain';
import type { IconName } from '@/pieces/icons';
import type { Legend } from './legend';

/** Decided in one place, by the window: two compositions of the same parts. */
export type Layout = 'phone' | 'tablet';

export const HAND_HEIGHT = 76;

/** On whatever a game draws, so that checks can tell it from the furniture. */
export const BOARD = { room: 'board' };

export interface BoardProps<G = State> {
  /** What `me` may see. */
  readonly view: Readonly<G>;
  readonly question: Question | null;
  readonly me: Seat;
  /** Whose own area is looked at: `me`, or an opponent picked in the seat strip. */
  readonly looking: Seat;
  readonly players: readonly Player[];
  readonly layout: Layout;
  /** The space the board may fill, in dp. It must fit without scrolling. */
  readonly width: number;
  readonly height: number;
  /** A place to glow: a chronicle line was tapped, or a bot has just acted there. */
  readonly glow: Spot | null;
  /** Whose place that is, where every seat has one like it. Absent: of whoever is looked at. */
  readonly glowOf?: Seat | undefined;
  /** Somebody's miniature was tapped: their own area is to be looked at. */
  readonly onLook?: ((seat: Seat) => void) | undefined;
}

export interface ExcerptProps<G = State> extends Omit<BoardProps<G>, 'height' | 'layout'> {
  readonly chapter: string;
  /** What the picture is about, where the board is larger than it. */
  readonly middle: Spot | null;
}

/** What a fact may sound like, the telling ones first. */
export const FACT_SOUNDS = ['clash', 'points', 'dice', 'place'] as const;
export type FactSound = (typeof FACT_SOUNDS)[number];

/** What a fact is among the news of a match: which card it opens, or that it belongs to the one that is open. */
export interface Tiding {
  /** It opens a card of this kind, unless one is open. Absent: it joins whatever card is open, and is no news by itself. */
  readonly kind?: string;
  /** It opens a card of its own even so. */
  readonly anew?: true;
  /** It joins whatever card is open before it opens one. */
  readonly joins?: true;
  /** Its card stays open over several choices, until one of another kind opens. */
  readonly lasts?: true;
  /** It is the last that belongs to its card. */
  readonly closes?: true;
  /** It belongs to no card, and whatever was open is over. */
  readonly ends?: true;
  /** Whom it touches. A card that touches nobody in particular is for everybody. */
  readonly touches?: readonly Seat[];
  /** Two lines that pass by themselves, unless a card takes them in: a round, a season. */
  readonly passes?: true;
}

/** Which facts belong together on one card, and what such a card is called. */
export interface Tidings<G = State> {
  of(fact: Fact): Tiding | null;
  /** Is what the open card tells of still going on? It waits for the rest. */
  goesOn?(view: Readonly<G>): boolean;
  readonly titles: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly icons: Readonly<Record<string, IconName>>;
  /** What a fact took from a seat for good, and what such losses are called over their numbers. Absent: nobody loses pieces. */
  readonly losses?: {
    of(fact: Fact): { readonly seat: Seat; readonly count: number } | null;
    readonly title: Readonly<Record<Language, string>>;
  };
}

/**
 * A game with its board. Components are written as methods, so that the box of a particular game fits on the shelf.
 * Spots are laid over the picture with kit/Spot; the board never decides what is legal.
 */
export interface DrawnBox<G = State> {
  readonly game: Game;
  /** The board itself. */
  Board(props: BoardProps<G>): ReactNode;
  /** The asked seat's own things (dice, storage, hand): below the board on a phone, in the right rail on a tablet. */
  Hand(props: BoardProps<G>): ReactNode;
  /** How high that is on a phone, in dp; absent: HAND_HEIGHT. */
  readonly handHeight?: number;
  /** The part of the board that a chapter of the rules speaks of, with the hand where it is needed, as high as that takes. Absent: the whole board. */
  Excerpt?(props: ExcerptProps<G>): ReactNode;
  /** The board in `size` dp for Home and history, without text. Without players everybody has the shield that comes with the seat. */
  Miniature(props: {
    readonly view: Readonly<G>;
    readonly seat: Seat;
    readonly size: number;
    readonly players?: readonly Player[];
  }): ReactNode;
  /** Far places reached by a chain of small choices: spot → the choices that lead there from the selected spot. */
  chains?(
    view: Readonly<G>,
    question: Question,
    offers: readonly Choice[],
    selected: readonly Spot[],
  ): ReadonlyMap<Spot, readonly Choice[]>;
  /** The points a fact brought somebody, and why, in figures: they fly from where it happened to the score. */
  gain?(fact: Fact): { readonly seat: Seat; readonly points: number; readonly why: Why } | null;
  /** A choice that the board explains first (a fight with its sum): the first tap shows it, the second plays it. What only cannot be taken back asks by itself. */
  ponders?(choice: Choice): boolean;
  /** The whole table in words for whoever cannot see it, from the view of `seat`. Here and not with the game's words: most players never need it. */
  reads?(view: Readonly<G>, seat: Seat, who: Who, language: Language): readonly Reading[];
  /** How far the end is and what brings it, in this match's numbers: a sentence or two. */
  untilEnd?(view: Readonly<G>, language: Language, who: Who): string;
  /** What is told on cards of its own when it happens. Absent: the chronicle tells everything. */
  readonly tidings?: Tidings<G>;
  /** What its signs mean, one tap away. Absent: it has none that words do not stand beside. */
  readonly legend?: Legend;
  /** What its facts sound like; one that is left out is silent. */
  readonly sounds: Readonly<Partial<Record<string, FactSound>>>;
  /** Wanted once in a match or never (to resign): it waits in the table's menu under this icon, where no hurried finger meets it. null: an offer like others. */
  aside?(choice: Choice): IconName | null;
  /** What leads aside, gives something up, or is one of two answers to somebody else: it never stands out as the main button. */
  beside?(choice: Choice, question: Question | null): boolean;
  /** What a choice costs: of several that end at one place the cheapest is asked for first. */
  price?(choice: Choice): number;
  /** Of several that end at one place those that differ in what matters: where only one is left, nobody is asked which. Absent: all of them. */
  differing?(view: Readonly<G>, choices: readonly Choice[]): readonly Choice[];
  /** Other choices begin where this one ends: a tap there asks which is meant, instead of playing the only one that would be complete. */
  waits?(choice: Choice): boolean;
  /** A place that only another piece could use is refused while one is in hand, instead of asking whether that one is meant. */
  holdsFirmly?(question: Question): boolean;
  /** More buttons than stand beside each other on a phone wait behind one, so that what lies in the hand stays within reach. */
  readonly foldsButtons?: boolean;
  /** It shows one seat's own area at a time: whoever looks back is shown that of the seat that acts. */
  readonly oneAtATime?: boolean;
  /** Does the board know this spot? For the shelf test. */
  knows(view: Readonly<G>, at: Spot): boolean;
}

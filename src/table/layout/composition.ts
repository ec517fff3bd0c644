/** What the compositions of the table are made of: the same parts for phone and tablet, for usual text and for large. */
import type { ReactNode } from 'react';
import { FLOWS_FROM } from '@/design/textSize';
import type { Seat } from '@/engine/contract';
import type { BoardProps, Layout } from '../kit/boardProps';
import type { OnLight } from '../furniture/onLight';
import type { Replay } from '../furniture/replay';
import type { RivalAct } from '../furniture/rivalActs';
import type { Hint } from '../furniture/useHint';
import { seatCards } from '../furniture/seatCards';

/** Whose board is looked at instead of one's own; a refusal or a confirmation is read on one's own. */
export const lookedAt = ({ board, follows, replay }: Pick<Parts, 'board' | 'follows' | 'replay'>): Seat | null =>
  replay === null && !follows && board.looking !== board.me ? board.looking : null;

/** What lies over the table or beside it. */
export type OpenSheet = 'chronicle' | 'menu' | 'choices' | 'reads' | 'signs' | 'whoPlays' | null;

export interface Parts {
  readonly board: Omit<BoardProps, 'width' | 'height'>;
  readonly width: number;
  readonly height: number;
  /** The board is that of a bot that acts now: nobody has asked to look at it. */
  readonly follows: boolean;
  /** What is shown again instead of the present board. */
  readonly replay: Replay | null;
  /** An act of a bot that is to be read before the next. */
  readonly act: RivalAct | null;
  readonly onReplay: () => void;
  readonly onOpen: (what: OpenSheet) => void;
  readonly onLook: (seat: Seat) => void;
  readonly onLight: OnLight;
  readonly onEnd: () => void;
  /** The controls turn to the seat that is asked. */
  readonly seatSide: boolean;
  readonly lessons: ReactNode;
  readonly hint: Hint;
  /** A lesson speaks above the table. */
  readonly isTaught: boolean;
}

/** From this width on, the seats and the controls stand beside the board; large words need more room beside it. */
const TABLET_FROM = 900;
const TABLET_GROWS = 260;

export const layoutFor = (width: number, growth: number): Layout =>
  width >= TABLET_FROM + TABLET_GROWS * (growth - 1) ? 'tablet' : 'phone';

/** A strip: a phone on its side in a browser. Neither composition has a board in it that a finger could use. */
const TOO_LOW = 480;

export const isTooLow = (width: number, height: number): boolean => width > height && height < TOO_LOW;

/** What stands above and below board and hand on a phone, in dp at the usual text size, and how much of each grows with the text. */
const FURNITURE = { seats: [48, 28], prompt: [48, 46], bar: [72, 52], chronicle: [48, 40] } as const;
export type Piece = keyof typeof FURNITURE;
const PIECES = Object.keys(FURNITURE) as Piece[];

export function heightOf(piece: Piece, growth: number): number {
  const [usual, grows] = FURNITURE[piece];
  return Math.round(usual + grows * (growth - 1));
}

/** What a bar takes of its place where it has one line of buttons. */
const BAR = 56;

/** What a bar of one line leaves of its place, and a list over the bar may cover. */
export const listOverlap = (growth: number): number => heightOf('bar', growth) - BAR;

/** What more than one row of them takes from the board. */
export const moreRows = (width: number, seats: number, growth: number): number =>
  (seatCards(width, seats, growth).rows - 1) * heightOf('seats', growth);

const furniture = (growth: number): number => PIECES.reduce((sum, piece) => sum + heightOf(piece, growth), 0);
const LEAST_BOARD_AND_HAND = 300;
/** Below what a lesson says a board stands only where its spots stay large enough for fingers: else one scrolls. */
const LEAST_WHILE_TAUGHT = 400;
/** Where one scrolls anyway a board keeps the size at which its spots are large enough for fingers. */
const USUAL_BOARD = 356;

export function scrolls(layout: Layout, height: number, growth: number, isTaught = false): boolean {
  const least = isTaught ? LEAST_WHILE_TAUGHT : LEAST_BOARD_AND_HAND;
  return growth > FLOWS_FROM || (layout === 'phone' && height < furniture(growth) + least);
}

/** How high the board is between furniture that has its place; of the height the hand has already had its part. */
export const boardBetween = (height: number, growth: number): number => Math.floor(height - furniture(growth));

/** How high the board is where the furniture takes what it needs: what is left, but never too small to play on. */
export const boardAmong = (height: number, growth: number): number =>
  Math.round(Math.max(Math.min(USUAL_BOARD, height * 0.9), height - furniture(growth)));

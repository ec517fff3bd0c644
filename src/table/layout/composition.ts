/** What the compositions of the table are made of: the same parts for phone and tablet, for usual text and for large. */
import type { ReactNode } from 'react';
import { space } from '@/design/space';
import type { Seat } from '@/engine/contract';
import type { BoardProps, Layout } from '../kit/boardProps';
import type { OnLight } from '../furniture/Chronicle';
import type { Replay } from '../furniture/replay';

/** Whose board is looked at instead of one's own; a refusal or a confirmation is read on one's own. */
export const lookedAt = ({ board, replay }: Pick<Parts, 'board' | 'replay'>): Seat | null =>
  replay === null && board.looking !== board.me ? board.looking : null;

/** What lies over the table or beside it. */
export type OpenSheet = 'chronicle' | 'menu' | 'choices' | 'reads' | 'whoPlays' | null;

export interface Parts {
  readonly board: Omit<BoardProps, 'width' | 'height'>;
  readonly width: number;
  readonly height: number;
  /** What is shown again instead of the present board. */
  readonly replay: Replay | null;
  readonly onReplay: () => void;
  readonly onOpen: (what: OpenSheet) => void;
  readonly onLook: (seat: Seat) => void;
  readonly onLight: OnLight;
  readonly onEnd: () => void;
  /** The controls turn to the seat that is asked. */
  readonly seatSide: boolean;
  readonly lessons: ReactNode;
}

/** From this width on, the seats and the controls stand beside the board; large words need more room beside it. */
const TABLET_FROM = 900;
const TABLET_GROWS = 260;

export const layoutFor = (width: number, growth: number): Layout =>
  width >= TABLET_FROM + TABLET_GROWS * (growth - 1) ? 'tablet' : 'phone';

/** A strip: a phone on its side in a browser. Neither composition has a board in it that a finger could use. */
const TOO_LOW = 480;

export const isTooLow = (width: number, height: number): boolean => width > height && height < TOO_LOW;

/** Beyond this size words take the room they need and what does not fit is scrolled to; below it everything has its place and nothing scrolls. */
export const FLOWS_FROM = 1.3;

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

/** A seat's card on a phone, in dp at the usual text size: with room for a name, and with just enough for shield, points and a short one. */
const CARD = { least: 64, tight: 49 } as const;
const MENU = 48;

export interface SeatCards {
  /** Small shields, small figures, hardly an edge: five and six on a small phone. */
  readonly tight: boolean;
  readonly rows: number;
  /** Of a card, so that all rows have about as many; they share what is left. */
  readonly wide: number;
}

/** How the seats stand beside each other on a phone. */
export function seatCards(width: number, seats: number, growth: number): SeatCards {
  const wide = (n: number): number => Math.floor((width - MENU - 2 * space.s - (n - 1) * space.xs) / n);
  if (wide(seats) >= CARD.least * growth) return { tight: false, rows: 1, wide: wide(seats) };
  const tight = Math.floor((width - MENU - 2 * space.xs - (seats - 1) * space.xxs) / seats);
  // Large names would be broken there: then they get a second row.
  if (growth <= FLOWS_FROM && tight >= CARD.tight * growth) return { tight: true, rows: 1, wide: tight };
  const most = Math.max(1, Array.from({ length: seats }, (_, i) => i + 1).filter(n => wide(n) >= CARD.least * growth).length);
  const rows = Math.ceil(seats / most);
  return { tight: false, rows, wide: wide(Math.ceil(seats / rows)) };
}

/** On a tablet, in dp at the usual text size, and how much more at twice that size. */
export const scaled = ([usual, grows]: readonly [number, number], growth: number): number => Math.round(usual + grows * (growth - 1));
const CONTROLS_WIDE = [288, 88] as const;
export const controlsWide = (growth: number): number => scaled(CONTROLS_WIDE, growth);

/** More seats than this need the room of the menu's name. */
export const NAMED_MENU = 3;
const MENU_NAMED = 120;
/** In a card above the board: edges and shield; what mates have together; a figure of the points; a stock, and each figure of it. */
const IN_CARD = { rest: 60, together: 18, point: 11, stock: 26, figure: 9, most: 320 } as const;

/** How many of these stocks stand beside the points above the board: what begins a second line would push the card out of the window. */
export function stocksAbove(
  width: number,
  seats: number,
  growth: number,
  together: boolean,
  points: number,
  counts: readonly number[],
): number {
  const menu = seats > NAMED_MENU ? MENU : MENU_NAMED * growth;
  const card = (width - controlsWide(growth) - menu - (seats + 1) * space.s) / seats;
  let left =
    Math.min(card, IN_CARD.most) - IN_CARD.rest - (together ? IN_CARD.together : 0) - String(points).length * IN_CARD.point * growth;
  for (const [fitting, count] of counts.entries()) {
    left -= IN_CARD.stock + String(count).length * IN_CARD.figure * growth;
    if (left < 0) return fitting;
  }
  return counts.length;
}

/** What more than one row of them takes from the board. */
export const moreRows = (width: number, seats: number, growth: number): number =>
  (seatCards(width, seats, growth).rows - 1) * heightOf('seats', growth);

const furniture = (growth: number): number => PIECES.reduce((sum, piece) => sum + heightOf(piece, growth), 0);
const LEAST_BOARD_AND_HAND = 300;
/** Where one scrolls anyway a board keeps the size at which its spots are large enough for fingers. */
const USUAL_BOARD = 356;

export function scrolls(layout: Layout, height: number, growth: number): boolean {
  return growth > FLOWS_FROM || (layout === 'phone' && height < furniture(growth) + LEAST_BOARD_AND_HAND);
}

/** How high the board is between furniture that has its place; of the height the hand has already had its part. */
export const boardBetween = (height: number, growth: number): number => Math.floor(height - furniture(growth));

/** How high the board is where the furniture takes what it needs: what is left, but never too small to play on. */
export const boardAmong = (height: number, growth: number): number =>
  Math.round(Math.max(Math.min(USUAL_BOARD, height * 0.9), height - furniture(growth)));

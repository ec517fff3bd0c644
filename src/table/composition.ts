/** What the two compositions of the table are made of: the same parts for phone and tablet. */
import type { ReactNode } from 'react';
import type { Seat, Spot } from '@/engine/contract';
import type { BoardProps, Layout } from './boardProps';
import type { Replay } from './replay';

/** What lies over the table or beside it. */
export type Opened = 'chronicle' | 'menu' | 'choices' | null;

export interface Parts {
  readonly board: Omit<BoardProps, 'width' | 'height'>;
  readonly width: number;
  readonly height: number;
  /** What is shown again instead of the present board. */
  readonly replay: Replay | null;
  readonly onReplay: () => void;
  readonly onOpen: (what: Opened) => void;
  readonly onLook: (seat: Seat) => void;
  readonly onLight: (at: Spot | null) => void;
  readonly onEnd: () => void;
  /** The controls turn to the seat that is asked. */
  readonly seatSide: boolean;
  readonly lessons: ReactNode;
}

/** From this width on, the seats and the controls stand beside the board. */
const TABLET_FROM = 900;

export const layoutFor = (width: number): Layout => (width >= TABLET_FROM ? 'tablet' : 'phone');

/** A strip: a phone on its side in a browser. Neither composition has a board in it that a finger could use. */
const TOO_LOW = 480;

export const isTooLow = (width: number, height: number): boolean => width > height && height < TOO_LOW;

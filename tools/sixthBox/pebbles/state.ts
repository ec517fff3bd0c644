/** What lies on the table. */
import type { Choice, Fact, Seat, State } from '@/engine/contract';

export const NOT_YET = -2;
export const UNSEEN = -1;

export type PebblesQuestion =
  { readonly ask: 'hide'; readonly seat: Seat } | { readonly ask: 'turn'; readonly seat: Seat } | { readonly ask: 'counting' };

export interface PebblesChoice extends Choice {
  readonly do: 'hide' | 'take' | 'throw';
  readonly count?: number;
}

export interface PebblesFact extends Fact {
  readonly what: 'hid' | 'took' | 'threw' | 'opened' | 'fullest';
  readonly seat: Seat;
  readonly count?: number;
  readonly face?: number;
  readonly heap?: number;
}

export interface Player {
  taken: number;
  /** NOT_YET before something was hidden, UNSEEN in the view of somebody else. */
  fist: number;
  bonus: number;
}

export interface Pebbles extends State<PebblesQuestion> {
  heaps: number[];
  players: Player[];
  openHands: boolean;
}

export const playerAt = (g: Readonly<Pebbles>, seat: Seat): Player => g.players[seat] as Player;
export const left = (g: Readonly<Pebbles>): number => g.heaps.reduce((sum, heap) => sum + heap, 0);
export const heapAt = (heap: number): string => `heap:${heap}`;

export function copy(g: Readonly<Pebbles>): Pebbles {
  return { ...g, questions: g.questions.slice(), heaps: g.heaps.slice(), players: g.players.map(p => ({ ...p })) };
}

/** What a question wants to be seen, and how long what was opened for it stays open. */
import type { Choice, Seat } from '@/engine/contract';
import { kindOf } from '../spots';
import type { TadmorQuestion } from '../state';
import type { Layout } from '@/table/kit/boardProps';
import type { Lens } from './opened';

/** Answers that lie under a lens and nowhere else. */
const LENS_OF: Readonly<Partial<Record<TadmorQuestion['ask'], Lens>>> = {
  startTile: 'box',
  offBoardTile: 'box',
  princess: 'rares',
  firstPick: 'rares',
};
/** Improvements lie open on a tablet. */
const DISPLAY: readonly TadmorQuestion['ask'][] = ['improve', 'freeTile'];

export function lensFor(q: TadmorQuestion | null, me: Seat, layout: Layout): Lens | null {
  if (q === null || !('seat' in q) || q.seat !== me) return null;
  return LENS_OF[q.ask] ?? (layout === 'phone' && DISPLAY.includes(q.ask) ? 'display' : null);
}

/** What the door of the improvements opens: while one is taken from the box, the box. */
export function doorTo(q: TadmorQuestion | null, me: Seat, layout: Layout): 'display' | 'box' {
  return lensFor(q, me, layout) === 'box' ? 'box' : 'display';
}

/** The same as long as the same is asked of the same seat: acts in between do not open again what was closed. */
export function momentOf(q: TadmorQuestion | null, turn: number, looking: Seat): string {
  if (q === null) return `${looking}`;
  return `${looking} ${turn} ${q.ask} ${'seat' in q ? q.seat : ''} ${'from' in q ? q.from : ''}`;
}

/** Whole regions are tapped. */
export const asksRegion = (q: TadmorQuestion | null): boolean => q?.ask === 'select' || q?.ask === 'wall';

/** A card of the hand may nearly always be given up: that alone invites nobody. */
export const invites = (endings: readonly Choice[]): boolean => endings.some(c => c.do !== 'discardMission');

/** What the finger holds that asks for an answer beside the board: a good to exchange, or a traitor. */
export function heldFor(selected: readonly string[], open: readonly Choice[]): 'exchange' | 'traitor' | null {
  if (selected.some(at => kindOf(at) === 'stock') && open.some(c => c.do === 'trade')) return 'exchange';
  return selected.length > 0 && open.some(c => c.do === 'traitor') ? 'traitor' : null;
}

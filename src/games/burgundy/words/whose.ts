/**
 * A spot without an owner belongs to the seat that is asked. The board also shows what belongs to others: there the spot
 * carries its owner, 'hex:18@2', so that label and card speak of the right duchy and no tap can be mistaken for a choice.
 */
import type { Seat, Spot } from '@/engine/contract';
import type { Burgundy } from '../state';

/** Who is asked now; null between questions and at the end. */
export function askedSeat(g: Readonly<Burgundy>): Seat | null {
  const q = g.questions.at(-1);
  return q !== undefined && 'seat' in q ? q.seat : null;
}

export function ownedSpot(g: Readonly<Burgundy>, at: Spot, seat: Seat): Spot {
  return askedSeat(g) === seat ? at : `${at}@${seat}`;
}

export function ownerAndPlace(g: Readonly<Burgundy>, at: Spot): { readonly seat: Seat; readonly place: Spot; readonly others: boolean } {
  const cut = at.indexOf('@');
  if (cut < 0) return { seat: askedSeat(g) ?? 0, place: at, others: false };
  return { seat: Number(at.slice(cut + 1)), place: at.slice(0, cut), others: true };
}

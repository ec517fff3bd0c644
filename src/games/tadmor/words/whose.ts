/**
 * A spot without an owner belongs to the seat that is asked. Goods of others are shown too: there the spot carries its owner, 'stock:wood@2',
 * so that its label speaks of the right warehouse and no tap can be mistaken for a choice.
 */
import type { Seat, Spot } from '@/engine/contract';
import type { Tadmor } from '../state';

type G = Readonly<Tadmor>;

/** Who is asked now; null between questions and at the end. */
export function askedSeat(g: G): Seat | null {
  const q = g.questions.at(-1);
  return q !== undefined && 'seat' in q ? q.seat : null;
}

export const ownedSpot = (g: G, at: Spot, seat: Seat): Spot => (askedSeat(g) === seat ? at : `${at}@${seat}`);

export function ownerAndPlace(g: G, at: Spot): { readonly seat: Seat; readonly place: Spot } {
  const cut = at.indexOf('@');
  if (cut < 0) return { seat: askedSeat(g) ?? 0, place: at };
  return { seat: Number(at.slice(cut + 1)), place: at.slice(0, cut) };
}

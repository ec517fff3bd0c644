/** The improvements that still lie face up, and where on a tablet: they share the row of those that are gone, so that what they do is told in words. */
import { inRow, type Box } from '@/pieces/boxes';
import { NONE, type Tadmor } from '../state';

export const faceUp = (view: Readonly<Tadmor>): number[] => view.display.filter(tile => tile !== NONE);

const GAP = 4;
/** A card wider than this only grows emptier. */
const WIDEST = 240;

export function laidOut(places: readonly Box[], count: number): readonly Box[] {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || count === 0) return [];
  const whole = last.left + last.width - first.left;
  return inRow(count, { ...first, width: Math.min(whole, count * WIDEST) }, GAP);
}

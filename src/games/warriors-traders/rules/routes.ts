/** 6.3, 6.4: trade routes, free and for good. */
import type { Seat } from '@/engine/contract';
import { ROUTES } from '../data/technology';
import { realmOf, type Traders } from '../state';
import { holdsTradeCentre } from './pieces';
import { atLevel, trade } from './technology';

type G = Readonly<Traders>;

/** 6.4 */
export const areLinked = (g: G, a: Seat, b: Seat): boolean => realmOf(g, a).routes.includes(b) || realmOf(g, b).routes.includes(a);

/** 6.3: only the opener’s level counts. */
export function mayOpenRoute(g: G, seat: Seat, other: Seat): boolean {
  const { routes } = realmOf(g, seat);
  return other !== seat && routes.length < atLevel(ROUTES, trade(g, seat)) && !areLinked(g, seat, other) && holdsTradeCentre(g, other);
}

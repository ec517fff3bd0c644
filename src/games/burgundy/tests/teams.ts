/** A table of two teams for one sentence, as in table.ts. */
import type { Options, Seat } from '@/engine/contract';
import { estateOf, type Burgundy } from '../state';
import { table, tile, type Sitting } from './table';

/** Seats 0 and 1 against 2 and 3, the castles on 21, seat 0 to play; 21 touches y5 on 14, s4 on 20, m2 on 27, p6 on 46, b4 on 52 and m3 on 58. */
export const teams = (arrange: (g: Burgundy) => void = () => {}, options: Options = {}): Sitting =>
  table(arrange, { seats: 4, options: { team: '12a', ...options } });

/** Tiles on places of a team's storage: 0 and 1 are shared, 2 and 3 the first mate's, 4 and 5 the second's. */
export function keep(g: Burgundy, seat: Seat, tiles: Readonly<Record<number, string>>): void {
  for (const [place, id] of Object.entries(tiles)) estateOf(g, seat).storage[Number(place)] = tile(id);
}

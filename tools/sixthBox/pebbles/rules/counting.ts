/** PEB-03: the fists are opened, and the fullest that is alone so is worth something. */
import type { Procedure, Seat } from '@/engine/contract';
import { FULLEST } from '../data/numbers';
import { playerAt, type Pebbles, type PebblesFact } from '../state';

function fullestAlone(g: Readonly<Pebbles>): Seat | null {
  const fists = g.players.map(p => p.fist);
  const alone = fists.filter((fist, seat) => !fists.some((other, i) => i !== seat && other === fist));
  return alone.length === 0 ? null : fists.indexOf(Math.max(...alone));
}

export const counting: Procedure<Pebbles, { ask: 'counting' }, PebblesFact> = {
  runs(g, _, tell) {
    g.players.forEach(({ fist }, seat) => tell({ what: 'opened', seat, count: fist, reveals: true }));
    const seat = fullestAlone(g);
    if (seat === null) return;
    playerAt(g, seat).bonus = FULLEST;
    tell({ what: 'fullest', seat, count: FULLEST });
  },
};

/** 3, 21.1: the order of play and the four phases. */
import type { Seat } from '@/engine/contract';
import type { Phase } from '../data/names';
import { barbarianStrength } from '../data/numbers';
import { isGone, realmOf, type Happening, type Traders } from '../state';

/** 3.1: ascending nation number. 21.1: if it varies, each turn the next nation of the ring begins. Who has left is out of it (22.3). */
export function orderOf(g: Readonly<Traders>): Seat[] {
  const ring = g.realms.map((_, seat) => seat).sort((a, b) => realmOf(g, a).nation - realmOf(g, b).nation);
  const begins = g.variableOrder ? placeOfFirst(g, ring) : 0;
  return [...ring.slice(begins), ...ring.slice(0, begins)].filter(seat => !isGone(g, seat));
}

/** Each turn it has gone on by one, past whoever had left before that turn. */
function placeOfFirst(g: Readonly<Traders>, ring: readonly Seat[]): number {
  let first = 0;
  for (let turn = 2; turn <= g.turn; turn++) {
    do first = (first + 1) % ring.length;
    while (hadLeft(g, ring[first] as Seat, turn));
  }
  return first;
}

function hadLeft(g: Readonly<Traders>, seat: Seat, turn: number): boolean {
  const { leftIn = 0 } = realmOf(g, seat);
  return leftIn > 0 && leftIn < turn;
}

/** 3.2: the phases, the first one on top. */
export const turn: Happening<'turn'> = {
  runs(g, _, tell) {
    g.order = orderOf(g);
    enter(g, 'upkeep');
    const order = g.order.slice();
    tell({ what: 'turnBegan', turn: g.turn, first: order[0] as Seat, order, barbarians: barbarianStrength(g.turn) });
    g.questions.push(
      { ask: 'turnEnd' },
      { ask: 'manoeuvres' },
      { ask: 'development' },
      { ask: 'trading' },
      { ask: 'resources' },
      { ask: 'feeding' },
    );
  },
};

/** 16.4: in each phase peace may be offered anew. */
export function enter(g: Traders, phase: Phase): void {
  g.phase = phase;
  g.peaceOffers.length = 0;
}

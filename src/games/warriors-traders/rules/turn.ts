/** 3, 21.1: the order of play and the four phases. */
import type { Seat } from '@/engine/contract';
import type { Phase } from '../data/names';
import { barbarianStrength } from '../data/numbers';
import { realmOf, type Happening, type Traders } from '../state';

/** 3.1: ascending nation number. 21.1: if it varies, each turn the next nation of the ring begins. */
export function orderOf(g: Readonly<Traders>): Seat[] {
  const order = g.realms.map((_, seat) => seat).sort((a, b) => realmOf(g, a).nation - realmOf(g, b).nation);
  if (!g.variableOrder) return order;
  const begins = (g.turn - 1) % g.seats;
  return [...order.slice(begins), ...order.slice(0, begins)];
}

/** 3.2: the phases, the first one on top. */
export const turn: Happening<'turn'> = {
  runs(g, _, tell) {
    g.order = orderOf(g);
    enter(g, 'upkeep');
    tell({ what: 'turnBegan', turn: g.turn, first: g.order[0] as Seat, barbarians: barbarianStrength(g.turn) });
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

/** What a seat may know: every fist is its owner's secret until all are opened. */
import type { Seat } from '@/engine/contract';
import { below } from '@/engine/dice';
import { MOST_HIDDEN } from './data/numbers';
import { copy, playerAt, UNSEEN, type Pebbles } from './state';

const isSecret = (g: Readonly<Pebbles>): boolean => !g.openHands && g.questions.length > 0;

export function seenBy(g: Readonly<Pebbles>, seat: Seat | null): Pebbles {
  const view = copy(g);
  view.seed = 0;
  if (isSecret(g)) for (const [i, p] of view.players.entries()) if (i !== seat && p.fist >= 0) p.fist = UNSEEN;
  return view;
}

export function deal(view: Readonly<Pebbles>, seed: number): Pebbles {
  const g = copy(view);
  g.seed = seed;
  for (const p of g.players) if (p.fist === UNSEEN) p.fist = below(g, MOST_HIDDEN + 1);
  return g;
}

export const hasSecrets = (g: Readonly<Pebbles>, seat: Seat): boolean => isSecret(g) && playerAt(g, seat).fist >= 0;

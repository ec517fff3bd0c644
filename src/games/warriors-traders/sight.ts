/** Everything lies open (1.10): a view is the table itself, and dealing fills in nothing. */
import type { Seat } from '@/engine/contract';
import { copy } from './copy';
import type { Traders } from './state';

export function seenBy(g: Readonly<Traders>, _seat: Seat | null): Traders {
  const view = copy(g);
  view.seed = 0;
  return view;
}

export function deal(view: Readonly<Traders>, seed: number): Traders {
  const g = copy(view);
  g.seed = seed;
  return g;
}

export const hasSecrets = (): boolean => false;

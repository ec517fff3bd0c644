/** 17: once a match, whoever holds their nation may unify it for a burst of actions. */
import type { Seat } from '@/engine/contract';
import { UNIFICATION_ACTIONS } from '../data/numbers';
import { landOf, realmOf, type Asking, type Traders, type TradersTell } from '../state';

type G = Readonly<Traders>;

/** 17.1: capital, trade centre and all common provinces. */
export function canUnify(g: G, seat: Seat): boolean {
  const { nation, hasUnified } = realmOf(g, seat);
  return !hasUnified && (landOf(g).core[nation] ?? []).every(p => g.holder[p] === seat);
}

/** 17.2: contested provinces count when they are held. */
export function provincesCounted(g: G, seat: Seat): number {
  const { nation } = realmOf(g, seat);
  const contested = (landOf(g).contested[nation] ?? []).filter(p => g.holder[p] === seat);
  return (landOf(g).core[nation] ?? []).length + contested.length;
}

/** 17.3: all bonus actions at once, then the manoeuvre goes on where it was. */
export function unify(g: Traders, during: Asking<'march' | 'princesses' | 'chooseBattle'>, tell: TradersTell): void {
  const { seat } = during;
  const provinces = provincesCounted(g, seat);
  const actions = UNIFICATION_ACTIONS[provinces] ?? 0;
  realmOf(g, seat).hasUnified = true;
  tell({ what: 'unified', seat, provinces, actions });
  // Battles to come are asked for anew by whoever asked for them.
  if (during.ask !== 'chooseBattle') g.questions.push(during);
  g.questions.push({ ask: 'act', seat, why: 'unification', left: actions });
}

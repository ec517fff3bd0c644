/** Kinds of attack, and what a Private Motion may be about: words that state, questions and facts share. */
import type { Seat } from '@/engine/contract';

export const ATTACKS = ['field', 'assault', 'siege'] as const;
export type AttackKind = (typeof ATTACKS)[number];

export interface Attack {
  readonly kind: AttackKind;
  readonly region: number;
  /** NONE: a neutral city. */
  readonly foe: Seat;
  readonly city: number;
  /** Whose stronghold is attacked. */
  readonly hold: Seat;
}

export type Proposal =
  | { readonly kind: 'lift'; readonly seat: Seat }
  | { readonly kind: 'discard'; readonly card: number }
  | { readonly kind: 'postpone' }
  | { readonly kind: 'open'; readonly motion: OpenMotion; readonly a: Seat; readonly b: Seat; readonly n: number };

export const OPEN_LAWS = ['banSieges', 'closedRoads', 'closedPorts', 'banAssaults', 'imposedTruce'] as const;
export const OPEN_MOTIONS = ['grant', 'levy', 'indemnity', 'expulsion', 'noConfidence', 'royalPayroll'] as const;
export type OpenLaw = (typeof OPEN_LAWS)[number];
export type OpenMotion = OpenLaw | (typeof OPEN_MOTIONS)[number];

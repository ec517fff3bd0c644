/** Kinds of attack, and what a Private Motion may be about: words that state, questions and facts share. */
import type { Seat, Spot } from '@/engine/contract';

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

/** What a Baron may give his word on, for the round that is played. */
export const VOWS = ['peace', 'passage', 'votes', 'favour'] as const;
export type Vow = (typeof VOWS)[number];

/** What somebody proposes: `to` gives him what he wants, and he gives something for it: 'crowns:3', 'vow:peace', or 'button:nothing'. */
export interface Terms {
  readonly by: Seat;
  readonly to: Seat;
  readonly wants: Spot;
  readonly gives: Spot;
}

export interface Vowed {
  readonly seat: Seat;
  readonly to: Seat;
  readonly vow: Vow;
}

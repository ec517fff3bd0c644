/** A whole match by keyboard is a matter of the web and of keyboards on tablets; phones have no keys (keys.web.ts has them). */
import type { Match } from '@/match/matchView';
import type { Finger } from '../kit/held';

export interface Keys {
  readonly finger: Finger;
  readonly match: Match;
  readonly onChronicle: () => void;
  readonly onReads: () => void;
}

export function useKeys(_: Keys): void {}

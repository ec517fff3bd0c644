/** The few words that stand on the board itself, in one language. */
import type { BurgundyDecision } from '../asking';

export interface BoardWords {
  readonly depot: (depot: number) => string;
  readonly blackDepot: string;
  readonly closeDepot: string;
  readonly openDepot: (depot: string, tiles: number) => string;
  readonly emptyDepot: string;
  /** A part of a duchy whose spaces are small. */
  readonly openPart: (part: number, empty: number) => string;
  /** Of a team's duchy: 0 is the left one. */
  readonly otherHalf: (half: number, offered: number) => string;
  readonly sharedStores: string;
  readonly price: string;
  readonly storage: string;
  readonly goods: string;
  /** What is being resolved, and what it is about. */
  readonly pending: Readonly<Record<Exclude<BurgundyDecision['ask'], 'turn'>, { readonly what: string; readonly does: string }>>;
  /** In place of its name where a space of the trade route asks. */
  readonly route: string;
  readonly layGoods: string;
  /** What waits behind it: another effect, the ship's step on the bridge, the rest of the turn. */
  readonly then: (waiting: readonly string[]) => string;
  readonly advance: string;
  readonly restOfTurn: (dice: number) => string;
  /** Whose turns come after this one in the round, in their order. */
  readonly next: (names: readonly string[]) => string;
}

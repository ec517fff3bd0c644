/** The few words that stand on the board itself, in one language. */
import type { UnitType } from '../data/units';
import type { Advantage } from '../facts';

export interface BoardWords {
  readonly unit: (type: UnitType) => string;
  readonly advantage: (a: Advantage) => string;
  readonly base: string;
  readonly melee: string;
  readonly shot: string;
  readonly sure: string;
  readonly result: string;
  /** Where the defender may go instead. */
  readonly retreats: (to: 'attacker' | 'defender', hexes: number, leaves: boolean) => string;
  /** To who is asked whether to give way: what happens to the hex. */
  readonly movesIn: (flag: number) => string;
  /** Why the advantages do not all count. */
  readonly capped: Readonly<Record<'melee' | 'shot', string>>;
  readonly knights: (n: number) => string;
  readonly points: (n: number, most: number) => string;
  readonly budget: (left: number, of: number) => string;
  readonly moves: (n: number) => string;
  readonly range: (n: number) => string;
  readonly army: string;
  readonly field: string;
  readonly hidden: string;
  readonly toPlace: string;
  readonly waiting: string;
  readonly nobody: string;
  readonly regroups: (n: number) => string;
  readonly stock: string;
  readonly pickUnit: string;
  readonly calculator: {
    readonly open: string;
    readonly close: string;
    readonly mine: string;
    readonly theirs: string;
    readonly attacks: Readonly<Record<'mine' | 'theirs', string>>;
    /** Riders and mountains. */
    readonly closed: string;
    /** For whom it ends better (1: for me), and that nothing is left to chance. */
    readonly certain: (favours: -1 | 0 | 1, kind: 'melee' | 'shot') => string;
  };
}

/** Of all offers those that are still meant, by the spots tapped so far. */
import type { Choice, Spot } from '@/engine/contract';

export type PathOf = (c: Choice) => readonly Spot[];

export interface Picking {
  readonly offers: readonly Choice[];
  readonly path: PathOf;
  readonly selected: readonly Spot[];
  /** What is in hand is only exchanged for another piece: a tap on a place that only another piece could use is refused. */
  readonly firm?: boolean;
  /** Does this choice wait where others begin at the spot it ends at? Then a tap there asks which. */
  readonly waits?: ((c: Choice) => boolean) | undefined;
  /** Of several at one place those that differ in what matters. */
  readonly differing?: ((choices: readonly Choice[]) => readonly Choice[]) | undefined;
}

export type SpotState = 'quiet' | 'offered' | 'chosen';

/** The offers that run through everything selected so far. */
export function narrowed({ offers, path, selected }: Picking): readonly Choice[] {
  return selected.length === 0 ? offers : offers.filter(c => selected.every(at => path(c).includes(at)));
}

/** How damage is best divided: kill what scores, drive off what may flee, and clear the province if that can be done. */
import { KILL_POINTS } from '../data/numbers';
import { assigned, stillFatal, targetsOf } from '../rules/damage';
import { canRetreat, clearingOf, pieceOf } from '../rules/pieces';
import type { Asking, Battle, Piece, Traders } from '../state';

type G = Readonly<Traders>;

/** What it takes to have it out of the way: driven off if it can flee, else killed. */
const clearing = (g: G, b: Battle, piece: Piece): number => Math.max(0, clearingOf(g, piece) - assigned(b, piece));

export function blowWorth(g: G, { side, left }: Asking<'strike'>, id: number, damage: number): number {
  const b = g.battle as Battle;
  const piece = pieceOf(g, id);
  const fatal = stillFatal(g, b, piece);
  const toClear = targetsOf(g, b, side).reduce((sum, other) => sum + clearing(g, b, other), 0);
  const spare = left - toClear;
  if (fatal === 0) return -1;
  if (damage > fatal) return 0.2;
  if (damage === fatal) {
    const dearer = fatal - clearing(g, b, piece);
    const points = KILL_POINTS[piece.kind] as number;
    if (spare >= 0 && dearer > spare) return points / 2;
    return 3 * (points + 1) + 1 / damage;
  }
  const drivesOff = canRetreat(g, piece) && damage === clearing(g, b, piece);
  return drivesOff ? 2 + (spare >= 0 ? 1 : 0) : damage === left ? 0.1 : 0;
}

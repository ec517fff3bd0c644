/** What would close the way back, when several small choices are played at one tap: the first of them that does. */
import type { Choice, Game } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, type Moment } from '@/engine/referee';
import { sealBetween, type IsPerson, type Seal } from '@/engine/undo';

/** `first`: where the first choice leads; the others follow as long as the same seat is asked and they are offered. */
export function sealAhead(game: Game, from: Moment, first: Moment, following: readonly Choice[], isPerson: IsPerson): Seal | null {
  let now = first;
  let seal = sealBetween(from, now, isPerson);
  for (const next of following) {
    const line = write(next);
    if (seal !== null || now.asked !== from.asked || !now.offers.some(c => write(c) === line)) break;
    const after = play(game, now, next);
    seal = sealBetween(now, after, isPerson);
    now = after;
  }
  return seal;
}

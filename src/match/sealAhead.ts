/** What would close the way back, when several small choices are played at one tap, or one is followed by what answers itself: the first of them that does. */
import type { Choice, Game } from '@/engine/contract';
import { isFormality } from '@/engine/formality';
import { play, type Moment } from '@/engine/referee';
import { sealBetween, type IsPerson, type Seal } from '@/engine/undo';
import { isOffered } from './course';

/** `first`: where the first choice leads; the others follow as long as the same seat is asked and they are offered. */
export function sealAhead(game: Game, from: Moment, first: Moment, following: readonly Choice[], isPerson: IsPerson): Seal | null {
  let wanted = following;
  let now = first;
  let seal = sealBetween(from, now, isPerson);
  while (seal === null && now.asked === from.asked) {
    const [next, ...others] = wanted;
    const isNext = next !== undefined && isOffered(now, next);
    const chosen = isNext ? next : isFormality(game, now) ? now.offers[0] : undefined;
    if (chosen === undefined) break;
    wanted = isNext ? others : [];
    const after = play(game, now, chosen);
    seal = sealBetween(now, after, isPerson);
    now = after;
  }
  return seal;
}

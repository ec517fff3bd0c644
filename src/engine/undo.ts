/**
 * The undo law, computed. A person may take back what they chose last, together with what bots have answered to it, as long as since
 * then the seed stood still (no die fell, nothing was shuffled), nothing hidden was shown to a person and no other person has acted.
 * A bot does not mind: asked the same again, it answers the same.
 */
import type { Fact, Seat } from './contract';
import type { Moment } from './referee';

/** What closes the way back: chance has decided, something hidden was shown, another person is asked, or the match is over. */
export type Seal = 'luck' | 'secret' | 'passed' | 'over';

export type IsPerson = (seat: Seat) => boolean;

/** A played choice, as the undo law needs it. */
export interface Taken {
  readonly seat: Seat;
  /** The seed moved: chance has decided something. */
  readonly byChance: boolean;
  readonly facts: readonly Fact[];
  /** There was nothing to choose: see formality.ts. */
  readonly byItself: boolean;
}

export const byChance = (before: Moment, after: Moment): boolean => after.state.seed !== before.state.seed;

/** What a bot alone has learnt was shown to nobody. */
const shows = (facts: readonly Fact[], isPerson: IsPerson): boolean =>
  facts.some(f => f.reveals === true && (f.learns === undefined || isPerson(f.learns)));

function sealOf({ byChance: moved, facts }: Pick<Taken, 'byChance' | 'facts'>, isPerson: IsPerson): 'luck' | 'secret' | null {
  return moved ? 'luck' : shows(facts, isPerson) ? 'secret' : null;
}

/** How far somebody may go back. */
export interface WayBack {
  /** For each of their own choices that may be taken back, the last one first: how many choices go with it, the answers to it and what followed by itself among them. */
  readonly back: readonly number[];
  /** What closed the way further back; null: nothing lies there. */
  readonly seal: Seal | null;
  /** Who has acted, where another person closed it. */
  readonly by: Seat | null;
}

/** How far the person at `seat` may go back now. */
export function wayBack(taken: readonly Taken[], seat: Seat, isPerson: IsPerson): WayBack {
  const back: number[] = [];
  for (let i = taken.length - 1; i >= 0; i--) {
    const t = taken[i] as Taken;
    const seal = sealOf(t, isPerson);
    if (seal !== null) return { back, seal, by: null };
    if (t.seat === seat) {
      // Whoever went back to a question that answers itself would at once stand where they were.
      if (!t.byItself) back.push(taken.length - i);
    } else if (isPerson(t.seat)) return { back, seal: 'passed', by: t.seat };
  }
  return { back, seal: null, by: null };
}

/** Does the choice that leads from `before` to `after` close the way back? For the sign on a button. */
export function sealBetween(before: Moment, after: Moment, isPerson: IsPerson): Seal | null {
  const seal = sealOf({ byChance: byChance(before, after), facts: after.facts }, isPerson);
  if (seal !== null) return seal;
  if (after.asked === null) return 'over';
  return after.asked !== before.asked && isPerson(after.asked) ? 'passed' : null;
}

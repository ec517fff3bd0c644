/** A match as a test talks about it: who is asked what, what is offered in notation, what the last choice told. */
import type { Choice, Fact, Game, Question, Refusal, Seat, SetUp, Spot, State } from '../contract';
import { write } from '../notation';
import { play, refuses, start as begin, type Moment } from '../referee';

/** `More` is what a game's own tests look at: a duke, a merchant, a unit. */
export type Sitting<G extends State, E extends Fact, More = unknown> = More & {
  readonly g: G;
  readonly asked: Seat | null;
  readonly ask: string | null;
  /** What may be answered, in notation. */
  readonly offers: readonly string[];
  /** What the last choice told. */
  readonly facts: readonly E[];
  /** The offers that begin so. */
  offered(start: string): readonly string[];
  /** Plays the one offer that is written so or begins so; several choices are played one after the other. */
  choose(...starts: string[]): Sitting<G, E, More>;
  /** Why a tap there does nothing, with these spots tapped before. */
  refuses(at: Spot, ...held: Spot[]): Refusal | null;
};

/** How a game's tests sit down at a moment of it. */
export function sitsAt<G extends State, Q extends Question, C extends Choice, E extends Fact, More>(
  game: Game<G, Q, C, E>,
  more: (now: Moment<G, Q, C, E>) => More,
): (now: Moment<G, Q, C, E>) => Sitting<G, E, More> {
  const playOne = (now: Moment<G, Q, C, E>, start: string): Moment<G, Q, C, E> => {
    const fitting = now.offers.filter(c => begins(write(c), start));
    const chosen = fitting.length === 1 ? fitting[0] : fitting.find(c => write(c) === start);
    if (chosen === undefined) throw new Error(`${start} is offered ${fitting.length} times among: ${now.offers.map(write).join(' | ')}`);
    return play(game, now, chosen);
  };
  const sitting = (now: Moment<G, Q, C, E>): Sitting<G, E, More> => {
    const offers = now.offers.map(write);
    return {
      ...more(now),
      g: now.state,
      asked: now.asked,
      ask: now.question?.ask ?? null,
      offers,
      facts: now.facts,
      offered: start => offers.filter(offer => begins(offer, start)),
      choose: (...starts) => sitting(starts.reduce(playOne, now)),
      refuses: (at, ...held) => refuses(game, now, at, held),
    };
  };
  return sitting;
}

/** Whole words only, so that 'hex:1' is not 'hex:18'. */
const begins = (offer: string, start: string): boolean => offer === start || offer.startsWith(`${start} `);

/** A match at its first question, as the rulebook sets it up. */
export function firstQuestion<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Game<G, Q, C, E>,
  { seats = 2, seed = 1, options = {}, first }: Partial<Omit<SetUp, 'first'>> & { readonly first?: Seat | undefined } = {},
): Moment<G, Q, C, E> {
  return begin(game, { seats, seed, options, ...(first === undefined ? {} : { first }) });
}

/** The facts of one kind that the last choice told. */
export function told<E extends Fact, W extends E['what']>(at: { readonly facts: readonly E[] }, what: W): Extract<E, { what: W }>[] {
  return at.facts.filter((fact): fact is Extract<E, { what: W }> => fact.what === what);
}

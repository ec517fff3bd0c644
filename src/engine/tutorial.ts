/**
 * A lesson that is played: a position of a real match and a few beats, each one sentence. It is data of a game; learn/ runs it. Small cards of a first
 * match are another thing: see Lesson in contract.ts, which knows this file and is not known here.
 */

import type { Language } from './language';

/** The same in every language of the house. */
export type Said = Readonly<Record<Language, string>>;

/** What a choice is answered with that is legal, but not what the beat asks for. */
export interface Answer<G, C> {
  /** Absent: any other. */
  to?(c: C, g: Readonly<G>): boolean;
  readonly says: Said;
}

/** Where a goal is reached in several ways: how good this one was, counted since the position of the lesson. */
export interface Par<G> {
  of(g: Readonly<G>, me: number, from: Readonly<G>): number;
  /** What the best of its ways makes. */
  readonly good: number;
}

/**
 * With `wants` the learner chooses, until the goal; with `goal` alone bots play on, for everybody, until it holds; with `acts` the rival plays, a choice
 * at each reading on, until the learner is asked; with none of these it is only read. Before the learner chooses, the rival plays until they are asked.
 */
export interface Beat<G, Q, C> {
  /** One sentence or two, at most 25 words. */
  readonly says: Said;
  /** What to light while it is read. */
  lights?(g: Readonly<G>, q: Q | null, me: number): string | undefined;
  /** What leads on. */
  wants?(c: C, g: Readonly<G>, q: Q): boolean;
  /** What is there to be chosen at all. Absent: whatever is legal. */
  offers?(c: C, g: Readonly<G>, q: Q): boolean;
  /** Absent: reached by one choice. `began`: as it stood when the beat began. */
  goal?(g: Readonly<G>, me: number, began: Readonly<G>): boolean;
  /** With so many choices of the learner the goal must be reached, or the whole beat is taken back. */
  readonly within?: number;
  /** What is said to each act of the rival, the first that fits; none of its acts may be without. */
  readonly acts?: readonly Answer<G, C>[];
  /** Said after the sentence of this beat, with what the learner has made. */
  readonly par?: Par<G>;
  /** The first that fits is said; after these the lesson's own. */
  readonly wrong?: readonly Answer<G, C>[];
}

export interface Tutorial<G, Q, C> {
  readonly id: string;
  readonly title: Said;
  /** For another evening: nobody needs it for the first match. */
  readonly more?: true;
  /** The set-up; what is not named here is as it is proposed. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Absent: as few as may sit down, but two. */
  readonly seats?: number;
  readonly seed: number;
  /** The position: the first in which this holds while a tempted player plays on from the set-up. Whoever is asked there learns. */
  shows(g: Readonly<G>, q: Q, offers: readonly C[]): boolean;
  /** On the way there such a choice is made before what tempts. */
  leads?(g: Readonly<G>, q: Q, c: C): boolean;
  /** Whoever is asked at the position is watched, and the next seat learns. */
  readonly watches?: true;
  /** The seed of the rival's thoughts: a Squire; a Knight while it is watched. */
  readonly rival: number;
  /** To a legal choice that no beat speaks of. */
  readonly wrong: Said;
  readonly beats: readonly Beat<G, Q, C>[];
}

export const said = (en: string, it: string): Said => ({ en, it });

/** What most lessons answer to a legal choice that no beat speaks of. */
export const LEGAL = said(
  'The rules allow it, but this step is about something else. Take it back and try again.',
  'Le regole lo permettono, ma questo passo parla d’altro. Torna indietro e riprova.',
);

/** From what one language says of a game to the sentences the house asks for: the same way in every game and every language. */
import type { Fact, GameWords, Language, Named, Question, Refusal, State, Choice, Who } from '@/engine/contract';
import { upperFirst } from './grammar/text';

/** Those of one kind, also where several kinds share a shape. */
type OfKind<T, Key extends string, Kind> =
  T extends Readonly<Record<Key, infer K>> ? (Kind extends K ? T & Readonly<Record<Key, Kind>> : never) : never;

/** Every fact's sentence; null: it is only for motion. `Names`: what else the sentences look things up in. */
export type ToldFacts<E extends Fact, Names extends unknown[] = []> = {
  readonly [W in E['what']]: (e: OfKind<E, 'what', W>, who: Who, ...names: Names) => string | null;
};
export type Refusals<R extends Refusal> = { readonly [W in R['why']]: string | ((r: OfKind<R, 'why', W>) => string) };

/** What the form of every game's language has; its own sentences need more. */
export interface CommonForm<E extends Fact, R extends Refusal, Names extends unknown[] = []> extends Pick<
  GameWords,
  'title' | 'tagline' | 'options' | 'sources' | 'reasons' | 'lessons' | 'chapters'
> {
  readonly told: ToldFacts<E, Names>;
  readonly refusals: Refusals<R>;
  /** A sentence with its names as the language joins them. Absent: they stand as they are. */
  readonly joined?: (text: string) => string;
  readonly first?: Named;
}

/** What a game looks up in its state before a language says it. */
export type LookedUp<G, Q, C> = Pick<
  GameWords<G, Q, C>,
  'asks' | 'asksHolding' | 'choice' | 'consequence' | 'warns' | 'stocks' | 'spot' | 'when' | 'card' | 'cards' | 'firstDecides'
>;

/** The compiler knows that every fact and refusal has its sentence; which one it is, only the value knows. */
type Sentence = (of: unknown, ...rest: unknown[]) => string | null;

export function gameWords<
  G extends State,
  Q extends Question,
  C extends Choice,
  E extends Fact,
  R extends Refusal,
  Names extends unknown[] = [],
>(form: CommonForm<E, R, Names>, lookedUp: LookedUp<G, Q, C>, ...names: Names): GameWords<G, Q, C, E> {
  const told = form.told as unknown as Readonly<Record<string, Sentence>>;
  const refusals = form.refusals as Readonly<Record<string, string | Sentence>>;
  const { title, tagline, options, sources, reasons, lessons, chapters } = form;
  return {
    ...{ title, tagline, options, sources, reasons, lessons, chapters },
    ...(form.first === undefined ? null : { first: form.first }),
    ...lookedUp,
    told: (e, who) => {
      const said = told[e.what]?.(e, who, ...names) ?? null;
      return said === null ? null : upperFirst(form.joined?.(said) ?? said);
    },
    refusal: r => {
      const said = refusals[r.why];
      return (typeof said === 'function' ? said(r) : said) ?? '';
    },
  };
}

/** The same of every language: one that is missing does not compile. */
export const inEveryLanguage = <T, U>(of: Readonly<Record<Language, T>>, make: (one: T) => U): Readonly<Record<Language, U>> =>
  Object.fromEntries(Object.entries(of).map(([language, one]) => [language, make(one)])) as Record<Language, U>;

/** Laws of words: whatever can be shown has a sentence in both languages, short enough for its place. See laws.ts. */
import {
  LANGUAGES,
  type Card,
  type Chapter,
  type Choice,
  type Fact,
  type Game,
  type Language,
  type Refusal,
  type Seat,
  type Spot,
} from '../contract';
import { canonical, demand, type Moved } from './demand';

/** What fits its place on the smallest phone and is read at a glance. */
export const MOST_WORDS = { prompt: 8, refusal: 14, card: 40, lesson: 40 } as const;
const MOST_LESSONS = 8;

/** Everything that can be shown has a sentence in both languages. */
export function wordLaws(game: Game, now: Moved, after: Moved, refusals: readonly (Refusal & { at: Spot })[]): void {
  const q = now.question;
  if (q === null || now.asked === null) return;
  const view = game.seenBy(now.state, now.asked);
  for (const language of LANGUAGES) {
    const words = game.words[language];
    const who = (seat: Seat): string => `P${seat}`;
    spoken(words.asks(view, q), `the question ${q.ask} in ${language}`, MOST_WORDS.prompt);
    spoken(words.when(view), `when in ${language}`);
    for (const c of now.offers) {
      const name = `${c.do} ${c.at} in ${language}`;
      spoken(words.choice(view, q, c, who), name);
      spokenOrNothing(words.consequence?.(view, q, c), `the consequence of ${name}`);
      spokenOrNothing(words.warns?.(view, q, c), `the warning of ${name}`);
      for (const spot of game.path?.(c) ?? [c.at]) spoken(words.spot(view, spot, who), `the spot ${spot} in ${language}`);
    }
    for (const [held, open] of holdings(game, now.offers))
      spokenOrNothing(words.asksHolding?.(view, q, held, open), `the question ${q.ask} with ${held.join(' ')} in hand in ${language}`);
    for (const fact of after.facts) spokenOrNothing(words.told(fact, who), `the fact ${JSON.stringify(fact)} in ${language}`);
    for (const refusal of refusals)
      spoken(words.refusal(refusal), `the refusal ${refusal.why} at ${refusal.at} in ${language}`, MOST_WORDS.refusal);
    for (const { seat } of game.standings(now.state))
      for (const stock of words.stocks(view, seat)) spoken(stock.label, `a stock in ${language}`);
    for (const { at } of now.offers) card(words.card(view, at), language, words.chapters);
  }
  for (const fact of after.facts) {
    noSentence(fact);
    for (const { seat, faces, face } of game.rolls?.(fact) ?? [])
      demand(
        face >= 1 && face <= faces && (seat === null || seat < game.standings(now.state).length),
        'a die shows one of its faces, to a seat or to all',
        () => JSON.stringify(fact),
      );
  }
}

/** What a finger may hold on its way to a choice, and what that leaves open. */
function holdings(game: Game, offers: readonly Choice[]): readonly (readonly [readonly Spot[], readonly Choice[]])[] {
  const found = new Map<string, readonly Spot[]>();
  for (const c of offers) {
    const path = game.path?.(c) ?? [];
    for (let taps = 1; taps < path.length; taps++) found.set(path.slice(0, taps).join(' '), path.slice(0, taps));
  }
  return [...found.values()].map(held => [held, offers.filter(c => held.every(at => game.path?.(c).includes(at)))]);
}

function card(shown: Card | null, language: Language, chapters: readonly Chapter[]): void {
  if (shown === null) return;
  if (shown.chapter !== undefined)
    demand(
      chapters.some(c => c.id === shown.chapter),
      'a card names a chapter that there is:',
      () => JSON.stringify(shown),
    );
  spoken(shown.title, `a card's title in ${language}`);
  spoken(shown.text, `the card ${shown.title} in ${language}`, MOST_WORDS.card);
}

export function spoken(text: string | undefined, what: string, most?: number): void {
  const fault = faultIn(text, most);
  demand(fault === null, `${what} ${fault}:`, () => JSON.stringify(text));
}

/** What a sentence looks like when something in it was missing, were it only a player's name; and nobody is shouted at. */
const HOLE = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|!|\b(player|giocatore) \d/;

export function faultIn(text: string | undefined, most = Infinity): string | null {
  if (text === undefined || text.trim() === '') return 'has no sentence';
  if (HOLE.test(text)) return 'has a hole in its sentence';
  return wordsIn(text) > most ? `has more than ${most} words` : null;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

function spokenOrNothing(text: string | null | undefined, what: string): void {
  if (text !== null && text !== undefined) spoken(text, what);
}

/** Facts carry ids and numbers: a blank in a text of theirs is a sentence that cannot change its language. */
function noSentence(fact: Fact): void {
  for (const [key, value] of Object.entries(fact))
    demand(typeof value !== 'string' || !value.includes(' '), 'a fact carries no sentence', () => `${key}: ${String(value)}`);
}

/** Everything that a box has to say before a match begins. */
export function bookLaws(game: Game): void {
  const asking = Object.entries(game.rules).flatMap(([ask, rule]) => ('asks' in (rule as object) ? [ask] : []));
  demand(game.lessons.length <= MOST_LESSONS, 'lessons are few', () => String(game.lessons.length));
  for (const language of LANGUAGES) {
    const { title, lessons, options, chapters, cards } = game.words[language];
    spoken(title, `the title in ${language}`);
    same(
      `lessons in ${language}`,
      Object.keys(lessons),
      game.lessons.flatMap(({ id, instead = [] }) => [id, ...instead.map(other => other.id)]),
    );
    for (const lesson of Object.values(lessons)) spoken(lesson.help, `the lesson ${lesson.title} in ${language}`, MOST_WORDS.lesson);
    same(
      `options in ${language}`,
      Object.keys(options),
      game.options.map(option => option.id),
    );
    for (const { id, values } of game.options) {
      same(`values of ${id} in ${language}`, Object.keys(options[id]?.values ?? {}), values.map(String));
      for (const value of values) spoken(options[id]?.values[String(value)]?.title, `${id} ${value} in ${language}`);
    }
    demand(cards.length > 0, `there are rule cards in ${language}`);
    for (const shown of cards) {
      card(shown, language, chapters);
      demand(shown.chapter !== undefined, `the card ${shown.title} leads to a chapter in ${language}`);
    }
    const explained = new Set(chapters.flatMap(chapter => chapter.asks ?? []));
    same(
      `questions without a chapter in ${language}`,
      asking.filter(ask => !explained.has(ask)),
      [],
    );
  }
  const { en, it } = game.words;
  same('sources in both languages', Object.keys(en.sources), Object.keys(it.sources));
  same('reasons in both languages', Object.keys(en.reasons), Object.keys(it.reasons));
  const outline = (chapters: readonly Chapter[]): string[] =>
    chapters.map(c => `${c.id}: ${c.paragraphs.length} ${c.asks?.join(' ') ?? ''}`);
  demand(
    en.chapters.length > 0 && canonical(outline(en.chapters)) === canonical(outline(it.chapters)),
    'chapters are alike in both languages',
  );
  const grounds = (cards: readonly Card[]): string[] => cards.map(c => `${c.chapter} ${c.rules?.join(' ') ?? ''}`);
  demand(canonical(grounds(en.cards)) === canonical(grounds(it.cards)), 'cards are alike in both languages');
}

function same(what: string, some: readonly string[], others: readonly string[]): void {
  demand(
    canonical([...some].sort()) === canonical([...others].sort()),
    `the same ${what}:`,
    () => `${some.join(' ')} | ${others.join(' ')}`,
  );
}

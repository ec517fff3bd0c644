/**
 * Two tiny games that only a cheat wins more often than chance: one hides a secret, the other asks for a bet on a die that
 * has not been rolled. Their values are honest, so a search that saw the true state or the true seed would always win.
 */
import type { Choice, Fact, Game, GameWords, RuleBook, Seat, State } from '@/engine/contract';
import { below, roll } from '@/engine/dice';

type CanaryQuestion = { readonly ask: 'call' };

interface Call extends Choice {
  readonly do: 'call';
  readonly n: number;
}

interface Canary extends State<CanaryQuestion> {
  questions: CanaryQuestion[];
  /** What must be named; −1: this view cannot know it. */
  secret: number;
  called: number;
}

/** How many things may be called, so an honest caller is right once in as many. */
export const SECRETS = 4;
export const SIDES = 2;

const nothing = (): string => '';
const mute: GameWords<Canary, CanaryQuestion, Call> = {
  title: 'Canary',
  tagline: '',
  asks: nothing,
  choice: nothing,
  told: nothing,
  refusal: nothing,
  stocks: () => [],
  spot: nothing,
  when: nothing,
  card: () => null,
  options: {},
  sources: {},
  reasons: {},
  lessons: {},
  chapters: [],
  cards: [],
};

function rulesOf(calls: number, answer: (g: Canary) => number): RuleBook<Canary, CanaryQuestion, Call, Fact> {
  return {
    call: {
      asks: () => 0,
      offers: () => Array.from({ length: calls }, (_, n) => ({ do: 'call', at: `cup:${n}`, n })),
      happens(g, _q, { n }) {
        g.called = n;
        g.secret = answer(g);
      },
    },
  };
}

function canary(id: string, calls: number, hide: (g: Canary) => void, answer: (g: Canary) => number): Game<Canary, CanaryQuestion, Call> {
  const points = (g: Readonly<Canary>, seat: Seat): number =>
    g.questions.length > 0 ? 0 : (g.called === g.secret) === (seat === 0) ? 1 : 0;
  const copy = (g: Readonly<Canary>): Canary => ({ ...g, questions: g.questions.slice() });
  return {
    id,
    rulesNumber: 1,
    sign: { icon: 'shield', motif: 'dentil' },
    inventedBy: 'nobody',
    seats: { least: 2, most: 2 },
    minutes: () => [1, 1],
    luck: 'none',
    options: [],
    rules: rulesOf(calls, answer),
    setUp({ seed }) {
      const g: Canary = { questions: [{ ask: 'call' }], seed, secret: -1, called: -1 };
      hide(g);
      return g;
    },
    copy,
    points,
    standings: g => [0, 1].map(seat => ({ seat, place: 2 - points(g, seat), points: points(g, seat), sources: {} })),
    seenBy: g => ({ ...copy(g), seed: 0, secret: -1 }),
    deal(view, seed) {
      const g = { ...copy(view), seed };
      hide(g);
      return g;
    },
    hasSecrets: () => false,
    bot: {
      prior(_g, _q, offers, into) {
        for (let i = 0; i < offers.length; i++) into[i] = 1;
      },
      value(g, into) {
        into[0] = points(g, 0);
        into[1] = points(g, 1);
      },
    },
    lessons: [],
    words: { en: mute, it: mute },
  };
}

/** Name the number hidden at the set-up. */
export const guessTheSecret = canary(
  'guess',
  SECRETS,
  g => void (g.secret = below(g, SECRETS)),
  g => g.secret,
);

/** Call high or low before the die is rolled. */
export const betOnTheDie = canary(
  'bet',
  SIDES,
  () => {},
  g => (roll(g) > 3 ? 1 : 0),
);

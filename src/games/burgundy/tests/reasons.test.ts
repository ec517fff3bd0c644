/** The reasons of a hint are true: what is named as a gain comes when the choice is made, what is named as a price is paid. */
import { advance, question } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { bot } from '../bot';
import { REASONS, type ReasonName } from '../bot/reasons';
import { surveyOf } from '../rules/duchy';
import { numberOf } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { estateOf, NONE, plays, dukeOf, type Burgundy, type Estate } from '../state';

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

interface Made {
  readonly g: Readonly<Burgundy>;
  readonly before: Estate;
  readonly after: Estate;
  /** More points after than before. */
  readonly scored: boolean;
  readonly c: BurgundyChoice;
  /** What is asked next. */
  readonly then: string | undefined;
}

/** Was this space the last empty one of its area? */
function wasLast({ before, c }: Made): boolean {
  const { area, areas } = surveyOf(before);
  const space = numberOf(c.at);
  return areas[area[space]!]!.every(s => s === space || before.spaces[s] !== NONE);
}

/** What must have come true once the choice is made; the others speak of what lies further ahead. */
const TRUE: Partial<Record<ReasonName, (m: Made) => boolean>> = {
  completesArea: wasLast,
  nearsArea: m => m.c.do !== 'place' || !wasLast(m),
  // What the tile itself brings may be more than its price.
  workersSpent: ({ c }) => (c.do === 'buy' ? c.workers : 'pay' in c ? (c.pay ?? 0) : 0) > 0,
  silverSpent: ({ c }) => c.do === 'buyPoints' || (c.do === 'buy' && c.silver > 0),
  workers: m => m.after.workers > m.before.workers,
  // Which of them stay, where not all fit, is asked after all that are loaded.
  goods: m => sum(m.after.goods) > sum(m.before.goods) || m.then === 'newGoods' || m.then === 'secondDepot' || m.then === 'cargo',
  points: m => m.scored && m.after.silver > m.before.silver,
  room: m => m.c.do === 'discard',
  linksPosts: m => m.c.do === 'place' && plays(m.g, 'borderPosts'),
  route: m => m.c.do === 'sell' && plays(m.g, 'tradeRoutes'),
  target: m => m.then === 'targetAction',
  joker: m => m.c.do === 'exchange',
  couldComplete: m => m.c.do === 'take' || m.c.do === 'buy',
};

const PRICES: readonly string[] = ['workersSpent', 'silverSpent', 'tribute'];

/** By chance nobody who plays alone comes to a target. */
const tempted = (g: Burgundy, _: number, offers: readonly BurgundyChoice[]): BurgundyChoice => {
  const into: number[] = [];
  bot.prior(g, question<Burgundy, BurgundyQuestion>(g)!, offers, into);
  return offers[into.indexOf(Math.max(...into))]!;
};

test('every reason of every choice says what is so, for or against as its name says, weightiest first', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 13; seed++) {
    const options = { tradeRoutes: seed === 7, borderPosts: seed === 7, shields: seed % 2 === 0 };
    playOut(burgundy, { seats: seed > 7 ? 1 : 2 + (seed % 3), seed, options }, seed > 7 ? tempted : byChance(seed), {
      each: (g: Burgundy, seat, offers) => {
        const q = question<Burgundy, BurgundyQuestion>(g)!;
        for (const c of offers) {
          const reasons = bot.reasons!(g, q, c);
          const worths = reasons.map(r => Math.abs(r.worth));
          expect(worths).toEqual([...worths].sort((a, b) => b - a));
          if (reasons.length === 0) continue;
          const next = burgundy.copy(g);
          advance(burgundy, next, c);
          const scored = dukeOf(next, seat).points > dukeOf(g, seat).points;
          const made = { g, before: estateOf(g, seat), after: estateOf(next, seat), scored, c, then: next.questions.at(-1)?.ask };
          for (const { why, worth } of reasons) {
            const name = why as ReasonName;
            seen.add(name);
            const so = worth < 0 === PRICES.includes(name) && (TRUE[name]?.(made) ?? true);
            if (!so) throw new Error(`${name} ${worth} is not so: ${JSON.stringify(c)}`);
          }
        }
      },
    });
  }
  // Each of them is said somewhere.
  expect([...seen].sort()).toEqual([...REASONS].sort());
});

/** The box of the toy game: see toyRules.ts for how it is played. */
import type { Game, Seat, Standing } from '../contract';
import { shuffle } from '../dice';
import { en, it } from './toyWords';
import {
  CARDS_EACH,
  FACE_DOWN,
  inOrder,
  own,
  setUpToy,
  toyRules,
  type Toy,
  type ToyChoice,
  type ToyFact,
  type ToyQuestion,
} from './toyRules';

function sources(g: Readonly<Toy>, seat: Seat): { coins: number; buried: number; path: number } {
  const me = own(g, seat);
  const counted = g.questions.length === 0;
  return { coins: 3 * me.coins, path: me.pawn, buried: counted ? me.buried.reduce((sum, b) => sum + b.card, 0) : 0 };
}

function points(g: Readonly<Toy>, seat: Seat): number {
  const s = sources(g, seat);
  return s.coins + s.buried + s.path;
}

function standings(g: Readonly<Toy>): Standing[] {
  const all = g.seats.map((_, seat) => points(g, seat));
  return all.map((mine, seat) => ({ seat, place: 1 + all.filter(p => p > mine).length, points: mine, sources: sources(g, seat) }));
}

/** Only cards that this view can name. */
function ifItEndedNow(view: Readonly<Toy>): Standing[] {
  const g = copy(view);
  g.questions.length = 0;
  for (const s of g.seats) s.buried = s.buried.filter(b => b.card !== FACE_DOWN);
  return standings(g);
}

function copy(g: Readonly<Toy>): Toy {
  return {
    ...g,
    questions: g.questions.slice(),
    pile: g.pile.slice(),
    seats: g.seats.map(s => ({ ...s, hand: s.hand.slice(), buried: s.buried.map(b => ({ ...b })) })),
  };
}

const allFaceDown = (cards: readonly number[]): number[] => cards.map(() => FACE_DOWN);

function seenBy(g: Readonly<Toy>, seat: Seat | null): Toy {
  const view = copy(g);
  view.seed = 0;
  view.pile = allFaceDown(g.pile);
  view.seats.forEach((s, i) => {
    if (i === seat) return;
    if (!g.openHands) s.hand = allFaceDown(s.hand);
    if (s.stake > 0) s.stake = FACE_DOWN;
    for (const b of s.buried) b.card = g.questions.length === 0 ? b.card : FACE_DOWN;
  });
  return view;
}

function deal(view: Readonly<Toy>, seed: number): Toy {
  const g = copy(view);
  g.seed = seed;
  const known = new Set([...g.pile, ...g.seats.flatMap(s => [...s.hand, s.stake, ...s.buried.map(b => b.card)])]);
  const unknown = shuffle(
    g,
    Array.from({ length: g.seats.length * 8 }, (_, i) => i + 1).filter(card => !known.has(card)),
  );
  const fill = (card: number): number => (card === FACE_DOWN ? (unknown.pop() as number) : card);
  g.pile = g.pile.map(fill);
  for (const s of g.seats) {
    s.hand = s.hand.map(fill).sort((a, b) => a - b);
    s.stake = fill(s.stake);
    for (const b of s.buried) b.card = fill(b.card);
  }
  return g;
}

const temptation: Record<ToyChoice['do'], number> = { stake: 1, step: 4, draw: 3, bury: 6, stop: 0, give: 1 };

export const toyGame: Game<Toy, ToyQuestion, ToyChoice, ToyFact> = {
  id: 'toy',
  rulesNumber: 1,
  sign: { icon: 'shield', motif: 'dentil' },
  inventedBy: 'nobody',
  seats: { least: 2, most: 4 },
  minutes: seats => [seats, 3 * seats],
  luck: 'dice',
  options: [
    { id: 'rounds', values: [2, 4] },
    { id: 'openHands', values: [false, true] },
  ],
  rules: toyRules,
  setUp: s => setUpToy(s.seats, s.seed, { rounds: Number(s.options.rounds ?? 2), openHands: s.options.openHands === true }, s.first),
  copy,
  points,
  standings,
  ifItEndedNow,
  seenBy,
  deal,
  hasSecrets: (g, seat) => !g.openHands && (own(g, seat).hand.length > 0 || own(g, seat).stake > 0),
  roundsPlayed: g => g.round,
  // The tests count its choices; what answers itself has its own: match/tests/formalities.test.ts.
  byHand: ['stake', 'gift'],
  path: c => (c.do === 'bury' ? [`card:${c.card}`, c.at] : [c.at]),
  bot: {
    prior(_g, _q, offers, into) {
      offers.forEach((c, i) => (into[i] = temptation[c.do] + (c.card ?? 0) / 32));
    },
    value(g, into) {
      const total = 1 + inOrder(g).reduce((sum, seat) => sum + points(g, seat), 0);
      g.seats.forEach((s, seat) => (into[seat] = Math.min(1, (points(g, seat) + s.buried.length * CARDS_EACH) / total)));
    },
    reasons: (g, _q, c) => [{ why: 'points', worth: temptation[c.do] + g.round }],
  },
  lessons: [{ id: 'pips', when: (_, q) => q.ask === 'spend', light: (g, _q, seat) => [`space:${own(g, seat).pawn}`] }],
  words: { en, it },
};

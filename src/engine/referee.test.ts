import * as fc from 'fast-check';
import type { Choice, SetUp } from './contract';
import { read, write } from './notation';
import { advance, asked, IllegalChoice, moment, offersOf, play, question, refuses, replay, start, type Moment } from './referee';
import { byChance, playOut } from './testing/matches';
import { perft } from './testing/perft';
import { toyGame } from './testing/toyGame';
import type { Toy, ToyChoice, ToyFact, ToyQuestion } from './testing/toyRules';

type Now = Moment<Toy, ToyQuestion, ToyChoice, ToyFact>;

const setUp = (seed: number, seats = 3): SetUp => ({ seats, seed, first: 0, options: { rounds: 2, openHands: false } });

/** Plays so many choices by chance; returns every moment on the way and what was chosen. */
function someMoments(seed: number, most = Infinity): { readonly moments: readonly Now[]; readonly chosen: readonly ToyChoice[] } {
  const pick = byChance(seed);
  const moments: Now[] = [start(toyGame, setUp(seed))];
  const chosen: ToyChoice[] = [];
  for (let now = moments[0]!; now.asked !== null && chosen.length < most;) {
    const choice = pick(now.state, now.asked, now.offers) as ToyChoice;
    now = play(toyGame, now, choice);
    chosen.push(choice);
    moments.push(now);
  }
  return { moments, chosen };
}

test('a new match lets the rules happen until somebody is asked', () => {
  const now = start(toyGame, setUp(1));
  expect(now).toMatchObject({ asked: 0, question: { ask: 'stake', seat: 0 } });
  expect(now.offers.map(write)).toEqual(now.state.seats[0]!.hand.map(card => `stake card:${card} card=${card}`));
});

test('somebody is asked exactly while there is something to offer', () => {
  const { moments } = someMoments(5);
  for (const now of moments) {
    expect(now.offers.length > 0).toBe(now.asked !== null);
    expect(now.question).toBe(question(now.state));
  }
  expect(moments.at(-1)!.asked).toBeNull();
});

test('playing leaves the moment before as it was', () => {
  const { moments, chosen } = someMoments(6);
  const before = moments.map(m => JSON.stringify(m.state));
  chosen.forEach((choice, i) => play(toyGame, moments[i]!, choice));
  expect(moments.map(m => JSON.stringify(m.state))).toEqual(before);
});

test('what is not offered is refused with its line and the question', () => {
  const now = start(toyGame, setUp(2));
  const foreign: Choice = { do: 'stop', at: 'button:stop' };
  expect(() => play(toyGame, now, foreign)).toThrow(new IllegalChoice('stop button:stop', 'stake'));
  const end = someMoments(2).moments.at(-1)!;
  expect(() => play(toyGame, end, foreign)).toThrow(IllegalChoice);
});

test('a choice is known by its line, not by its object', () => {
  const now = start(toyGame, setUp(2));
  const again = read(write(now.offers[1]!))!;
  expect(play(toyGame, now, again).state).toEqual(play(toyGame, now, now.offers[1]!).state);
});

test('a question that offers nothing is dropped unasked, and may tell so', () => {
  const g = toyGame.setUp(setUp(3));
  g.seats[0]!.hand = [];
  const now = moment(toyGame, g);
  expect(now.asked).toBe(1);
  expect(now.facts).toEqual([{ what: 'stayedOut', seat: 0 }]);
});

test('the table hears what happened, in order; bots play the same without hearing', () => {
  const { moments, chosen } = someMoments(9);
  const last = moments.findIndex(m => m.facts.some(f => f.what === 'turnedOver'));
  expect(moments[last]!.facts.map(f => f.what)).toEqual([
    'staked',
    'staked',
    'turnedOver',
    'turnedOver',
    'turnedOver',
    'wonCoin',
    'rolled',
  ]);
  const g = toyGame.setUp(setUp(9));
  offersOf(toyGame, g);
  for (const [i, choice] of chosen.entries()) {
    const offers = advance(toyGame, g, choice);
    expect(offers).toEqual(moments[i + 1]!.offers);
    expect(asked(toyGame, g)).toBe(moments[i + 1]!.asked);
  }
  expect(g).toEqual(moments.at(-1)!.state);
});

test('a replay gives the same match, from JSON as from memory', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const { moments, chosen } = someMoments(seed);
      const fromRows = chosen.map(c => read(write(c))!);
      expect(replay(toyGame, setUp(seed), fromRows)).toEqual(moments.at(-1));
    }),
    { numRuns: 40 },
  );
});

test('a state put away as JSON goes on as if it had never been put away', () => {
  const { moments, chosen } = someMoments(12);
  for (const [i, choice] of chosen.entries()) {
    const back = moment(toyGame, JSON.parse(JSON.stringify(moments[i]!.state)) as Toy);
    expect(back.offers).toEqual(moments[i]!.offers);
    expect(play(toyGame, back, choice).state).toEqual(moments[i + 1]!.state);
  }
});

test('a refusal comes from the rule that asks; no rule, no reason', () => {
  const { moments } = someMoments(4);
  const spending = moments.find(m => m.question?.ask === 'spend')!;
  const { pawn, pips } = spending.state.seats[spending.asked!]!;
  expect(refuses(toyGame, spending, 'space:0')).toEqual({ why: 'tooFar', steps: pawn, pips });
  expect(refuses(toyGame, moments[0]!, 'space:0')).toBeNull();
  expect(refuses(toyGame, moments.at(-1)!, 'space:0')).toBeNull();
});

test('a rule that calls itself for ever is caught', () => {
  const g = toyGame.setUp(setUp(1));
  const endless = { ...toyGame, rules: { ...toyGame.rules, round: { runs: (s: Toy) => void s.questions.push({ ask: 'round' }) } } };
  expect(() => start(endless, setUp(1))).toThrow('never comes to a question');
  expect(() => advance(toyGame, { ...g, questions: [] }, { do: 'stop', at: 'button:stop' })).toThrow('over');
});

test('the number of different positions after one, two and three choices', () => {
  const from = start(toyGame, setUp(1, 2)).state;
  // Four cards to stake, four for the other seat, then the first die's pips: counted by hand for the first two.
  expect(perft(toyGame, from, 3).slice(0, 2)).toEqual([4, 16]);
});

test('every match of the toy game ends, whoever plays', () => {
  for (let seed = 0; seed < 50; seed++) expect(playOut(toyGame, setUp(seed, 2 + (seed % 3)), byChance(seed)).state.questions).toEqual([]);
});

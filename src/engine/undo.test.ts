import type { Choice, Seat, SetUp } from './contract';
import { play, start, type Moment } from './referee';
import { byChance } from './testing/matches';
import { toyGame } from './testing/toyGame';
import type { Toy, ToyChoice, ToyFact, ToyQuestion } from './testing/toyRules';
import { sealOf, wayBack, wouldSeal, type Taken } from './undo';

type Now = Moment<Toy, ToyQuestion, ToyChoice, ToyFact>;

const setUp: SetUp = { seats: 2, seed: 11, first: 0, options: { rounds: 2, openHands: false } };
const humans = (seat: Seat): boolean => seat < 2;

/** The first question of this kind in which the asked seat may do this. */
function findMoment(may: (now: Now) => boolean): Now {
  for (let seed = 0; seed < 200; seed++) {
    const pick = byChance(seed);
    let now: Now = start(toyGame, { ...setUp, seed });
    for (; now.asked !== null; now = play(toyGame, now, pick(now.state, now.asked, now.offers))) if (may(now)) return now;
  }
  throw new Error('no such moment');
}

const offer = (now: Now, how: ToyChoice['do']): ToyChoice => now.offers.find(c => c.do === how)!;
const canSpend = (pips: number) => (now: Now) =>
  now.question?.ask === 'spend' && now.state.seats[now.asked!]!.pips >= pips && now.state.seats[now.asked!]!.pawn === 6;

test('a step leaves the way back open, as long as the same human is asked', () => {
  const now = findMoment(canSpend(3));
  const after = play(toyGame, now, offer(now, 'step'));
  expect(after.asked).toBe(now.asked);
  expect(sealOf(now, after)).toBeNull();
});

test('a moved seed seals: luck', () => {
  // The last pip of the first seat lets the next seat's die roll.
  const now = findMoment(m => canSpend(1)(m) && m.state.questions.some(q => q.ask === 'rollDie'));
  expect(sealOf(now, play(toyGame, now, offer(now, 'stop')))).toBe('luck');
});

test('something hidden that was learnt seals: secret', () => {
  const now = findMoment(m => canSpend(2)(m) && m.state.pile.length > 0);
  const after = play(toyGame, now, offer(now, 'draw'));
  expect(after.state.seed).toBe(now.state.seed);
  expect(sealOf(now, after)).toBe('secret');
});

test('somebody else who is asked seals: passed', () => {
  const now = start(toyGame, setUp);
  const after = play(toyGame, now, now.offers[0]!);
  expect(after.asked).not.toBe(now.asked);
  expect(sealOf(now, after)).toBe('passed');
});

test('would this seal? is answered without playing it', () => {
  const now = findMoment(m => canSpend(3)(m) && m.state.pile.length > 0);
  const before = JSON.stringify(now.state);
  expect([wouldSeal(toyGame, now, offer(now, 'step')), wouldSeal(toyGame, now, offer(now, 'draw'))]).toEqual([null, 'secret']);
  expect(JSON.stringify(now.state)).toBe(before);
});

describe('the way back', () => {
  const free = (seat: Seat): Taken => ({ seat, seal: null });
  const sealed = (seat: Seat): Taken => ({ seat, seal: 'luck' });

  test('is as long as the open choices of the human who is asked', () => {
    expect(wayBack([free(0), free(0), free(0)], 0, humans)).toEqual({ steps: 3, seal: null });
  });
  test('ends at the last seal, and names it', () => {
    expect(wayBack([free(0), sealed(0), free(0), free(0)], 0, humans)).toEqual({ steps: 2, seal: 'luck' });
  });
  test('ends where somebody else has acted', () => {
    expect(wayBack([free(0), free(1), free(0)], 0, humans)).toEqual({ steps: 1, seal: 'passed' });
  });
  test('is closed while a bot is asked, and after the end', () => {
    expect(wayBack([free(2), free(2)], 2, humans)).toEqual({ steps: 0, seal: null });
    expect(wayBack([sealed(0)], null, humans)).toEqual({ steps: 0, seal: 'luck' });
  });
  test('is closed before the first choice', () => {
    expect(wayBack([], 0, humans)).toEqual({ steps: 0, seal: null });
  });
});

test('undo and the same choice again is the same match', () => {
  const now = findMoment(canSpend(3));
  const choice: Choice = offer(now, 'step');
  const once = play(toyGame, now, choice);
  const twice = play(toyGame, now, choice);
  expect(twice).toEqual(once);
});

import type { Choice, Seat, SetUp } from './contract';
import { play, start, type Moment } from './referee';
import { byChance } from './testing/matches';
import { toyGame } from './testing/toyGame';
import type { Toy, ToyChoice, ToyFact, ToyQuestion } from './testing/toyRules';
import { sealBetween, wayBack, type IsPerson, type Taken } from './undo';

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

const people = (): boolean => true;
const only =
  (person: Seat): IsPerson =>
  seat =>
    seat === person;

test('a step leaves the way back open, as long as the same person is asked', () => {
  const now = findMoment(canSpend(3));
  const after = play(toyGame, now, offer(now, 'step'));
  expect(after.asked).toBe(now.asked);
  expect(sealBetween(now, after, people)).toBeNull();
});

test('a moved seed seals, whoever sits there: luck', () => {
  // The last pip of the first seat lets the next seat's die roll.
  const now = findMoment(m => canSpend(1)(m) && m.state.questions.some(q => q.ask === 'rollDie'));
  const after = play(toyGame, now, offer(now, 'stop'));
  expect([sealBetween(now, after, people), sealBetween(now, after, only(now.asked!))]).toEqual(['luck', 'luck']);
});

test('something hidden that was shown seals: secret', () => {
  const now = findMoment(m => canSpend(2)(m) && m.state.pile.length > 0);
  const after = play(toyGame, now, offer(now, 'draw'));
  expect(after.state.seed).toBe(now.state.seed);
  expect(sealBetween(now, after, people)).toBe('secret');
});

test('what a bot alone has learnt was shown to nobody', () => {
  const now = findMoment(canSpend(3));
  const after = { ...now, facts: [{ what: 'drew', reveals: true, learns: 1 }] } as never;
  expect([sealBetween(now, after, only(0)), sealBetween(now, after, only(1))]).toEqual([null, 'secret']);
});

test('another person who is asked seals: passed; a bot does not mind', () => {
  const now = start(toyGame, setUp);
  const after = play(toyGame, now, now.offers[0]!);
  expect(after.asked).not.toBe(now.asked);
  expect([sealBetween(now, after, people), sealBetween(now, after, only(now.asked!))]).toEqual(['passed', null]);
});

test('the end of the match seals: over', () => {
  const now = start(toyGame, setUp);
  expect(sealBetween(now, { ...now, asked: null, facts: [] }, people)).toBe('over');
});

describe('the way back', () => {
  const free = (seat: Seat): Taken => ({ seat, byChance: false, facts: [], byItself: false });
  const rolled = (seat: Seat): Taken => ({ ...free(seat), byChance: true });
  const shown = (seat: Seat): Taken => ({ ...free(seat), facts: [{ what: 'turnedOver', reveals: true }] });
  const drawn = (seat: Seat): Taken => ({ ...free(seat), facts: [{ what: 'drew', reveals: true, learns: seat }] });

  test('is as long as the open choices of the person who looks', () => {
    expect(wayBack([free(0), free(0), free(0)], 0, humans)).toEqual({ back: [1, 2, 3], seal: null, by: null });
  });
  test('ends at the last seal, and names it', () => {
    expect(wayBack([free(0), rolled(0), free(0), free(0)], 0, humans)).toEqual({ back: [1, 2], seal: 'luck', by: null });
    expect(wayBack([free(0), shown(0), free(0)], 0, humans)).toEqual({ back: [1], seal: 'secret', by: null });
  });
  test('goes past what bots have answered, and takes their answers with it', () => {
    expect(wayBack([free(0), free(2), free(0), free(2), free(3)], 0, humans)).toEqual({ back: [3, 5], seal: null, by: null });
  });
  test('also past what a bot has drawn for itself alone, and not past what a person has', () => {
    expect(wayBack([free(0), drawn(2)], 0, humans)).toEqual({ back: [2], seal: null, by: null });
    expect(wayBack([free(0), drawn(0)], 0, humans)).toEqual({ back: [], seal: 'secret', by: null });
  });
  test('ends at a bot’s answer by which a die fell or something was shown', () => {
    expect(wayBack([free(0), rolled(2), free(3)], 0, humans)).toEqual({ back: [], seal: 'luck', by: null });
    expect(wayBack([free(0), shown(2), free(0)], 0, humans)).toEqual({ back: [1], seal: 'secret', by: null });
  });
  test('ends where another person has acted, and says who', () => {
    expect(wayBack([free(0), free(1), free(0)], 0, humans)).toEqual({ back: [1], seal: 'passed', by: 1 });
    expect(wayBack([free(0), free(1), free(2)], 0, humans)).toEqual({ back: [], seal: 'passed', by: 1 });
  });
  test('is closed before the first choice', () => {
    expect(wayBack([], 0, humans)).toEqual({ back: [], seal: null, by: null });
  });
});

test('undo and the same choice again is the same match', () => {
  const now = findMoment(canSpend(3));
  const choice: Choice = offer(now, 'step');
  const once = play(toyGame, now, choice);
  const twice = play(toyGame, now, choice);
  expect(twice).toEqual(once);
});

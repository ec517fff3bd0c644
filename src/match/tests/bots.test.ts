import { clearTraces, traces } from '@/archive/trace';
import type { Job } from '@/bots/job';
import type { Tells } from '@/bots/slices';
import type { Choice, Decision, Game, Seat } from '@/engine/contract';
import { write } from '@/engine/notation';
import { moment } from '@/engine/referee';
import type { Toy, ToyChoice, ToyFact } from '@/engine/testing/toyRules';
import { standIn } from '../../../tools/jest/expo-sqlite';
import type { OpenMatch } from '../match';
import { newMatch } from '../newMatch';
import { openMatch } from '../openMatch';
import type { Thinker } from '../thinker';
import { anna, baron, openHouse, opened, playHumans, quickThinker, remembered, toy, ugo } from './house';

afterEach(() => {
  standIn.reset();
  jest.useRealTimers();
});

const wanted = { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };
const answer = (match: OpenMatch): void => match.choose(match.now().offers[0]!);

/** A thinker that answers only when the test says so. */
function slowThinker() {
  const dropped: Job[] = [];
  const asked: {
    readonly job: Parameters<Thinker['choose']>[0];
    readonly cancelled: () => boolean;
    readonly tells: Tells;
    answer(choice: Choice | null): void;
    fail(): void;
  }[] = [];
  const thinker: Thinker = {
    choose: (job, cancelled, tells = () => {}) =>
      new Promise((resolve, reject) => asked.push({ job, cancelled, tells, answer: resolve, fail: () => reject(new Error('broken')) })),
    hint: async () => null,
    drop: job => void dropped.push(job),
  };
  return { asked, dropped, thinker };
}

test('a bot is given its own view, its level and a seed of its own, and nothing else', async () => {
  const thinker = quickThinker();
  const match = newMatch(await openHouse({ thinker }), { ...wanted, players: [anna, baron, { ...baron, plays: 'squire' }] });
  await playHumans(match, { seed: 4 });
  expect(new Set(thinker.jobs.map(j => j.level))).toEqual(new Set(['baron', 'squire']));
  for (const { view, seat, seed } of thinker.jobs) {
    const { seed: dice, pile, seats } = view as unknown as Toy;
    expect(dice).toBe(0);
    expect(seed).not.toBe(0);
    expect(
      [...pile, ...seats.filter((_, s) => s !== seat).flatMap(s => [...s.hand, ...s.buried.map(b => b.card)])].every(card => card === -1),
    ).toBe(true);
    expect(seats[seat]!.hand.every(card => card > 0)).toBe(true);
  }
});

test('the same match from the same seed is played the same by its bots, also when it is resumed in between', async () => {
  const lines = async (stopAfter: number): Promise<string[]> => {
    const house = await openHouse();
    let match = newMatch(house, { ...wanted, players: [anna, baron, baron] });
    const { id } = match.now();
    const chance = { seed: 5 };
    await playHumans(match, chance, stopAfter);
    match.leave();
    await match.settled();
    match = opened(await openMatch(house, id));
    await playHumans(match, chance);
    await match.settled();
    const found = await house.archive.contents(id);
    standIn.reset();
    return found !== null && 'choices' in found ? found.choices.map(c => `${c.seat} ${c.line}`) : [];
  };
  const once = await lines(3);
  expect(once.length).toBeGreaterThan(10);
  expect(await lines(6)).toEqual(once);
});

test('acts follow each other at the pace that was set', async () => {
  jest.useFakeTimers();
  const match = newMatch(await openHouse(), { ...wanted, players: [anna, baron, baron] });
  match.setPace(500);
  answer(match);
  const acts: number[] = [];
  const from = performance.now();
  let seen = 1;
  match.subscribe(() => {
    const { length } = match.now().chronicle;
    if (length > seen) acts.push(Math.round(performance.now() - from));
    seen = length;
  });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(acts).toHaveLength(2);
  expect(acts[1]! - acts[0]!).toBeGreaterThanOrEqual(499);
});

test('what a bot does in secret is not waited for', async () => {
  jest.useFakeTimers();
  const stake = toy.rules['stake'] as unknown as Decision<Toy, { ask: 'stake'; seat: Seat }, ToyChoice, ToyFact>;
  const happens: typeof stake.happens = (g, q, choice, tell) => stake.happens(g, q, choice, fact => tell({ ...fact, only: [q.seat] }));
  const game = { ...toy, rules: { ...toy.rules, stake: { ...stake, happens } } } as unknown as Game;
  const match = newMatch(await openHouse({ gameOf: async () => game }), { ...wanted, game, players: [anna, baron, baron] });
  match.setPace(60_000);
  answer(match);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(
    match
      .now()
      .chronicle.slice(1)
      .map(({ seat, facts }) => ({ seat, told: facts.length })),
  ).toEqual([
    { seat: 1, told: 0 },
    { seat: 2, told: 5 },
  ]);
});

test('a faster pace does not wait for the slower one to be over', async () => {
  jest.useFakeTimers();
  const match = newMatch(await openHouse(), { ...wanted, players: [anna, baron, baron] });
  match.setPace(60_000);
  answer(match);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(match.now().chronicle).toHaveLength(2);
  match.setPace(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(match.now().chronicle).toHaveLength(3);
});

test('while something is to be read, bots wait with what they have chosen, for whatever reason it is', async () => {
  jest.useFakeTimers();
  const match = newMatch(await openHouse(), { ...wanted, players: [anna, baron, baron] });
  match.setPace(0);
  match.holdBots('open', true);
  match.holdBots('act', true);
  answer(match);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(match.now().chronicle).toHaveLength(1);
  match.holdBots('act', false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(match.now().chronicle).toHaveLength(1);
  match.holdBots('open', false);
  await jest.advanceTimersByTimeAsync(1);
  expect(match.now().chronicle).toHaveLength(3);
});

test('leaving stops a bot at once: its thought is cancelled and its late answer is not played', async () => {
  const { asked, dropped, thinker } = slowThinker();
  const house = await openHouse({ thinker });
  const match = newMatch(house, wanted);
  match.setPace(0);
  answer(match);
  expect(match.now().thinking).toBe(1);
  expect(dropped).toEqual([]);
  match.leave();
  expect(asked[0]!.cancelled()).toBe(true);
  expect(dropped).toEqual([asked[0]!.job]);
  expect(dropped[0]).toBe(asked[0]!.job);
  asked[0]!.answer(moment(toy, asked[0]!.job.view).offers[0]!);
  await new Promise(done => setTimeout(done, 5));
  await match.settled();
  const again = opened(await openMatch(house, match.now().id));
  expect(again.now()).toMatchObject({ asked: 1, thinking: 1 });
  await remembered(again);
  expect(again.now().chronicle).toHaveLength(1);
});

describe('what a bot leans to while it thinks', () => {
  const weighing = async (openHands: boolean) => {
    const { asked, thinker } = slowThinker();
    const match = newMatch(await openHouse({ thinker }), { ...wanted, options: { rounds: 2, openHands } });
    match.setPace(0);
    answer(match);
    const { job, tells, answer: reply } = asked[0]!;
    return { match, tells, reply, choice: moment(toy, job.view).offers[0]! };
  };
  test('is shown apart from the picture, which is not painted again', async () => {
    const { match, tells, choice } = await weighing(true);
    const picture = match.now();
    let changes = 0;
    match.weighing!.subscribe(() => void changes++);
    expect(match.weighing!.now()).toBeNull();
    tells({ choice, share: 0.25 });
    expect(match.weighing!.now()).toEqual({ choice, share: 0.25 });
    expect(changes).toBe(1);
    expect(match.now()).toBe(picture);
  });
  test('is not shown of a bot that has secrets: only how far it is', async () => {
    const { match, tells, choice } = await weighing(false);
    tells({ choice, share: 0.25 });
    expect(match.weighing!.now()).toEqual({ choice: null, share: 0.25 });
  });
  test('is gone with its act, and when the match is left', async () => {
    const { match, tells, reply, choice } = await weighing(true);
    tells({ choice, share: 0.25 });
    reply(choice);
    while (match.now().thinking !== null) await new Promise(done => setTimeout(done, 0));
    expect(match.weighing!.now()).toBeNull();
    const other = await weighing(true);
    other.tells({ choice: other.choice, share: 0.5 });
    expect(other.match.weighing!.now()).not.toBeNull();
    other.match.leave();
    expect(other.match.weighing!.now()).toBeNull();
    other.tells({ choice: other.choice, share: 0.6 });
    expect(other.match.weighing!.now()).toBeNull();
  });
});

test.each([
  ['fails', 'fail'],
  ['says nothing', 'null'],
  ['says something that is not offered', 'wrong'],
])('a bot that %s takes the first thing it is offered', async (_, how) => {
  const { asked, thinker } = slowThinker();
  const house = await openHouse({ thinker });
  const match = newMatch(house, wanted);
  match.setPace(0);
  answer(match);
  const { job, answer: reply, fail } = asked[0]!;
  clearTraces();
  if (how === 'fail') fail();
  else reply(how === 'null' ? null : { do: 'fly', at: 'moon:1' });
  // Its turn comes with a timer, which a busy machine may call late.
  while (match.now().chronicle.length < 2) await new Promise(done => setTimeout(done, 0));
  await match.settled();
  expect(traces().map(t => t.where)).toEqual(['a bot']);
  const [first] = moment(toy, job.view).offers;
  expect(await house.archive.contents(match.now().id)).toMatchObject({ choices: [{ n: 1 }, { n: 2, seat: 1, line: write(first!) }] });
});

test('a match of bots only plays itself and shows only what everybody may see', async () => {
  const match = newMatch(await openHouse(), { ...wanted, players: [baron, baron] });
  match.setPace(0);
  const seen: boolean[] = [];
  match.subscribe(() => seen.push((match.now().view as unknown as Toy).seats.every(s => s.hand.every(card => card === -1))));
  while (!match.now().over) await new Promise(done => setTimeout(done, 0));
  expect(seen.length).toBeGreaterThan(10);
  expect(seen).not.toContain(false);
});

describe('a hint', () => {
  test('is given to the human who is asked, and counted', async () => {
    const house = await openHouse();
    const match = newMatch(house, wanted);
    const hint = await match.hint();
    expect(hint).toEqual({ choice: match.now().offers[0], reasons: [{ why: 'points', worth: 1 }] });
    await match.settled();
    expect((await house.archive.matches())[0]!.hints).toBe(1);
  });
  test('is not given while a bot thinks or the curtain is drawn', async () => {
    const match = newMatch(await openHouse({ thinker: slowThinker().thinker }), wanted);
    answer(match);
    expect(await match.hint()).toBeNull();
    expect(await newMatch(await openHouse(), { ...wanted, players: [anna, ugo] }).hint()).toBeNull();
  });
  test.each([
    ['the choice', (match: OpenMatch) => answer(match)],
    ['a step back', (match: OpenMatch) => match.takeBack()],
    ['the match was left', (match: OpenMatch) => match.leave()],
  ])('that comes after %s is no hint any more, is not counted, and was no longer thought about', async (_, done) => {
    let tell: (advice: null | { choice: Choice; reasons: [] }) => void = () => {};
    const jobs: Job[] = [];
    const dropped: Job[] = [];
    const thinker: Thinker = {
      ...quickThinker(),
      hint: job =>
        new Promise(resolve => {
          jobs.push(job);
          tell = resolve;
        }),
      drop: job => void dropped.push(job),
    };
    const house = await openHouse({ thinker });
    const match = newMatch(house, { ...wanted, options: { rounds: 2, openHands: true }, players: [anna, ugo] });
    match.setPace(0);
    while (match.now().undo.steps === 0) match.choose(match.now().offers.find(c => c.do === 'step') ?? match.now().offers[0]!);
    const hint = match.hint();
    const choice = match.now().offers[0]!;
    expect(dropped).not.toContain(jobs[0]);
    done(match);
    expect(dropped).toContain(jobs[0]);
    tell({ choice, reasons: [] });
    expect(await hint).toBeNull();
    await match.settled();
    expect((await house.archive.matches())[0]!.hints).toBe(0);
  });
});

/** A bot does not mind: people go back past its answers, in every game, and learn nothing by it. */
import type { Choice } from '@/engine/contract';
import { below } from '@/engine/dice';
import { write } from '@/engine/notation';
import { canonical } from '@/engine/testing/demand';
import { shelf } from '@/games/index';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { exportMatch, importText } from '../files';
import type { OpenMatch } from '../match';
import { TINCTURES, type Player } from '../matchView';
import { newMatch } from '../newMatch';
import { openMatch } from '../openMatch';
import { thoughtSeed } from '../thoughtSeed';
import { anna, baron, openHouse, opened, quickThinker, remembered, toy, ugo } from './house';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };
const seatsOf = (n: number): Player[] =>
  TINCTURES.slice(0, n).map((tincture, i) => ({ name: `P${i}`, tincture, plays: i === 0 ? 'human' : 'knight' }));
const stateOf = (match: OpenMatch): string => match.kept().snapshots[0]!.state;
const linesOf = (match: OpenMatch): string[] => match.kept().choices.map(c => `${c.seat} ${c.line}`);
const breath = (): Promise<void> => new Promise(done => setTimeout(done, 0));

async function botsPlay(match: OpenMatch): Promise<void> {
  match.setPace(0);
  while (match.now().thinking !== null) await breath();
}

/** A thinker that remembers what it answered where. */
function rememberingThinker(inARow: () => number) {
  const answers = new Map<string, Set<string>>();
  const quick = quickThinker();
  return {
    ...quick,
    answers,
    choose: async (...args: Parameters<typeof quick.choose>) => {
      const [job] = args;
      const choice = await quick.choose(...args);
      const place = `${job.seat} ${canonical(job.view)} ${inARow()}`;
      if (choice !== null) answers.set(place, (answers.get(place) ?? new Set()).add(write(choice)));
      return choice;
    },
  };
}

test('while a bot thinks, the choice that it thinks about is taken back, and its answer comes too late', async () => {
  const waiting: ((choice: Choice) => void)[] = [];
  const dropped: unknown[] = [];
  const thinker = {
    choose: () => new Promise<Choice>(answer => waiting.push(answer)),
    hint: async () => null,
    drop: (job: unknown) => dropped.push(job),
  };
  const match = newMatch(await openHouse({ thinker }), wanted);
  match.setPace(0);
  const before = match.now();
  match.choose(before.offers[0]!);
  expect(match.now()).toMatchObject({ thinking: 1, asked: 1, undo: { steps: 1, seal: null } });
  match.takeBack();
  expect(match.now()).toMatchObject({ thinking: null, asked: 0, view: before.view, offers: before.offers, chronicle: [] });
  expect(dropped).toHaveLength(1);
  waiting[0]!(before.offers[0]!);
  await breath();
  expect(match.now().chronicle).toEqual([]);
});

test('not while another person is asked, who is told who has played', async () => {
  const match = newMatch(await openHouse(), { ...wanted, players: [anna, ugo], options: { rounds: 2, openHands: true } });
  match.choose(match.now().offers[0]!);
  expect(match.now()).toMatchObject({ asked: 1, undo: { steps: 0, seal: 'passed', by: 0 } });
});

describe.each(shelf.filter(g => g.luck === 'none').map(g => [g.id, g] as const))('%s, where no die falls', (id, game) => {
  const players = seatsOf(Math.max(2, game.seats.least));
  const house = (changes = {}) => openHouse({ gameOf: async of => (of === id ? game : null), ...changes });

  /** Plays by chance until the way back leads past a bot's answer. */
  async function pastBot(match: OpenMatch, chance: { seed: number }): Promise<void> {
    for (let i = 0; i < 600; i++) {
      await botsPlay(match);
      if ((match.now().undo.past ?? []).length > 0) return;
      match.choose(match.now().offers[below(chance, match.now().offers.length)] as Choice);
    }
    throw new Error('nobody ever answered');
  }

  test('one goes back past bots to the very moment, row by row, and the same choice brings the same answers', async () => {
    const there = await house();
    const match = newMatch(there, { game, players, options: {}, seed: 5, first: 0 });
    await pastBot(match, { seed: 2 });
    const after = { state: stateOf(match), lines: linesOf(match), undo: match.now().undo };
    const mine = match.now().chronicle.findLast(e => e.seat === match.now().me)!;
    match.takeBack();
    expect(match.now()).toMatchObject({ asked: match.now().me, thinking: null });
    expect(linesOf(match)).toEqual(after.lines.slice(0, mine.n - 1));
    await match.settled();
    const found = await there.archive.contents(match.now().id);
    expect(found).toMatchObject({ match: { wentBack: true } });
    expect('choices' in found! && found.choices.map(c => `${c.seat} ${c.line}`)).toEqual(linesOf(match));
    match.choose(mine.choice!);
    await botsPlay(match);
    expect({ state: stateOf(match), lines: linesOf(match), undo: match.now().undo }).toEqual(after);
  });

  test('after a kill the way back is as long, the mark stays, and it goes into the file', async () => {
    const there = await house();
    const match = newMatch(there, { game, players, options: {}, seed: 6, first: 0 });
    await pastBot(match, { seed: 3 });
    match.takeBack();
    await pastBot(match, { seed: 4 });
    const { undo } = match.now();
    await match.settled();
    standIn.kill();
    const again = await house();
    const resumed = opened(await openMatch(again, match.now().id));
    await remembered(resumed);
    expect(resumed.now().undo).toEqual(undo);
    const text = (await exportMatch(again, match.now().id))!;
    standIn.reset();
    const other = await house();
    expect(await importText(other, text)).toEqual({ added: 1, already: 0 });
    expect((await other.archive.matches())[0]).toMatchObject({ wentBack: true });
  });
});

test('a file of an app that knew no such mark comes in, unmarked', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  match.choose(match.now().offers[0]!);
  await match.settled();
  const text = (await exportMatch(house, match.now().id))!;
  const older = text.replace(/"wentBack":false,/, '');
  expect(older).not.toBe(text);
  standIn.reset();
  const other = await openHouse();
  expect(await importText(other, older)).toEqual({ added: 1, already: 0 });
  expect((await other.archive.matches())[0]).toMatchObject({ wentBack: false });
});

test.each(shelf.map(g => [g.id, g] as const))(
  '%s: whoever goes to and fro gets one answer from each bot at each position',
  async (id, game) => {
    let match: OpenMatch | null = null;
    const inARow = (): number => {
      const { chronicle, me } = match!.now();
      return chronicle.length - chronicle.findLastIndex(e => e.seat === me);
    };
    const thinker = rememberingThinker(inARow);
    const players = seatsOf(Math.max(2, game.seats.least));
    const house = await openHouse({ thinker, gameOf: async of => (of === id ? game : null) });
    match = newMatch(house, { game, players, options: {}, seed: 8, first: 0 });
    const chance = { seed: 9 };
    let back = 0;
    for (let i = 0; i < 150 && !match.now().over; i++) {
      await botsPlay(match);
      const { offers, undo } = match.now();
      if (undo.steps > 0 && below(chance, 4) === 0) {
        match.takeBack(1 + below(chance, Math.min(3, undo.steps)));
        back++;
      }
      // Among the first few: by chance alone somebody soon ends the match, or nobody ever ends a turn.
      else match.choose(offers[below(chance, Math.min(1 + (i % 7), offers.length))] as Choice);
    }
    match.leave();
    expect(back).toBeGreaterThan(0);
    expect(thinker.answers.size).toBeGreaterThan(0);
    for (const answers of thinker.answers.values()) expect([...answers]).toHaveLength(1);
  },
);

test('a bot’s own dice hang on the position and on how many answers were given in a row, however it was written down', () => {
  const view = { seed: 0, questions: [{ ask: 'a', seat: 1 }], piles: [[1, 2], []] };
  const other = { piles: [[1, 2], []], questions: [{ seat: 1, ask: 'a' }], seed: 0 };
  const seed = thoughtSeed(7, view, 1);
  expect(thoughtSeed(7, other, 1)).toBe(seed);
  expect([thoughtSeed(8, view, 1), thoughtSeed(7, { ...view, piles: [[1], [2]] } as never, 1), thoughtSeed(7, view, 2)]).not.toContain(
    seed,
  );
});

import { byChance } from '@/engine/testing/matches';
import { moment, play, start, type Moment } from '@/engine/referee';
import { toyGame } from '@/engine/testing/toyGame';
import type { Choice, Game, Seat } from '@/engine/contract';
import type { Weighing } from '@/bots/slices';
import { atOnce, choose, hint } from '@/bots/think';
import type { FromWorker, ToWorker } from './letters';
import { gentlePace } from './pace';
import type { Thinker } from '../thinker';
import { slicedThinker } from './slicedThinker';
import { PATIENCE_MS, workerThinker, type Post } from './workerThinker';

jest.mock('@/games/mechanisms', () => {
  const { toyGame: toy } = jest.requireActual<{ toyGame: unknown }>('@/engine/testing/toyGame');
  return { mechanismOf: (id: string) => (id === 'toy' ? toy : null) };
});

const game = toyGame as unknown as Game;
const never = (): boolean => false;

/** A moment of a match by chance with something to choose from. */
function someMoment(): Moment {
  let now = start(game, { seats: 2, seed: 4, options: {} });
  const pick = byChance(9);
  for (let i = 0; i < 5 || now.offers.length < 3; i++) now = play(game, now, pick(now.state, now.asked as Seat, now.offers));
  return now;
}

const here = someMoment();
const seat = here.asked as Seat;
const job = { game, view: game.seenBy(here.state, seat), seat, seed: 3 };
const sliced = slicedThinker(gentlePace);

/** A clock that ticks whenever it is read: how long thinking lasts hangs on how much is thought, not on this computer. */
function tickingClock(): void {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 0.5));
}
afterEach(() => jest.restoreAllMocks());

const workerRoom = globalThis as unknown as {
  postMessage: (letter: FromWorker) => void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

/** The true worker script, run in this thread with a letter box of its own. */
function realWorker(): Post {
  const page: Post = {
    postMessage: letter => setTimeout(() => workerRoom.onmessage?.({ data: letter }), 0),
    terminate: () => {},
    onmessage: null,
    onerror: null,
  };
  workerRoom.postMessage = letter => setTimeout(() => page.onmessage?.({ data: letter }), 0);
  jest.isolateModules(() => void jest.requireActual('./bot.worker'));
  return page;
}

const neverAsked: Thinker = {
  choose: () => Promise.reject(new Error('asked')),
  hint: () => Promise.reject(new Error('asked')),
};
const silent = (said: ToWorker[] = []): Post => ({
  postMessage: letter => void said.push(letter),
  terminate: () => {},
  onmessage: null,
  onerror: null,
});

test('a worker, slices and thinking at once come to the same choice and the same hint', async () => {
  const choice = atOnce(choose(job, 'baron'));
  expect(moment(game, job.view).offers).toContainEqual(choice);
  expect(await sliced.choose({ ...job, level: 'baron' }, never)).toEqual(choice);
  const worker = workerThinker(realWorker, neverAsked);
  expect(await worker.choose({ ...job, level: 'baron' }, never)).toEqual(choice);
  expect(await worker.hint(job, never)).toEqual(atOnce(hint(job)));
});

test('slices and a worker tell while they think what they would choose so far', async () => {
  tickingClock();
  const deep = { ...job, level: 'sovereign' } as const;
  const { offers } = moment(game, job.view);
  for (const thinker of [sliced, workerThinker(realWorker, neverAsked)]) {
    const told: Weighing[] = [];
    expect(offers).toContainEqual(await thinker.choose(deep, never, weighing => void told.push(weighing)));
    expect(told.length).toBeGreaterThan(0);
    for (const { choice, share } of told) {
      expect(offers).toContainEqual(choice);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  }
});

test('a new job ends the one before it', async () => {
  for (const thinker of [sliced, workerThinker(realWorker, neverAsked)]) {
    const first = thinker.choose({ ...job, level: 'sovereign' }, never);
    const second = thinker.choose({ ...job, level: 'knight' }, never);
    expect(await first).toBeNull();
    expect(await second).not.toBeNull();
  }
});

test('no slice of a phone lasts longer than half a frame, whatever is thought about', async () => {
  expect(gentlePace.slice).toBeLessThanOrEqual(12);
  // A clock that ticks with every step of thought: what lies between two pauses is what a finger would have to wait for.
  let time = 0;
  let begun = 0;
  const slices: number[] = [];
  const pace = {
    ...gentlePace,
    now: () => (time += 0.5),
    pause: async () => {
      slices.push(time - begun);
      await null;
      begun = time;
    },
  };
  expect(await slicedThinker(pace).choose({ ...job, level: 'baron' }, never)).toEqual(atOnce(choose(job, 'baron')));
  expect(slices.length).toBeGreaterThan(3);
  expect(Math.max(...slices)).toBeLessThanOrEqual(12);
});

test('a worker that is told to drop a job is free for the next letter within a slice, and does not answer the old one', async () => {
  tickingClock();
  const page = realWorker();
  const { game: _, ...plain } = job;
  const order = (n: number, level: 'sovereign' | 'knight'): ToWorker => ({ order: { ...plain, game: 'toy', level, n } });
  const answered: number[] = [];
  let thinksOnAfterwards = false;
  await new Promise<void>(resume => {
    workerRoom.postMessage = letter => {
      if ('answer' in letter) {
        answered.push(letter.n);
        resume();
      }
      // In the middle of its thoughts, whatever computer this is: it has just said what it weighs.
      if ('weighing' in letter && letter.n === 1) {
        thinksOnAfterwards = letter.weighing.share < 1;
        workerRoom.onmessage?.({ data: { drop: true } });
        workerRoom.onmessage?.({ data: order(2, 'knight') });
      }
    };
    page.postMessage(order(1, 'sovereign'));
  });
  // An answer to the first order would come within the slices it still needed.
  for (let slices = 0; slices < 200; slices++) await new Promise(resume => setTimeout(resume, 0));
  expect(thinksOnAfterwards).toBe(true);
  expect(answered).toEqual([2]);
});

test('a worker is begun once, when a table is laid and not before', async () => {
  const begun: Post[] = [];
  const thinker = workerThinker(() => {
    begun.push(realWorker());
    return begun[0]!;
  }, neverAsked);
  expect(begun).toHaveLength(0);
  thinker.prepare?.();
  thinker.prepare?.();
  expect(await thinker.choose({ ...job, level: 'knight' }, never)).toEqual(atOnce(choose(job, 'knight')));
  expect(begun).toHaveLength(1);
});

describe('a worker that', () => {
  const knight = { ...job, level: 'knight' } as const;
  const choice: Choice | null = atOnce(choose(job, 'knight'));

  test('cannot start is not missed', async () => {
    const thinker = workerThinker(() => {
      throw new Error('refused');
    }, sliced);
    expect(await thinker.choose(knight, never)).toEqual(choice);
  });

  test('breaks while it thinks is not missed', async () => {
    const post = silent();
    const thinker = workerThinker(() => post, sliced);
    const answer = thinker.choose(knight, never);
    post.onerror?.('broken');
    expect(await answer).toEqual(choice);
  });

  test('fails at a job leaves it to the page', async () => {
    const post = silent();
    const thinker = workerThinker(() => post, sliced);
    const answer = thinker.choose(knight, never);
    post.onmessage?.({ data: { n: 1, failed: 'no game' } });
    expect(await answer).toEqual(choice);
  });

  test('never gets ready is not waited for', async () => {
    jest.useFakeTimers();
    const thinker = workerThinker(silent, sliced);
    const answer = thinker.choose(knight, never);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS + 100);
    jest.useRealTimers();
    expect(await answer).toEqual(choice);
  });

  test('is told to drop a job that nobody wants any more', async () => {
    const said: ToWorker[] = [];
    const thinker = workerThinker(() => silent(said), sliced);
    const answer = thinker.choose(knight, never);
    thinker.drop?.({ ...knight });
    expect(said).toHaveLength(1);
    thinker.drop?.(knight);
    expect(said.at(-1)).toEqual({ drop: true });
    expect(await answer).toBeNull();
    // It is dropped already.
    thinker.drop?.(knight);
    expect(said).toHaveLength(2);
  });
});

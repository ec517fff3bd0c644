import type { Choice, Game, Seat, State } from '@/engine/contract';
import { draw32, shuffle } from '@/engine/dice';
import { write } from '@/engine/notation';
import { advance, asked, moment, offersOf } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { toyGame } from '@/engine/testing/toyGame';
import type { Toy } from '@/engine/testing/toyRules';
import { logOf, mayWiden } from '../exact';
import type { Job } from '../job';
import { LEVELS, MANNERS, type Manner } from '../levels';
import { newSearch, think, tried } from '../search';
import { STYLE } from '../style';
import { inSlices, type Pace, type Weighing } from '../slices';
import { atOnce, chooseIn, hint } from '../think';

const game = toyGame as unknown as Game;
const SOME: Manner = { by: 'search', nodes: 1_500 };

/** Positions of a match by chance in which somebody has a real choice. */
function positions(seed: number, seats: number): { state: State; seat: Seat; offers: readonly Choice[] }[] {
  const found: { state: State; seat: Seat; offers: readonly Choice[] }[] = [];
  playOut(game, { seats, seed, options: {} }, byChance(seed), {
    each: (g, seat, offers) => {
      if (offers.length > 1) found.push({ state: game.copy(g), seat, offers });
    },
  });
  return found;
}

const jobAt = (state: State, seat: Seat, seed = 5): Job => ({ game, view: game.seenBy(state, seat), seat, seed });

/** Independent of the bot's own deal: everything this seat cannot see changes places. */
function scramble(g: Toy, seat: Seat, seed: number): Toy {
  const chance = { seed };
  const other = toyGame.copy(g);
  const hidden = other.seats.filter((_, s) => s !== seat);
  const cards = [...other.pile, ...hidden.flatMap(s => [...s.hand, ...(s.stake > 0 ? [s.stake] : []), ...s.buried.map(b => b.card)])];
  shuffle(chance, cards);
  const next = (): number => cards.pop() as number;
  other.pile = other.pile.map(next);
  for (const s of hidden) {
    s.hand = s.hand.map(next).sort((a, b) => a - b);
    if (s.stake > 0) s.stake = next();
    for (const b of s.buried) b.card = next();
  }
  other.seed = draw32(chance) | 0;
  return other;
}

test('the exact logarithm is the logarithm', () => {
  for (const n of [1, 2, 3, 10, 999, 20_000]) expect(logOf(n)).toBeCloseTo(Math.log(n), 10);
});

test('a position has at most about twice its visits^0.4 branches', () => {
  for (const n of [1, 5, 32, 100, 5_000]) {
    let children = 0;
    while (mayWiden(children, n, 2)) children++;
    expect(children).toBe(Math.ceil(2 * n ** 0.4 - 1e-9));
  }
});

describe.each([2, 3, 4])('%i seats', seats => {
  const all = positions(seats, seats).filter((_, i) => i % 3 === 0);

  test.each(LEVELS)('the %s answers with an offer, always the same one, and writes nothing into the view', level => {
    const manner = MANNERS[level].by === 'search' ? SOME : MANNERS[level];
    for (const { state, seat, offers } of all) {
      const job = jobAt(state, seat);
      const before = JSON.stringify(job.view);
      const choice = write(atOnce(chooseIn(job, manner)) as Choice);
      expect(offers.map(write)).toContain(choice);
      expect(write(atOnce(chooseIn(jobAt(state, seat), manner)) as Choice)).toBe(choice);
      expect(JSON.stringify(job.view)).toBe(before);
    }
  });

  test('what the seat cannot see makes no difference, not even to the counts', () => {
    for (const { state, seat } of all) {
      const searches = [state, scramble(state as unknown as Toy, seat, 77) as unknown as State].map(s => newSearch(jobAt(s, seat)));
      for (const s of searches) for (let i = 0; i < 60; i++) think(s);
      const [truth, other] = searches.map(s => JSON.stringify(tried(s)));
      expect(other).toBe(truth);
    }
  });
});

test('a seat that is not asked has no choice, a single offer needs no thought', () => {
  const { state, seat, offers } = positions(3, 2)[0] as ReturnType<typeof positions>[0];
  expect(atOnce(chooseIn(jobAt(state, 1 - seat), SOME))).toBeNull();
  const forced = game.copy(state);
  let left = offers;
  while (left.length !== 1) left = advance(game, forced, left[0] as Choice);
  const thinking = chooseIn(jobAt(forced, asked(game, forced) as Seat), SOME).next();
  expect(thinking).toEqual({ done: true, value: offersOf(game, forced)[0] });
});

test('the budget is kept: never more nodes than asked for by more than one round of thought', () => {
  for (const { state, seat } of positions(11, 3).slice(0, 8)) {
    let spent = 0;
    const thinking = chooseIn(jobAt(state, seat), SOME);
    for (let step = thinking.next(); step.done !== true; step = thinking.next()) spent = step.value.nodes;
    expect(spent).toBeLessThan((1_500 * 3) / 2 + 200);
    expect(spent).toBeGreaterThan(100);
  }
});

describe('in slices', () => {
  const { state, seat } = positions(8, 3)[4] as ReturnType<typeof positions>[0];
  /** A clock that ticks by itself at every look, so no test waits. */
  const pace = (more: Partial<Pace> = {}): Pace & { pauses: number } => {
    let time = 0;
    const made = { pauses: 0, slice: 8, most: 1e9, now: () => (time += 1), pause: () => Promise.resolve(void made.pauses++), ...more };
    return made;
  };

  test('the choice is the same as at once, with many pauses', async () => {
    const sliced = pace();
    expect(await inSlices(chooseIn(jobAt(state, seat), SOME), sliced, () => false)).toEqual(atOnce(chooseIn(jobAt(state, seat), SOME)));
    expect(sliced.pauses).toBeGreaterThan(3);
  });

  test('where a round of thought takes long, fewer of them make a slice: none is longer than half a frame', async () => {
    let time = 0;
    let begun = 0;
    const slices: number[] = [];
    const long = pace({
      now: () => time,
      pause: async () => {
        slices.push(time - begun);
        await null;
        begun = time;
      },
    });
    const thinking = (function* () {
      for (let round = 0; round < 40; round++) {
        time += 5 + (round % 3);
        yield round;
      }
      return null;
    })();
    await inSlices<Choice>(thinking as never, long, () => false);
    expect(slices.length).toBeGreaterThan(10);
    expect(Math.max(...slices)).toBeLessThanOrEqual(12);
  });

  test('cancelled at a pause, it stops at once', async () => {
    let cancelled = false;
    let rounds = 0;
    const thinking = (function* () {
      for (;;) {
        rounds++;
        yield rounds;
      }
    })();
    const stopping = pace({ pause: () => Promise.resolve(void (cancelled = true)) });
    expect(await inSlices<Choice>(thinking as never, stopping, () => cancelled)).toBeNull();
    expect(rounds).toBeLessThan(9);
  });

  test('who thinks longer than a moment is watched thinking, and thinks no differently for it', async () => {
    const told: Weighing[] = [];
    const tells = (weighing: Weighing): void => void told.push(weighing);
    const { offers } = positions(8, 3)[4] as ReturnType<typeof positions>[0];
    const deep: Manner = { by: 'search', nodes: 20_000 };
    expect(await inSlices(chooseIn(jobAt(state, seat), deep), pace(), () => false, tells)).toEqual(
      atOnce(chooseIn(jobAt(state, seat), deep)),
    );
    const shares = told.map(({ share }) => share);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.slice().sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    for (const { choice } of told) expect(offers.map(write)).toContain(write(choice as Choice));
    told.length = 0;
    await inSlices(chooseIn(jobAt(state, seat), { by: 'search', nodes: 60 }), pace(), () => false, tells);
    expect(told).toEqual([]);
  });

  test('the safety stop takes the best so far', async () => {
    const endless: Manner = { by: 'search', nodes: 1e12 };
    const choice = await inSlices(chooseIn(jobAt(state, seat), endless), pace({ most: 40 }), () => false);
    expect(choice).not.toBeNull();
  });
});

describe('where the most tempting choices compete', () => {
  const style = { ...STYLE, rivals: 4 };
  const compete = (job: Job, nodes = 1_500): ReturnType<typeof chooseIn> => chooseIn(job, { by: 'search', nodes }, style);

  test('the choice is an offer, always the same one, whatever the seat cannot see', () => {
    for (const { state, seat, offers } of positions(4, 3)) {
      const choice = write(atOnce(compete(jobAt(state, seat))) as Choice);
      expect(offers.map(write)).toContain(choice);
      const elsewhere = scramble(state as unknown as Toy, seat, 5) as unknown as State;
      expect(write(atOnce(compete(jobAt(elsewhere, seat))) as Choice)).toBe(choice);
    }
  });

  test('the budget grows with the seats and is kept; nothing is chosen at a glance', () => {
    for (const seats of [2, 4]) {
      const { state, seat } = positions(9, seats)[1] as ReturnType<typeof positions>[0];
      let spent = 0;
      let pauses = 0;
      const thinking = compete(jobAt(state, seat));
      for (let step = thinking.next(); step.done !== true; step = thinking.next(), pauses++) spent = step.value.nodes;
      expect(spent).toBeGreaterThan((1_400 * seats) / 2);
      expect(spent).toBeLessThan((1_500 * seats) / 2 + 400);
      expect(pauses).toBeGreaterThan(20);
    }
  });

  test('hurried after the first thought, it still answers', () => {
    const { state, seat, offers } = positions(9, 2)[1] as ReturnType<typeof positions>[0];
    const thinking = compete(jobAt(state, seat));
    thinking.next();
    const step = thinking.next(true);
    expect(step.done).toBe(true);
    expect(offers.map(write)).toContain(write(step.value as Choice));
  });
});

test('a hint is the choice of the Baron with the reasons of the game, largest first', () => {
  const { state, seat } = positions(2, 2)[1] as ReturnType<typeof positions>[0];
  const given = atOnce(hint(jobAt(state, seat)));
  expect(given?.choice).toEqual(atOnce(chooseIn(jobAt(state, seat), MANNERS.baron)));
  expect(given?.reasons.map(r => r.why)).toEqual(['points']);
});

test('by its own clock every thought of a game ends at the same time, however many choices it takes', () => {
  const until: number[] = [];
  const clock = (g: Readonly<State>): number => (g as Toy).round;
  const value: Game['bot']['value'] = (g, into) => {
    if (g.questions.length > 0) until.push(clock(g));
    game.bot.value(g, into);
  };
  const clocked = { ...game, bot: { ...game.bot, clock, value } };
  const { state, asked: seat } = moment(game, game.setUp({ seats: 3, seed: 1, options: { rounds: 4 } }));
  const search = newSearch({ ...jobAt(state, seat!), game: clocked }, { ...STYLE, ahead: 1 });
  for (let i = 0; i < 200; i++) think(search);
  expect(new Set(until)).toEqual(new Set([clock(state) + 1]));
});

test('of a slow game the thinking pauses after every choice, and comes to the same one', () => {
  const { state, asked: seat } = moment(game, game.setUp({ seats: 2, seed: 1, options: { rounds: 4 } }));
  const pauses = (slow: boolean): { readonly choice: Choice | null; readonly nodes: readonly number[] } => {
    const patient = slow ? { ...game, bot: { ...game.bot, slow: true as const } } : game;
    const nodes: number[] = [];
    const thinking = chooseIn({ ...jobAt(state, seat!), game: patient }, MANNERS.baron);
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return { choice: step.value, nodes };
      nodes.push(step.value.nodes);
    }
  };
  const [usual, slow] = [pauses(false), pauses(true)];
  const longest = (nodes: readonly number[]): number => Math.max(...nodes.map((n, i) => n - (nodes[i - 1] ?? 0)));
  expect(slow.choice).toEqual(usual.choice);
  expect(longest(usual.nodes)).toBeGreaterThan(1);
  expect(longest(slow.nodes)).toBe(1);
});

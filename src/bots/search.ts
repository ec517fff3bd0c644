/**
 * One search for all games: information-set Monte Carlo tree search with an open tree. Every round of thought deals anew
 * what the seat cannot see, walks down the tree by the choices that have paid best, opens one new branch (the most
 * tempting first), plays a little further by temptation, asks the game what the position is worth to every seat, and
 * remembers that along the way. Every seat is thought to play for itself.
 */
import type { Choice, Game, Question, SearchStyle, Seat, State } from '@/engine/contract';
import { draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { logOf, mayWiden } from './exact';
import { guess, top, type Chance } from './glance';
import type { Job } from './job';

/** More offers than any question has. */
const ALL = 1_000;

/**
 * The usual style: a good nose is worth more than a wide tree or a long playout, so every step follows the strongest temptation.
 * A game may differ where its league says so (`bot.search`).
 */
export const STYLE: SearchStyle = {
  explore: 0.1,
  lean: 0.2,
  width: 1,
  playout: 8,
  samples: ALL,
  careless: 0,
  share: 1,
  rivals: 0,
  ambition: 0,
};

/** The usual style as this game, and this game at this level and a table of so many, has it. */
export function styleOf({ bot }: Game, level = '', seats = 2): SearchStyle {
  return { ...STYLE, ...bot.search, ...bot.searchAs?.(level, seats) };
}

/** A choice somebody could make, and how it has gone. */
interface Branch {
  readonly choice: Choice;
  readonly seat: Seat;
  /** Share of the temptation among the offers when it was opened. */
  readonly tempting: number;
  /** Where it stood among the offers last time: usually where it stands now. */
  index: number;
  /** Times it was there to be chosen. */
  seen: number;
  visits: number;
  /** Sum of what its seat got. */
  worth: number;
  readonly next: Branch[];
}

export interface Search {
  readonly job: Job;
  readonly style: SearchStyle;
  readonly root: Branch;
  readonly chance: Chance;
  /** How many times as many seats as two: so many times as much happens before it is one's turn again. */
  readonly crowd: number;
  /** Choices played in thought so far: what the budget counts. */
  nodes: number;
  /** Rounds of thought so far. */
  rounds: number;
  /** What leads while choices compete; null: the most tried one. */
  leader: Choice | null;
}

export interface Tried {
  readonly choice: Choice;
  readonly visits: number;
  /** Mean result for the seat that thinks, 0..1. */
  readonly mean: number;
}

function branch(choice: Choice, seat: Seat, index: number, tempting: number): Branch {
  return { choice, seat, tempting, index, seen: 1, visits: 0, worth: 0, next: [] };
}

export function newSearch(job: Job, style = styleOf(job.game)): Search {
  const crowd = job.game.standings(job.view).length / 2;
  return {
    job,
    style,
    root: branch({ do: '', at: '' }, -1, 0, 0),
    chance: { seed: job.seed | 0 },
    crowd,
    nodes: 0,
    rounds: 0,
    leader: null,
  };
}

const path: Branch[] = [];
const worth: number[] = [];

/** One round of thought. */
export function think(s: Search): void {
  thinkIn(s, draw32(s.chance) | 0, null);
}

/** One round of thought in a given deal, about all choices or the one that a branch of the root stands for. */
function thinkIn(s: Search, deal: number, only: Branch | null): void {
  const { game, view } = s.job;
  const g = game.deal(view, deal);
  let offers = offersOf(game, g);
  let here = s.root;
  let grown = false;
  path.length = 0;
  path.push(here);
  if (only !== null && stands(only, offers)) {
    path.push((here = only));
    offers = advance(game, g, offers[only.index] as Choice);
    s.nodes++;
  }
  while (offers.length > 0 && !grown) {
    let chosen = offers[0] as Choice;
    if (offers.length > 1) {
      const seat = asked(game, g) as Seat;
      const known = bestKnown(here, offers, seat, s.style);
      const fresh = known === null || mayWiden(here.next.length, here.visits + 1, s.style.width) ? open(game, g, here, offers, seat) : null;
      here = (fresh ?? known) as Branch;
      grown = fresh !== null;
      path.push(here);
      chosen = offers[here.index] as Choice;
    }
    offers = advance(game, g, chosen);
    s.nodes++;
  }
  playOn(s, g, offers);
  game.bot.value(g, worth, s.style.ambition);
  for (let i = 0; i < path.length; i++) {
    const b = path[i] as Branch;
    b.visits++;
    if (b.seat >= 0) b.worth += worth[b.seat] as number;
  }
  s.rounds++;
}

/** The branch that promises most among those on offer now; null when none of them is. */
function bestKnown(from: Branch, offers: readonly Choice[], seat: Seat, style: SearchStyle): Branch | null {
  let best: Branch | null = null;
  let most = -1;
  for (let i = 0; i < from.next.length; i++) {
    const b = from.next[i] as Branch;
    if (b.seat !== seat || !stands(b, offers)) continue;
    b.seen++;
    const n = b.visits;
    const promise = b.worth / n + style.explore * Math.sqrt(logOf(b.seen) / n) + (style.lean * b.tempting) / (n + 1);
    if (promise > most) {
      most = promise;
      best = b;
    }
  }
  return best;
}

/** Is the branch on offer? If so, notes where. */
function stands(b: Branch, offers: readonly Choice[]): boolean {
  const last = offers[b.index];
  if (last !== undefined && same(last, b.choice)) return true;
  for (let i = 0; i < offers.length; i++) {
    if (same(offers[i] as Choice, b.choice)) {
      b.index = i;
      return true;
    }
  }
  return false;
}

type Flat = Readonly<Record<string, string | number>>;

/** Equal choices without writing them down: a choice of one kind always has the same fields. */
function same(a: Choice, b: Choice): boolean {
  if (a === b) return true;
  if (a.at !== b.at || a.do !== b.do) return false;
  for (const key in a) if ((a as unknown as Flat)[key] !== (b as unknown as Flat)[key]) return false;
  return true;
}

const tempting: number[] = [];

/** Opens the most tempting offer that has no branch yet; null when all have. What does not tempt at all is never tried, if anything does. */
function open(game: Game, g: State, from: Branch, offers: readonly Choice[], seat: Seat): Branch | null {
  const q: Question = top(g);
  game.bot.prior(g, q, offers, tempting);
  let sum = 0;
  for (let i = 0; i < offers.length; i++) sum += tempting[i] as number;
  let best = -1;
  for (let i = 0; i < offers.length; i++) {
    if ((best < 0 || (tempting[i] as number) > (tempting[best] as number)) && !isOpen(from, offers[i] as Choice, i, seat)) best = i;
  }
  if (best < 0 || (sum > 0 && tempting[best] === 0)) return null;
  const fresh = branch(offers[best] as Choice, seat, best, sum > 0 ? (tempting[best] as number) / sum : 0);
  from.next.push(fresh);
  return fresh;
}

/** Branches on offer know their place since `bestKnown` has looked at them. */
function isOpen(from: Branch, choice: Choice, index: number, seat: Seat): boolean {
  for (let i = 0; i < from.next.length; i++) {
    const b = from.next[i] as Branch;
    if (b.index === index && b.seat === seat && same(b.choice, choice)) return true;
  }
  return false;
}

/** A little further by temptation: forced choices do not count as far. */
function playOn(s: Search, g: State, from: readonly Choice[]): void {
  const { game } = s.job;
  const { playout, samples, careless } = s.style;
  let offers = from;
  for (let left = playout * s.crowd; left > 0 && offers.length > 0;) {
    if (offers.length > 1) left--;
    offers = advance(game, g, offers.length === 1 ? (offers[0] as Choice) : guess(game, g, offers, samples, careless, s.chance));
    s.nodes++;
  }
}

/**
 * The most tempting offers compete: each is thought through in the same deals, so that luck cannot tell them apart, and after every
 * stage the poorer half leaves.
 */
export function* compete(s: Search, budget: number, thought: Thought): Generator<Thought, Choice | null, boolean | undefined> {
  const { game, view } = s.job;
  const g = game.deal(view, draw32(s.chance) | 0);
  const offers = offersOf(game, g);
  const seat = asked(game, g) as Seat;
  while (s.root.next.length < s.style.rivals && open(game, g, s.root, offers, seat) !== null);
  let left = s.root.next.slice();
  while (left.length > 1) {
    const until = s.nodes + (budget - s.nodes) / stagesFor(left.length);
    while (s.nodes < until) {
      const deal = draw32(s.chance) | 0;
      const { seed } = s.chance;
      for (let i = 0; i < left.length; i++) {
        s.chance.seed = seed;
        thinkIn(s, deal, left[i] as Branch);
        s.leader = bestOf(left);
        if (yield thought) return s.leader;
      }
    }
    left = left.sort((a, b) => b.worth / b.visits - a.worth / a.visits).slice(0, (left.length + 1) >> 1);
  }
  return bestOf(left);
}

/** How often so many are halved until one is left. */
function stagesFor(rivals: number): number {
  let stages = 0;
  for (let n = rivals; n > 1; n = (n + 1) >> 1) stages++;
  return stages;
}

/** The best of those that have been thought about. */
function bestOf(branches: readonly Branch[]): Choice | null {
  let best: Branch | null = null;
  for (const b of branches) if (b.visits > 0 && (best === null || b.worth / b.visits > best.worth / best.visits)) best = b;
  return best?.choice ?? null;
}

/** What has been tried at the root, most tried first (the better of equals first). */
export function tried(s: Search): Tried[] {
  return s.root.next
    .map(b => ({ choice: b.choice, visits: b.visits, mean: b.worth / b.visits }))
    .sort((a, b) => b.visits - a.visits || b.mean - a.mean);
}

/** How far a search has come: one object for all of it, to be read at once and not kept. */
export interface Thought {
  /** Choices played in thought so far. */
  readonly nodes: number;
  /** Of all that it may think, 0..1. */
  readonly share: number;
  /** What it would choose now. */
  leads(): Choice | null;
}

export const thoughtOf = (s: Search, budget: number): Thought => ({
  get nodes() {
    return s.nodes;
  },
  get share() {
    return s.nodes < budget ? s.nodes / budget : 1;
  },
  leads: () => s.leader ?? tried(s)[0]?.choice ?? null,
});

/** Can nothing overtake the leader with the nodes that are left? */
export function isSettled(s: Search, budget: number): boolean {
  let first = 0;
  let second = 0;
  for (let i = 0; i < s.root.next.length; i++) {
    const n = (s.root.next[i] as Branch).visits;
    if (n > first) {
      second = first;
      first = n;
    } else if (n > second) second = n;
  }
  return first - second > ((budget - s.nodes) * s.rounds) / s.nodes;
}

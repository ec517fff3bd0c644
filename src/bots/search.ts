/**
 * One search for all games: information-set Monte Carlo tree search with an open tree. Every round of thought deals anew
 * what the seat cannot see, walks down the tree by the choices that have paid best, opens one new branch (the most
 * tempting first), plays a little further by temptation, asks the game what the position is worth to every seat, and
 * remembers that along the way. Every seat is thought to play for itself.
 */
import type { Choice, SearchStyle, Seat, State } from '@/engine/contract';
import { draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { mayWiden } from './exact';
import { guess, type Chance } from './glance';
import type { Job } from './job';
import { styleOf } from './style';
import { bestKnown, branch, open, stands, type Branch } from './tree';

export interface Search {
  readonly job: Job;
  readonly style: SearchStyle;
  readonly root: Branch;
  readonly chance: Chance;
  /** How many times as many seats as two: so many times as much happens before it is one's turn again. */
  readonly crowd: number;
  /** When by the game's own clock a thought ends; null: by choices. */
  readonly until: number | null;
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

export function newSearch(job: Job, style = styleOf(job.game)): Search {
  const crowd = job.game.standings(job.view).length / 2;
  const { clock } = job.game.bot;
  return {
    job,
    style,
    root: branch({ do: '', at: '' }, -1, 0, 0),
    chance: { seed: job.seed | 0 },
    crowd,
    until: style.ahead !== undefined && clock !== undefined ? clock(job.view) + style.ahead : null,
    nodes: 0,
    rounds: 0,
    leader: null,
  };
}

const worth: number[] = [];

/** A round of thought; of a slow game it pauses after every choice played in it, for one round alone takes longer than a frame. */
export type Round = Generator<undefined, void, undefined>;

/** One round of thought. */
export const round = (s: Search): Round => roundIn(s, draw32(s.chance) | 0, null);

/** One round of thought without a pause. */
export function think(s: Search): void {
  for (const steps = round(s); steps.next().done !== true;);
}

/** One round of thought in a given deal, about all choices or the one that a branch of the root stands for. */
export function* roundIn(s: Search, deal: number, only: Branch | null): Round {
  const { game, view } = s.job;
  const { slow = false } = game.bot;
  const g = game.deal(view, deal);
  let offers = offersOf(game, g);
  let here = s.root;
  let grown = false;
  const path: Branch[] = [here];
  if (only !== null && stands(only, offers)) {
    path.push((here = only));
    offers = advance(game, g, offers[only.index] as Choice);
    s.nodes++;
    if (slow) yield;
  }
  while (offers.length > 0 && !grown && !isFarEnough(s, g)) {
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
    if (slow) yield;
  }
  yield* playOn(s, g, offers);
  game.bot.value(g, worth, s.style.ambition, s.style.learnt);
  for (let i = 0; i < path.length; i++) {
    const b = path[i] as Branch;
    b.visits++;
    if (b.seat >= 0) b.worth += worth[b.seat] as number;
  }
  s.rounds++;
}

/** A little further by temptation: forced choices do not count as far. */
function* playOn(s: Search, g: State, from: readonly Choice[]): Round {
  const { game } = s.job;
  const { playout, samples, careless } = s.style;
  const { slow = false } = game.bot;
  let offers = from;
  for (let left = playout * s.crowd; offers.length > 0 && (s.until === null ? left > 0 : !isFarEnough(s, g));) {
    if (offers.length > 1) left--;
    offers = advance(game, g, offers.length === 1 ? (offers[0] as Choice) : guess(game, g, offers, samples, careless, s.chance));
    s.nodes++;
    if (slow) yield;
  }
}

/** Every thought ends at the same time of the match, if the game has a clock. */
function isFarEnough({ until, job }: Search, g: State): boolean {
  return until !== null && (job.game.bot.clock as (g: State) => number)(g) >= until;
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

/** The tree of a search: what could be chosen, how it has gone, and which branch is next. It is keyed by choices, never by states. */
import type { Choice, Mechanism, Question, SearchStyle, Seat, State } from '@/engine/contract';
import { logOf } from './exact';
import { top } from './glance';

/** A choice somebody could make, and how it has gone. */
export interface Branch {
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

export function branch(choice: Choice, seat: Seat, index: number, tempting: number): Branch {
  return { choice, seat, tempting, index, seen: 1, visits: 0, worth: 0, next: [] };
}

/** The branch that promises most among those on offer now; null when none of them is. */
export function bestKnown(from: Branch, offers: readonly Choice[], seat: Seat, style: SearchStyle): Branch | null {
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
export function stands(b: Branch, offers: readonly Choice[]): boolean {
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
export function open(game: Mechanism, g: State, from: Branch, offers: readonly Choice[], seat: Seat): Branch | null {
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

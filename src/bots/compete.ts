/** Choices against each other, instead of one tree: better where many choices are nearly alike and luck would hide the difference. */
import type { Choice, Seat } from '@/engine/contract';
import { draw32 } from '@/engine/dice';
import { asked, offersOf } from '@/engine/referee';
import { roundIn, type Search, type Thought } from './search';
import { open, type Branch } from './tree';

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
        for (const steps = roundIn(s, deal, left[i] as Branch); steps.next().done !== true;) if (yield thought) return s.leader;
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

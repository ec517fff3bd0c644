/** What is hidden: hands, the order of the mission deck and of each stack below its top, the marauders card just selected (spec 14). */
import type { Seat } from '@/engine/contract';
import { below, shuffle } from '@/engine/dice';
import { copy } from './copy';
import { MISSION_COUNT } from './data/missions';
import { REGIONS } from './data/names';
import { HIDDEN, merchantOf, NONE, type Tadmor, type TadmorQuestion } from './state';

export function seenBy(g: Readonly<Tadmor>, seat: Seat | null): Tadmor {
  const view = copy(g);
  view.seed = 0;
  view.deck.fill(HIDDEN);
  for (const stack of view.stacks) sortBelowTop(stack);
  const over = g.questions.length === 0;
  view.merchants.forEach((m, owner) => {
    if (owner === seat || over) return;
    m.hand.fill(HIDDEN);
    if (m.selected !== NONE) m.selected = HIDDEN;
  });
  return view;
}

/** Which rare goods are left in a stack everybody may work out; only the top one is seen. */
function sortBelowTop(stack: number[]): void {
  const top = stack.pop();
  stack.sort((a, b) => a - b);
  if (top !== undefined) stack.push(top);
}

export function deal(view: Readonly<Tadmor>, seed: number): Tadmor {
  const g = copy(view);
  g.seed = seed;
  for (const stack of g.stacks) {
    const top = stack.pop();
    shuffle(g, stack);
    if (top !== undefined) stack.push(top);
  }
  const unseen = shuffle(g, unseenMissions(g));
  for (const m of g.merchants) {
    fill(m.hand, unseen);
    if (m.selected === HIDDEN) m.selected = anotherRegion(g);
  }
  fill(g.deck, unseen);
  return g;
}

function fill(cards: number[], from: number[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === HIDDEN) cards[i] = from.pop() as number;
}

function unseenMissions(g: Readonly<Tadmor>): number[] {
  const seen = new Set([...g.deck, ...g.discards, ...g.merchants.flatMap(m => [...m.hand, ...m.fulfilled, ...m.returned])]);
  const unseen: number[] = [];
  for (let mission = 1; mission <= MISSION_COUNT; mission++) if (!seen.has(mission)) unseen.push(mission);
  return unseen;
}

/** Not the region in the slot (6.7). */
function anotherRegion(g: Tadmor): number {
  const region = below(g, REGIONS.length - (g.current === NONE ? 0 : 1));
  return g.current !== NONE && region >= g.current ? region + 1 : region;
}

export function hasSecrets(g: Readonly<Tadmor>, seat: Seat): boolean {
  const m = merchantOf(g, seat);
  return m.hand.length > 0 || m.selected !== NONE;
}

/** Where missions of the hand are among the answers, or a region is chosen in secret. */
const BEHIND_HAND: ReadonlySet<TadmorQuestion['ask']> = new Set<TadmorQuestion['ask']>([
  'select',
  'improve',
  'closing',
  'construct',
  'kingdom',
]);

/** Placing, discarding and whatever else is answered with what everybody sees. */
export function asksOpenly(g: Readonly<Tadmor>): boolean {
  const q = g.questions.at(-1);
  return q !== undefined && !BEHIND_HAND.has(q.ask);
}

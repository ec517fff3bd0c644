/** A bot's thinking as a generator: it pauses after each round of thought (in a slow game after each choice played in it), so that its driver can let it wait, stop it or hurry it. */
import type { Choice } from '@/engine/contract';
import { moment, type Moment } from '@/engine/referee';
import { glance, shakyGlance } from './glance';
import type { Job } from './job';
import { ADVISER, MANNERS, type Glancing, type Level, type Manner } from './levels';
import { compete } from './compete';
import { isSettled, newSearch, round, thoughtOf, tried, type Search, type Thought } from './search';
import { styleOf } from './style';

/** Sent into the generator: enough, say the best so far. */
export type Enough = boolean | undefined;

export type Thinking<T> = Generator<Thought, T | null, Enough>;

/** What a bot would do in somebody's place, and why. */
export interface Advice {
  readonly choice: Choice;
  readonly reasons: readonly { readonly why: string; readonly worth: number }[];
}

/** The choice of a bot of this level; null when its seat is not asked. */
export function choose(job: Job, level: Level): Thinking<Choice> {
  return chooseIn(job, MANNERS[level], styleOf(job.game, level, job.game.standings(job.view).length));
}

export function* chooseIn(job: Job, manner: Manner, style = styleOf(job.game)): Thinking<Choice> {
  const { game, view, seat } = job;
  const now = moment(game, view);
  if (now.asked !== seat) return null;
  const [first] = now.offers;
  if (now.offers.length === 1 && first !== undefined) return first;
  if (manner.by === 'glance') return glanceIn(manner, job, now);
  const effort = now.question === null ? 1 : (game.bot.effort?.(now.question) ?? 1);
  if (effort === 0) return glanceIn(STEADY, job, now);
  const search = newSearch(job, style);
  const budget = manner.nodes * style.share * search.crowd * effort;
  const thought = thoughtOf(search, budget);
  if (style.rivals > 0) return (yield* compete(search, budget, thought)) ?? first ?? null;
  while (search.nodes < budget) {
    for (const steps = round(search); steps.next().done !== true;) if (yield thought) return leading(search, first);
    if (isSettled(search, budget) || (yield thought)) break;
  }
  return leading(search, first);
}

function leading(search: Search, first: Choice | undefined): Choice | null {
  return tried(search)[0]?.choice ?? first ?? null;
}

const STEADY: Glancing = { by: 'glance', shake: 0, overlooks: 0 };

function glanceIn({ shake, overlooks }: Glancing, { game, seed }: Job, { state, offers: all }: Moment): Choice {
  const chance = { seed: seed | 0 };
  const offers = all.filter(c => game.bot.leavesToPeople?.(c) !== true);
  return shake > 0 || overlooks > 0 ? shakyGlance(game, state, offers, shake, overlooks, chance) : glance(game, state, offers, chance);
}

/** What the Baron would do, and why by the game's own weights. */
export function* hint(job: Job): Thinking<Advice> {
  const choice = yield* choose(job, ADVISER);
  if (choice === null) return null;
  const { game, view } = job;
  const now = moment(game, view);
  const reasons = now.question === null ? [] : (game.bot.reasons?.(now.state, now.question, choice) ?? []);
  return { choice, reasons };
}

/** Thinks to the end at once: for tests, leagues and workers that have nothing else to do. */
export function atOnce<T>(thinking: Thinking<T>): T | null {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

/** Choosing without trying anything out: the offer that tempts most, seen with a steady or a shaking hand. */
import type { Choice, Mechanism, Question, State } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';

/** The dice of a bot's own thoughts. */
export interface Chance {
  seed: number;
}

const FINE = 1 << 20;
/** Better than what does not tempt at all: a beginner errs, but gives nothing away. */
const OVERLOOKED = -1;
const REPELS = -2;
const tempting: number[] = [];

/** The most tempting offer. Equals are decided by lot. */
export function glance(game: Mechanism, g: State, offers: readonly Choice[], chance: Chance): Choice {
  game.bot.prior(g, top(g), offers, tempting);
  return mostTempting(offers, chance);
}

/** The same with an unsteady hand: some offers are overlooked, the others misjudged by up to a share of their temptation. */
export function shakyGlance(
  game: Mechanism,
  g: State,
  offers: readonly Choice[],
  shake: number,
  overlooks: number,
  chance: Chance,
): Choice {
  game.bot.prior(g, top(g), offers, tempting);
  for (let i = 0; i < offers.length; i++) {
    const isSeen = below(chance, FINE) >= overlooks * FINE;
    const misjudged = 1 - shake + (2 * shake * below(chance, FINE)) / FINE;
    if (tempting[i] === 0) tempting[i] = REPELS;
    else tempting[i] = isSeen ? (tempting[i] as number) * misjudged : OVERLOOKED;
  }
  return mostTempting(offers, chance);
}

function mostTempting(offers: readonly Choice[], chance: Chance): Choice {
  let best = 0;
  let equals = 1;
  for (let i = 1; i < offers.length; i++) {
    const more = (tempting[i] as number) - (tempting[best] as number);
    if (more > 0) {
      best = i;
      equals = 1;
    } else if (more === 0 && below(chance, ++equals) === 0) best = i;
  }
  return offers[best] as Choice;
}

const few: Choice[] = [];

/** For playouts: the most tempting of a few offers drawn by lot, now and then any. Cheap, and never twice the same match. */
export function guess(game: Mechanism, g: State, offers: readonly Choice[], samples: number, careless: number, chance: Chance): Choice {
  const n = offers.length;
  if (draw32(chance) < careless * 4294967296) return offers[below(chance, n)] as Choice;
  if (n <= samples) return glance(game, g, offers, chance);
  few.length = samples;
  for (let i = 0; i < samples; i++) few[i] = offers[below(chance, n)] as Choice;
  return glance(game, g, few, chance);
}

export function top(g: Readonly<State>): Question {
  return g.questions[g.questions.length - 1] as Question;
}

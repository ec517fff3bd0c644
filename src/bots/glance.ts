/** Choosing without trying anything out: the offer that tempts most, seen with a steady or a shaking hand. */
import type { Choice, Game, Question, State } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';

/** The dice of a bot's own thoughts. */
export interface Chance {
  seed: number;
}

const FINE = 1 << 20;
const tempting: number[] = [];

/** The most tempting offer; with shake, each temptation is misjudged by up to that share of itself. Equals are decided by lot. */
export function glance(game: Game, g: State, offers: readonly Choice[], shake: number, chance: Chance): Choice {
  game.bot.prior(g, top(g), offers, tempting);
  let best = 0;
  let most = -1;
  let equals = 1;
  for (let i = 0; i < offers.length; i++) {
    let worth = tempting[i] as number;
    if (shake > 0) worth *= 1 - shake + (2 * shake * below(chance, FINE)) / FINE;
    if (worth > most) {
      most = worth;
      best = i;
      equals = 1;
    } else if (worth === most && below(chance, ++equals) === 0) best = i;
  }
  return offers[best] as Choice;
}

const few: Choice[] = [];

/** For playouts: the most tempting of a few offers drawn by lot, now and then any. Cheap, and never twice the same match. */
export function guess(game: Game, g: State, offers: readonly Choice[], samples: number, careless: number, chance: Chance): Choice {
  const n = offers.length;
  if (draw32(chance) < careless * 4294967296) return offers[below(chance, n)] as Choice;
  if (n <= samples) return glance(game, g, offers, 0, chance);
  few.length = samples;
  for (let i = 0; i < samples; i++) few[i] = offers[below(chance, n)] as Choice;
  return glance(game, g, few, 0, chance);
}

export function top(g: Readonly<State>): Question {
  return g.questions[g.questions.length - 1] as Question;
}

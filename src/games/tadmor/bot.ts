/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { weights } from './bot/weights';
import type { Tadmor, TadmorChoice, TadmorQuestion } from './state';

/** Paying and giving up are many small steps in a row, one nearly as good as the other. */
const EFFORT: Partial<Record<TadmorQuestion['ask'], number>> = { discard: 0.2, payAny: 0.2, anyGoods: 0.2, spare: 0.2, kingdom: 0.4 };

/** Much that comes is luck: a Sovereign's most tempting choices compete in the same deals, and are played on for longer. */
const SOVEREIGN = { rivals: 8, width: 0.5, playout: 24 };

export const bot: Bot<Tadmor, TadmorQuestion, TadmorChoice> = {
  prior,
  value,
  reasons,
  weights,
  // At a fuller table a playout is longer, but a turn must not take longer than a phone has for it.
  searchAs: (level, seats) => ({ share: 1.5 / (seats + 1), ...(level === 'sovereign' && SOVEREIGN) }),
  effort: ({ ask }) => EFFORT[ask] ?? 1,
};

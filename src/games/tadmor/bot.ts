/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { weights } from './bot/weights';
import type { Tadmor, TadmorChoice, TadmorQuestion } from './state';

export const bot: Bot<Tadmor, TadmorQuestion, TadmorChoice> = {
  prior,
  value,
  reasons,
  weights,
  // At a fuller table a playout is longer, but a turn must not take longer than a phone has for it.
  searchAs: (_, seats) => ({ share: 3 / (seats + 1) }),
};

/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { weights } from './bot/weights';
import type { Traders, TradersChoice, TradersQuestion } from './state';

export const bot: Bot<Traders, TradersQuestion, TradersChoice> = {
  prior,
  value,
  reasons,
  weights,
  // At a fuller table a playout is longer, but a turn must not take longer than a phone has for it.
  searchAs: (_, seats) => ({ share: 2 / seats }),
  // What a proposal consists of was worked out when it was begun; what is decided in passing deserves half a thought.
  effort: q => (q.ask === 'deal' ? 0 : q.ask === 'act' ? 1 : 0.5),
};

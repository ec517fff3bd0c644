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
};

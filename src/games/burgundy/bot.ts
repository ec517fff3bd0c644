/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { named } from './bot/weights';
import type { Burgundy, BurgundyChoice, BurgundyQuestion } from './state';

export const bot: Bot<Burgundy, BurgundyQuestion, BurgundyChoice> = {
  prior,
  value,
  reasons,
  weights: named,
  searchAs: { baron: { share: 0.3 }, sovereign: { share: 0.4, rivals: 8, playout: 24, width: 0.5 } },
};

/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { named } from './bot/weights';
import type { Burgundy, BurgundyChoice, BurgundyQuestion } from './state';

/** Against one opponent Baron and Sovereign play for points of their own, and a Sovereign thinks four times as long; against more that would take a phone too long. */
const SOVEREIGN = { share: 0.4, rivals: 8, playout: 24, width: 0.5 };

export const bot: Bot<Burgundy, BurgundyQuestion, BurgundyChoice> = {
  prior,
  value,
  reasons,
  weights: named,
  searchAs(level, seats) {
    if (level === 'baron') return seats === 2 ? { share: 0.2, ambition: 1 } : { share: 0.3 };
    if (level !== 'sovereign') return {};
    return seats === 2 ? { ...SOVEREIGN, share: 1.6, ambition: 1 } : SOVEREIGN;
  },
};

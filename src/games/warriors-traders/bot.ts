/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { weights } from './bot/weights';
import type { Traders, TradersChoice, TradersQuestion } from './state';

/** Of everything else half a thought. */
const EFFORT: Partial<Record<TradersQuestion['ask'], number>> = { act: 1, trade: 0.2, deal: 0 };

export const bot: Bot<Traders, TradersQuestion, TradersChoice> = {
  prior,
  value,
  reasons,
  weights,
  // No luck: explore little. What an army or a trade brings is seen when others have answered it: play on longer than usual.
  search: { explore: 0.03, playout: 20 },
  // Neither nodes nor playouts grow with the seats: a turn must not take longer than a phone has for it.
  searchAs: (level, seats) => ({ share: (level === 'sovereign' ? 0.8 : 2) / seats, playout: 40 / seats }),
  // What a proposal consists of was worked out when it was begun. Trading is many small steps, each of them dear to think about.
  effort: ({ ask }) => EFFORT[ask] ?? 0.5,
};

/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { clock } from './bot/features';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { weights } from './bot/weights';
import type { Traders, TradersChoice, TradersQuestion } from './state';

/** Of everything else half a thought. A vote goes by whoever is ahead, which a glance sees. */
const EFFORT: Partial<Record<TradersQuestion['ask'], number>> = { act: 1, trade: 0.2, deal: 0, ally: 0, alliance: 0, vote: 0, lastTurn: 0 };

/** When to stop is for those to say who spend their evening: a bot never proposes it and never stands in their way (21.12). */
const FOR_PEOPLE: readonly TradersChoice['do'][] = ['abandon', 'lastTurn', 'playOn'];

export const bot: Bot<Traders, TradersQuestion, TradersChoice> = {
  prior,
  value,
  clock,
  slow: true,
  reasons,
  leavesToPeople: c => FOR_PEOPLE.includes(c.do),
  weights,
  // No luck: explore little.
  search: { explore: 0.03 },
  // What an army or a trade brings is seen when others have answered it: until the same phase of the next turn, for a Sovereign of the one after that; at a fuller table not as far.
  // Nodes do not grow with the seats: a turn must not take longer than a phone has for it.
  searchAs: (level, seats) =>
    level === 'sovereign' ? { share: 0.8 / seats, ahead: Math.max(4, 16 / seats) } : { share: 2 / seats, ahead: Math.max(2, 8 / seats) },
  // What a proposal consists of was worked out when it was begun. Trading is many small steps, each of them dear to think about.
  effort: ({ ask }) => EFFORT[ask] ?? 0.5,
};

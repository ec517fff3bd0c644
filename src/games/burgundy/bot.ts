/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { named } from './bot/weights';
import type { BurgundyChoice, BurgundyQuestion } from './asking';
import type { Burgundy } from './state';

/** Both search far along temptation rather than wide, and for many points of their own; the Sovereign's choices compete besides. */
const FAR = { playout: 24, width: 0.5, ambition: 1 };

/**
 * Against more than one a Sovereign looks twice as far, where the Barons' many thoughts tell no more: at four seats it was 13 points ahead of them so, 7 before.
 * And it thinks less, for it would take a phone too long: as many nodes for three as for four.
 */
const AMONG_MANY = { playout: 48 };
const SHARE = [1, 1, 1, 0.55, 0.4];

/** By seats: the net is heard where it was measured to win. */
const LEARNT = [1, 1, 1, 0, 0];

export const bot: Bot<Burgundy, BurgundyQuestion, BurgundyChoice> = {
  prior,
  value,
  reasons,
  weights: named,
  /** TEA-11: in 200 matches of Knights it made no difference where their tiles were kept. */
  effort: q => (q.ask === 'keepAt' ? 0 : 1),
  searchAs(level, seats) {
    const learnt = LEARNT[seats] ?? 0;
    if (level === 'baron') return { ...FAR, learnt, share: 0.8, explore: 0.05 };
    return level === 'sovereign' ? { ...FAR, learnt, ...(seats > 2 ? AMONG_MANY : null), rivals: 8, share: SHARE[seats] ?? 1 } : {};
  },
};

/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from './asking';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { weights } from './bot/weights';
import type { Realm } from './state';

export const bot: Bot<Realm, RealmQuestion, RealmChoice> = {
  prior,
  value,
  reasons,
  weights,
  effort: q => (q.ask === 'plan' ? 1 / 4 : 1),
  // What is planned bears fruit when others have acted on it: play on longer than usual, but planning six cards must not take longer than a phone has for a turn.
  searchAs: (level, seats) => ({ share: (level === 'sovereign' ? 1.5 : 3) / (seats + 1), playout: 60 / seats }),
};

/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from './asking';
import { isTalk } from './bot/dealing';
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
  // Six cards are laid before anybody sees anything, and thoughts about them have won no more matches than a glance. What an agreement is worth no
  // position tells: nothing on the table holds anybody to his word.
  effort: q => (q.ask === 'plan' || isTalk(q) ? 0 : 1),
  // What is done bears fruit when others have acted on it: play on longer than usual.
  searchAs: (level, seats) => ({ share: (level === 'sovereign' ? 1.5 : 3) / (seats + 1), playout: 60 / seats }),
};

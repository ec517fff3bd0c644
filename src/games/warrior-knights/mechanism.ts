/** Warrior Knights as it is played, without a word: all that a bot needs. */
import type { Mechanism } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from './asking';
import { bot } from './bot';
import { copy } from './copy';
import type { RealmFact } from './facts';
import { lid } from './lid';
import { path } from './path';
import { rules } from './rules/ruleBook';
import { options } from './rules/settings';
import { setUp } from './rules/setUp';
import { booked, standings } from './rules/victory';
import { deal, hasSecrets, seenBy } from './sight';
import { baronOf, type Realm } from './state';

export const mechanism: Mechanism<Realm, RealmQuestion, RealmChoice, RealmFact> = {
  id: lid.id,
  rulesNumber: 6,
  options,
  rules,
  setUp,
  copy,
  points: (g, seat) => baronOf(g, seat).prestige,
  standings,
  seenBy,
  deal,
  hasSecrets,
  booked,
  roundsPlayed: g => Math.max(0, g.round - 1),
  path,
  // With the last card laid the plan may still be changed: then it lies face down for everybody, and is shuffled.
  byHand: ['plan'],
  bot,
};

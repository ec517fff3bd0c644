/** Tadmor as it is played, without a word: all that a bot needs. */
import type { Mechanism } from '@/engine/contract';
import { bot } from './bot';
import { copy } from './copy';
import { TURNS } from './data/numbers';
import { lid } from './lid';
import { path } from './path';
import { booked } from './rules/booked';
import { ifItEndedNow, standings } from './rules/finalScoring';
import { rules } from './rules/ruleBook';
import { setUp } from './rules/setUp';
import { asksOpenly, deal, hasSecrets, seenBy } from './sight';
import type { TadmorFact } from './facts';
import { merchantOf, type Tadmor, type TadmorChoice, type TadmorQuestion } from './state';

export const mechanism: Mechanism<Tadmor, TadmorQuestion, TadmorChoice, TadmorFact> = {
  id: lid.id,
  rulesNumber: 3,
  options: [{ id: 'expert', values: [false, true] }],
  rules,
  setUp,
  copy,
  points: (g, seat) => merchantOf(g, seat).points,
  standings,
  ifItEndedNow,
  seenBy,
  deal,
  hasSecrets,
  asksOpenly,
  booked,
  roundsPlayed: g => (g.questions.length === 0 ? TURNS : g.turn - 1),
  path,
  bot,
};

/** The box of Tadmor. */
import type { Game } from '@/engine/contract';
import { bot } from './bot';
import { copy } from './copy';
import { lessons } from './lessons';
import { path } from './path';
import { standings } from './rules/finalScoring';
import { rules } from './rules/ruleBook';
import { setUp } from './rules/setUp';
import { deal, hasSecrets, seenBy } from './sight';
import type { TadmorFact } from './facts';
import { merchantOf, type Tadmor, type TadmorChoice, type TadmorQuestion } from './state';
import { en } from './words/en';
import { it } from './words/it';

export const tadmor: Game<Tadmor, TadmorQuestion, TadmorChoice, TadmorFact> = {
  id: 'tadmor',
  rulesNumber: 1,
  seats: { least: 2, most: 4 },
  minutes: seats => [25 * seats, 40 * seats],
  options: [{ id: 'expert', values: [false, true] }],
  rules,
  setUp,
  copy,
  points: (g, seat) => merchantOf(g, seat).points,
  standings,
  seenBy,
  deal,
  hasSecrets,
  path,
  bot,
  lessons,
  words: { en, it },
};

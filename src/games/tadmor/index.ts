/** The box of Tadmor. */
import type { Game } from '@/engine/contract';
import { bot } from './bot';
import { copy } from './copy';
import { TURNS } from './data/numbers';
import { lessons } from './lessons';
import { lid } from './lid';
import { path } from './path';
import { booked } from './rules/booked';
import { standings } from './rules/finalScoring';
import { rules } from './rules/ruleBook';
import { setUp } from './rules/setUp';
import { scenes } from './scenes';
import { deal, hasSecrets, seenBy } from './sight';
import type { TadmorFact } from './facts';
import { merchantOf, type Tadmor, type TadmorChoice, type TadmorQuestion } from './state';
import { words } from './words';

export const tadmor: Game<Tadmor, TadmorQuestion, TadmorChoice, TadmorFact> = {
  ...lid,
  rulesNumber: 2,
  options: [{ id: 'expert', values: [false, true] }],
  rules,
  setUp,
  copy,
  points: (g, seat) => merchantOf(g, seat).points,
  standings,
  seenBy,
  deal,
  hasSecrets,
  booked,
  roundsPlayed: g => (g.questions.length === 0 ? TURNS : g.turn - 1),
  path,
  bot,
  lessons,
  scenes,
  words,
};

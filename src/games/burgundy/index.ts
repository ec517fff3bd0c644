/** The box of The Castles of Burgundy. */
import type { Game } from '@/engine/contract';
import { bot } from './bot';
import { copy } from './copy';
import { MODULES } from './data/names';
import { ROUNDS_PER_PHASE } from './data/scoring';
import { lessons } from './lessons';
import { lid } from './lid';
import { path } from './path';
import { booked } from './rules/booked';
import { standings } from './rules/finalScoring';
import { rolls } from './rules/round';
import { rules } from './rules/ruleBook';
import { setUp } from './rules/setUp';
import { scenes } from './scenes';
import { deal, seenBy } from './sight';
import type { BurgundyFact } from './facts';
import { DUCHY_SETUPS, dukeOf, TIE_BREAKS, type Burgundy, type BurgundyChoice, type BurgundyQuestion } from './state';
import { en } from './words/en';
import { it } from './words/it';

export const burgundy: Game<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact> = {
  ...lid,
  rulesNumber: 1,
  options: [
    { id: 'duchySetup', values: DUCHY_SETUPS },
    { id: 'tieBreak', values: TIE_BREAKS },
    { id: 'soldGoodsPublic', values: [false, true] },
    ...MODULES.map(id => ({ id, values: [false, true] })),
  ],
  rules,
  setUp,
  copy,
  points: (g, seat) => dukeOf(g, seat).points,
  standings,
  seenBy,
  deal,
  /** Everybody saw every sale when it was made, so nothing here is worth a curtain. */
  hasSecrets: () => false,
  rolls,
  booked,
  roundsPlayed: g => g.phase * ROUNDS_PER_PHASE + Math.min(g.round, ROUNDS_PER_PHASE),
  path,
  bot,
  lessons,
  scenes,
  words: { en, it },
};

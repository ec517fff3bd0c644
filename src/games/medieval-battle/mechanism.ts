/** Medieval Battle as it is played, without a word: all that a bot needs. */
import type { Mechanism, RuleBook } from '@/engine/contract';
import { bot } from './bot';
import { TIME_TOKENS } from './data/layouts';
import { lid } from './lid';
import { layModule, setUp } from './rules/setUp';
import { deploy, nextToDeploy, placeWagonTrain } from './rules/deploy';
import { booked, endOfTurn, standings } from './rules/victory';
import { victoryPoints } from './rules/flags';
import { march } from './rules/march';
import { recruit, reveal } from './rules/recruit';
import { enter } from './rules/regroup';
import { whyNotDeploy, whyNotEnter, whyNotLay, whyNotMarch, whyNotRecruit, whyNotRetreat, whyNotTurn } from './rules/refusals';
import { retreat } from './rules/retreat';
import { deal, hasSecrets, seenBy } from './sight';
import { turn } from './rules/turn';
import type { MedievalFact } from './facts';
import { copyState, pathOf, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from './state';

/** Every rule of the book; a decision gets its reasons for quiet spots here, for those look at all of its neighbours. */
const rules: RuleBook<MedievalBattle, MedievalQuestion, MedievalChoice, MedievalFact> = {
  layModule: { ...layModule, refuses: whyNotLay },
  recruit: { ...recruit, refuses: whyNotRecruit },
  reveal,
  placeWagonTrain: { ...placeWagonTrain, refuses: whyNotDeploy },
  nextToDeploy,
  deploy: { ...deploy, refuses: whyNotDeploy },
  turn: { ...turn, refuses: whyNotTurn },
  march: { ...march, refuses: whyNotMarch },
  retreat: { ...retreat, refuses: whyNotRetreat },
  enter: { ...enter, refuses: whyNotEnter },
  endOfTurn,
};

export const mechanism: Mechanism<MedievalBattle, MedievalQuestion, MedievalChoice, MedievalFact> = {
  id: lid.id,
  rulesNumber: 2,
  options: [
    { id: 'map', values: ['standard', 'large'] },
    {
      id: 'assembly',
      values: ['random', 'openField', 'deepWoods', 'highPass', 'stonyRidge', 'build'],
      offered: (_seats, { map }) => map !== 'large',
    },
    { id: 'largeAssembly', values: ['random', 'twoCrowns', 'borderlands', 'build'], offered: (_seats, { map }) => map === 'large' },
    {
      id: 'side',
      values: ['A', 'B', 'chance'],
      offered: (_seats, { map, assembly, largeAssembly }) =>
        ['random', 'build'].includes(String(map === 'large' ? largeAssembly : assembly)),
    },
    { id: 'dismounting', values: [false, true] },
    { id: 'zoneMelee', values: ['atOnce', 'afterStep'] },
    { id: 'retreatCost', values: ['origin', 'target'] },
  ],
  rules,
  setUp,
  copy: copyState,
  points: victoryPoints,
  standings,
  seenBy,
  deal,
  hasSecrets,
  booked,
  /** No rounds are printed: whoever regroups ends a stretch of the battle for both. */
  roundsPlayed: g => 2 * TIME_TOKENS - g.tokens[0] - g.tokens[1],
  path: pathOf,
  bot,
};

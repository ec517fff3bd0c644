/** Every question and its paragraph, in the order of the rulebook. */
import type { RuleBook } from '@/engine/contract';
import type { BurgundyFact } from '../facts';
import type { Burgundy, BurgundyChoice, BurgundyQuestion } from '../state';
import { duchy, startingCastle } from './duchyChoice';
import { finalScoring } from './finalScoring';
import { phase } from './phase';
import { phaseEnd } from './phaseEnd';
import { nextTurn, round } from './round';
import { makeRoom } from './takeTile';
import { carpenter, church, cityHall, market, warehouse } from './tiles/buildings';
import { castleAction } from './tiles/castle';
import { crane } from './tiles/crane';
import { advance, newGoods, secondDepot, ship } from './tiles/ship';
import { whiteCastle } from './tiles/whiteCastle';
import { turn } from './turn';

export const rules: RuleBook<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact> = {
  duchy,
  startingCastle,
  phase,
  round,
  nextTurn,
  turn,
  makeRoom,
  castleAction,
  ship,
  secondDepot,
  newGoods,
  advance,
  carpenter,
  church,
  market,
  warehouse,
  cityHall,
  crane,
  whiteCastle,
  phaseEnd,
  finalScoring,
};

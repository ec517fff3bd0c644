/** Every question and its paragraph, in the order of the rulebook. */
import type { RuleBook } from '@/engine/contract';
import type { BurgundyFact } from '../facts';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import type { Burgundy } from '../state';
import { bounty, gather, settle } from './phaseEndTiles';
import { duchy, startingCastle } from './duchyChoice';
import { finalScoring } from './finalScoring';
import { phase } from './phase';
import { income, phaseEnd } from './phaseEnd';
import { nextTurn, round } from './round';
import { hangShield } from './takeShield';
import { keepAt, makeRoom } from './takeTile';
import { exchange, payGoods, unloaded } from './solo/joker';
import { order, parts } from './solo/parts';
import { reward } from './solo/reward';
import { buyPoints, targetAction } from './solo/target';
import { carpenter, church, cityHall, market, warehouse } from './tiles/buildings';
import { castleAction } from './tiles/castle';
import { crane } from './tiles/crane';
import { advance, cargo, newGoods, secondDepot, ship } from './tiles/ship';
import { whiteCastle } from './tiles/whiteCastle';
import { layGoods } from './tradeRoutes';
import { levy, tribute, unload } from './tribute';
import { turn } from './turn';

export const rules: RuleBook<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact> = {
  duchy,
  startingCastle,
  phase,
  round,
  nextTurn,
  turn,
  makeRoom,
  keepAt,
  castleAction,
  ship,
  secondDepot,
  cargo,
  newGoods,
  advance,
  carpenter,
  church,
  market,
  warehouse,
  cityHall,
  crane,
  whiteCastle,
  layGoods,
  hangShield,
  parts,
  order,
  buyPoints,
  targetAction,
  unloaded,
  exchange,
  payGoods,
  reward,
  phaseEnd,
  gather,
  bounty,
  settle,
  levy,
  tribute,
  unload,
  income,
  finalScoring,
};

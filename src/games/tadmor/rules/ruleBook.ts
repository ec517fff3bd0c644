/** The contents page: every question and its rule. */
import type { RuleBook } from '@/engine/contract';
import type { TadmorFact } from '../facts';
import type { Tadmor, TadmorChoice, TadmorQuestion } from '../state';
import { deliver } from './deliver';
import { freeTile, improvements, offBoardTile } from './improvements';
import { kingdomBegins } from './kingdom';
import { marauders, raid, raidOver, select, swap, wall } from './marauders';
import { anyGoods } from './market';
import { payAny, spare } from './pay';
import { place, placeNext } from './placement';
import { firstPick, freeRare, princess } from './rareGoods';
import { bonusGood, dealMissions, startTile } from './setUp';
import { discard, newTurn, overflow, showTiles, turn, turnEnd } from './turn';
import { closing, construct, construction, improve, kingdom } from './windows';

export const rules: RuleBook<Tadmor, TadmorQuestion, TadmorChoice, TadmorFact> = {
  bonusGood,
  startTile,
  showTiles,
  dealMissions,
  turn,
  placeNext,
  place,
  marauders,
  wall,
  raid,
  swap,
  raidOver,
  select,
  improvements,
  improve,
  closing,
  construction,
  construct,
  kingdomBegins,
  kingdom,
  payAny,
  spare,
  deliver,
  freeTile,
  offBoardTile,
  anyGoods,
  princess,
  firstPick,
  freeRare,
  turnEnd,
  discard,
  overflow,
  newTurn,
};

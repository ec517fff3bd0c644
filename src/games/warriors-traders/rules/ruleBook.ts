/** The contents page: every question and its rule. */
import type { RuleBook } from '@/engine/contract';
import type { TradersFact } from '../facts';
import type { Traders, TradersChoice, TradersQuestion } from '../state';
import { secondArmy } from './actions';
import { battle, battleOver, battles, chooseBattle, roundOver, standoff } from './battle';
import { blows, impact, strike } from './damage';
import { answer, deal } from './deals';
import { act, development, extra, shift } from './development';
import { feed, feeding } from './feeding';
import { manoeuvres, march } from './movement';
import { princesses } from './princesses';
import { resources, soloRoute } from './resources';
import { leave, leaving } from './retreat';
import { layOut, nation, tokens } from './setUp';
import { trade, tradeNext, trading } from './trade';
import { turn } from './turn';
import { turnEnd } from './turnEnd';
import { peace } from './war';

export const rules: RuleBook<Traders, TradersQuestion, TradersChoice, TradersFact> = {
  nation,
  layOut,
  tokens,
  turn,
  feeding,
  feed,
  resources,
  soloRoute,
  trading,
  tradeNext,
  trade,
  deal,
  answer,
  development,
  act,
  secondArmy,
  extra,
  shift,
  peace,
  manoeuvres,
  march,
  battles,
  chooseBattle,
  battle,
  blows,
  strike,
  impact,
  leaving,
  leave,
  standoff,
  battleOver,
  roundOver,
  princesses,
  turnEnd,
};

/** The contents page: every question and its rule. */
import type { RuleBook } from '@/engine/contract';
import type { TradersFact } from '../facts';
import type { Traders, TradersChoice, TradersQuestion } from '../state';
import { vote } from './abandon';
import { alliance, allies, ally } from './allies';
import { secondArmy } from './actions';
import { battle, battleOver, battles, chooseBattle, roundOver, standoff } from './battle';
import { blows, impact, strike } from './damage';
import { answer, deal } from './deals';
import { act, development, extra, shift } from './development';
import { feed, feeding } from './feeding';
import { lastTurn } from './lastTurn';
import { manoeuvres, march } from './movement';
import { princesses } from './princesses';
import { whyNotAct, whyNotHit, whyNotLeave, whyNotMarch, whyNotShift, whyNotTrade, whyNotTravel } from './refusals';
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
  allies,
  ally,
  alliance,
  tokens,
  turn,
  feeding,
  feed,
  resources,
  soloRoute,
  trading,
  tradeNext,
  trade: { ...trade, refuses: whyNotTrade },
  deal,
  answer,
  development,
  act: { ...act, refuses: whyNotAct },
  secondArmy: { ...secondArmy, refuses: whyNotAct },
  extra: { ...extra, refuses: whyNotAct },
  shift: { ...shift, refuses: whyNotShift },
  peace,
  manoeuvres,
  march: { ...march, refuses: whyNotMarch },
  battles,
  chooseBattle,
  battle,
  blows,
  strike: { ...strike, refuses: whyNotHit },
  impact,
  leaving,
  leave: { ...leave, refuses: whyNotLeave },
  standoff,
  battleOver,
  roundOver,
  princesses: { ...princesses, refuses: whyNotTravel },
  vote,
  lastTurn,
  turnEnd,
};

/** TRN: two dice, two actions, in any order; the purchase between them; the player says when the turn ends. */
import { depotOfSlot, DIE_SPOTS, END_TURN, numberOf, WORKERS_BUTTON } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { BurgundyTell, Deciding } from '../ruling';
import { estateOf, isUsed, NONE, unusedDice, dukeOf, type Burgundy, type Estate } from '../state';
import { faceOf, WHITE_DIE } from './dice';
import { surveyOf } from './duchy';
import { hire, offerHire } from './hire';
import { offerPlaces, place } from './placeTile';
import { buy, offerPurchases } from './purchase';
import { refusalOf } from './refusals';
import { offerSales, sell } from './sellGoods';
import { offerShieldActs, shieldAct } from './shieldActs';
import { offerPairs, takeByPair } from './takeShield';
import { offerTakes, take } from './takeTile';
import { takeWorkers } from './workers';

export const turn: Deciding<'turn'> = {
  asks: (_, q) => q.seat,
  /** TRN-01, TRN-02: every action of every unused die; a die may also stay unused. */
  offers(g, { seat }) {
    const offers: BurgundyChoice[] = [];
    const duke = dukeOf(g, seat);
    for (let die = 0; die < 2; die++) {
      if (isUsed(duke, die)) continue;
      offerTakes(g, seat, die, offers);
      offerPlaces(g, seat, die, offers);
      offerSales(g, seat, die, offers);
      offers.push({ do: 'workers', at: WORKERS_BUTTON, die, pay: 0 });
    }
    offerPairs(g, seat, offers);
    offerPurchases(g, seat, offers);
    offerHire(g, seat, offers);
    offerShieldActs(g, seat, offers);
    offers.push({ do: 'endTurn', at: END_TURN });
    return offers;
  },
  /** TRN-06: the turn stays open below whatever the first action brings. */
  happens(g, q, c, tell) {
    if (c.do === 'endTurn') return endTurn(g, q.seat, tell);
    g.questions.push(q);
    if (c.do === 'buy') return buy(g, q.seat, c, tell);
    if (c.do === 'hire') return hire(g, q.seat, c.at, tell);
    if (c.do === 'shield') return takeByPair(g, q.seat, c, tell);
    if (shieldAct(g, q.seat, c, tell)) return;
    useDie(g, q.seat, c, tell);
    act(g, q.seat, c, tell);
  },
  refuses: (g, q, at) => refusalOf(g, q, at),
};

function endTurn(g: Burgundy, seat: number, tell: BurgundyTell): void {
  g.turnOf = NONE;
  tell({ what: 'turnEnded', seat, unusedDice: unusedDice(dukeOf(g, seat)) });
}

/** TRN-04: workers are paid when the die is used. WHT-03: the white die stays as it is for everybody else. */
export function useDie(g: Burgundy, seat: number, c: BurgundyChoice, tell: BurgundyTell): void {
  if (!('pay' in c) || c.pay === undefined || c.do === 'shield') return;
  const estate = estateOf(g, seat);
  const { pay, die = WHITE_DIE } = c;
  if (die !== WHITE_DIE) dukeOf(g, seat).usedDice |= 1 << die;
  estate.workers -= pay;
  const rolled = faceOf(g, seat, die);
  tell({ what: 'dieUsed', seat, die, rolled, value: valueUsed(estate, c, rolled), pay, at: DIE_SPOTS[die] ?? 'die:white' });
}

function valueUsed(estate: Readonly<Estate>, c: BurgundyChoice, rolled: number): number {
  if (c.do === 'take') return depotOfSlot(numberOf(c.at));
  if (c.do === 'place') return surveyOf(estate).number[numberOf(c.at)] as number;
  return c.do === 'sell' ? numberOf(c.at) + 1 : rolled;
}

/** The four actions (5.1 to 5.4), with a die or as a castle's extra action. */
export function act(g: Burgundy, seat: number, c: BurgundyChoice, tell: BurgundyTell): void {
  if (c.do === 'take') take(g, seat, c.at, tell);
  else if (c.do === 'place') place(g, seat, c.store, numberOf(c.at), tell);
  else if (c.do === 'sell') sell(g, seat, numberOf(c.at), tell);
  else if (c.do === 'workers') takeWorkers(g, seat, tell);
}

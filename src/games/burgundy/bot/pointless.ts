/** Offers that no thought is spent on: an action given up, and the same as one offered before. */
import type { Seat, Spot } from '@/engine/contract';
import { castlesOf, shieldOn } from '../rules/shields';
import { INN_SPOT, kindOf, numberOf } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { estateOf, isUsed, NONE, unusedDice, type Burgundy, type Duke } from '../state';
import { areAlike, storesOf } from '../teams';

const FOR_FREE: readonly BurgundyQuestion['ask'][] = ['castleAction', 'whiteCastle', 'targetAction'];

/** What would give up an action: two workers for it are always to be had (WRK-01), and never worse than nothing. */
export function wasteIn(q: BurgundyQuestion, duke: Readonly<Duke>): BurgundyChoice['do'] | null {
  if (q.ask === 'turn') return unusedDice(duke) > 0 ? 'endTurn' : null;
  return FOR_FREE.includes(q.ask) ? 'skip' : null;
}

/** Both dice are unused and show the same: what the second may do, the first may. */
export const areTwins = (duke: Readonly<Duke>): boolean => !isUsed(duke, 0) && duke.dice[0] === duke.dice[1];

/** The same as an earlier offer: with the second of two dice that are `twins`, or with a second tile that is the same. */
export function repeats(g: Readonly<Burgundy>, seat: Seat, twins: boolean, c: BurgundyChoice): boolean {
  if (twins && 'die' in c && c.die === 1) return true;
  if (c.do === 'take' || c.do === 'buy') return repeatsTile(g, c.at);
  if (c.do === 'hang') return shieldOn(g, seat, numberOf(c.at)) === NONE && isLaterFreeCastle(g, seat, numberOf(c.at));
  if (c.do !== 'place') return false;
  const { storage } = estateOf(g, seat);
  const stores = storesOf(g, seat);
  for (let i = 0; (stores[i] as number) < c.store; i++) {
    const store = stores[i] as number;
    if (storage[store] === storage[c.store] && areAlike(g, store, c.store)) return true;
  }
  return false;
}

/** All castles without a shield are alike. */
function isLaterFreeCastle(g: Readonly<Burgundy>, seat: Seat, space: number): boolean {
  return castlesOf(estateOf(g, seat)).some(castle => castle < space && shieldOn(g, seat, castle) === NONE);
}

/** Does the same tile lie in an earlier slot of the same depot? */
function repeatsTile(g: Readonly<Burgundy>, at: Spot): boolean {
  if (at === INN_SPOT) return false;
  const slot = numberOf(at);
  const isBlack = kindOf(at) === 'black';
  const slots = isBlack ? g.black : g.depots;
  const tile = slots[slot];
  for (let i = isBlack ? 0 : slot - (slot % 4); i < slot; i++) if (slots[i] === tile) return true;
  return false;
}

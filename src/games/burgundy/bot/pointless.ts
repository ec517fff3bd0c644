/** Offers that no thought is spent on: an action given up, and the same as one offered before. */
import type { Seat, Spot } from '@/engine/contract';
import { castlesOf, shieldOn } from '../rules/shields';
import { INN_SPOT, kindOf, numberOf } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { estateOf, isUsed, NONE, unusedDice, type Burgundy, type Duke } from '../state';
import { areAlike, storesOf } from '../teams';

const FOR_FREE: readonly BurgundyQuestion['ask'][] = ['castleAction', 'whiteCastle', 'targetAction'];

/** An action given up: two workers for it are always to be had (WRK-01), and never worse than nothing. */
export const wastes = (q: BurgundyQuestion, duke: Readonly<Duke>, c: BurgundyChoice): boolean =>
  c.do === 'endTurn' ? unusedDice(duke) > 0 : c.do === 'skip' && FOR_FREE.includes(q.ask);

/** The same as an earlier offer: with a second die that shows the same, or with a second tile that is the same. */
export function repeats(g: Readonly<Burgundy>, seat: Seat, duke: Readonly<Duke>, c: BurgundyChoice): boolean {
  if ('die' in c && c.die === 1 && !isUsed(duke, 0) && duke.dice[0] === duke.dice[1]) return true;
  if (c.do === 'take' || c.do === 'buy') return repeatsTile(g, c.at);
  if (c.do === 'hang') return shieldOn(g, seat, numberOf(c.at)) === NONE && isLaterFreeCastle(g, seat, numberOf(c.at));
  if (c.do !== 'place') return false;
  const { storage } = estateOf(g, seat);
  return storesOf(g, seat).some(store => store < c.store && storage[store] === storage[c.store] && areAlike(g, store, c.store));
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
  for (let i = isBlack ? 0 : slot - (slot % 4); i < slot; i++) if (slots[i] === slots[slot]) return true;
  return false;
}

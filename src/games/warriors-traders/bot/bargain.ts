/** What a deal is worth to both sides: everything lies open, so a proposal is one that the other should take. */
import type { Seat } from '@/engine/contract';
import { RESOURCES } from '../data/names';
import { PRICE_OF_POINT } from '../data/numbers';
import { MERCHANT } from '../data/technology';
import { goldOf } from '../rules/stock';
import { trade } from '../rules/technology';
import { pointsOf } from '../rules/victory';
import { realmOf, type Traders } from '../state';
import { price, turnsLeft } from './worth';
import { weights } from './weights';

type G = Readonly<Traders>;

/** What a deal must be worth to be better than nothing. */
export const ACCEPTED = 0.12;

const sum = (g: G, seat: Seat, goods: readonly number[]): number =>
  goods.reduce((all, count, good) => all + count * price(g, seat, good), 0);

/** What a seat gains by getting and giving, as it sees it; a leader’s gain counts against it. */
export function dealWorth(g: G, seat: Seat, partner: Seat, get: readonly number[], give: readonly number[]): number {
  const rivalry = weights.deal * Math.max(0, pointsOf(g, partner) - pointsOf(g, seat)) * 0.1;
  return sum(g, seat, get) - 1.1 * sum(g, seat, give) - rivalry;
}

export interface Idea {
  readonly give: number;
  readonly get: number;
  readonly worth: number;
}

/** One for one: the swap that pleases both most; null when there is none. */
export function bestSwap(g: G, seat: Seat, partner: Seat): Idea | null {
  let best: Idea | null = null;
  for (let give = 0; give < RESOURCES.length; give++) {
    for (let get = 0; get < RESOURCES.length; get++) {
      if (give === get || realmOf(g, seat).stock[give] === 0 || realmOf(g, partner).stock[get] === 0) continue;
      const one = (good: number): number[] => RESOURCES.map((_, i) => (i === good ? 1 : 0));
      const worth = dealWorth(g, seat, partner, one(get), one(give));
      if (worth > (best?.worth ?? 0) && dealWorth(g, partner, seat, one(give), one(get)) > ACCEPTED) best = { give, get, worth };
    }
  }
  return best;
}

/** A point for ten gold, when the gold is not better kept: a Merchant doubles it. */
export function pointWorth(g: G, seat: Seat): number {
  const left = goldOf(realmOf(g, seat)) - PRICE_OF_POINT;
  if (turnsLeft(g) === 0) return 1;
  const kept = trade(g, seat) >= MERCHANT ? PRICE_OF_POINT : 4;
  return left >= kept ? 0.9 : left >= 2 ? 0.15 : -0.3;
}

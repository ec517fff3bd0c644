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
const ACCEPTED = 0.12;

const sum = (g: G, seat: Seat, goods: readonly number[]): number =>
  goods.reduce((all, count, good) => all + count * price(g, seat, good), 0);

/** A leader’s gain counts against it. */
const rivalry = (g: G, seat: Seat, partner: Seat): number => weights.deal * Math.max(0, pointsOf(g, partner) - pointsOf(g, seat)) * 0.1;

/** What a seat gains by getting and giving, as it sees it. */
export function dealWorth(g: G, seat: Seat, partner: Seat, get: readonly number[], give: readonly number[]): number {
  return sum(g, seat, get) - 1.1 * sum(g, seat, give) - rivalry(g, seat, partner);
}

export interface Idea {
  readonly give: number;
  readonly get: number;
  readonly worth: number;
}

/** One for one: the swap that pleases both most; null when there is none. Every temptation of a deal asks for it: each price is worked out once. */
export function bestSwap(g: G, seat: Seat, partner: Seat): Idea | null {
  const [own, theirs] = [pricesOf(g, seat), pricesOf(g, partner)];
  const [loss, theirLoss] = [rivalry(g, seat, partner), rivalry(g, partner, seat)];
  let best: Idea | null = null;
  for (let give = 0; give < RESOURCES.length; give++) {
    if (realmOf(g, seat).stock[give] === 0) continue;
    for (let get = 0; get < RESOURCES.length; get++) {
      if (give === get || realmOf(g, partner).stock[get] === 0) continue;
      const worth = swapped(own, get, give) - loss;
      if (worth > (best?.worth ?? 0) && swapped(theirs, give, get) - theirLoss > ACCEPTED) best = { give, get, worth };
    }
  }
  return best;
}

const pricesOf = (g: G, seat: Seat): number[] => RESOURCES.map((_, good) => price(g, seat, good));
const swapped = (prices: readonly number[], get: number, give: number): number => (prices[get] as number) - 1.1 * (prices[give] as number);

/** A point for ten gold, when the gold is not better kept: a Merchant doubles it. */
export function pointWorth(g: G, seat: Seat): number {
  const left = goldOf(realmOf(g, seat)) - PRICE_OF_POINT;
  if (turnsLeft(g) === 0) return 1;
  const kept = trade(g, seat) >= MERCHANT ? PRICE_OF_POINT : 4;
  return left >= kept ? 0.9 : left >= 2 ? 0.15 : -0.3;
}

/** What a deal is worth to both sides: everything lies open, so a proposal is one that the other should take. */
import type { Seat } from '@/engine/contract';
import { GOLD, RESOURCES } from '../data/names';
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

/** So many of one resource for so many of another. */
export interface Idea {
  readonly give: number;
  readonly gives: number;
  readonly get: number;
  readonly gets: number;
  readonly worth: number;
}

/** On either side of a proposal: of more the price falls, and a proposal is still one that is seen through at a glance. */
const MOST_OF_ONE = 3;

/** The swap that pleases both most, counted by whoever gains less; null when there is none. Every temptation of a deal asks for it: each price is worked out once. */
export function bestSwap(g: G, seat: Seat, partner: Seat): Idea | null {
  const [own, theirs] = [pricesOf(g, seat), pricesOf(g, partner)];
  const [loss, theirLoss] = [rivalry(g, seat, partner), rivalry(g, partner, seat)];
  let best: Idea | null = null;
  let least = 0;
  for (let give = 0; give < RESOURCES.length; give++) {
    const mostGiven = Math.min(MOST_OF_ONE, realmOf(g, seat).stock[give] as number);
    for (let get = 0; get < RESOURCES.length; get++) {
      if (give === get) continue;
      const mostGot = Math.min(MOST_OF_ONE, realmOf(g, partner).stock[get] as number);
      for (let gives = 1; gives <= mostGiven; gives++) {
        for (let gets = 1; gets <= mostGot; gets++) {
          const worth = gained(own, get, gets, give, gives) - loss;
          const theirWorth = gained(theirs, give, gives, get, gets) - theirLoss;
          if (theirWorth <= ACCEPTED || Math.min(worth, theirWorth) <= least) continue;
          least = Math.min(worth, theirWorth);
          best = { give, gives, get, gets, worth };
        }
      }
    }
  }
  return best;
}

const pricesOf = (g: G, seat: Seat): number[] => RESOURCES.map((_, good) => price(g, seat, good));
const gained = (prices: readonly number[], get: number, gets: number, give: number, gives: number): number =>
  gets * (prices[get] as number) - 1.1 * gives * (prices[give] as number);

/** In the last trade whatever nothing can be built of any more is worth its share of a point. */
export function reachesPoint(g: G, seat: Seat, rate: number): boolean {
  if (turnsLeft(g) > 0 || g.phase !== 'trade') return false;
  const { stock } = realmOf(g, seat);
  const gold = goldOf(realmOf(g, seat));
  const more = stock.reduce((sum, count, good) => (good === GOLD || !isSpare(g, seat, good) ? sum : sum + Math.floor(count / rate)), 0);
  return (gold % PRICE_OF_POINT) + more >= PRICE_OF_POINT;
}

const SPARE = 0.02;
export const isSpare = (g: G, seat: Seat, good: number): boolean => price(g, seat, good) <= SPARE;

/** A point for ten gold, when the gold is not better kept: a Merchant doubles it. */
export function pointWorth(g: G, seat: Seat): number {
  const left = goldOf(realmOf(g, seat)) - PRICE_OF_POINT;
  if (turnsLeft(g) === 0) return 1;
  const kept = trade(g, seat) >= MERCHANT ? PRICE_OF_POINT : 4;
  return left >= kept ? 0.9 : left >= 2 ? 0.15 : -0.3;
}

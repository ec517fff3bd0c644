/** Why one’s own piece, or a private tile, does nothing more in this window. */
import type { Seat } from '@/engine/contract';
import { GOODS, RARE_COLOURS } from '../data/names';
import { RARE_COST } from '../data/numbers';
import type { Doing } from '../data/spaces';
import { tileOf } from '../data/tiles';
import { numberOf } from '../spots';
import { merchantOf, NONE, ownerOf, type Merchant, type Tadmor, type TadmorRefusal, type Window } from '../state';
import { hasAll } from './favours';
import { priceOf } from './improvements';
import { EBLA } from './market';
import { isPosted, isThere, ownSpace, spaceAt } from './pieces';
import { rareDiscount } from './rareGoods';
import { missing, stockOf, sumOf, totalStock, type Goods } from './stock';
import { advancing, nextCost, templeDiscount } from './temple';
import { planBuild } from './tower';
import { traitorLevels } from './traitor';

type G = Readonly<Tadmor>;

const STAGES: Readonly<Partial<Record<Doing, 'construct' | 'kingdom'>>> = {
  build1: 'construct',
  build2: 'construct',
  traitor: 'construct',
  temple: 'construct',
  rare: 'construct',
  mission: 'construct',
  warSupplies: 'kingdom',
  firstPlayer: 'kingdom',
  taxman: 'kingdom',
};

/** What belongs to a stage comes later or is over; null: it is that stage. */
export function notNowBut(q: Window, stage: 'construct' | 'kingdom'): TadmorRefusal | null {
  if (q.ask === stage) return null;
  return q.ask === 'kingdom' ? { why: 'isOver' } : { why: 'later', ask: stage };
}

/** The first good that is missing; with goods less, how many are missing even so. */
function shortOf(m: Readonly<Merchant>, cost: Goods, less = 0): TadmorRefusal | null {
  const short = missing(m, cost) - less;
  if (short <= 0) return null;
  if (less > 0) return { why: 'stillShort', less, short };
  const good = cost.findIndex((needed, kind) => needed > stockOf(m, kind));
  return { why: 'cannotPay', good: GOODS[good] as (typeof GOODS)[number], needed: cost[good] as number, have: stockOf(m, good) };
}

export const shortForRare = (m: Readonly<Merchant>, colour: number): TadmorRefusal | null =>
  shortOf(m, RARE_COST[colour] as Goods, rareDiscount(m));

/** A market is used by the goods that are given: so many it could take. */
const quietMarket = (goods: number): TadmorRefusal => ({ why: goods > 0 ? 'tapGoods' : 'nothingToTrade' });

export function quietTile(g: G, q: Window, tile: number): TadmorRefusal | null {
  const { gives, works } = tileOf(tile);
  const { warehouse } = merchantOf(g, q.seat);
  if (gives !== undefined) return quietMarket(warehouse[GOODS.indexOf(gives)] as number);
  if (works === undefined) return null;
  if (!isPosted(g, q.seat, tile)) return { why: 'nobodyThere' };
  return works === 'market' ? quietMarket(sumOf(warehouse)) : notNowBut(q, works === 'kingdom' ? 'kingdom' : 'construct');
}

export function quietSpace(g: G, q: Window, space: number): TadmorRefusal | null {
  if (!isThere(g, space)) return { why: 'notForTwo' };
  const code = g.board[space] as number;
  if (code === NONE) return { why: 'nobodyThere' };
  if (ownerOf(code) !== q.seat) return { why: 'notYours' };
  const { does } = spaceAt(space);
  const stage = STAGES[does];
  if (stage === undefined) return quietAnytime(g, q, space);
  return notNowBut(q, stage) ?? (stage === 'construct' ? quietWork(g, q.seat, space) : quietCourt(does));
}

const quietCourt = (does: Doing): TadmorRefusal | null =>
  does === 'warSupplies' ? { why: 'lowestTower' } : does === 'taxman' ? { why: 'excused' } : null;

function quietAnytime(g: G, q: Window, space: number): TadmorRefusal | null {
  const m = merchantOf(g, q.seat);
  const { does } = spaceAt(space);
  switch (does) {
    case 'townMarket':
      return quietMarket(sumOf(m.warehouse));
    case 'improvement':
      return quietShop(g, q, space);
    case 'caravan':
    case 'shipyard':
      return quietGrowth(g, q.seat, does);
    default:
      return does === 'marauders' ? { why: 'isOver' } : null;
  }
}

/** 8.1: the spaces act in their order. */
function quietShop(g: G, q: Window, space: number): TadmorRefusal {
  if (q.ask !== 'improve' || space < numberOf(q.from)) return { why: 'isOver' };
  if (space > numberOf(q.from)) return { why: 'later', ask: 'improve' };
  if (g.display.every(tile => tile === NONE)) return { why: 'noTile' };
  const have = totalStock(merchantOf(g, q.seat));
  return have < priceOf(g) ? { why: 'tooFewGoods', needed: priceOf(g), have } : { why: 'tapTile' };
}

/** 11.3, 11.4 */
export function quietGrowth(g: G, seat: Seat, does: 'caravan' | 'shipyard'): TadmorRefusal {
  const m = merchantOf(g, seat);
  if (does === 'caravan') {
    if (hasAll(g, seat, 0)) return { why: 'mostPieces' };
    return m.pieces[0] === 3 ? { why: 'camelNeeds', tower: 5, missions: 2 } : { why: 'camelNeeds', tower: 10, missions: 4 };
  }
  return hasAll(g, seat, 1) ? { why: 'mostPieces' } : { why: 'shipNeeds', sets: (m.pieces[1] as number) - 1 };
}

function quietWork(g: G, seat: Seat, space: number): TadmorRefusal | null {
  const m = merchantOf(g, seat);
  const { does, colour } = spaceAt(space);
  switch (does) {
    case 'build1':
    case 'build2':
      return shortOf(m, planBuild(m, 1, does === 'build2').cost);
    case 'traitor':
      if (traitorLevels(g) === 0) return { why: 'traitorSleeps' };
      return { why: m.tower === 0 ? 'noTower' : 'noHigherTower' };
    case 'temple': {
      if (space === EBLA && m.tradesAtEbla) return { why: 'marketThere' };
      const which = advancing(g, seat)[0];
      return which === undefined ? { why: 'noCard' } : shortOf(m, nextCost(m, which), templeDiscount(m));
    }
    case 'rare': {
      const stack = RARE_COLOURS.indexOf(colour ?? 'grey');
      return g.stacks[stack]?.length === 0 ? { why: 'emptyStack', colour: colour ?? 'grey' } : shortForRare(m, stack);
    }
    // Of two pieces at missions the first one acts.
    case 'mission':
      return { why: ownSpace(g, seat, 'mission') === space ? 'noMission' : 'twin' };
    default:
      return null;
  }
}

/** Why a spot is quiet: the same questions as in the offers, asked of one spot. */
import type { Seat, Spot } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { GOODS, PIECES, RARE_COLOURS } from '../data/names';
import { bandOf, PAIR, RARE_COST, SINGLE } from '../data/numbers';
import type { Doing } from '../data/spaces';
import { kindOf, numberOf } from '../spots';
import { has, merchantOf, NONE, ownerOf, type Asking, type Merchant, type Tadmor, type TadmorRefusal, type Window } from '../state';
import { hasAll } from './favours';
import { priceOf } from './improvements';
import { EBLA } from './market';
import { isThere, postOf, spaceAt } from './pieces';
import { stockOf, totalStock, type Goods } from './stock';
import { advancing, nextCost } from './temple';
import { traitorLevels } from './traitor';

type G = Readonly<Tadmor>;

/** 5.3 */
export function whyNotPlace(g: G, q: Asking<'place'>, at: Spot): TadmorRefusal | null {
  const m = merchantOf(g, q.seat);
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'space': {
      if (number < 0) return null;
      if (!isThere(g, number)) return { why: 'notForTwo' };
      if (g.board[number] !== NONE) return { why: 'occupied' };
      const piece = spaceAt(number).takes.find(kind => m.reserve[PIECES.indexOf(kind)] === 0);
      return piece === undefined ? null : { why: 'noPiece', piece };
    }
    case 'tile':
      if (!has(m, number)) return g.merchants.some(other => has(other, number)) ? { why: 'notYours' } : null;
      return m.posts[postOf(number)] === undefined || m.posts[postOf(number)] === NONE ? null : { why: 'occupied' };
    case 'mission':
      return quietMission(m, number);
    default:
      return null;
  }
}

function quietMission(m: Readonly<Merchant>, mission: number): TadmorRefusal | null {
  if (m.hand.includes(mission)) return { why: 'notFulfilled' };
  return m.fulfilled.includes(mission) ? { why: 'notNow' } : null;
}

/** 6.2, 6.7 */
export function whyNotSelect(g: G, _: Asking<'wall' | 'select'>, at: Spot): TadmorRefusal | null {
  if (kindOf(at) !== 'region') return null;
  return numberOf(at) === g.current || numberOf(at) === g.attacked ? { why: 'underAttack' } : null;
}

const IN_CONSTRUCTION: readonly Doing[] = ['build1', 'build2', 'traitor', 'temple', 'rare', 'mission'];
const IN_KINGDOM: readonly Doing[] = ['warSupplies', 'firstPlayer', 'taxman'];

export function whyNotInWindow(g: G, q: Window, at: Spot): TadmorRefusal | null {
  const m = merchantOf(g, q.seat);
  const number = numberOf(at);
  if (number < 0) return null;
  switch (kindOf(at)) {
    case 'space':
      return quietSpace(g, q, number);
    case 'tile':
      if (!g.display.includes(number)) return null;
      return q.ask === 'improve' ? { why: 'tooFewGoods', needed: priceOf(g), have: totalStock(m) } : { why: 'isOver' };
    case 'stock':
      return quietStock(m, number);
    case 'mission':
      if (q.ask === 'construct' && m.hand.includes(number)) return shortOf(m, missionOf(number).cost) ?? { why: 'notNow' };
      return quietMission(m, number);
    case 'stack':
      if (g.stacks[number]?.length === 0) return { why: 'emptyStack', colour: RARE_COLOURS[number] as (typeof RARE_COLOURS)[number] };
      return q.ask === 'construct' ? shortOf(m, RARE_COST[number] as Goods) : { why: 'notNow' };
    default:
      return null;
  }
}

function quietStock(m: Readonly<Merchant>, good: number): TadmorRefusal {
  const name = GOODS[good] as (typeof GOODS)[number];
  if (stockOf(m, good) === 0) return { why: 'noneOf', good: name };
  return m.warehouse[good] === 0 ? { why: 'onlyTraded', good: name } : { why: 'noMarket' };
}

/** The first good that is missing. */
function shortOf(m: Readonly<Merchant>, cost: Goods): TadmorRefusal | null {
  for (let good = 0; good < GOODS.length; good++) {
    const needed = cost[good] as number;
    const have = stockOf(m, good);
    if (have < needed) return { why: 'cannotPay', good: GOODS[good] as (typeof GOODS)[number], needed, have };
  }
  return null;
}

function quietSpace(g: G, q: Window, space: number): TadmorRefusal | null {
  if (!isThere(g, space)) return { why: 'notForTwo' };
  const code = g.board[space] as number;
  if (code === NONE) return { why: 'nobodyThere' };
  if (ownerOf(code) !== q.seat) return { why: 'notYours' };
  const { does } = spaceAt(space);
  if (IN_CONSTRUCTION.includes(does)) {
    if (q.ask === 'kingdom') return { why: 'isOver' };
    return q.ask === 'construct' ? quietWork(g, q.seat, space) : { why: 'later', ask: 'construct' };
  }
  if (IN_KINGDOM.includes(does)) {
    if (q.ask !== 'kingdom') return { why: 'later', ask: 'kingdom' };
    return does === 'warSupplies' ? { why: 'lowestTower' } : null;
  }
  return quietGrowth(g, q.seat, does);
}

/** 11.3, 11.4 */
function quietGrowth(g: G, seat: Seat, does: Doing): TadmorRefusal | null {
  const m = merchantOf(g, seat);
  if (does === 'caravan') {
    if (hasAll(g, seat, 0)) return { why: 'mostPieces' };
    return m.pieces[0] === 3 ? { why: 'camelNeeds', tower: 5, missions: 2 } : { why: 'camelNeeds', tower: 10, missions: 4 };
  }
  if (does === 'shipyard') return hasAll(g, seat, 1) ? { why: 'mostPieces' } : { why: 'shipNeeds', sets: (m.pieces[1] as number) - 1 };
  return does === 'improvement' || does === 'marauders' ? { why: 'isOver' } : null;
}

function quietWork(g: G, seat: Seat, space: number): TadmorRefusal | null {
  const m = merchantOf(g, seat);
  const { does, colour } = spaceAt(space);
  switch (does) {
    case 'build1':
      return shortOf(m, SINGLE[bandOf(m.tower + 1)] as Goods);
    case 'build2':
      return shortOf(m, PAIR[bandOf(m.tower + 1)] as Goods);
    case 'traitor':
      return traitorLevels(g) === 0 ? { why: 'traitorSleeps' } : { why: 'noHigherTower' };
    case 'temple': {
      if (space === EBLA && m.tradesAtEbla) return { why: 'marketThere' };
      const which = advancing(g, seat)[0];
      return which === undefined ? null : shortOf(m, nextCost(m, which));
    }
    case 'rare': {
      const stack = RARE_COLOURS.indexOf(colour ?? 'grey');
      return g.stacks[stack]?.length === 0 ? { why: 'emptyStack', colour: colour ?? 'grey' } : shortOf(m, RARE_COST[stack] as Goods);
    }
    case 'mission':
      return { why: 'noMission' };
    default:
      return null;
  }
}

/** Why a spot is quiet: the same questions as in the offers, asked of one spot. */
import type { Spot } from '@/engine/contract';
import { missionOf, MOMENT_OF, type Moment } from '../data/missions';
import { GOODS, PIECES, RARE_COLOURS } from '../data/names';
import { PRIVATE_WORKS } from '../data/tiles';
import { kindOf, numberOf } from '../spots';
import {
  has,
  merchantOf,
  NONE,
  ownerOf,
  type Asking,
  type Merchant,
  type Tadmor,
  type TadmorDecision,
  type TadmorRefusal,
  type Window,
} from '../state';
import { priceOf } from './improvements';
import { isPosted, isThere, postOf, spaceAt, spacesFor } from './pieces';
import { notNowBut, quietSpace, quietTile, shortForRare } from './quietPieces';
import { stockOf, totalStock } from './stock';

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
      return quietMission(q, m, number);
    default:
      return null;
  }
}

/** 9.23: in which windows a favour may be called in; those of the marauders have questions of their own. */
const WINDOWS: Readonly<Record<Moment, readonly TadmorDecision['ask'][]>> = {
  anytime: ['place', 'improve', 'closing', 'construct', 'kingdom'],
  placing: ['place'],
  revealed: [],
  removed: [],
  resolution: ['improve', 'closing', 'construct', 'kingdom'],
  improvements: ['improve', 'closing'],
  afterImprovements: ['closing'],
  construction: ['construct'],
};

function quietMission(q: Asking<'place'> | Window, m: Readonly<Merchant>, mission: number): TadmorRefusal | null {
  if (m.hand.includes(mission)) return { why: 'notFulfilled' };
  if (m.returned.includes(mission)) return { why: 'calledIn' };
  if (!m.fulfilled.includes(mission)) return null;
  const { favour } = missionOf(mission);
  return WINDOWS[MOMENT_OF[favour]].includes(q.ask) ? { why: 'changesNothing' } : { why: 'notNow', favour };
}

/** 6.2, 6.7 */
export function whyNotSelect(g: G, _: Asking<'wall' | 'select'>, at: Spot): TadmorRefusal | null {
  if (kindOf(at) !== 'region') return null;
  return numberOf(at) === g.current || numberOf(at) === g.attacked ? { why: 'underAttack' } : null;
}

export function whyNotInWindow(g: G, q: Window, at: Spot): TadmorRefusal | null {
  const m = merchantOf(g, q.seat);
  const number = numberOf(at);
  if (number < 0) return null;
  switch (kindOf(at)) {
    case 'space':
      return quietSpace(g, q, number);
    case 'tile':
      if (m.tiles.includes(number)) return quietTile(g, q, number);
      if (!g.display.includes(number)) return null;
      return q.ask === 'improve' ? { why: 'tooFewGoods', needed: priceOf(g), have: totalStock(m) } : { why: 'isOver' };
    case 'stock':
      return quietStock(m, number);
    case 'mission':
      return quietMission(q, m, number);
    case 'stack':
      return quietStack(g, q, number);
    default:
      return null;
  }
}

/** 9.18: a stack is bought from by whoever stands at it, or has private works. */
function quietStack(g: G, q: Window, colour: number): TadmorRefusal | null {
  const name = RARE_COLOURS[colour] as (typeof RARE_COLOURS)[number];
  if (g.stacks[colour]?.length === 0) return { why: 'emptyStack', colour: name };
  const wait = notNowBut(q, 'construct');
  if (wait !== null) return wait;
  const isBuyer = spacesFor('rare').some(space => {
    const code = g.board[space] as number;
    return spaceAt(space).colour === name && code !== NONE && ownerOf(code) === q.seat;
  });
  return isBuyer || isPosted(g, q.seat, PRIVATE_WORKS) ? shortForRare(merchantOf(g, q.seat), colour) : { why: 'noBuyer' };
}

function quietStock(m: Readonly<Merchant>, good: number): TadmorRefusal {
  const name = GOODS[good] as (typeof GOODS)[number];
  if (stockOf(m, good) === 0) return { why: 'noneOf', good: name };
  return m.warehouse[good] === 0 ? { why: 'onlyTraded', good: name } : { why: 'noMarket' };
}

/** 7.4, 7.7, 11.2: exchanges. Base for advanced one to one, advanced for two base goods; what came by exchange is not exchanged again. */
import type { Seat, Spot } from '@/engine/contract';
import { GOODS, isBase } from '../data/names';
import { SPACES } from '../data/spaces';
import { PRIVATE_TILES, TILES, tileOf } from '../data/tiles';
import { GETS, numberOf, stockSpot } from '../spots';
import { merchantOf, NONE, ownerOf, type Deciding, type Merchant, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { isPosted, ownSpace } from './pieces';
import { sumOf, trade, type Goods } from './stock';

const MARKET_TILES: readonly number[] = PRIVATE_TILES.filter(tile => tileOf(tile).works === 'market');
/** 9.14: the temple space that may be a market of base goods instead. */
export const EBLA = SPACES.findIndex(space => space.draws === false);

export function hasFullMarket(g: Readonly<Tadmor>, seat: Seat): boolean {
  return merchantOf(g, seat).hasMarket || ownSpace(g, seat, 'townMarket') !== NONE || MARKET_TILES.some(tile => isPosted(g, seat, tile));
}

function isAtEbla(g: Readonly<Tadmor>, seat: Seat): boolean {
  const code = g.board[EBLA] as number;
  return code !== NONE && ownerOf(code) === seat;
}

/** By give and the first good received: does one of one’s own tiles trade it? */
function tileTrades(m: Readonly<Merchant>, give: number, get: Goods): boolean {
  const wanted = get[2] === 1 ? 'marble' : get[3] === 1 ? 'gold' : 'base';
  return m.tiles.some(tile => TILES[tile]?.gives === GOODS[give] && TILES[tile]?.gets === wanted);
}

const GET_SPOTS = Object.keys(GETS);
/** An advanced good brings two base goods, a base good one advanced. */
const fits = (give: number, get: Goods): boolean => isBase(give) === (sumOf(get) === 1);

export function offerTrades(g: Readonly<Tadmor>, seat: Seat, offers: TadmorChoice[]): void {
  const m = merchantOf(g, seat);
  const isFull = hasFullMarket(g, seat);
  const atEbla = isAtEbla(g, seat);
  for (let give = 0; give < GOODS.length; give++) {
    if (m.warehouse[give] === 0) continue;
    for (const at of GET_SPOTS) {
      const get = GETS[at] as Goods;
      if (fits(give, get) && (isFull || (atEbla && isBase(give)) || tileTrades(m, give, get)))
        offers.push({ do: 'trade', at, give: GOODS[give] as (typeof GOODS)[number] });
    }
  }
}

/** Ebla's piece is only bound to trading where nothing else could have made the exchange. */
export function exchange(g: Tadmor, seat: Seat, give: number, at: Spot, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const get = GETS[at] as Goods;
  if (!hasFullMarket(g, seat) && !tileTrades(m, give, get)) m.tradesAtEbla = true;
  m.warehouse[give] = (m.warehouse[give] as number) - 1;
  for (let good = 0; good < GOODS.length; good++) trade(m, good, get[good] as number);
  tell({ what: 'exchanged', seat, give, get: get.slice() });
}

/** 9.26: K16–K18, good by good. */
export const anyGoods: Deciding<'anyGoods'> = {
  asks: (_, q) => q.seat,
  offers: () => GOODS.map((_, good): TadmorChoice => ({ do: 'takeGood', at: stockSpot(good) })),
  happens(g, q, c, tell) {
    const good = numberOf(c.at);
    trade(merchantOf(g, q.seat), good, 1);
    tell({ what: 'tookGood', seat: q.seat, good });
    if (q.left > 1) g.questions.push({ ...q, left: q.left - 1 });
  },
};

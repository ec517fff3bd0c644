/** 8: improvements are bought space by space; some come free. */
import type { Seat, Spot } from '@/engine/contract';
import { TILE_PRICE } from '../data/numbers';
import { tileOf } from '../data/tiles';
import { DONE, kindOf, numberOf, spaceSpot, tileSpot } from '../spots';
import {
  eraOf,
  inOrder,
  merchantOf,
  NONE,
  ownerOf,
  type Deciding,
  type Happening,
  type Tadmor,
  type TadmorChoice,
  type TadmorTell,
} from '../state';
import { postOf, sendHome, spacesFor } from './pieces';
import { canPayAny } from './pay';
import { ALL_TILES, inThisMatch, isOwned } from './box';
import { addFreeLevel } from './tower';

/** 7.2, 8.1: the spaces in their printed order, then a closing window for everybody. */
export const improvements: Happening<'improvements'> = {
  runs(g) {
    for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'closing', seat });
    for (const space of spacesFor('improvement').slice().reverse()) {
      const code = g.board[space] as number;
      if (code !== NONE) g.questions.push({ ask: 'improve', seat: ownerOf(code), from: spaceSpot(space) });
    }
  },
};

export function offerTiles(g: Readonly<Tadmor>, seat: Seat, offers: TadmorChoice[]): void {
  if (!canPayAny(g, seat, priceOf(g))) return;
  for (const tile of g.display) if (tile !== NONE) offers.push({ do: 'buyTile', at: tileSpot(tile) });
}

export const priceOf = (g: Readonly<Tadmor>): number => TILE_PRICE[eraOf(g)] as number;

/** 8.2: it works from now on; I14 and I15 may add a level at once (9.6). */
export function gainTile(g: Tadmor, seat: Seat, tile: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  m.tiles.push(tile);
  addFreeLevel(g, seat, tell);
}

/** 8.3: bought with a piece, a private tile takes that piece; other pieces go home. `from` is not a space where the tile is free. */
export function takeFromDisplay(g: Tadmor, seat: Seat, tile: number, from: Spot, tell: TadmorTell): void {
  const place = g.display.indexOf(tile);
  if (place !== NONE) g.display[place] = NONE;
  const bought = kindOf(from) === 'space';
  tell({ what: 'gotTile', seat, tile, bought, at: tileSpot(tile) });
  if (bought) {
    const m = merchantOf(g, seat);
    const piece = sendHome(g, seat, from);
    if (tileOf(tile).works !== undefined) {
      m.reserve[piece] = (m.reserve[piece] as number) - 1;
      m.posts[postOf(tile)] = piece;
    }
  }
  gainTile(g, seat, tile, tell);
}

/** 8.4: K15, one tile after the other. */
export const freeTile: Deciding<'freeTile'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers = g.display.filter(tile => tile !== NONE).map((tile): TadmorChoice => ({ do: 'takeTile', at: tileSpot(tile) }));
    if (offers.length > 0 && q.taken > 0) offers.push({ do: 'done', at: DONE });
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do !== 'takeTile') return;
    if (q.left > 1) g.questions.push({ ...q, left: q.left - 1, taken: q.taken + 1 });
    takeFromDisplay(g, q.seat, numberOf(c.at), c.at, tell);
  },
};

/** 8.6: K25 and K26, from the tiles of Era I (later also II) that nobody owns and that are not face up. */
export function offBoardTiles(g: Readonly<Tadmor>): number[] {
  const latest = Math.min(2, eraOf(g) + 1);
  return ALL_TILES.filter(tile => tileOf(tile).era <= latest && inThisMatch(g, tile) && !g.display.includes(tile) && !isOwned(g, tile));
}

export const offBoardTile: Deciding<'offBoardTile'> = {
  asks: (_, q) => q.seat,
  offers: g => offBoardTiles(g).map(tile => ({ do: 'takeTile', at: tileSpot(tile) })),
  happens(g, q, c, tell) {
    takeFromDisplay(g, q.seat, numberOf(c.at), c.at, tell);
  },
};

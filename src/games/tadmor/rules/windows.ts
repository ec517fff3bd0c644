/** 7: one’s own windows of the resolution stage. Each stays open until its owner is done; one in which nothing can be done is not asked. */
import type { Seat } from '@/engine/contract';
import { missionOf, type Favour } from '../data/missions';
import { GOODS } from '../data/names';
import { DONE, numberOf } from '../spots';
import { inOrder, type Deciding, type Happening, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { actAnytime, offerAnytime, offerBoard, offerExchanges } from './anytime';
import { actInConstruction, offerConstruction } from './construction';
import { claim, offerFavours } from './favours';
import { offerTiles, priceOf } from './improvements';
import { actInKingdom, offerKingdom, owesTax } from './kingdom';
import { exchange } from './market';
import { goodsCount, mayFall } from './waiting';
import { whyNotInWindow } from './refusals';

/** 9, in order: everybody does all of their own construction. */
export const construction: Happening<'construction'> = {
  runs(g) {
    for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'construct', seat });
  },
};

/** What is the same in every window. Returns false where the choice belongs to the window's own stage. */
function common(g: Tadmor, seat: Seat, c: TadmorChoice, tell: TadmorTell): boolean {
  if (c.do === 'claim') claim(g, seat, c, tell);
  else if (c.do === 'trade') exchange(g, seat, GOODS.indexOf(c.give), c.at, tell);
  else return actAnytime(g, seat, c, tell);
  return true;
}

function withDone(offers: TadmorChoice[]): readonly TadmorChoice[] {
  if (offers.length > 0) offers.push({ do: 'done', at: DONE });
  return offers;
}

/** 8.1: one space of the improvements. */
export const improve: Deciding<'improve'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: TadmorChoice[] = [];
    offerTiles(g, q.seat, offers);
    offerAnytime(g, q.seat, 'improve', offers);
    return withDone(offers);
  },
  happens(g, q, c, tell) {
    if (c.do === 'done') return;
    if (c.do === 'buyTile')
      return void g.questions.push({
        ask: 'payAny',
        seat: q.seat,
        left: priceOf(g),
        bill: { for: 'tile', tile: numberOf(c.at), from: q.from },
      });
    g.questions.push(q);
    common(g, q.seat, c, tell);
  },
  refuses: whyNotInWindow,
};

/** 7.2: before towers fall, for whoever could lose a camel by waiting, and for the favours that end the stage. Otherwise waiting loses nothing. */
export const closing: Deciding<'closing'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const urgent: TadmorChoice[] = [];
    offerBoard(g, q.seat, urgent);
    offerFavours(g, q.seat, 'closing', urgent);
    const mustNow = (c: TadmorChoice): boolean =>
      c.do === 'newCamel' ? mayFall(g, q.seat) : c.do === 'claim' && CLOSING.includes(missionOf(numberOf(c.at)).favour);
    if (!urgent.some(mustNow)) return [];
    const offers: TadmorChoice[] = [];
    offerAnytime(g, q.seat, 'closing', offers);
    return withDone(offers);
  },
  happens(g, q, c, tell) {
    if (c.do === 'done') return;
    g.questions.push(q);
    common(g, q.seat, c, tell);
  },
  refuses: whyNotInWindow,
};

/** Favours that end with this stage (8.4, 8.6). */
const CLOSING: readonly Favour[] = ['twoTiles', 'offBoardTile'];

/** 9: who has nothing left to do, and nothing to exchange, is not asked whether he gives up a mission for a good. */
export const construct: Deciding<'construct'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: TadmorChoice[] = [];
    offerConstruction(g, q.seat, offers);
    offerBoard(g, q.seat, offers);
    offerFavours(g, q.seat, 'construct', offers);
    const acts = offers.length;
    offerExchanges(g, q.seat, offers);
    return acts === 0 && !goodsCount(g, q.seat, offers) ? [] : withDone(offers);
  },
  happens(g, q, c, tell) {
    if (c.do === 'done') return;
    g.questions.push(q);
    if (!common(g, q.seat, c, tell)) actInConstruction(g, q.seat, c, tell);
  },
  refuses: whyNotInWindow,
};

/** 10: the tax comes before 'done'; with nothing to answer for and nothing left on the board the window is not asked. */
export const kingdom: Deciding<'kingdom'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: TadmorChoice[] = [];
    offerKingdom(g, q.seat, offers);
    offerBoard(g, q.seat, offers);
    if (offers.length === 0) return offers;
    offers.length = 0;
    offerKingdom(g, q.seat, offers);
    offerAnytime(g, q.seat, 'kingdom', offers);
    return owesTax(g, q.seat) ? offers : withDone(offers);
  },
  happens(g, q, c, tell) {
    if (c.do === 'done') return;
    g.questions.push(q);
    if (!common(g, q.seat, c, tell)) actInKingdom(g, q.seat, c, tell);
  },
  refuses: whyNotInWindow,
};

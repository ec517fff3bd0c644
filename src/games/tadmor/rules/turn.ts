/** 4.1, 12: nine turns of four stages; what happens between them. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { DISPLAY, GREAT_WAREHOUSE_LIMIT, POINTS_PER_LEVEL, TURNS, WAREHOUSE } from '../data/numbers';
import { BENDING, tileOf } from '../data/tiles';
import { numberOf, stockSpot } from '../spots';
import {
  book,
  eraOf,
  has,
  inOrder,
  merchantOf,
  NONE,
  type Deciding,
  type Happening,
  type Merchant,
  type Tadmor,
  type TadmorChoice,
  type TadmorTell,
} from '../state';
import { scoreTheEnd } from './finalScoring';
import { sendAllHome } from './pieces';
import { ALL_TILES, inThisMatch, isOwned } from './box';
import { takeAway } from './stock';

/** 4.1: the stages, the first one on top. */
export const turn: Happening<'turn'> = {
  runs(g, _, tell) {
    tell({ what: 'turnBegan', turn: g.turn, era: eraOf(g), first: g.first });
    g.questions.push(
      { ask: 'turnEnd' },
      { ask: 'kingdomBegins' },
      { ask: 'construction' },
      { ask: 'improvements' },
      { ask: 'marauders' },
      { ask: 'placeNext', seat: g.first },
    );
  },
};

/** 3.6, 12.2: the display of an Era; what lay there leaves. In Era I the four starting tiles are in it only for experts (3.9). */
export const showTiles: Happening<'showTiles'> = {
  runs(g, _, tell) {
    const era = eraOf(g);
    const candidates = ALL_TILES.filter(tile => {
      const t = tileOf(tile);
      return t.era === era + 1 && inThisMatch(g, tile) && (g.expert || t.start !== true) && !isOwned(g, tile);
    });
    g.display = shuffle(g, candidates).slice(0, DISPLAY[g.seats]);
    tell({ what: 'tilesShown', era, tiles: g.display.slice(), reveals: true });
  },
};

/** What stays at the end of a turn. */
export const limitOf = (m: Readonly<Merchant>): number => (has(m, BENDING.greatWarehouse) ? GREAT_WAREHOUSE_LIMIT : WAREHOUSE);

/** 12.1: pieces home, goods together, then whatever is too much goes; after the last turn it would count for nothing (12.3). */
export const turnEnd: Happening<'turnEnd'> = {
  runs(g) {
    sendAllHome(g);
    g.first = g.pawn;
    g.attacked = NONE;
    g.revealer = NONE;
    for (const m of g.merchants) rest(m);
    g.questions.push({ ask: 'newTurn' });
    if (g.turn < TURNS) for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'overflow', seat });
  },
};

function rest(m: Merchant): void {
  for (let good = 0; good < 4; good++) m.warehouse[good] = (m.warehouse[good] as number) + (m.traded[good] as number);
  m.traded.fill(0);
  m.isOut = false;
  m.credit.fill(false);
  m.reputationUsed = false;
  m.hasMarket = false;
  m.tradesAtEbla = false;
  m.courtBarred.fill(false);
}

const inWarehouse = (m: Readonly<Merchant>): number => m.warehouse.reduce((a, b) => a + b, 0);

/** 12.1: so many goods have no room. */
export const overLimit = (m: Readonly<Merchant>): number => Math.max(0, inWarehouse(m) - limitOf(m));

/** Asked where there are several kinds to choose from; of one kind alone the rest goes by itself. */
export const overflow: Happening<'overflow'> = {
  runs: (g, q, tell) => clear(g, q.seat, [0, 0, 0, 0], tell),
};

function clear(g: Tadmor, seat: Seat, dropped: readonly number[], tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const left = overLimit(m);
  const kinds = m.warehouse.flatMap((count, good) => (count > 0 ? [good] : []));
  if (left > 0 && kinds.length > 1) return void g.questions.push({ ask: 'discard', seat, dropped });
  const goods = dropped.map((count, good) => count + (left > 0 && good === kinds[0] ? left : 0));
  if (left > 0) takeAway(m, kinds[0] as number, left);
  if (goods.some(count => count > 0)) tell({ what: 'dropped', seat, goods, limit: limitOf(m) });
}

export const discard: Deciding<'discard'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: TadmorChoice[] = [];
    const m = merchantOf(g, q.seat);
    if (overLimit(m) === 0) return offers;
    for (let good = 0; good < 4; good++) if ((m.warehouse[good] as number) > 0) offers.push({ do: 'drop', at: stockSpot(good) });
    return offers;
  },
  happens(g, q, c, tell) {
    const m = merchantOf(g, q.seat);
    const dropped = [0, 1, 2, 3].map(good => (q.dropped?.[good] ?? 0) + (good === numberOf(c.at) ? 1 : 0));
    takeAway(m, numberOf(c.at), 1);
    clear(g, q.seat, dropped, tell);
  },
};

/** 12.2, 12.3 */
export const newTurn: Happening<'newTurn'> = {
  runs(g, _, tell) {
    if (g.turn === TURNS) return scoreTheEnd(g, tell);
    const before = eraOf(g);
    g.turn++;
    g.questions.push({ ask: 'turn' });
    const era = eraOf(g);
    if (era === before) return;
    for (const seat of inOrder(g)) payEra(g, seat, era, tell);
    g.questions.push({ ask: 'showTiles' });
  },
};

function payEra(g: Tadmor, seat: Seat, era: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const points = POINTS_PER_LEVEL * m.tower;
  if (points === 0) return;
  book(m, 'eras', points);
  tell({ what: 'eraBonus', seat, era, height: m.tower, points });
}

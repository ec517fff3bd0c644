/** SHP: a ship takes the goods of a depot, then the own marker steps forward on the bridge. */
import type { Seat } from '@/engine/contract';
import { LAST_STEP } from '../../data/board';
import { GOODS } from '../../data/names';
import { GOODS_SPACES } from '../../data/scoring';
import { DEPOT_SPOTS, GOODS_SPOTS, numberOf, SKIP } from '../../spots';
import { dukeOf, has, type Asking, type Burgundy, type BurgundyTell, type Happening } from '../../state';
import { above, climb } from './bridge';
import { pending } from './pending';

const COLOURS_OF_GOODS = GOODS.length;
const NO_DEPOT = 0;

/** SHP-01: any depot; SHP-03: an empty one is legal too. */
export const ship = pending<Asking<'ship'>>({
  offer(_, __, into) {
    for (let depot = 1; depot <= 6; depot++) into.push({ do: 'load', at: DEPOT_SPOTS[depot] as string });
  },
  happens(g, { seat }, c, tell) {
    const first = numberOf(c.at);
    if (has(dukeOf(g, seat), 5) && neighbours(first).some(depot => holdsGoods(g, depot)))
      g.questions.push({ ask: 'secondDepot', seat, first });
    else load(g, seat, first, NO_DEPOT, tell);
  },
});

/** MON-05: one depot beside the first (ring 1-2-3-4-5-6-1), or none. */
export const secondDepot = pending<Asking<'secondDepot'>>({
  offer(g, { first }, into) {
    for (const depot of neighbours(first)) if (holdsGoods(g, depot)) into.push({ do: 'load', at: DEPOT_SPOTS[depot] as string });
    into.push({ do: 'skip', at: SKIP });
  },
  happens: (g, { seat, first }, c, tell) => load(g, seat, first, c.do === 'load' ? numberOf(c.at) : NO_DEPOT, tell),
});

const neighbours = (depot: number): readonly number[] => [depot === 1 ? 6 : depot - 1, depot === 6 ? 1 : depot + 1];

const goodsIn = (g: Readonly<Burgundy>, depot: number, good: number): number =>
  depot === NO_DEPOT ? 0 : (g.depotGoods[(depot - 1) * COLOURS_OF_GOODS + good] as number);

function holdsGoods(g: Readonly<Burgundy>, depot: number): boolean {
  for (let good = 0; good < COLOURS_OF_GOODS; good++) if (goodsIn(g, depot, good) > 0) return true;
  return false;
}

/** SHP-02, SHP-03: all goods of known colours, and of new colours as many as there are free goods spaces; one pool for both depots. */
function load(g: Burgundy, seat: Seat, first: number, second: number, tell: BurgundyTell): void {
  const { goods } = dukeOf(g, seat);
  let freeSpaces = GOODS_SPACES;
  let newColours = 0;
  for (let good = 0; good < COLOURS_OF_GOODS; good++) {
    const waiting = goodsIn(g, first, good) + goodsIn(g, second, good);
    if (goods[good] !== 0) {
      freeSpaces--;
      if (waiting > 0) loadColour(g, seat, first, second, good, tell);
    } else if (waiting > 0) newColours++;
  }
  if (newColours > freeSpaces && freeSpaces > 0) {
    g.questions.push({ ask: 'newGoods', seat, first, second });
    return;
  }
  for (let good = 0; good < COLOURS_OF_GOODS; good++) {
    if (freeSpaces > 0) loadColour(g, seat, first, second, good, tell);
    else tellLeft(g, seat, first, second, good, tell);
  }
}

function loadColour(g: Burgundy, seat: Seat, first: number, second: number, good: number, tell: BurgundyTell): void {
  loadFrom(g, seat, first, good, tell);
  if (second !== NO_DEPOT) loadFrom(g, seat, second, good, tell);
}

function loadFrom(g: Burgundy, seat: Seat, depot: number, good: number, tell: BurgundyTell): void {
  const count = goodsIn(g, depot, good);
  if (count === 0) return;
  const { goods } = dukeOf(g, seat);
  g.depotGoods[(depot - 1) * COLOURS_OF_GOODS + good] = 0;
  goods[good] = (goods[good] as number) + count;
  tell({ what: 'loadedGoods', seat, good: GOODS[good] as (typeof GOODS)[number], count, depot, at: DEPOT_SPOTS[depot] as string });
}

function tellLeft(g: Readonly<Burgundy>, seat: Seat, first: number, second: number, good: number, tell: BurgundyTell): void {
  for (const depot of [first, second]) {
    const count = goodsIn(g, depot, good);
    if (count > 0)
      tell({ what: 'leftGoods', seat, good: GOODS[good] as (typeof GOODS)[number], count, depot, at: DEPOT_SPOTS[depot] as string });
  }
}

/** SHP-03: which new colour is kept; it is taken completely. Asked again while spaces are free. */
export const newGoods = pending<Asking<'newGoods'>>({
  offer(g, { first, second }, into) {
    for (let good = 0; good < COLOURS_OF_GOODS; good++) {
      if (goodsIn(g, first, good) + goodsIn(g, second, good) > 0) into.push({ do: 'keep', at: GOODS_SPOTS[good] as string });
    }
  },
  happens(g, { seat, first, second }, c, tell) {
    loadColour(g, seat, first, second, numberOf(c.at), tell);
    load(g, seat, first, second, tell);
  },
});

/** SHP-04, SHP-05: one space forward and on top of the markers there; on the last space only to the top. */
export const advance: Happening<'advance'> = {
  runs(g, { seat }, tell) {
    const from = g.steps[seat] as number;
    const to = from < LAST_STEP ? from + 1 : from;
    g.steps[seat] = to;
    const place = climb(g, seat) + 1;
    const under = above(g, seat);
    tell({ what: 'advanced', seat, from, to, place, ...(under === undefined ? {} : { under }), at: 'bridge' });
  },
};

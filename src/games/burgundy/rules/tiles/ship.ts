/** SHP: a ship takes the goods of a depot, then one’s own marker steps forward on the bridge. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../../data/shields';
import { MONASTERIES } from '../../data/monasteries';
import { LAST_STEP } from '../../data/board';
import { GOODS } from '../../data/names';
import { DEPOT_SPOTS, GOODS_SPOTS, numberOf, SKIP } from '../../spots';
import type { Asking, BurgundyTell, Happening } from '../../ruling';
import { bears, estateOf, goodsSpaces, has, type Burgundy } from '../../state';
import { above, climb } from './bridge';
import { pending } from './pending';

const COLOURS_OF_GOODS = GOODS.length;
const NO_DEPOT = 0;
const NO_COLOUR = -1;
const DEPOTS = 6;

/** What a ship loads from: a depot, perhaps a second one, and with shield 5 all depots for one colour. */
interface Pool {
  readonly first: number;
  readonly second: number;
  readonly colour: number;
}

/** SHP-01: any depot; SHP-03: an empty one is legal too. */
export const ship = pending<Asking<'ship'>>({
  offer(_, __, into) {
    for (let depot = 1; depot <= 6; depot++) into.push({ do: 'load', at: DEPOT_SPOTS[depot] as string });
  },
  happens(g, { seat }, c, tell) {
    const first = numberOf(c.at);
    if (has(estateOf(g, seat), MONASTERIES.secondDepot) && neighbours(first).some(depot => holdsGoods(g, depot)))
      g.questions.push({ ask: 'secondDepot', seat, first });
    else loadOrAddColour(g, seat, first, NO_DEPOT, tell);
  },
});

/** MON-05: one depot beside the first (ring 1-2-3-4-5-6-1), or none. */
export const secondDepot = pending<Asking<'secondDepot'>>({
  offer(g, { first }, into) {
    for (const depot of neighbours(first)) if (holdsGoods(g, depot)) into.push({ do: 'load', at: DEPOT_SPOTS[depot] as string });
    into.push({ do: 'skip', at: SKIP });
  },
  happens: (g, { seat, first }, c, tell) => loadOrAddColour(g, seat, first, c.do === 'load' ? numberOf(c.at) : NO_DEPOT, tell),
});

/** SHD-08.5: one colour from all depots, where there is any besides what is loaded anyway; or none. */
export const cargo = pending<Asking<'cargo'>>({
  offer(g, { first, second }, into) {
    for (let good = 0; good < COLOURS_OF_GOODS; good++)
      if (elsewhere(g, first, second, good)) into.push({ do: 'keep', at: GOODS_SPOTS[good] as string });
    into.push({ do: 'skip', at: SKIP });
  },
  happens: (g, { seat, first, second }, c, tell) =>
    load(g, seat, { first, second, colour: c.do === 'keep' ? numberOf(c.at) : NO_COLOUR }, tell),
});

function elsewhere(g: Readonly<Burgundy>, first: number, second: number, good: number): boolean {
  for (let depot = 1; depot <= DEPOTS; depot++) if (depot !== first && depot !== second && goodsIn(g, depot, good) > 0) return true;
  return false;
}

function loadOrAddColour(g: Burgundy, seat: Seat, first: number, second: number, tell: BurgundyTell): void {
  const more = bears(estateOf(g, seat), SHIELDS.cargo) && GOODS.some((_, good) => elsewhere(g, first, second, good));
  if (more) g.questions.push({ ask: 'cargo', seat, first, second });
  else load(g, seat, { first, second, colour: NO_COLOUR }, tell);
}

const neighbours = (depot: number): readonly number[] => [depot === 1 ? 6 : depot - 1, depot === 6 ? 1 : depot + 1];

const goodsIn = (g: Readonly<Burgundy>, depot: number, good: number): number =>
  depot === NO_DEPOT ? 0 : (g.depotGoods[(depot - 1) * COLOURS_OF_GOODS + good] as number);

function holdsGoods(g: Readonly<Burgundy>, depot: number): boolean {
  for (let good = 0; good < COLOURS_OF_GOODS; good++) if (goodsIn(g, depot, good) > 0) return true;
  return false;
}

/** The depots that a colour comes from. */
function sourcesOf({ first, second, colour }: Pool, good: number): readonly number[] {
  if (good === colour) return EVERY_DEPOT;
  return second === NO_DEPOT ? [first] : [first, second];
}

const EVERY_DEPOT: readonly number[] = [1, 2, 3, 4, 5, 6];

function inPool(g: Readonly<Burgundy>, pool: Pool, good: number): number {
  let count = goodsIn(g, pool.first, good) + goodsIn(g, pool.second, good);
  if (good === pool.colour)
    for (let depot = 1; depot <= DEPOTS; depot++) if (depot !== pool.first && depot !== pool.second) count += goodsIn(g, depot, good);
  return count;
}

/** SHP-02, SHP-03: all goods of known colours, and of new colours as many as there are free goods spaces; one pool for both depots and the colour of shield 5. */
function load(g: Burgundy, seat: Seat, pool: Pool, tell: BurgundyTell): void {
  const { goods } = estateOf(g, seat);
  let freeSpaces = goodsSpaces(g);
  let newColours = 0;
  for (let good = 0; good < COLOURS_OF_GOODS; good++) {
    const waiting = inPool(g, pool, good);
    if (goods[good] !== 0) {
      freeSpaces--;
      if (waiting > 0) loadColour(g, seat, pool, good, tell);
    } else if (waiting > 0) newColours++;
  }
  if (newColours > freeSpaces && freeSpaces > 0) {
    const { first, second, colour } = pool;
    g.questions.push({ ask: 'newGoods', seat, first, second, ...(colour === NO_COLOUR ? {} : { colour }) });
    return;
  }
  for (let good = 0; good < COLOURS_OF_GOODS; good++) {
    if (freeSpaces > 0) loadColour(g, seat, pool, good, tell);
    else tellLeft(g, seat, pool, good, tell);
  }
}

function loadColour(g: Burgundy, seat: Seat, pool: Pool, good: number, tell: BurgundyTell): void {
  for (const depot of sourcesOf(pool, good)) loadFrom(g, seat, depot, good, tell);
}

function loadFrom(g: Burgundy, seat: Seat, depot: number, good: number, tell: BurgundyTell): void {
  const count = goodsIn(g, depot, good);
  if (count === 0) return;
  const { goods } = estateOf(g, seat);
  g.depotGoods[(depot - 1) * COLOURS_OF_GOODS + good] = 0;
  goods[good] = (goods[good] as number) + count;
  tell({ what: 'loadedGoods', seat, good: GOODS[good] as (typeof GOODS)[number], count, depot, at: DEPOT_SPOTS[depot] as string });
}

function tellLeft(g: Readonly<Burgundy>, seat: Seat, pool: Pool, good: number, tell: BurgundyTell): void {
  for (const depot of sourcesOf(pool, good)) {
    const count = goodsIn(g, depot, good);
    if (count > 0)
      tell({ what: 'leftGoods', seat, good: GOODS[good] as (typeof GOODS)[number], count, depot, at: DEPOT_SPOTS[depot] as string });
  }
}

/** SHP-03: which new colour is kept; it is taken completely. Asked again while spaces are free. */
export const newGoods = pending<Asking<'newGoods'>>({
  offer(g, q, into) {
    const pool = poolOf(q);
    for (let good = 0; good < COLOURS_OF_GOODS; good++) {
      if (inPool(g, pool, good) > 0) into.push({ do: 'keep', at: GOODS_SPOTS[good] as string });
    }
  },
  happens(g, q, c, tell) {
    const pool = poolOf(q);
    loadColour(g, q.seat, pool, numberOf(c.at), tell);
    load(g, q.seat, pool, tell);
  },
});

const poolOf = ({ first, second, colour = NO_COLOUR }: Asking<'newGoods'>): Pool => ({ first, second, colour });

/** How many goods of a colour a question about a ship speaks of: in its depots, and for shield 5 in all of them. */
export function cargoOf(g: Readonly<Burgundy>, q: Asking<'newGoods'> | Asking<'cargo'>, good: number): number {
  return inPool(g, q.ask === 'cargo' ? { first: q.first, second: q.second, colour: good } : poolOf(q), good);
}

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

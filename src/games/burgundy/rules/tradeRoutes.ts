/** TRD: what is sold is laid on one's trade route, and a good of a space's colour brings what is printed there. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { GOODS } from '../data/names';
import { ROUTE_BONUSES, ROUTE_TILES, ROUTE_TILES_EACH, SPACES_PER_ROUTE_TILE, type RouteBonus } from '../data/routes';
import { BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS } from '../data/scoring';
import { ROUTE_SPOTS } from '../spots';
import type { BurgundyTell, Happening } from '../ruling';
import { book, estateOf, NONE, type Burgundy } from '../state';
import { echoWorkers } from './shields';

/** By printed space, three to a tile: its good (GOODS) and what it brings (ROUTE_BONUSES). */
const GOOD_ON: readonly number[] = ROUTE_TILES.flatMap(tile => tile.map(({ good }) => GOODS.indexOf(good)));
const BONUS_ON: readonly number[] = ROUTE_TILES.flatMap(tile => tile.map(({ bonus }) => ROUTE_BONUSES.indexOf(bonus)));

/** TRD-01: 5, 4 or 3 tiles for each of 2, 3 or 4 players, in the order in which they come; those left over leave the game. */
export function dealRoutes(g: Burgundy): void {
  const each = ROUTE_TILES_EACH[g.seats] as number;
  const mixed = shuffle(
    g,
    ROUTE_TILES.map((_, tile) => tile),
  );
  g.routes = mixed.slice(0, each * g.seats);
  g.laid = new Array<number>(g.routes.length * SPACES_PER_ROUTE_TILE).fill(NONE);
}

/** How many spaces everybody's route has; 0 where there are none. */
export const routeLength = (g: Readonly<Burgundy>): number => g.laid.length / g.seats;

/** The printed space at place `space` of a seat's route. */
function printedAt(g: Readonly<Burgundy>, seat: Seat, space: number): number {
  const tiles = g.routes.length / g.seats;
  const nth = Math.floor(space / SPACES_PER_ROUTE_TILE);
  return (g.routes[seat * tiles + nth] as number) * SPACES_PER_ROUTE_TILE + (space % SPACES_PER_ROUTE_TILE);
}

/** The good whose colour a space shows, what lies there (NONE: nothing yet), and what it brings to a good of its colour. */
export const goodOn = (g: Readonly<Burgundy>, seat: Seat, space: number): number => GOOD_ON[printedAt(g, seat, space)] as number;
export const laidOn = (g: Readonly<Burgundy>, seat: Seat, space: number): number => g.laid[seat * routeLength(g) + space] as number;
export const bonusOn = (g: Readonly<Burgundy>, seat: Seat, space: number): RouteBonus =>
  ROUTE_BONUSES[BONUS_ON[printedAt(g, seat, space)] as number] as RouteBonus;

/** TRD-02: the leftmost free space; the length of the route when it is full. */
export function nextSpace(g: Readonly<Burgundy>, seat: Seat): number {
  const length = routeLength(g);
  let space = 0;
  while (space < length && g.laid[seat * length + space] !== NONE) space++;
  return space;
}

/** TRD-06: goods of a colour on a seat's route; they count as sold. */
export function laidOf(g: Readonly<Burgundy>, seat: Seat, good: number): number {
  const length = routeLength(g);
  let count = 0;
  for (let place = seat * length; place < (seat + 1) * length; place++) if (g.laid[place] === good) count++;
  return count;
}

/** Sold goods that wait in a sale to be laid: they lie nowhere else meanwhile. */
export function waitingToBeLaid(g: Readonly<Burgundy>, good: number): number {
  let count = 0;
  for (const q of g.questions) if (q.ask === 'layGoods' && q.good === good) count += q.count;
  return count;
}

/** Spaces that so many goods of a colour would meet with their own colour, as long as nothing else is sold in between. */
export function matchesAhead(g: Readonly<Burgundy>, seat: Seat, good: number, count: number): number[] {
  const from = nextSpace(g, seat);
  const to = Math.min(routeLength(g), from + count);
  const spaces: number[] = [];
  for (let space = from; space < to; space++) if (goodOn(g, seat, space) === good) spaces.push(space);
  return spaces;
}

/** TRD-02: one by one, from left to right. TRD-04: with the route full, as without one. TRD-05: what a bonus leads to comes before the rest. */
export const layGoods: Happening<'layGoods'> = {
  runs(g, { seat, good, count }, tell) {
    for (let left = count; left > 0; left--) {
      const space = nextSpace(g, seat);
      if (space === routeLength(g)) {
        const { sold } = estateOf(g, seat);
        sold[good] = (sold[good] as number) + left;
        return;
      }
      g.laid[seat * routeLength(g) + space] = good;
      const matches = goodOn(g, seat, space) === good;
      const bonus = bonusOn(g, seat, space);
      const points = matches && bonus === 'watchtower' ? WATCHTOWER_POINTS : 0;
      tell({
        what: 'laidGood',
        seat,
        good: GOODS[good] as (typeof GOODS)[number],
        space,
        ...(matches ? { bonus } : {}),
        points,
        source: 'routes',
        at: ROUTE_SPOTS[space] as string,
      });
      if (!matches) continue;
      if (left > 1) g.questions.push({ ask: 'layGoods', seat, good, count: left - 1 });
      return grant(g, seat, bonus, tell);
    }
  },
};

/** TRD-03, TRD-05: at once; what must be chosen is asked, and may be declined. */
function grant(g: Burgundy, seat: Seat, bonus: RouteBonus, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  switch (bonus) {
    case 'watchtower':
      return book(g, seat, 'routes', WATCHTOWER_POINTS);
    case 'boardingHouse':
      estate.workers += BOARDING_HOUSE_WORKERS;
      tell({ what: 'gainedWorkers', seat, workers: BOARDING_HOUSE_WORKERS, silver: 0, why: 'route' });
      return echoWorkers(g, seat, BOARDING_HOUSE_WORKERS, tell);
    case 'bank':
      estate.silver += BANK_SILVER;
      return tell({ what: 'gainedSilver', seat, silver: BANK_SILVER, why: 'route' });
    case 'castle':
      g.questions.push({ ask: 'castleAction', seat, route: true });
      return;
    default:
      g.questions.push({ ask: bonus, seat, route: true });
  }
}

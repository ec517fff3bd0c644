import { offersOf, question } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { told } from '@/engine/testing/sitting';
import { burgundy } from '..';
import { bot } from '../bot';
import { GOODS, type Good } from '../data/names';
import { ROUTE_BONUSES, ROUTE_TILES, type RouteBonus } from '../data/routes';
import { routeLength } from '../rules/tradeRoutes';
import { monasteryPoints } from '../rules/tiles/monasteries';
import { NONE, type Burgundy } from '../state';
import { invariants } from './invariants';
import { depot, dice, goods, monasteries, opening, store, table, tile, type Sitting } from './table';

const ROUTES = { tradeRoutes: true };
const routes = (arrange: (g: Burgundy) => void, seats = 2) => table(arrange, { options: ROUTES, seats });

/** A tile of a seat's route, by its printed number. */
const tileAt = (g: Burgundy, seat: number, place: number, number: number): void => {
  g.routes[(seat * g.routes.length) / g.seats + place] = number - 1;
};
/** Goods that lie on the first spaces of a seat's route. */
function laid(g: Burgundy, seat: number, ...list: readonly Good[]): void {
  list.forEach((good, space) => (g.laid[seat * routeLength(g) + space] = GOODS.indexOf(good)));
}
const onRoute = (at: Sitting, seat = 0): string[] => {
  const length = routeLength(at.g);
  return at.g.laid.slice(seat * length, (seat + 1) * length).flatMap(good => (good === NONE ? [] : [GOODS[good]!]));
};

describe('the tiles as printed', () => {
  const spaces = ROUTE_TILES.flat();
  test('TRD-05 each of nine bonuses stands on four spaces, each colour on six, and a tile never shows a colour twice', () => {
    expect(ROUTE_BONUSES).toHaveLength(9);
    for (const bonus of ROUTE_BONUSES) expect([bonus, spaces.filter(s => s.bonus === bonus).length]).toEqual([bonus, 4]);
    for (const good of GOODS) expect([good, spaces.filter(s => s.good === good).length]).toEqual([good, 6]);
    for (const three of ROUTE_TILES) expect(new Set(three.map(s => s.good)).size).toBe(3);
  });
});

test('TRD-01 five, four or three tiles for each, all different: 15, 12 or 9 spaces', () => {
  for (const [seats, tiles] of [
    [2, 5],
    [3, 4],
    [4, 3],
  ] as const) {
    const { g } = opening(seats, ROUTES, 5);
    expect(g.routes).toHaveLength(seats * tiles);
    expect(new Set(g.routes).size).toBe(seats * tiles);
    expect(routeLength(g)).toBe(3 * tiles);
    expect(g.laid.every(good => good === NONE)).toBe(true);
    expect(opening(seats, {}, 5).g.routes).toEqual([]);
  }
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => opening(2, ROUTES, seed + 1).g.routes.join()));
  expect(orders.size).toBe(20);
});

test('TRD-02 sold goods are laid one by one from the left, after points and silver', () => {
  const at = routes(g => {
    tileAt(g, 0, 0, 1);
    goods(g, 0, { orange: 2 });
    dice(g, 0, 6, 1);
  }).choose('sell goods:orange die=0');
  expect(onRoute(at)).toEqual(['orange', 'orange']);
  expect([at.duke().points, at.estate().silver]).toEqual([4, 1]);
  expect(at.estate().sold).toEqual([0, 0, 0, 0, 0, 0]);
  expect(told(at, 'laidGood')).toMatchObject([
    { good: 'orange', space: 0, at: 'route:0', points: 0 },
    { good: 'orange', space: 1, at: 'route:1' },
  ]);
  const next = at.choose('endTurn');
  expect(onRoute(next, 1)).toEqual([]);
});

test('TRD-02 points and silver of the sale are there before a bonus is answered', () => {
  const at = routes(g => {
    tileAt(g, 0, 0, 1);
    goods(g, 0, { purple: 2 });
    depot(g, 2, 'building.bank');
    dice(g, 0, 2, 1);
  }).choose('sell goods:purple die=0');
  expect([at.ask, at.duke().points, at.estate().silver]).toEqual(['carpenter', 4, 1]);
  const facts = at.facts.map(e => e.what);
  expect(facts.indexOf('soldGoods')).toBeLessThan(facts.indexOf('laidGood'));
});

test('TRD-03 a good of the space’s colour brings its bonus, any other only fills the space', () => {
  const at = routes(g => {
    tileAt(g, 0, 0, 11);
    laid(g, 0, 'red', 'red');
    goods(g, 0, { pink: 1 });
    dice(g, 0, 3, 1);
  }).choose('sell goods:pink die=0');
  expect(at.duke().points).toBe(2 + 4);
  expect(told(at, 'laidGood')).toMatchObject([{ bonus: 'watchtower', points: 4, source: 'routes', space: 2 }]);
  expect(burgundy.standings(at.g).find(s => s.seat === 0)?.sources).toMatchObject({ goods: 2, routes: 4, watchtowers: 0 });
  const other = routes(g => {
    tileAt(g, 0, 0, 11);
    laid(g, 0, 'red', 'red');
    goods(g, 0, { orange: 1 });
    dice(g, 0, 6, 1);
  }).choose('sell goods:orange die=0');
  expect(other.duke().points).toBe(2);
  expect(told(other, 'laidGood')[0]).not.toHaveProperty('bonus');
});

test('TRD-04 with the route full, further goods go to the sold pile', () => {
  const at = routes(g => {
    laid(g, 0, ...new Array<Good>(14).fill('red'));
    g.routes[4] = 0;
    goods(g, 0, { brown: 3 });
    dice(g, 0, 5, 1);
  }).choose('sell goods:brown die=0');
  expect(onRoute(at)).toHaveLength(15);
  expect(at.estate().sold).toEqual([0, 0, 0, 0, 2, 0]);
  expect(told(at, 'laidGood')).toHaveLength(1);
});

/** A seat whose next space brings this to one’s own good of its colour, and that sells two of them. */
function withBonus(bonus: RouteBonus, arrange: (g: Burgundy) => void = () => {}): Sitting {
  const number = ROUTE_TILES.findIndex(three => three.some(s => s.bonus === bonus));
  const place = ROUTE_TILES[number]!.findIndex(s => s.bonus === bonus);
  const { good } = ROUTE_TILES[number]![place]!;
  const at = routes(g => {
    tileAt(g, 0, 0, number + 1);
    laid(g, 0, ...ROUTE_TILES[number]!.slice(0, place).map(s => s.good));
    goods(g, 0, { [good]: 1, [good === 'red' ? 'brown' : 'red']: 2 });
    depot(g, 1, 'building.bank', 'mine', 'ship');
    store(g, 0, 'ship');
    dice(g, 0, GOODS.indexOf(good) + 1, 1);
    arrange(g);
  });
  return at.choose(`sell goods:${good} die=0`);
}
const take = (at: Sitting): string[] => at.offered('take').map(c => c.split(' ')[1]!);

test('TRD-05 each bonus does what its building or a castle does', () => {
  expect(take(withBonus('carpenter'))).toEqual(['depot:1:0']);
  expect(take(withBonus('church'))).toEqual(['depot:1:1']);
  expect(take(withBonus('market'))).toEqual(['depot:1:2']);
  const hall = withBonus('cityHall');
  expect([hall.ask, hall.offered('place').length > 0]).toEqual(['cityHall', true]);
  const action = withBonus('castle');
  expect([action.ask, take(action).length, action.offered('workers')]).toEqual(['castleAction', 3, ['workers button:workers']]);
  const sale = withBonus('warehouse');
  expect([sale.ask, sale.offered('sell')]).toEqual(['warehouse', ['sell goods:red']]);
  expect(withBonus('boardingHouse').estate().workers).toBe(4);
  expect(withBonus('bank').estate().silver).toBe(1 + 2);
  expect(withBonus('watchtower').duke().points).toBe(2 + 4);
});

test('TRD-05 what must be chosen may be declined, and the chronicle names the route', () => {
  for (const bonus of ['carpenter', 'church', 'market', 'cityHall', 'castle', 'warehouse'] as const) {
    const declined = withBonus(bonus).choose('skip');
    expect(declined.ask).toBe('turn');
    expect(told(declined, 'effectLost')).toMatchObject([{ of: 'route', why: 'declined' }]);
  }
  const nothing = withBonus('carpenter', g => g.depots.fill(NONE));
  expect(nothing.ask).toBe('turn');
  expect(told(nothing, 'effectLost')).toMatchObject([{ of: 'route', why: 'nothing' }]);
});

test('TRD-05 a sale in the middle of a sale is laid completely before the rest of the first one', () => {
  const at = routes(g => {
    // pink: a warehouse; then red, pink: what is laid there tells the order.
    tileAt(g, 0, 0, 5);
    tileAt(g, 0, 1, 1);
    laid(g, 0, 'brown', 'brown');
    goods(g, 0, { pink: 3, turquoise: 2 });
    dice(g, 0, 3, 1);
  }).choose('sell goods:pink die=0');
  expect([at.ask, onRoute(at)]).toEqual(['warehouse', ['brown', 'brown', 'pink']]);
  const inner = at.choose('sell goods:turquoise');
  expect(onRoute(inner)).toEqual(['brown', 'brown', 'pink', 'turquoise', 'turquoise', 'pink', 'pink']);
  expect(onRoute(at.choose('skip'))).toEqual(['brown', 'brown', 'pink', 'pink', 'pink']);
});

test('TRD-05 a purchase may come before the bonus is answered', () => {
  const at = withBonus('cityHall', g => {
    g.estates[0]!.silver = 2;
    g.black[0] = tile('mine');
  });
  expect(at.offered('buy')).toHaveLength(1);
  expect(at.choose('buy').ask).toBe('cityHall');
});

test('TRD-02 a warehouse in the village and a castle’s action sell on the route too', () => {
  const at = routes(g => {
    tileAt(g, 0, 0, 1);
    store(g, 0, 'building.warehouse');
    goods(g, 0, { orange: 1 });
    dice(g, 0, 3, 1);
  })
    .choose('place hex:25 die=0')
    .choose('sell goods:orange');
  expect(onRoute(at)).toEqual(['orange']);
});

test('TRD-06 goods on the route count as sold for monasteries 15 and 25', () => {
  const { g } = routes(s => {
    monasteries(s, 0, 15, 25);
    laid(s, 0, ...new Array<Good>(10).fill('red'), 'pink');
    s.estates[0]!.sold[0] = 2;
  });
  expect(monasteryPoints(g, 0, 15)).toEqual({ count: 3, each: 2 });
  expect(monasteryPoints(g, 0, 25)).toEqual({ count: 13, each: 1 });
  expect(monasteryPoints(g, 1, 25)).toBeNull();
});

test('TRD-06 what lies on a route everybody sees, the pile beside it only its owner', () => {
  const at = routes(g => {
    laid(g, 0, 'red', 'pink');
    g.estates[0]!.sold[4] = 1;
  });
  const seen = burgundy.seenBy(at.g, 1);
  expect(seen.laid).toEqual(at.g.laid);
  expect(seen.estates[0]).toMatchObject({ sold: [0, 0, 0, 0, 0, 0], faceDown: 1 });
  expect(burgundy.words.en.spot(seen, 'sold@0', () => 'Anna')).toBe('Anna: Sold: 1 pink good and 1 red good, and 1 face down');
});

test('TRD-02 goods that wait to be laid are not dealt a second time', () => {
  const pink = GOODS.indexOf('pink');
  const at = withBonus('warehouse', g => {
    goods(g, 0, { pink: 7 });
    g.goodsPile = g.goodsPile.map(good => (good === pink ? 0 : good));
  });
  expect(at.g.questions).toContainEqual({ ask: 'layGoods', seat: 0, good: pink, count: 6 });
  for (let seed = 1; seed <= 10; seed++) expect(burgundy.deal(burgundy.seenBy(at.g, 0), seed).goodsPile).not.toContain(pink);
});

test('TRD-02 every good is somewhere while sales go on within sales', () => {
  let waiting = 0;
  for (let seed = 1; seed <= 20; seed++) {
    playOut(burgundy, { seats: 2, seed, options: ROUTES }, byChance(seed), {
      each: g => {
        if (g.questions.some(q => q.ask === 'layGoods')) waiting++;
        expect(invariants(g)).toEqual([]);
      },
    });
  }
  expect(waiting).toBeGreaterThan(3);
});

test('TRD-03 bots sell the colour that the route rewards', () => {
  const at = routes(g => {
    tileAt(g, 0, 0, 12);
    goods(g, 0, { pink: 1, orange: 1 });
    dice(g, 0, 3, 6);
  });
  const into: number[] = [];
  bot.prior(at.g, question(at.g)!, offersOf(burgundy, at.g), into);
  const sales = at.offers.map((c, i) => ({ c, worth: into[i]! })).filter(({ c }) => c.startsWith('sell'));
  expect(sales.sort((a, b) => b.worth - a.worth)[0]?.c).toMatch(/^sell goods:pink/);
  const sell = offersOf(burgundy, at.g).find(c => c.at === 'goods:pink')!;
  expect(bot.reasons?.(at.g, question(at.g)!, sell).map(r => r.why)).toContain('route');
});

/** The positions on which the chapters of the rules are tried. */
import type { Scene, Scenes } from '@/engine/contract';
import { TILES } from './data/tiles';
import { SURVEY, surveyOf } from './rules/duchy';
import { countPosts, postsReachedFrom } from './rules/borderPosts';
import { CASTLE_TILE, INN_TILE } from './rules/tile';
import { tileAt } from './rules/market';
import { matchesAhead, nextSpace, routeLength } from './rules/tradeRoutes';
import { numberOf } from './spots';
import { freeKinds, mateOf, ownStoresOf, storesOf } from './teams';
import type { BurgundyChoice, BurgundyQuestion } from './asking';
import { emptySpaces, estateOf, NONE, unusedDice, waiting, dukeOf, type Burgundy } from './state';

type G = Readonly<Burgundy>;
type Shows = Scene<Burgundy, BurgundyQuestion, BurgundyChoice>['shows'];

const mine = (g: G) => estateOf(g, g.turnOf);
const unused = (g: G): number => unusedDice(dukeOf(g, g.turnOf));
const fresh = (g: G): boolean => unused(g) === 2;
const stored = (g: G): number => storesOf(g, g.turnOf).filter(store => mine(g).storage[store] !== NONE).length;
/** Something of the mate's own, out of reach. */
const mateStores = (g: G): boolean => ownStoresOf(mateOf(g, g.turnOf)).some(store => mine(g).storage[store] !== NONE);
const offered = (offers: readonly BurgundyChoice[], what: BurgundyChoice['do']): number => offers.filter(c => c.do === what).length;

/** At the beginning of somebody's turn, with both dice. */
const inTurn =
  (more: (g: G, offers: readonly BurgundyChoice[]) => boolean): Shows =>
  (g, q, offers) =>
    q.ask === 'turn' && fresh(g) && more(g, offers);

const asking =
  (...asks: readonly BurgundyQuestion['ask'][]): Shows =>
  (_, q, offers) =>
    asks.includes(q.ask) && offers.length > 2;

/** TRD-03: would a sale of this colour meet a space of its own? */
export const rewarded = (g: G, good: number): boolean => matchesAhead(g, g.turnOf, good, mine(g).goods[good] ?? 0).length > 0;

/** BRD-04: would a tile on this space link posts that are not linked yet? */
export function linksPosts(g: G, space: number): boolean {
  const { spaces, ...rest } = mine(g);
  const posts = postsReachedFrom({ ...rest, spaces: spaces.map((tile, at) => (at === space ? CASTLE_TILE : tile)) }, space);
  return countPosts(posts) > 1 && countPosts(g.linked[g.turnOf] ?? 0) < countPosts(posts);
}

const completeAreas = (g: G): number => {
  const { duchy, spaces } = mine(g);
  return (SURVEY[duchy]?.areas ?? []).filter(area => area.every(space => spaces[space] !== NONE)).length;
};

/** SOL-04: a tile may be placed where only a river leads. */
export const leadsOverARiver =
  (g: G) =>
  (c: BurgundyChoice): boolean => {
    const { touching } = surveyOf(mine(g));
    return c.do === 'place' && (touching[numberOf(c.at)] ?? []).every(space => mine(g).spaces[space] === NONE);
  };

/** One die completes a colour that nobody has completed yet. */
function completesAColour(g: G, offers: readonly BurgundyChoice[]): boolean {
  const { duchy, spaces } = mine(g);
  return (SURVEY[duchy]?.byColour ?? []).some((all, colour) => {
    const empty = all.filter(space => spaces[space] === NONE);
    return (
      empty.length === 1 && g.bonusTiles[2 * colour] === NONE && offers.some(c => c.do === 'place' && c.at === `hex:${empty[0] ?? NONE}`)
    );
  });
}

/** Takes, buys and places such a tile wherever it is offered. */
const brings =
  (id: string) =>
  (g: G, q: BurgundyQuestion, c: BurgundyChoice): boolean => {
    const tile =
      c.do === 'take' || c.do === 'buy'
        ? tileAt(g, c.at)
        : c.do === 'place' && 'seat' in q
          ? estateOf(g, q.seat).storage[c.store]
          : undefined;
    return tile !== undefined && TILES[tile]?.id === id;
  };

export const scenes: Scenes<Burgundy, BurgundyQuestion, BurgundyChoice> = {
  turns: ['turn'],
  of: {
    aim: { seed: 389, shows: inTurn((g, offers) => completeAreas(g) >= 3 && emptySpaces(mine(g)) > 12 && offered(offers, 'place') > 1) },
    setUp: { seed: 1, options: { duchySetup: 'dealTwo' }, shows: asking('startingCastle') },
    phase: { seed: 31, shows: inTurn(g => g.phase === 1 && g.round === 0) },
    round: {
      seed: 351,
      shows: inTurn(g => waiting(g).length > 0 && new Set(g.steps).size > 1 && (g.steps[0] ?? 0) + (g.steps[1] ?? 0) > 2),
    },
    turn: {
      seed: 234,
      shows: inTurn((g, offers) => mine(g).workers > 1 && ['take', 'place', 'sell'].every(what => offers.some(c => c.do === what))),
    },
    take: { seed: 7, shows: inTurn((g, offers) => stored(g) === 2 && offered(offers, 'take') > 3) },
    place: { seed: 14, shows: inTurn((g, offers) => stored(g) > 1 && offered(offers, 'place') > 3) },
    castles: { seed: 392, shows: asking('castleAction') },
    buildings: { seed: 6, shows: asking('carpenter', 'church', 'market') },
    monasteries: { seed: 73, shows: inTurn((g, offers) => mine(g).monasteries !== 0 && offered(offers, 'place') > 1) },
    sell: { seed: 2, shows: inTurn((g, offers) => offered(offers, 'sell') > 1 && mine(g).goods.some(count => count > 1)) },
    blackDepot: { seed: 208, shows: inTurn((_, offers) => offered(offers, 'buy') > 2) },
    ours: { seed: 5, shows: inTurn(g => g.phase === 1) },
    colours: { seed: 83, shows: inTurn(completesAColour) },
    extraTiles: { seed: 64, options: { extraTiles: true }, shows: asking('crane'), leads: brings('building.crane') },
    whiteCastles: { seed: 1, options: { whiteCastles: true }, shows: asking('whiteCastle'), leads: brings('building.whiteCastle') },
    inns: {
      seed: 31,
      options: { inns: true },
      shows: inTurn((g, offers) => offers.some(c => c.do === 'place' && mine(g).storage[c.store] === INN_TILE)),
      leads: brings('inn'),
    },
    tradeRoutes: {
      seed: 1,
      options: { tradeRoutes: true },
      shows: inTurn((g, offers) => {
        const filled = nextSpace(g, g.turnOf);
        return filled > 1 && filled < routeLength(g) - 6 && offers.some(c => c.do === 'sell' && rewarded(g, numberOf(c.at)));
      }),
    },
    borderPosts: {
      seed: 1,
      options: { borderPosts: true },
      shows: inTurn((g, offers) => offers.some(c => c.do === 'place' && linksPosts(g, numberOf(c.at)))),
    },
    shields: {
      seed: 5,
      options: { shields: true },
      shows: inTurn((g, offers) => offers.some(c => c.do === 'shield' && c.pay === 0) && stored(g) > 0),
    },
    team: {
      seats: 4,
      seed: 1,
      options: { team: '12a' },
      shows: inTurn((g, offers) => stored(g) > 0 && offered(offers, 'place') > 1 && freeKinds(g, g.turnOf).length > 1 && mateStores(g)),
    },
    solo: {
      seats: 1,
      seed: 1,
      shows: inTurn((g, offers) => g.phase === 1 && offers.some(leadsOverARiver(g))),
    },
    end: {
      seed: 33,
      shows: (g, q) => q.ask === 'turn' && g.phase === 4 && g.round === 4 && waiting(g).length === 0 && unused(g) === 0,
    },
  },
};

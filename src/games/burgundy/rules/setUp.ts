/** SET: piles, goods, order of play, what everybody starts with. */
import type { Options, OptionValue, Seat, SetUp } from '@/engine/contract';
import { roll, shuffle } from '@/engine/dice';
import { CENTRE, DUCHIES } from '../data/duchies';
import { SOLO_DUCHIES } from '../data/soloDuchies';
import { SHARED_CENTRE } from '../data/teamDuchies';
import { BACKS, COLOURS, GOODS, isPlayedBy, MODULES, SOURCES } from '../data/names';
import {
  GOODS_PER_COLOUR,
  GOODS_PER_PHASE,
  PHASE_COUNT,
  SOLO_WORKERS,
  STARTING_GOODS,
  STARTING_SILVER,
  STORAGE_SPACES,
  TEAM_SILVER,
  TEAM_STORAGE_SPACES,
  TEAM_WORKERS,
} from '../data/scoring';
import { TILES } from '../data/tiles';
import type { BurgundyQuestion } from '../asking';
import { estateOf, NONE, PAIR_SCORINGS, plays, TEAM_SIDES, TIE_BREAKS, type Burgundy, type Duke, type Estate } from '../state';
import { areMates, firstOfEach, mateOf } from '../teams';
import { dealBorderDuchies } from './borderPosts';
import { duchyNamed, SPACES, SURVEY } from './duchy';
import { shufflePiles } from './piles';
import { layShields } from './shields';
import { newSolo } from './solo/beginning';
import { BACK_OF, CASTLE_TILE } from './tile';
import { dealRoutes } from './tradeRoutes';

const nothing = (length: number, of: number): number[] => new Array<number>(length).fill(of);

const newDuke = (): Duke => ({ dice: [0, 0], usedDice: 0, bought: false, points: 0 });

/** TEA-01, TEA-03, TEA-05: a team's is about twice as large. */
function newEstate(duchy: number, teams: boolean): Estate {
  return {
    duchy,
    spaces: nothing(SURVEY[duchy]?.all.length ?? SPACES, NONE),
    storage: nothing(teams ? TEAM_STORAGE_SPACES : STORAGE_SPACES, NONE),
    goods: nothing(GOODS.length, 0),
    sold: nothing(GOODS.length, 0),
    faceDown: 0,
    silver: teams ? TEAM_SILVER : STARTING_SILVER,
    workers: 0,
    monasteries: 0,
    shields: 0,
  };
}

const TEAM_SEATS = 4;

export function setUp({ seats, seed, options, first }: SetUp): Burgundy {
  const teams = seats === TEAM_SEATS && TEAM_SIDES.some(side => side !== 'none' && side === options.team);
  const g: Burgundy = {
    questions: [],
    seed,
    seats,
    teams,
    solo: seats === 1 ? newSolo(options) : null,
    tieBreak: TIE_BREAKS.find(t => t === options.tieBreak) ?? TIE_BREAKS[0],
    soldGoodsPublic: options.soldGoodsPublic === true,
    pairScoring: PAIR_SCORINGS.find(p => p === options.pairScoring) ?? PAIR_SCORINGS[0],
    modules: modulesIn(options, seats, teams),
    phase: 0,
    round: 0,
    whiteDie: 0,
    piles: [],
    shields: [],
    hung: [],
    followed: NONE,
    dieTurned: false,
    depots: nothing(24, NONE),
    black: nothing(8, NONE),
    inns: 0,
    depotGoods: nothing(36, 0),
    goodsPile: [],
    openGoods: 0,
    routes: [],
    laid: [],
    linked: [],
    gone: 0,
    bonusTiles: nothing(2 * COLOURS.length, NONE),
    steps: nothing(seats, 0),
    order: [],
    played: (1 << seats) - 1,
    turnOf: NONE,
    sheet: nothing(seats * SOURCES.length, 0),
    dukes: Array.from({ length: seats }, newDuke),
    estates: Array.from({ length: teams ? seats / 2 : seats }, () => newEstate(teams ? duchyNamed(options.team) : NONE, teams)),
  };
  sortTiles(g);
  sortGoods(g);
  if (plays(g, 'tradeRoutes')) dealRoutes(g);
  seatInOrder(g, first ?? highestRoll(g));
  if (plays(g, 'shields')) layShields(g);
  g.questions.push({ ask: 'phase' });
  // BRD-01: these duchies are dealt, so nobody asks for others.
  if (plays(g, 'borderPosts')) dealBorderDuchies(g);
  else handOutDuchies(g, options);
  return g;
}

function modulesIn(options: Options, seats: number, teams: boolean): number {
  return MODULES.reduce((bits, module, n) => (options[module] === true && isPlayedBy(module, seats, teams) ? bits | (1 << n) : bits), 0);
}

/** Pile after pile: what every match has, and the tiles of its modules (EXT-01). */
function tilesByBack(g: Readonly<Burgundy>): number[] {
  return BACKS.flatMap((_, back) =>
    TILES.flatMap(({ count, module }, t) => (BACK_OF[t] === back && (module === undefined || plays(g, module)) ? nothing(count, t) : [])),
  );
}

/** SET-02, SET-04: the starting castles come from the dark-green pile. */
function sortTiles(g: Burgundy): void {
  g.piles = tilesByBack(g);
  g.piles.splice(g.piles.indexOf(CASTLE_TILE), g.estates.length);
  shufflePiles(g);
}

/** SET-03, SET-04, SET-05: what is left over leaves the game unseen. */
function sortGoods(g: Burgundy): void {
  const goods = shuffle(
    g,
    GOODS.flatMap((_, good) => nothing(GOODS_PER_COLOUR, good)),
  );
  g.goodsPile = goods.splice(0, PHASE_COUNT * GOODS_PER_PHASE);
  for (const estate of g.estates)
    for (const good of goods.splice(0, STARTING_GOODS)) estate.goods[good] = (estate.goods[good] as number) + 1;
}

/** SET-06: the highest roll begins; those who tie roll again. */
function highestRoll(g: Burgundy): Seat {
  let rolling = g.dukes.map((_, seat) => seat);
  while (rolling.length > 1) {
    const rolled = rolling.map(() => roll(g));
    const highest = Math.max(...rolled);
    rolling = rolling.filter((_, i) => rolled[i] === highest);
  }
  return rolling[0] as Seat;
}

/** SET-06, SET-07: 1, 2, 3, 4 workers in the order of play; all markers in one stack, the first player's on top. */
function seatInOrder(g: Burgundy, first: Seat): void {
  const around = g.dukes.map((_, i) => (first + i) % g.seats);
  if (g.teams) return seatTeams(g, first, around);
  g.order = around;
  g.order.forEach((seat, i) => (estateOf(g, seat).workers = g.solo === null ? i + 1 : SOLO_WORKERS));
}

/** TEA-03, TEA-04, TEA-12: the first player's team is A; its first rival clockwise follows, then its mate, then the rival's. */
function seatTeams(g: Burgundy, first: Seat, around: readonly Seat[]): void {
  const rival = around.find(seat => !areMates(g, seat, first)) as Seat;
  g.order = [first, rival, mateOf(g, first), mateOf(g, rival)];
  firstOfEach(g).forEach((seat, team) => (estateOf(g, seat).workers = TEAM_WORKERS[team] as number));
}

/** SET-08, SET-09, SET-14: a duchy for everybody, or questions in the order of play, the first player's on top. */
function handOutDuchies(g: Burgundy, { duchySetup: how, soloDuchy, team }: Options): void {
  if (g.solo !== null) {
    estateOf(g, 0).duchy = duchyNamed(soloDuchy ?? SOLO_DUCHIES[0]?.id);
    g.questions.push({ ask: 'startingCastle', seat: 0 });
    return;
  }
  if (g.teams) return layFirstCastles(g, team);
  if (how === 'dealTwo' || how === 'freeChoice') {
    const all = DUCHIES.map((_, d) => d);
    const mixed = shuffle(g, all.slice());
    const asked: BurgundyQuestion[] = [];
    for (const seat of g.order) {
      const dealt = how === 'freeChoice' ? all : mixed.splice(0, 2).sort((a, b) => a - b);
      asked.push({ ask: 'duchy', seat, dealt }, { ask: 'startingCastle', seat });
    }
    g.questions.push(...asked.reverse());
    return;
  }
  for (const estate of g.estates) {
    estate.duchy = how === 'same2' ? 1 : 0;
    estate.spaces[CENTRE] = CASTLE_TILE;
  }
}

/** TEA-02: on side 12a between the halves; on 12b whoever of the team plays first chooses. */
function layFirstCastles(g: Burgundy, side: OptionValue | undefined): void {
  if (side === '12a') for (const estate of g.estates) estate.spaces[SHARED_CENTRE] = CASTLE_TILE;
  else
    g.questions.push(
      ...firstOfEach(g)
        .map((seat): BurgundyQuestion => ({ ask: 'startingCastle', seat }))
        .reverse(),
    );
}

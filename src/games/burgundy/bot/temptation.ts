/** How tempting an offer is: the Knight plays the most tempting one, the others think along it. */
import type { Seat } from '@/engine/contract';
import { SHIELDS, type Shield } from '../data/shields';
import { boardFor } from '../data/board';
import { PARTS, type Part } from '../data/names';
import { AREA_POINTS, PHASE_POINTS } from '../data/scoring';
import { SHARED_CENTRE } from '../data/teamDuchies';
import { TILES } from '../data/tiles';
import { costToPlace } from '../rules/dice';
import { sizeOf, SPACES, spacesFor, surveyOf } from '../rules/duchy';
import { mayLie } from '../rules/placeTile';
import { tileAt } from '../rules/market';
import { proceeds } from '../rules/sellGoods';
import { shieldOn } from '../rules/shields';
import { COLOUR_OF } from '../rules/tile';
import { cargoOf } from '../rules/tiles/ship';
import { BLACK_SPOTS, INN_SPOT, numberOf } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { bears, estateOf, isUsed, NONE, dukeOf, type Burgundy, type Estate, type Duke } from '../state';
import { SHARED_STORES, storesOf } from '../teams';
import { boughtWorth, gainAlone } from './alone';
import { cargoWorth, routeDraw, routeWorth } from './goods';
import { areaHabit, buyHabit, dieHabit, otherHabit, recollect, spaceHabit, takeHabit } from './habits';
import { bestPlace, lookOver, newGround, numbersFor, worthOn } from './ground';
import { followWorth, pairWorth, shieldWorth, worthInWorkers } from './shields';
import { castleWorth, duchyWorth } from './openings';
import { areTwins, repeats, wasteIn } from './pointless';
import { forgetPosts, postWorth } from './posts';
import { crowdAt, weights } from './weights';
import { hireWorth, workersWorth } from './workers';
import { craneWorth, openedBy, placeWorth, roundsLeft, storedCount, timeLeft } from './worth';

/** Above 0 in the order of worth, so that nothing else is ever out of the question. */
const positive = (worth: number): number => (worth >= 0 ? 1 + worth : 1 / (1 - worth));

/** What is worked out once for all offers of a question: the lie of the duchy, the best place of each tile, and what it costs to place it with each die. */
const UNKNOWN = -1;
const NEVER = 99;
const ground = newGround();
let isLookedOver = false;
/** Rounds to come, tiles in storage, and whether one of them must go for the next. */
let left = 0;
let stored = 0;
let isCrammed = false;
const places: number[] = TILES.map(() => UNKNOWN);
const costs: readonly number[][] = [places.slice(), places.slice()];
const KNOWN_STORES = 3;
/** By tile: what taking it is worth, whatever die takes it, and what buying it is, before it is paid. By storage place and space that stands for its area: what placing that tile there is worth. */
const taken: number[] = TILES.map(() => NaN);
const bought: number[] = TILES.map(() => NaN);
const placed: number[] = new Array<number>(KNOWN_STORES * SPACES).fill(NaN);
/** Whoever plays alone plays for a target: nothing of what was learnt holds there. */
let isExperienced = false;

function forget(g: Readonly<Burgundy>, q: BurgundyQuestion, seat: Seat): void {
  isExperienced = g.solo === null;
  if (isExperienced) recollect(g, q, seat);
  left = roundsLeft(g);
  stored = storedCount(g, seat);
  isCrammed = stored === storesOf(g, seat).length && !bears(estateOf(g, seat), SHIELDS.cellar);
  taken.fill(NaN);
  bought.fill(NaN);
  placed.fill(NaN);
  forgetPosts();
  isLookedOver = false;
  places.fill(UNKNOWN);
  for (let die = 0; die < costs.length; die++) (costs[die] as number[]).fill(UNKNOWN);
}

function lookOnce(g: Readonly<Burgundy>, seat: Seat): void {
  if (!isLookedOver) lookOver(g, estateOf(g, seat), ground);
  isLookedOver = true;
}

function bestPlaceOf(g: Readonly<Burgundy>, seat: Seat, tile: number): number {
  const known = places[tile] as number;
  if (known !== UNKNOWN) return known;
  lookOnce(g, seat);
  return (places[tile] = bestPlace(g, seat, tile, ground));
}

export function prior(g: Readonly<Burgundy>, q: BurgundyQuestion, offers: readonly BurgundyChoice[], into: number[]): void {
  if (!('seat' in q)) return;
  const duke = dukeOf(g, q.seat);
  const waste = wasteIn(q, duke);
  const twins = areTwins(duke);
  forget(g, q, q.seat);
  for (let i = 0; i < offers.length; i++) {
    const c = offers[i] as BurgundyChoice;
    if (c.do === waste || repeats(g, q.seat, twins, c)) into[i] = 0;
    else into[i] = positive(isExperienced ? temptation(g, q, c) + otherHabit(g, q, q.seat, c) : temptation(g, q, c));
  }
}

/** One offer by itself; of those that are neither placed, taken nor bought, without what experience adds. */
export function temptationOf(g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): number {
  forget(g, q, 'seat' in q ? q.seat : 0);
  return temptation(g, q, c);
}

function temptation(g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): number {
  const seat = 'seat' in q ? q.seat : 0;
  const estate = estateOf(g, seat);
  switch (c.do) {
    case 'place': {
      const space = numberOf(c.at);
      const opened = openedBy(estate, space);
      const worth = placedWorth(g, seat, estate, c.store, space) + weights.reach * opened + postWorth(g, seat, space);
      return (isExperienced ? worth + spaceHabit(estate, opened, c.pay ?? 0) : worth) - workerPrice(c.pay ?? 0);
    }
    case 'take':
      if (q.ask === 'bounty') return bestPlaceOf(g, seat, tileAt(g, c.at));
      return takenWorth(g, seat, estate, tileAt(g, c.at), c.die, c.pay ?? 0) - workerPrice(c.pay ?? 0);
    case 'buy': {
      const tile = tileAt(g, c.at);
      let worth = bought[tile] as number;
      if (worth !== worth) bought[tile] = worth = takeWorth(g, seat, estate, tile);
      const gain = (worth - weights.silver * c.silver - weights.worker * c.workers) * weights.purchase;
      return isExperienced ? gain + buyHabit(estate, tile, ground) : gain;
    }
    case 'settle': {
      const space = numberOf(c.at);
      return q.ask === 'settle' ? placeWorth(g, seat, tileAt(g, q.from), space) + weights.reach * openedBy(estate, space) : 0;
    }
    case 'shield': {
      const shield = g.shields[numberOf(c.at)] as Shield;
      return c.pay === undefined ? shieldWorth(g, seat, shield) : pairWorth(g, seat, shield) - workerPrice(c.pay);
    }
    case 'hang':
      return -borneWorth(g, seat, numberOf(c.at));
    case 'release':
      return -borneWorth(g, seat, numberOf(c.at));
    case 'tribute':
      return c.workers * worthInWorkers(g);
    case 'follow':
      return followWorth(g, seat, c.whom);
    case 'turnDie':
      return turnWorth(g, seat, c.die, c.face);
    case 'sell':
      return saleWorth(g, seat, numberOf(c.at)) - workerPrice(c.pay ?? 0);
    case 'workers':
      return workersWorth(g, estate);
    case 'load':
      return cargoWorth(g, seat, numberOf(c.at));
    case 'keep':
      return keepWorth(g, q, numberOf(c.at));
    case 'discard':
      return -bestPlaceOf(g, seat, estate.storage[numberOf(c.at)] as number);
    case 'stow':
      return SHARED_STORES.includes(numberOf(c.at)) ? 0 : 1;
    case 'hire':
      return hireWorth(g, seat);
    case 'lift':
      return craneWorth(g, seat, numberOf(c.at));
    case 'endTurn':
      return weights.endTurn;
    case 'skip':
      return weights.skip;
    case 'duchy':
      return duchyWorth(numberOf(c.at));
    case 'castle':
      return firstCastleWorth(g, seat, numberOf(c.at));
    case 'reward': {
      const tile = tileAt(g, BLACK_SPOTS[c.slot] ?? INN_SPOT);
      const space = numberOf(c.at);
      return placeWorth(g, seat, tile, space) + weights.reach * openedBy(estate, space);
    }
    case 'first':
      return firstWorth(g, q, PARTS[numberOf(c.at)] ?? 'size');
    case 'buyPoints':
      return boughtWorth(g, weights.silver);
    // What is worth least in the duchy is best kept face down.
    case 'exchange':
      return JOKER - 0.2 * bestPlaceOf(g, seat, tileAt(g, c.at));
    case 'pay':
      return -(estate.goods[numberOf(c.at)] as number);
  }
}

/** Of 300 matches of Knights on 12b those who began between the halves won 180. */
function firstCastleWorth(g: Readonly<Burgundy>, seat: Seat, space: number): number {
  const estate = estateOf(g, seat);
  if (g.solo !== null) return openedBy(estate, space);
  return g.teams ? Number(space === SHARED_CENTRE) : castleWorth(estate.duchy, space) + postWorth(g, seat, space);
}

/** The shield that lies on a castle; 0 where none does. */
function borneWorth(g: Readonly<Burgundy>, seat: Seat, space: number): number {
  const shield = shieldOn(g, seat, space);
  return shield === NONE ? 0 : shieldWorth(g, seat, shield);
}

/** SHD-08.16: the best that the die could then do, if that is more than it can do now. */
function turnWorth(g: Readonly<Burgundy>, seat: Seat, die: number, face: number): number {
  const then = bestWith(g, seat, face);
  return then > bestWith(g, seat, dukeOf(g, seat).dice[die] as number) + WORTH_TURNING ? then : -1;
}

const WORTH_TURNING = 1;

function bestWith(g: Readonly<Burgundy>, seat: Seat, face: number): number {
  const estate = estateOf(g, seat);
  let best = (estate.goods[face - 1] as number) > 0 ? saleWorth(g, seat, face - 1) : 0;
  for (let slot = (face - 1) * 4; slot < face * 4; slot++) {
    const tile = g.depots[slot] as number;
    if (tile !== NONE) best = Math.max(best, takeWorth(g, seat, estate, tile));
  }
  for (const store of storesOf(g, seat)) {
    const tile = estate.storage[store] as number;
    if (tile === NONE) continue;
    for (const space of spacesFor(estate, COLOUR_OF[tile] as number))
      if (surveyOf(estate).number[space] === face && mayLie(estate, tile, space)) best = Math.max(best, placeWorth(g, seat, tile, space));
  }
  return best;
}

const JOKER = 9;
const FIRST: Readonly<Record<Part, number>> = { size: 0, phase: 0, colour: 3, effect: 2, exchange: 2.5 };

/** SOL-12: points that reach the target without many to spare come first, what opens more before those that do not. */
function firstWorth(g: Readonly<Burgundy>, q: BurgundyQuestion, part: Part): number {
  if (q.ask !== 'order') return 0;
  const estate = estateOf(g, q.seat);
  const { areas, area } = surveyOf(estate);
  if (part === 'size') return gainAlone(g, AREA_POINTS[sizeOf(estate, areas[area[q.space] as number] as readonly number[])] as number);
  return part === 'phase' ? gainAlone(g, PHASE_POINTS[g.phase] as number) : FIRST[part];
}

function workerPrice(workers: number): number {
  return workers === 0 ? 0 : workers * (left === 0 ? 0.4 : weights.worker);
}

/** A sale brings points and silver; a bigger one later would bring more, while there is time. */
function saleWorth(g: Readonly<Burgundy>, seat: Seat, good: number): number {
  const estate = estateOf(g, seat);
  const count = estate.goods[good] as number;
  const sold = proceeds(estate, boardFor(g.seats), count);
  const points = sold.points - (roundsLeft(g) === 0 ? count : 0);
  const silver = sold.silver * weights.silver + sold.workers * weights.worker;
  return weights.sale * points + silver + routeWorth(g, seat, good, count) - weights.saleWait * timeLeft(g) * 2;
}

function keepWorth(g: Readonly<Burgundy>, q: BurgundyQuestion, good: number): number {
  return q.ask === 'newGoods' || q.ask === 'cargo' ? cargoOf(g, q, good) + routeDraw(g, q.seat, good) : 0;
}

/** A stored tile on a space, without what the space itself brings: all spaces of an area are alike. */
function placedWorth(g: Readonly<Burgundy>, seat: Seat, estate: Readonly<Estate>, store: number, space: number): number {
  const survey = surveyOf(estate);
  const place = store * SPACES + (survey.area[space] as number);
  const known = placed[place] ?? NaN;
  if (known === known) return known;
  const tile = estate.storage[store] as number;
  lookOnce(g, seat);
  const worth = worthOn(g, seat, tile, space, ground);
  const learnt = isExperienced ? worth + areaHabit(g, seat, estate, tile, space, ground) : worth;
  if (place < placed.length) placed[place] = learnt;
  return learnt;
}

/** A tile that is taken, with what experience adds: by the die that takes it, what the other one could do with it. */
function takenWorth(
  g: Readonly<Burgundy>,
  seat: Seat,
  estate: Readonly<Estate>,
  tile: number,
  die: number | undefined,
  pay: number,
): number {
  let worth = taken[tile] as number;
  if (worth !== worth) taken[tile] = worth = takeWorth(g, seat, estate, tile) + (isExperienced ? takeHabit(g, seat, tile, ground) : 0);
  if (die === undefined) return worth;
  const duke = dukeOf(g, seat);
  const isOtherUsed = isUsed(duke, 1 - die);
  const cost = isOtherUsed ? NEVER : costToFollow(estate, duke, tile, 1 - die);
  if (isExperienced) worth += dieHabit(estate, pay, isOtherUsed ? OTHER_USED : cost < 3 ? cost : 3);
  if (cost > estate.workers - pay) return worth;
  if (left > 0) return worth + (bestPlaceOf(g, seat, tile) === 0 ? 0 : weights.followUp);
  return worth - LOST + weights.take * bestPlaceOf(g, seat, tile);
}

const OTHER_USED = 4;
const FACES = 6;

/** A tile in storage is worth a share of its best place; a crowded storage and rivals for the same colour lessen it. */
function takeWorth(g: Readonly<Burgundy>, seat: Seat, estate: Readonly<Estate>, tile: number): number {
  const best = bestPlaceOf(g, seat, tile);
  if (best === 0) return -3;
  if (left === 0) return LOST;
  const worth = weights.take * best - crowdAt(stored) - weights.rival * sameColour(estate, tile);
  return isCrammed ? worth - weights.take * worstStored(g, seat, estate) : worth;
}

/** In the last round a tile is only worth taking when it can still be placed. */
const LOST = -2;

function worstStored(g: Readonly<Burgundy>, seat: Seat, estate: Readonly<Estate>): number {
  let worst = 99;
  const stores = storesOf(g, seat);
  for (let i = 0; i < stores.length; i++) {
    const worth = bestPlaceOf(g, seat, estate.storage[stores[i] as number] as number);
    if (worth < worst) worst = worth;
  }
  return worst;
}

function sameColour(estate: Readonly<Estate>, tile: number): number {
  let same = 0;
  for (let store = 0; store < estate.storage.length; store++) {
    const other = estate.storage[store] as number;
    if (other !== NONE && COLOUR_OF[other] === COLOUR_OF[tile]) same++;
  }
  return same;
}

/** What the other die costs to place it at once; the ground has been looked over. */
function costToFollow(estate: Readonly<Estate>, duke: Readonly<Duke>, tile: number, die: number): number {
  const known = costs[die] as number[];
  if (known[tile] === UNKNOWN) known[tile] = leastCost(estate, tile, duke.dice[die] as number);
  return known[tile] as number;
}

function leastCost(estate: Readonly<Estate>, tile: number, face: number): number {
  const numbers = numbersFor(estate, tile, ground);
  let least = NEVER;
  for (let number = 1; number <= FACES; number++) {
    if (((numbers >> number) & 1) === 0) continue;
    const cost = costToPlace(estate, face, COLOUR_OF[tile] as number, number);
    if (cost < least) least = cost;
  }
  return least;
}

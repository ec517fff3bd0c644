/** How tempting an offer is: the Knight plays the most tempting one, the others think along it. */
import type { Seat, Spot } from '@/engine/contract';
import { boardFor } from '../data/board';
import { PARTS, type Part } from '../data/names';
import { AREA_POINTS, PHASE_POINTS } from '../data/scoring';
import { TILES } from '../data/tiles';
import { costToPlace } from '../rules/dice';
import { sizeOf, spacesFor, surveyOf } from '../rules/duchy';
import { mayLie } from '../rules/placeTile';
import { tileAt } from '../rules/lying';
import { proceeds } from '../rules/sellGoods';
import { castlesOf, shieldOn } from '../rules/shields';
import { COLOUR_OF } from '../rules/tile';
import { cargoOf } from '../rules/tiles/ship';
import { BLACK_SPOTS, INN_SPOT, kindOf, numberOf } from '../spots';
import {
  bears,
  estateOf,
  has,
  isUsed,
  NONE,
  unusedDice,
  dukeOf,
  type Burgundy,
  type BurgundyChoice,
  type BurgundyQuestion,
  type Estate,
  type Duke,
} from '../state';
import { areAlike, hands, SHARED_STORES, storesOf } from '../teams';
import { boughtWorth, gainAlone } from './alone';
import { cargoWorth, routeDraw, routeWorth } from './goods';
import { bestPlace, lookOver, newGround } from './ground';
import { followWorth, pairWorth, shieldWorth, worthInWorkers } from './shields';
import { castleWorth, duchyWorth } from './openings';
import type { Feature } from './featureNames';
import { forgetPosts, postWorth } from './posts';
import { crowdAt, featureWorth, weights } from './weights';
import { craneWorth, openedBy, placeWorth, roundsLeft, storedCount, timeLeft } from './worth';

const FOR_FREE: readonly BurgundyQuestion['ask'][] = ['castleAction', 'whiteCastle', 'targetAction'];

/** An action given up: two workers for it are always to be had (WRK-01), and never worse than nothing. */
const wastes = (q: BurgundyQuestion, duke: Readonly<Duke>, c: BurgundyChoice): boolean =>
  c.do === 'endTurn' ? unusedDice(duke) > 0 : c.do === 'skip' && FOR_FREE.includes(q.ask);

/** The same as an earlier offer: with a second die that shows the same, or with a second tile that is the same. */
function repeats(g: Readonly<Burgundy>, seat: Seat, duke: Readonly<Duke>, c: BurgundyChoice): boolean {
  if ('die' in c && c.die === 1 && !isUsed(duke, 0) && duke.dice[0] === duke.dice[1]) return true;
  if (c.do === 'take' || c.do === 'buy') return repeatsTile(g, c.at);
  if (c.do === 'hang') return shieldOn(g, seat, numberOf(c.at)) === NONE && isLaterFreeCastle(g, seat, numberOf(c.at));
  if (c.do !== 'place') return false;
  const { storage } = estateOf(g, seat);
  return storesOf(g, seat).some(store => store < c.store && storage[store] === storage[c.store] && areAlike(g, store, c.store));
}

/** All castles without a shield are alike. */
function isLaterFreeCastle(g: Readonly<Burgundy>, seat: Seat, space: number): boolean {
  return castlesOf(estateOf(g, seat)).some(castle => castle < space && shieldOn(g, seat, castle) === NONE);
}

/** Does the same tile lie in an earlier slot of the same depot? */
function repeatsTile(g: Readonly<Burgundy>, at: Spot): boolean {
  if (at === INN_SPOT) return false;
  const slot = numberOf(at);
  const isBlack = kindOf(at) === 'black';
  const slots = isBlack ? g.black : g.depots;
  for (let i = isBlack ? 0 : slot - (slot % 4); i < slot; i++) if (slots[i] === slots[slot]) return true;
  return false;
}

/** Above 0 in the order of worth, so that nothing else is ever out of the question. */
const positive = (worth: number): number => (worth >= 0 ? 1 + worth : 1 / (1 - worth));

/** What is worked out once for all offers of a question: the lie of the duchy, the best place of each tile, and what it costs to place it with each die. */
const UNKNOWN = -1;
const NEVER = 99;
const ground = newGround();
let isLookedOver = false;
const places: number[] = TILES.map(() => UNKNOWN);
const costs: readonly number[][] = [places.slice(), places.slice()];

function forget(): void {
  forgetPosts();
  isLookedOver = false;
  places.fill(UNKNOWN);
  for (let die = 0; die < costs.length; die++) (costs[die] as number[]).fill(UNKNOWN);
}

function bestPlaceOf(g: Readonly<Burgundy>, seat: Seat, tile: number): number {
  if (!isLookedOver) lookOver(g, estateOf(g, seat), ground);
  isLookedOver = true;
  if (places[tile] === UNKNOWN) places[tile] = bestPlace(g, seat, tile, ground);
  return places[tile] as number;
}

export function prior(g: Readonly<Burgundy>, q: BurgundyQuestion, offers: readonly BurgundyChoice[], into: number[]): void {
  if (!('seat' in q)) return;
  forget();
  const duke = dukeOf(g, q.seat);
  for (let i = 0; i < offers.length; i++) {
    const c = offers[i] as BurgundyChoice;
    into[i] = wastes(q, duke, c) || repeats(g, q.seat, duke, c) ? 0 : positive(temptation(g, q, c));
  }
}

/** One offer by itself. */
export function temptationOf(g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): number {
  forget();
  return temptation(g, q, c);
}

function temptation(g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): number {
  const seat = 'seat' in q ? q.seat : 0;
  const estate = estateOf(g, seat);
  switch (c.do) {
    case 'place': {
      const space = numberOf(c.at);
      return (
        placeWorth(g, seat, estate.storage[c.store] as number, space) +
        weights.reach * openedBy(estate, space) +
        postWorth(g, seat, space) -
        workerPrice(g, c.pay ?? 0)
      );
    }
    case 'take':
      if (q.ask === 'bounty') return bestPlaceOf(g, seat, tileAt(g, c.at));
      return takeWorth(g, seat, tileAt(g, c.at), c.die, c.pay ?? 0) - workerPrice(g, c.pay ?? 0);
    case 'settle': {
      const space = numberOf(c.at);
      return q.ask === 'settle' ? placeWorth(g, seat, tileAt(g, q.from), space) + weights.reach * openedBy(estate, space) : 0;
    }
    case 'shield': {
      const shield = g.shields[numberOf(c.at)] as number;
      return c.pay === undefined ? shieldWorth(g, seat, shield) : pairWorth(g, seat, shield) - workerPrice(g, c.pay);
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
    case 'buy': {
      const gain = takeWorth(g, seat, tileAt(g, c.at), undefined, 0) - weights.silver * c.silver - weights.worker * c.workers;
      return gain * weights.purchase;
    }
    case 'sell':
      return saleWorth(g, seat, numberOf(c.at)) - workerPrice(g, c.pay ?? 0);
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
      return g.solo === null && !g.teams
        ? castleWorth(estate.duchy, numberOf(c.at)) + postWorth(g, seat, numberOf(c.at))
        : openedBy(estate, numberOf(c.at));
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
    if (tile !== NONE) best = Math.max(best, takeWorth(g, seat, tile, undefined, 0));
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

function workerPrice(g: Readonly<Burgundy>, workers: number): number {
  return workers === 0 ? 0 : workers * (roundsLeft(g) === 0 ? 0.4 : weights.worker);
}

function workersWorth(g: Readonly<Burgundy>, estate: Readonly<Estate>): number {
  const count = has(estate, 14) ? 4 : 2;
  const each = weights.worker * (0.3 + timeLeft(g)) - (weights.workerGlut * estate.workers) / hands(g);
  return count * (each > 0.1 ? each : 0.1) + (has(estate, 13) ? weights.silver : 0);
}

/** Two workers for a silver: early on silver is worth as much, later less. Nothing is won once the last dice are used. */
function hireWorth(g: Readonly<Burgundy>, seat: Seat): number {
  if (roundsLeft(g) === 0 && unusedDice(dukeOf(g, seat)) === 0) return -1;
  const { workers } = estateOf(g, seat);
  const time = timeLeft(g);
  const each = (feature: Feature): number => featureWorth(feature, time);
  return 2 * each(workers < 3 ? 'workers' : 'workersMany') - each('silver');
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

/** A tile in storage is worth a share of its best place; a crowded storage and rivals for the same colour lessen it. */
function takeWorth(g: Readonly<Burgundy>, seat: Seat, tile: number, die: number | undefined, pay: number): number {
  const estate = estateOf(g, seat);
  const best = bestPlaceOf(g, seat, tile);
  if (best === 0 || roundsLeft(g) === 0) return lateWorth(g, seat, tile, die, best);
  const stored = storedCount(g, seat);
  let worth = weights.take * best - crowdAt(stored);
  if (stored === storesOf(g, seat).length && !bears(estate, 4)) worth -= weights.take * worstStored(g, seat, estate);
  if (die !== undefined && canFollow(g, seat, tile, 1 - die, pay)) worth += weights.followUp;
  return worth - weights.rival * sameColour(estate, tile);
}

/** In the last round a tile is only worth taking when it can still be placed. */
function lateWorth(g: Readonly<Burgundy>, seat: Seat, tile: number, die: number | undefined, best: number): number {
  if (best === 0) return -3;
  return die !== undefined && canFollow(g, seat, tile, 1 - die, 0) ? weights.take * best : -2;
}

/** Could the other die place it at once, after so many workers are paid? */
function canFollow(g: Readonly<Burgundy>, seat: Seat, tile: number, die: number, pay: number): boolean {
  const duke = dukeOf(g, seat);
  const estate = estateOf(g, seat);
  return !isUsed(duke, die) && costToFollow(estate, duke, tile, die) <= estate.workers - pay;
}

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

/** What the other die costs to place it at once. */
function costToFollow(estate: Readonly<Estate>, duke: Readonly<Duke>, tile: number, die: number): number {
  const known = costs[die] as number[];
  if (known[tile] === UNKNOWN) known[tile] = leastCost(estate, tile, duke.dice[die] as number);
  return known[tile] as number;
}

function leastCost(estate: Readonly<Estate>, tile: number, face: number): number {
  const colour = COLOUR_OF[tile] as number;
  const spaces = spacesFor(estate, colour);
  let least = NEVER;
  for (let i = 0; i < spaces.length && least > 0; i++) {
    const space = spaces[i] as number;
    if (estate.spaces[space] !== NONE) continue;
    const cost = costToPlace(estate, face, colour, surveyOf(estate).number[space] as number);
    if (cost < least && mayLie(estate, tile, space)) least = cost;
  }
  return least;
}

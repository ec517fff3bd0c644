/** How tempting an offer is: the Knight plays the most tempting one, the others think along it. */
import type { Seat } from '@/engine/contract';
import { TILES } from '../data/tiles';
import { costToPlace } from '../rules/dice';
import { NUMBER_ON, surveyOf } from '../rules/duchy';
import { mayLie } from '../rules/placeTile';
import { tileAt } from '../rules/takeTile';
import { COLOUR_OF } from '../rules/tile';
import { numberOf } from '../spots';
import { dukeOf, has, NONE, type Burgundy, type BurgundyChoice, type BurgundyQuestion, type Duke } from '../state';
import { cargoWorth } from './goods';
import { castleWorth, duchyWorth } from './openings';
import { crowdAt, weights } from './weights';
import { bestPlace, openedBy, placeWorth, roundsLeft, storedCount, timeLeft } from './worth';

/** An action given up: two workers for it are always to be had (WRK-01), and never worse than nothing. */
const wastes = (q: BurgundyQuestion, duke: Readonly<Duke>, c: BurgundyChoice): boolean =>
  c.do === 'endTurn' ? duke.used.includes(false) : c.do === 'skip' && q.ask === 'castleAction';

/** Above 0 in the order of worth, so that nothing else is ever out of the question. */
const positive = (worth: number): number => (worth >= 0 ? 1 + worth : 1 / (1 - worth));

/** What is worked out once for all offers of a question: the best place of each tile. */
const UNKNOWN = -1;
const known: number[] = TILES.map(() => UNKNOWN);

function bestPlaceOf(g: Readonly<Burgundy>, seat: Seat, tile: number): number {
  if (known[tile] === UNKNOWN) known[tile] = bestPlace(g, seat, tile);
  return known[tile] as number;
}

export function prior(g: Readonly<Burgundy>, q: BurgundyQuestion, offers: readonly BurgundyChoice[], into: number[]): void {
  if (!('seat' in q)) return;
  known.fill(UNKNOWN);
  const duke = dukeOf(g, q.seat);
  for (let i = 0; i < offers.length; i++) {
    const c = offers[i] as BurgundyChoice;
    into[i] = wastes(q, duke, c) ? 0 : positive(temptation(g, q, c));
  }
}

/** One offer by itself. */
export function temptationOf(g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): number {
  known.fill(UNKNOWN);
  return temptation(g, q, c);
}

function temptation(g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): number {
  const seat = 'seat' in q ? q.seat : 0;
  const duke = dukeOf(g, seat);
  switch (c.do) {
    case 'place': {
      const space = numberOf(c.at);
      return (
        placeWorth(g, seat, duke.storage[c.store] as number, space) + weights.reach * openedBy(duke, space) - workerPrice(g, c.pay ?? 0)
      );
    }
    case 'take':
      return takeWorth(g, seat, tileAt(g, c.at), c.die, c.pay ?? 0) - workerPrice(g, c.pay ?? 0);
    case 'buy': {
      const gain = takeWorth(g, seat, tileAt(g, c.at), undefined, 0) - weights.silver * c.silver - weights.worker * c.workers;
      return gain * weights.purchase;
    }
    case 'sell':
      return saleWorth(g, duke, numberOf(c.at)) - workerPrice(g, c.pay ?? 0);
    case 'workers':
      return workersWorth(g, duke);
    case 'load':
      return cargoWorth(g, seat, numberOf(c.at));
    case 'keep':
      return keepWorth(g, q, numberOf(c.at));
    case 'discard':
      return -bestPlaceOf(g, seat, duke.storage[numberOf(c.at)] as number);
    case 'endTurn':
      return weights.endTurn;
    case 'skip':
      return weights.skip;
    case 'duchy':
      return duchyWorth(numberOf(c.at));
    case 'castle':
      return castleWorth(duke.duchy, numberOf(c.at));
  }
}

function workerPrice(g: Readonly<Burgundy>, workers: number): number {
  return workers === 0 ? 0 : workers * (roundsLeft(g) === 0 ? 0.4 : weights.worker);
}

function workersWorth(g: Readonly<Burgundy>, duke: Readonly<Duke>): number {
  const count = has(duke, 14) ? 4 : 2;
  const each = weights.worker * (0.3 + timeLeft(g)) - weights.workerGlut * duke.workers;
  return count * (each > 0.1 ? each : 0.1) + (has(duke, 13) ? weights.silver : 0);
}

/** A sale brings points and silver; a bigger one later would bring more, while there is time. */
function saleWorth(g: Readonly<Burgundy>, duke: Readonly<Duke>, good: number): number {
  const points = (duke.goods[good] as number) * (g.seats - (roundsLeft(g) === 0 ? 1 : 0));
  const silver = (has(duke, 3) ? 2 : 1) * weights.silver + (has(duke, 4) ? weights.worker : 0);
  return weights.sale * points + silver - weights.saleWait * timeLeft(g) * 2;
}

function keepWorth(g: Readonly<Burgundy>, q: BurgundyQuestion, good: number): number {
  if (q.ask !== 'newGoods') return 0;
  const at = (depot: number): number => (depot === 0 ? 0 : (g.depotGoods[(depot - 1) * 6 + good] as number));
  return at(q.first) + at(q.second);
}

/** A tile in storage is worth a share of its best place; a crowded storage and rivals for the same colour lessen it. */
function takeWorth(g: Readonly<Burgundy>, seat: Seat, tile: number, die: number | undefined, pay: number): number {
  const duke = dukeOf(g, seat);
  const best = bestPlaceOf(g, seat, tile);
  if (best === 0 || roundsLeft(g) === 0) return lateWorth(g, duke, tile, die, best);
  const stored = storedCount(duke);
  let worth = weights.take * best - crowdAt(stored);
  if (stored === duke.storage.length) worth -= weights.take * worstStored(g, seat, duke);
  if (die !== undefined && duke.used[1 - die] === false && canFollow(duke, tile, 1 - die, pay)) worth += weights.followUp;
  return worth - weights.rival * sameColour(duke, tile);
}

/** In the last round a tile is only worth taking when it can still be placed. */
function lateWorth(g: Readonly<Burgundy>, duke: Readonly<Duke>, tile: number, die: number | undefined, best: number): number {
  if (best === 0) return -3;
  return die !== undefined && duke.used[1 - die] === false && canFollow(duke, tile, 1 - die, 0) ? weights.take * best : -2;
}

function worstStored(g: Readonly<Burgundy>, seat: Seat, duke: Readonly<Duke>): number {
  let worst = 99;
  for (let store = 0; store < duke.storage.length; store++) {
    const worth = bestPlaceOf(g, seat, duke.storage[store] as number);
    if (worth < worst) worst = worth;
  }
  return worst;
}

function sameColour(duke: Readonly<Duke>, tile: number): number {
  let same = 0;
  for (let store = 0; store < duke.storage.length; store++) {
    const other = duke.storage[store] as number;
    if (other !== NONE && COLOUR_OF[other] === COLOUR_OF[tile]) same++;
  }
  return same;
}

/** Could the other die place it at once? */
function canFollow(duke: Readonly<Duke>, tile: number, die: number, pay: number): boolean {
  const colour = COLOUR_OF[tile] as number;
  const spaces = surveyOf(duke).byColour[colour] as readonly number[];
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as number;
    if (mayLie(duke, tile, space) && costToPlace(duke, die, colour, NUMBER_ON[space] as number) <= duke.workers - pay) return true;
  }
  return false;
}

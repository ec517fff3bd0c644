/**
 * What experience adds to a temptation, in points: small tables by what is offered and when, learnt by Knights in matches among themselves
 * (tools/habits.mjs). They look at one’s own duchy and at what lies open, never at what a seat cannot see.
 */
import type { Seat } from '@/engine/contract';
import { COLOURS, GOODS } from '../data/names';
import { PHASE_COUNT } from '../data/scoring';
import { surveyOf } from '../rules/duchy';
import { ANIMAL_OF, ANY_SPACE, COLOUR_OF } from '../rules/tile';
import { numberOf } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { dukeOf, estateOf, NONE, unusedDice, type Burgundy, type Estate } from '../state';
import { CASTLE_KIND, FROM, HERD, KIND_OF, LARGEST_HERD, learnt, SHIP_KIND, TIMES } from './habitTables';
import type { Ground } from './ground';
import { bonusFor, storedCount } from './worth';

/** Who learns listens which entries are looked up. */
let listener: number[] | null = null;
export const listen = (into: number[] | null): void => void (listener = into);

function entry(place: number): number {
  if (listener !== null) listener.push(place);
  return learnt[place] as number;
}

/** Questions, as the tables know them: of the others nothing is learnt. */
const ASKS: readonly BurgundyQuestion['ask'][] = ['turn', 'castleAction', 'cityHall', 'carpenter', 'church', 'market', 'warehouse'];
const UNKNOWN = NaN;

/** What is the same for all offers of a question. */
let time = 0;
let ask = NONE;
let dice = 0;
let stored = 0;
let workers = 0;
/** By colour: how many tiles lie in the depots; below, what taking one of them is worth whatever the tile. */
const lying: number[] = new Array<number>(ANY_SPACE + 1).fill(UNKNOWN);
/** By what a space opens or by what the other die could do, and by workers. */
const spaceKnown: number[] = new Array<number>(6 * 4).fill(UNKNOWN);
const dieKnown: number[] = new Array<number>(5 * 4).fill(UNKNOWN);
const takeKnown: number[] = new Array<number>(ANY_SPACE + 1).fill(UNKNOWN);
/** By tile, for it may be paid for in more than one way. */
const buyKnown: number[] = KIND_OF.map(() => UNKNOWN);

const least = (a: number, b: number): number => (a < b ? a : b);
const FEW: readonly number[] = [0, 1, 1, 2, 2];
const few = (count: number): number => FEW[count] ?? 3;

export function recollect(g: Readonly<Burgundy>, q: BurgundyQuestion, seat: Seat): void {
  time = g.phase < PHASE_COUNT - 1 ? g.phase : g.round < 3 ? g.phase : g.round + 2;
  ask = ASKS.indexOf(q.ask);
  dice = unusedDice(dukeOf(g, seat));
  stored = least(storedCount(g, seat), 3);
  workers = few(estateOf(g, seat).workers);
  takeKnown.fill(UNKNOWN);
  buyKnown.fill(UNKNOWN);
  spaceKnown.fill(UNKNOWN);
  dieKnown.fill(UNKNOWN);
  lying[0] = UNKNOWN;
}

/** Placing a tile in an area, whatever the space. */
export function areaHabit(
  g: Readonly<Burgundy>,
  seat: Seat,
  estate: Readonly<Estate>,
  tile: number,
  space: number,
  ground: Ground,
): number {
  const kind = KIND_OF[tile] as number;
  const survey = surveyOf(estate);
  const colour = survey.colour[space] as number;
  const a = survey.area[space] as number;
  const area = survey.areas[a] as readonly number[];
  const empty = ground.empty[a] as number;
  const ofColour = least((ground.ofColour[colour] as number) - 1, 4);
  const bonus = g.bonusTiles[2 * colour] === NONE ? 0 : bonusFor(g, colour) > 0 ? 1 : 2;
  let sum =
    entry(FROM.placeKind + kind * TIMES + time) +
    entry(FROM.placeEmpty + (empty - 1) * TIMES + time) +
    entry(FROM.placeArea + least(area.length, 8) * 9 + empty) +
    entry(FROM.placeColour + (colour * 5 + ofColour) * 3 + bonus) +
    entry(FROM.placeStored + stored * 17 + least(kind, CASTLE_KIND));
  if (ask === 0) sum += entry(FROM.placeDice + (dice * COLOURS.length + colour) * TIMES + time);
  else if (ask > 0) sum += entry(FROM.placeFree + least(ask - 1, 2) * TIMES + time);
  if (kind >= HERD && kind <= LARGEST_HERD) sum += entry(FROM.placeHerd + herdIn(estate, area, tile) * 8 + empty - 1);
  if (kind === SHIP_KIND) sum += entry(FROM.placeShip + ((g.order[0] === seat ? 0 : 1) * 7 + least(mostGoods(g), 6)) * TIMES + time);
  return sum;
}

/** The space itself: what it opens, and the workers it costs. */
export function spaceHabit(estate: Readonly<Estate>, opened: number, pay: number): number {
  const place = least(opened, 5) * 4 + least(pay, 3);
  const known = spaceKnown[place] as number;
  if (known === known) return known;
  const open = entry(FROM.placeOpened + least(opened, 5) * TIMES + time);
  return (spaceKnown[place] = ask === 0 ? open + entry(FROM.placePay + least(pay, 3) * 6 + least(estate.workers, 5)) : open);
}

function herdIn(estate: Readonly<Estate>, area: readonly number[], tile: number): number {
  let same = 0;
  for (let i = 0; i < area.length; i++) {
    const there = estate.spaces[area[i] as number] as number;
    if (there !== NONE && ANIMAL_OF[there] === ANIMAL_OF[tile]) same++;
  }
  return least(same, 5);
}

function mostGoods(g: Readonly<Burgundy>): number {
  let most = 0;
  for (let depot = 1; depot <= 6; depot++) {
    const count = goodsIn(g, depot);
    if (count > most) most = count;
  }
  return most;
}

function goodsIn(g: Readonly<Burgundy>, depot: number): number {
  let count = 0;
  for (let i = (depot - 1) * GOODS.length; i < depot * GOODS.length; i++) count += g.depotGoods[i] as number;
  return count;
}

/** Taking a tile, however it is paid for. */
export function takeHabit(g: Readonly<Burgundy>, seat: Seat, tile: number, ground: Ground): number {
  const colour = COLOUR_OF[tile] as number;
  let ofColour = takeKnown[colour] as number;
  if (ofColour !== ofColour) takeKnown[colour] = ofColour = colourHabit(g, seat, colour, ground);
  return entry(FROM.takeKind + (KIND_OF[tile] as number) * TIMES + time) + ofColour;
}

/** What it costs, and whether the other die could place it at once: for so many workers, or is used (4). */
export function dieHabit(estate: Readonly<Estate>, pay: number, follow: number): number {
  const place = follow * 4 + least(pay, 3);
  const known = dieKnown[place] as number;
  if (known === known) return known;
  return (dieKnown[place] =
    entry(FROM.takeFollow + follow * TIMES + time) + entry(FROM.takePay + least(pay, 3) * 6 + least(estate.workers, 5)));
}

const within = { fewest: 0, size: 0, numbers: 0 };

function colourHabit(g: Readonly<Burgundy>, seat: Seat, colour: number, ground: Ground): number {
  const estate = estateOf(g, seat);
  seek(estate, colour, ground);
  if (lying[0] !== lying[0]) countLying(g);
  let sum =
    entry(FROM.takeStored + stored * TIMES + time) +
    entry(FROM.takeNear + within.fewest * TIMES + time) +
    entry(FROM.takeArea + within.size * 9 + within.fewest) +
    entry(FROM.takeScarce + colour * 5 + least(lying[colour] as number, 4));
  if (ask === 0) sum += entry(FROM.takeDice + (dice * 7 + colour) * TIMES + time);
  else if (ask > 0) sum += entry(FROM.takeFree + ask * 7 + colour);
  if (colour === ANY_SPACE) return sum;
  return (
    sum +
    entry(FROM.takeSame + (colour * 3 + storedOf(estate, colour)) * 7 + least(ground.ofColour[colour] as number, 6)) +
    entry(FROM.takeNumbers + (colour * 7 + within.numbers) * 4 + workers)
  );
}

/** Of the areas within reach that have the fewest empty spaces: how many, and the largest size; and how many numbers lead to any of the colour. */
function seek(estate: Readonly<Estate>, colour: number, ground: Ground): void {
  within.fewest = 8;
  within.size = 0;
  within.numbers = 0;
  const survey = surveyOf(estate);
  const areas = survey.areasOf[colour] ?? survey.areas;
  let numbers = 0;
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i] as readonly number[];
    const a = survey.area[area[0] as number] as number;
    const empty = ground.empty[a] as number;
    if (empty === 0 || ground.touched[a] === 0) continue;
    numbers |= ground.numbers[a] as number;
    if (empty > within.fewest || (empty === within.fewest && area.length <= within.size)) continue;
    within.fewest = empty;
    within.size = least(area.length, 8);
  }
  for (; numbers > 0; numbers &= numbers - 1) within.numbers++;
}

function countLying(g: Readonly<Burgundy>): void {
  lying.fill(0);
  for (let slot = 0; slot < g.depots.length; slot++) {
    const tile = g.depots[slot] as number;
    if (tile === NONE) continue;
    const colour = COLOUR_OF[tile] as number;
    lying[colour] = (lying[colour] as number) + 1;
  }
}

function storedOf(estate: Readonly<Estate>, colour: number): number {
  let same = 0;
  for (let store = 0; store < estate.storage.length; store++) {
    const tile = estate.storage[store] as number;
    if (tile !== NONE && COLOUR_OF[tile] === colour) same++;
  }
  return least(same, 2);
}

/** All that is neither placed, taken nor bought. */
export function otherHabit(g: Readonly<Burgundy>, q: BurgundyQuestion, seat: Seat, c: BurgundyChoice): number {
  if (c.do === 'take' || c.do === 'place' || c.do === 'buy') return 0;
  const estate = estateOf(g, seat);
  switch (c.do) {
    case 'sell':
      return sellHabit(g, estate, numberOf(c.at));
    case 'workers':
      return workersHabit(estate);
    // Too rare to have been learnt: it stands to taking workers, which a die could always do instead, as it did before.
    case 'shield':
      return c.pay === undefined ? 0 : workersHabit(estate);
    case 'endTurn':
      return entry(FROM.end + least(estate.silver, 7) * TIMES + time);
    case 'skip':
      return ask < 1 ? 0 : entry(FROM.skip + (ask - 1) * TIMES + time);
    case 'load':
      return loadHabit(g, estate, numberOf(c.at));
    case 'discard':
      return q.ask === 'makeRoom' ? entry(FROM.discard + (KIND_OF[estate.storage[numberOf(c.at)] as number] as number) * TIMES + time) : 0;
    case 'keep':
      return entry(FROM.keep + least(estate.goods[numberOf(c.at)] as number, 4));
    default:
      return 0;
  }
}

function workersHabit(estate: Readonly<Estate>): number {
  return entry(FROM.workers + least(estate.workers, 7) * TIMES + time) + entry(FROM.workersSilver + least(estate.silver, 5) * 4 + stored);
}

/** Buying a tile, however it is paid for. */
export function buyHabit(estate: Readonly<Estate>, tile: number, ground: Ground): number {
  const known = buyKnown[tile] as number;
  return known === known ? known : (buyKnown[tile] = freshBuyHabit(estate, tile, ground));
}

function freshBuyHabit(estate: Readonly<Estate>, tile: number, ground: Ground): number {
  const colour = COLOUR_OF[tile] as number;
  const sum =
    entry(FROM.buyKind + (KIND_OF[tile] as number) * TIMES + time) +
    entry(FROM.buySilver + least(estate.silver, 7) * TIMES + time) +
    entry(FROM.buyStored + stored * 3 + dice);
  if (colour === ANY_SPACE) return sum;
  seek(estate, colour, ground);
  return (
    sum +
    entry(FROM.takeNear + within.fewest * TIMES + time) +
    entry(FROM.buyNumbers + (colour * 7 + within.numbers) * 3 + storedOf(estate, colour))
  );
}

function sellHabit(g: Readonly<Burgundy>, estate: Readonly<Estate>, good: number): number {
  const count = estate.goods[good] as number;
  let more = 0;
  for (let i = good; i < g.depotGoods.length; i += GOODS.length) more += g.depotGoods[i] as number;
  return (
    entry(FROM.sellCount + least(count, 6) * TIMES + time) +
    entry(FROM.sellSilver + least(estate.silver, 5) * TIMES + time) +
    entry(FROM.sellMore + least(more, 3) * 4 + least(count, 3)) +
    entry(FROM.sellKinds + least(coloursHeld(estate), 3) * 3 + dice)
  );
}

function coloursHeld(estate: Readonly<Estate>): number {
  let held = 0;
  for (let good = 0; good < GOODS.length; good++) if (estate.goods[good] !== 0) held++;
  return held;
}

function loadHabit(g: Readonly<Burgundy>, estate: Readonly<Estate>, depot: number): number {
  let own = 0;
  let fresh = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const count = g.depotGoods[(depot - 1) * GOODS.length + good] as number;
    if (estate.goods[good] !== 0) own += count;
    else if (count > 0) fresh++;
  }
  return (
    entry(FROM.load + least(goodsIn(g, depot), 7) * TIMES + time) +
    entry(FROM.loadOwn + least(own, 4) * 5 + least(fresh + coloursHeld(estate), 4))
  );
}

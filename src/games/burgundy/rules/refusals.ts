/** Why a spot is quiet in a turn or a pending decision: the same questions as in the offers, asked of one spot. */
import type { Seat, Spot } from '@/engine/contract';
import { MONASTERIES } from '../data/monasteries';
import { BUILDING_TYPES, COLOURS, GOODS, type Building } from '../data/names';
import { PURCHASE_PRICE } from '../data/scoring';
import { SHIELDS } from '../data/shields';
import { depotOfShield, depotOfSlot, INN_SPOT, kindOf, numberOf } from '../spots';
import type { BurgundyDecision, BurgundyRefusal } from '../asking';
import type { Asking } from '../ruling';
import { estateOf, has, isUsed, NONE, dukeOf, type Burgundy, type Estate } from '../state';
import { costToPair, costToPlace, costToSell, costToTake, faceOf } from './dice';
import { storesOf } from '../teams';
import { spacesFor, surveyOf } from './duchy';
import { hirePlace } from './hire';
import { tileAt } from './market';
import { mayLie, touchesPlacedTile, wouldBeTwin } from './placeTile';
import { BUILDING_OF, COLOUR_OF, INN_TILE } from './tile';

type G = Readonly<Burgundy>;
/** The faces of those still unused; null where any number will do. */
type Dice = readonly number[] | null;

const ACTION = ['hex', 'depot', 'black', 'goods', 'die', 'store', 'shield'];
const TAKING = ['depot', 'black'];

/** What each decision is about: a tap on anything else is told what comes first. A purchase may always come in between (TIM-02). */
const ABOUT: Readonly<Record<BurgundyDecision['ask'], readonly string[]>> = {
  turn: ACTION,
  castleAction: ACTION,
  whiteCastle: ACTION,
  cityHall: ['hex', 'store', 'black', 'die'],
  carpenter: TAKING,
  church: TAKING,
  market: TAKING,
  ship: TAKING,
  secondDepot: TAKING,
  warehouse: ['goods', 'black'],
  crane: ['effect', 'black'],
  newGoods: ['black'],
  makeRoom: ['store'],
  keepAt: ['store'],
  cargo: ['black'],
  hangShield: ['hex', 'black'],
  tribute: ['hex'],
  bounty: TAKING,
  settle: ['hex', 'black'],
  unload: ['store'],
  duchy: ['duchy'],
  startingCastle: ['hex'],
  order: ['black'],
  buyPoints: ['black'],
  targetAction: ACTION,
  exchange: ['black'],
  payGoods: ['goods', 'black'],
  reward: ['hex', 'black'],
};

export function refusalOf(g: G, q: BurgundyDecision, at: Spot): BurgundyRefusal | null {
  // INN-02: inns are bought as the black tiles beside them.
  const kind = at === INN_SPOT ? 'black' : kindOf(at);
  if (!ACTION.includes(kind) || at === 'die:white') return null;
  // BUY-04: outside one’s own turn nobody buys.
  const notForSale = kind === 'black' && g.turnOf !== q.seat && !(q.ask === 'bounty' && q.shield === SHIELDS.night);
  if (notForSale || !ABOUT[q.ask].includes(kind)) return { why: 'asksOther', ask: q.ask };
  const estate = estateOf(g, q.seat);
  const dice = facesFor(g, q);
  const number = numberOf(at);
  if (q.ask === 'bounty' && at.split(':').length !== 2 && kind === 'depot') return quietBounty(g, q, at);
  if (q.ask === 'bounty' && kind === 'black' && number >= 0) return quietBounty(g, q, at);
  switch (kind) {
    case 'hex':
      return quietHex(g, q, estate, dice, number);
    case 'depot':
      return at.split(':').length === 2 ? quietDepot(g, q, estate, dice, number) : quietSlot(g, q, estate, dice, number);
    case 'black':
      return quietBlack(g, q.seat, at === INN_SPOT ? [tileAt(g, at)] : number < 0 ? g.black : [g.black[number] ?? NONE]);
    case 'goods':
      return quietGoods(estate, dice, number);
    case 'shield':
      return quietShield(g, q, number);
    case 'store':
      return quietStore(g, q, estate, dice, number);
    default:
      if (q.ask === 'whiteCastle') return { why: 'whiteDieCounts' };
      return dice === null ? { why: 'noDieNeeded' } : { why: dice.length > 0 ? 'dieUsed' : 'diceUsed' };
  }
}

function facesFor(g: G, q: BurgundyDecision): Dice {
  if (q.ask === 'whiteCastle') return [g.whiteDie];
  return q.ask === 'turn' ? [0, 1].filter(die => !isUsed(dukeOf(g, q.seat), die)).map(die => faceOf(g, q.seat, die)) : null;
}

function quietHex(g: G, q: BurgundyDecision, estate: Readonly<Estate>, dice: Dice, space: number): BurgundyRefusal | null {
  if (space < 0) return null;
  switch (q.ask) {
    case 'startingCastle':
      return { why: 'castleSpace' };
    case 'hangShield':
      return { why: 'castlesOnly' };
    case 'tribute':
      return { why: 'noShieldHere' };
    case 'settle':
      return quietForTile(estate, tileAt(g, q.from), space);
    default:
      if (estate.spaces[space] !== NONE) return hirePlace(g, q.seat) === space ? { why: 'noSilverToHire' } : { why: 'filled' };
      return quietSpace(g, q.seat, estate, dice, space);
  }
}

const buildingOn = (tile: number): Building => BUILDING_TYPES[BUILDING_OF[tile] as number] as Building;

/** PLC-03, INN-03 */
const twinOf = (tile: number): BurgundyRefusal =>
  tile === INN_TILE ? { why: 'secondInn' } : { why: 'twinBuilding', building: buildingOn(tile) };

/** SHD-08.14, SHD-08.15 */
function quietForTile(estate: Readonly<Estate>, tile: number, space: number): BurgundyRefusal {
  if (estate.spaces[space] !== NONE) return { why: 'filled' };
  if (spacesFor(estate, COLOUR_OF[tile] as number).includes(space) && wouldBeTwin(estate, tile, space)) return twinOf(tile);
  return spacesFor(estate, COLOUR_OF[tile] as number).includes(space) && !touchesPlacedTile(estate, space)
    ? { why: 'touchesNothing' }
    : { why: 'otherSpace', tile };
}

/** A tile that finds no place; and what the other of the two shields would take. */
function quietBounty(g: G, q: Asking<'bounty'>, at: Spot): BurgundyRefusal {
  if (tileAt(g, at) === NONE) return { why: 'nothingThere' };
  return kindOf(at) === 'depot' && q.shield === SHIELDS.night ? { why: 'asksOther', ask: q.ask } : { why: 'noSpace' };
}

/** SHD-02, SHD-03, SHD-11 */
function quietShield(g: G, q: BurgundyDecision, place: number): BurgundyRefusal {
  if (g.shields[place] === NONE) return { why: 'nothingThere' };
  if (q.ask !== 'turn') return { why: 'onlyByPair' };
  const { usedDice } = dukeOf(g, q.seat);
  if (usedDice !== 0) return { why: usedDice === 0b11 ? 'diceUsed' : 'bothDiceNeeded' };
  return { why: 'tooFewWorkers', needed: costToPair(g, q.seat, depotOfShield(place)), workers: estateOf(g, q.seat).workers };
}

function quietSpace(g: G, seat: Seat, estate: Readonly<Estate>, dice: Dice, space: number): BurgundyRefusal | null {
  const colour = surveyOf(estate).colour[space] as number;
  const stored = storesOf(g, seat).map(store => estate.storage[store] as number);
  const tiles = stored.filter(tile => tile !== NONE && (COLOUR_OF[tile] === colour || tile === INN_TILE));
  if (tiles.length === 0) return { why: 'noTileOfColour', colour: COLOURS[colour] as (typeof COLOURS)[number] };
  if (!touchesPlacedTile(estate, space)) return { why: 'touchesNothing', ...(surveyOf(estate).rivers.length > 0 ? { river: true } : {}) };
  const twin = tiles.find(tile => wouldBeTwin(estate, tile, space));
  if (twin !== undefined && tiles.every(tile => wouldBeTwin(estate, tile, space))) return twinOf(twin);
  return tooDear(estate, dice, face =>
    leastOf(tiles, tile => costToPlace(estate, face, COLOUR_OF[tile] as number, surveyOf(estate).number[space] as number)),
  );
}

const leastOf = (tiles: readonly number[], cost: (tile: number) => number): number => Math.min(...tiles.map(cost));

/** A stored tile that can go nowhere. */
function quietStore(g: G, q: BurgundyDecision, estate: Readonly<Estate>, dice: Dice, store: number): BurgundyRefusal | null {
  if (!storesOf(g, q.seat).includes(store)) return { why: 'matesPlace' };
  const tile = estate.storage[store] ?? NONE;
  if (q.ask === 'keepAt') return { why: tile === NONE ? 'sameAsLit' : 'filled' };
  if (tile === NONE) return { why: 'nothingThere' };
  const colour = COLOUR_OF[tile] as number;
  const free = spacesFor(estate, colour);
  const spaces = free.filter(space => mayLie(estate, tile, space));
  if (spaces.length === 0) {
    const inReach = free.some(space => estate.spaces[space] === NONE && touchesPlacedTile(estate, space));
    return inReach && tile !== INN_TILE ? { why: 'twinsEverywhere', building: buildingOn(tile) } : { why: 'noSpace' };
  }
  return tooDear(estate, dice, face =>
    Math.min(...spaces.map(space => costToPlace(estate, face, colour, surveyOf(estate).number[space] as number))),
  );
}

const isTaking = (ask: string): ask is 'carpenter' | 'church' | 'market' => ask === 'carpenter' || ask === 'church' || ask === 'market';

function quietSlot(g: G, q: BurgundyDecision, estate: Readonly<Estate>, dice: Dice, slot: number): BurgundyRefusal | null {
  if (q.ask === 'ship' || q.ask === 'secondDepot') return { why: 'asksOther', ask: q.ask };
  if (g.depots[slot] === NONE) return { why: 'nothingThere' };
  if (isTaking(q.ask)) return { why: 'notOfThisKind', building: q.ask };
  return tooDear(estate, dice, face => costToTake(estate, face, depotOfSlot(slot)));
}

/** A depot as a whole, above and between its tiles. */
function quietDepot(g: G, q: BurgundyDecision, estate: Readonly<Estate>, dice: Dice, depot: number): BurgundyRefusal | null {
  if (q.ask === 'secondDepot') {
    const steps = Math.abs(q.first - depot);
    return steps === 1 || steps === 5 ? { why: 'noGoodsThere' } : { why: 'notBeside', depot: q.first };
  }
  if (q.ask === 'ship') return null;
  if (g.depots.slice((depot - 1) * 4, depot * 4).every(tile => tile === NONE)) return { why: 'nothingThere' };
  return tooDear(estate, dice, face => costToTake(estate, face, depot)) ?? { why: 'tapTile' };
}

/** The black depot as a whole, or one of its slots. BUY-01, MON-06 */
function quietBlack(g: G, seat: Seat, tiles: readonly number[]): BurgundyRefusal | null {
  if (tiles.every(tile => tile === NONE)) return { why: 'nothingThere' };
  if (dukeOf(g, seat).bought) return { why: 'boughtAlready' };
  const estate = estateOf(g, seat);
  const { silver, workers } = estate;
  if (has(estate, MONASTERIES.freePurchase))
    return silver + workers < PURCHASE_PRICE ? { why: 'tooLittleToPay', needed: PURCHASE_PRICE, silver, workers } : { why: 'tapTile' };
  return silver < PURCHASE_PRICE ? { why: 'tooLittleSilver', needed: PURCHASE_PRICE, silver } : { why: 'tapTile' };
}

function quietGoods(estate: Readonly<Estate>, dice: Dice, good: number): BurgundyRefusal | null {
  if (good < 0) return null;
  if (estate.goods[good] === 0) return { why: 'noGoods', good: GOODS[good] as (typeof GOODS)[number] };
  return tooDear(estate, dice, face => costToSell(estate, face, good));
}

/** The cheapest of the unused dice is still too dear. */
function tooDear(estate: Readonly<Estate>, dice: Dice, cost: (face: number) => number): BurgundyRefusal | null {
  if (dice === null) return null;
  if (dice.length === 0) return { why: 'diceUsed' };
  const needed = Math.min(...dice.map(cost));
  return needed > estate.workers ? { why: 'tooFewWorkers', needed, workers: estate.workers } : null;
}

/** Why a spot is quiet in a turn or a pending decision: the same questions as in the offers, asked of one spot. */
import type { Seat, Spot } from '@/engine/contract';
import { BUILDINGS, COLOURS, GOODS, type Building } from '../data/names';
import { PURCHASE_PRICE } from '../data/scoring';
import { kindOf, numberOf } from '../spots';
import { dukeOf, NONE, type Burgundy, type BurgundyRefusal, type Duke } from '../state';
import { costToPlace, costToSell, costToTake } from './dice';
import { NUMBER_ON, surveyOf } from './duchy';
import { touchesPlacedTile, wouldBeTwin } from './placeTile';
import { depotOfSlot } from './takeTile';
import { BUILDING_OF, COLOUR_OF } from './tile';

interface Asked {
  readonly ask: string;
  readonly seat: Seat;
}

export function refusesInTurn(g: Readonly<Burgundy>, q: Asked, at: Spot): BurgundyRefusal | null {
  const duke = dukeOf(g, q.seat);
  const dice = q.ask === 'turn' ? [0, 1].filter(die => duke.used[die] === false) : null;
  switch (kindOf(at)) {
    case 'hex':
      return quietSpace(duke, dice, numberOf(at));
    case 'depot':
      return quietSlot(g, q, duke, dice, numberOf(at));
    case 'black':
      return quietBlack(g, duke, numberOf(at));
    case 'goods':
      return quietGoods(duke, dice, numberOf(at));
    case 'die':
      return dice !== null && at !== 'die:white' ? { why: 'diceUsed' } : null;
    default:
      return null;
  }
}

/** dice: those still unused; null where any number will do. */
function quietSpace(duke: Readonly<Duke>, dice: readonly number[] | null, space: number): BurgundyRefusal | null {
  if (space < 0) return null;
  if (duke.spaces[space] !== NONE) return { why: 'filled' };
  const colour = surveyOf(duke).colour[space] as number;
  const tiles = duke.storage.filter(tile => tile !== NONE && COLOUR_OF[tile] === colour);
  if (tiles.length === 0) return { why: 'noTileOfColour', colour: COLOURS[colour] as (typeof COLOURS)[number] };
  if (!touchesPlacedTile(duke, space)) return { why: 'touchesNothing' };
  const twin = tiles.find(tile => wouldBeTwin(duke, tile, space));
  if (twin !== undefined && tiles.every(tile => wouldBeTwin(duke, tile, space)))
    return { why: 'twinBuilding', building: BUILDINGS[BUILDING_OF[twin] as number] as Building };
  return tooDear(duke, dice, die => costToPlace(duke, die, colour, NUMBER_ON[space] as number));
}

function quietSlot(
  g: Readonly<Burgundy>,
  q: Asked,
  duke: Readonly<Duke>,
  dice: readonly number[] | null,
  slot: number,
): BurgundyRefusal | null {
  if (g.depots[slot] === NONE) return { why: 'nothingThere' };
  if (q.ask === 'carpenter' || q.ask === 'church' || q.ask === 'market') return { why: 'notOfThisKind', building: q.ask };
  return tooDear(duke, dice, die => costToTake(duke, die, depotOfSlot(slot)));
}

function quietBlack(g: Readonly<Burgundy>, duke: Readonly<Duke>, slot: number): BurgundyRefusal | null {
  if (g.black[slot] === NONE) return { why: 'nothingThere' };
  if (duke.bought) return { why: 'boughtAlready' };
  return { why: 'tooLittleSilver', needed: PURCHASE_PRICE, silver: duke.silver };
}

function quietGoods(duke: Readonly<Duke>, dice: readonly number[] | null, good: number): BurgundyRefusal | null {
  if (good < 0) return null;
  if (duke.goods[good] === 0) return { why: 'noGoods', good: GOODS[good] as (typeof GOODS)[number] };
  return tooDear(duke, dice, die => costToSell(duke, die, good));
}

/** The cheapest of the unused dice is still too dear. */
function tooDear(duke: Readonly<Duke>, dice: readonly number[] | null, cost: (die: number) => number): BurgundyRefusal | null {
  if (dice === null) return null;
  if (dice.length === 0) return { why: 'diceUsed' };
  return { why: 'tooFewWorkers', needed: Math.min(...dice.map(cost)), workers: duke.workers };
}

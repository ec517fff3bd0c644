/**
 * Where things lie and are tapped. Whose: a choice's spots belong to the seat that is asked, a fact's `at` to the fact's seat.
 *
 *   'die:0' 'die:1'                the asked seat's dice            'die:white'   the white die
 *   'depot:3:1'                    slot 1 (0–3) of depot 3 (1–6)    'depot:3'     the depot as a whole: goods for a ship
 *   'black:2'                      slot 2 (0–7) of the black depot
 *   'inn'                          the inns beside it
 *   'shield:3:1'                   place 1 (0–1) for a shield in depot 3
 *   'store:1'                      storage place 1 (0–2; a team’s 0–5) 'hex:18'   space 18 (0–36; a team’s 0–72) of the duchy
 *   'goods:pink'                   one’s own goods of a colour      'duchy:7'     a duchy to choose, by its printed number
 *   'effect:bank'                  what a crane may do
 *   'route' 'route:3'              the trade route, and its space 3 (0–14): for labels and cards only
 *   'bridge' 'goods' 'bonus:ship'  for labels and cards only        'sold'        one’s own sold goods
 *   'thread'                       what is being resolved: only to be lit
 *   'target'                       who plays alone: the counter and its target, for label and card
 *   'button:workers' 'button:endTurn' 'button:skip' 'button:tribute' 'button:buyPoints' 'button:size' and the other parts of data/names PARTS
 */
import type { Spot } from '@/engine/contract';
import { kindOf as beforeItsColon, numberIn } from '@/engine/spot';
import { DUCHIES } from './data/duchies';
import { BUILDING_TYPES, COLOURS, GOODS, PARTS } from './data/names';

const numbered = (count: number, spot: (i: number) => Spot): readonly Spot[] => Array.from({ length: count }, (_, i) => spot(i));

export const WORKERS_BUTTON: Spot = 'button:workers';
export const END_TURN: Spot = 'button:endTurn';
export const SKIP: Spot = 'button:skip';
export const TRIBUTE_BUTTON: Spot = 'button:tribute';
export const BUY_POINTS: Spot = 'button:buyPoints';

export const DIE_SPOTS = numbered(2, i => `die:${i}`);
/** Four slots to a depot. */
export const depotOfSlot = (slot: number): number => (slot >> 2) + 1;
/** By slot number 0–23, as in g.depots. */
export const DEPOT_SLOT_SPOTS = numbered(24, i => `depot:${depotOfSlot(i)}:${i % 4}`);
/** By printed number; number 0 is unused. */
export const DEPOT_SPOTS = numbered(7, i => `depot:${i}`);
export const BLACK_SPOTS = numbered(8, i => `black:${i}`);
/** Three places, and with shield 4 more than anybody ever fills. */
export const MOST_STORED = 99;
export const STORE_SPOTS = numbered(MOST_STORED, i => `store:${i}`);
/** Two places to a depot, by their number 0–11 as in g.shields. */
export const depotOfShield = (place: number): number => (place >> 1) + 1;
export const SHIELD_SPOTS = numbered(12, i => `shield:${depotOfShield(i)}:${i % 2}`);
/** As many as the largest duchy, a team's, has. */
export const HEX_SPOTS = numbered(73, i => `hex:${i}`);
export const GOODS_SPOTS = numbered(GOODS.length, i => `goods:${GOODS[i]}`);
export const BONUS_SPOTS = numbered(COLOURS.length, i => `bonus:${COLOURS[i]}`);
export const DUCHY_SPOTS = numbered(DUCHIES.length, i => `duchy:${DUCHIES[i]?.id}`);

/** The longest route has five tiles. */
export const ROUTE: Spot = 'route';
export const ROUTE_SPOTS = numbered(15, i => `route:${i}`);
/** By data/names PARTS. */
export const PART_SPOTS = PARTS.map((part): Spot => `button:${part}`);

/** By building (data/names BUILDING_TYPES). */
export const EFFECT_SPOTS = BUILDING_TYPES.map((building): Spot => `effect:${building}`);

/** The inns lie beside the eight slots of the black depot. */
export const INN_SPOT: Spot = 'inn';
export const INN_SLOT = BLACK_SPOTS.length;

const LISTS: readonly (readonly Spot[])[] = [
  DIE_SPOTS,
  DEPOT_SLOT_SPOTS,
  DEPOT_SPOTS,
  [...BLACK_SPOTS, INN_SPOT],
  STORE_SPOTS,
  SHIELD_SPOTS,
  HEX_SPOTS,
  GOODS_SPOTS,
  BONUS_SPOTS,
  DUCHY_SPOTS,
  EFFECT_SPOTS,
  ROUTE_SPOTS,
  PART_SPOTS,
];

/** The number a spot stands for in these lists: 'hex:18' is 18, 'depot:3:1' is 9, 'goods:pink' is 2; −1 when it stands for none. */
export const numberOf = numberIn(LISTS);

const KIND_OF = new Map(LISTS.flat().map((spot): [Spot, string] => [spot, beforeItsColon(spot)]));
/** What stands before its first colon, kept for these spots: bots ask it of every choice. */
export const kindOf = (at: Spot): string => KIND_OF.get(at) ?? beforeItsColon(at);

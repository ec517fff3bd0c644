/** What lies on the table, what may be asked and answered. What is told is in facts.ts, spots in spots.ts, numbers in data/. */
import type { Choice, Decision, Procedure, Seat, Spot, State, Tell } from '@/engine/contract';
import type { Favour } from './data/missions';
import { SOURCES, type Good, type Piece, type RareColour, type Source } from './data/names';
import { TURNS_PER_ERA } from './data/numbers';
import type { TadmorFact } from './facts';

/** No piece, no region, no seat: an empty place. */
export const NONE = -1;
/** A card that lies face down for whoever looks: only in views. */
export const HIDDEN = -2;

/** One player's board and belongings. Goods are lists of wood, stone, marble, gold. */
export interface Merchant {
  /** Camels and ships owned, and those of them that are in the reserve. */
  pieces: number[];
  reserve: number[];
  warehouse: number[];
  /** Received in exchange this turn: may pay, may not be exchanged again (7.4). */
  traded: number[];
  tower: number;
  /** Parts of each temple, 1 to 4, in the order in which they were begun. */
  temples: number[];
  /** Rare goods by type (data/names RARE_GOODS). */
  rare: number[];
  /** Mission numbers; HIDDEN in the view of others. */
  hand: number[];
  fulfilled: number[];
  returned: number[];
  /** Improvement numbers, oldest first. */
  tiles: number[];
  /** By PRIVATE_TILES: the kind of piece that stands on the tile (0 camel, 1 ship), or NONE. */
  posts: number[];
  /** The region of the secret marauders card, NONE or (in views) HIDDEN (6.7). */
  selected: number;
  /** Has kept back the favour that would bring a piece (11.5), until somebody places one. */
  isOut: boolean;
  /** I6 this turn: a base good bought, an advanced good bought. */
  credit: boolean[];
  /** I9 this turn. */
  reputationUsed: boolean;
  /** K13: a town market until the turn ends. */
  hasMarket: boolean;
  /** The piece at Ebla's temple has begun to trade (9.14). */
  tradesAtEbla: boolean;
  taxDue: boolean;
  /** War supplies, first player: chosen on the board, so not open to I48 (10.6). */
  courtBarred: boolean[];
  points: number;
  /** The same points by where they came from (data/names SOURCES). */
  sources: number[];
}

export interface Tadmor extends State<TadmorQuestion> {
  seats: number;
  /** 3.9: any Era I tile to begin with. */
  expert: boolean;
  /** Who begins this turn, and who has the pawn for the next one (10.5). */
  first: Seat;
  pawn: Seat;
  /** 1 to 9. */
  turn: number;
  /** Face-up improvements by place; NONE where one was taken. */
  display: number[];
  /** Rare goods by colour, the top one last. In views sorted below the top one (2.4). */
  stacks: number[][];
  /** Missions: face-down deck, drawn from the end (HIDDEN in views), and open discards. */
  deck: number[];
  discards: number[];
  /** By space: the piece that stands there, see pieceOf; NONE: free. */
  board: number[];
  /** The slot 'current region under attack' (6.6). */
  current: number;
  /** While this turn's attack is on: the region and who revealed it. */
  attacked: number;
  revealer: Seat;
  /** Who has completed a temple, in order; nobody twice (9.16). */
  completers: Seat[];
  merchants: Merchant[];
}

/** What happens once a price is paid. */
export type Bill =
  | { readonly for: 'tile'; readonly tile: number; readonly from: Spot }
  | { readonly for: 'part'; readonly which: number; readonly from: Spot }
  | { readonly for: 'rare'; readonly colour: number; readonly from: Spot }
  | { readonly for: 'fulfil'; readonly mission: number; readonly from: Spot };

export type TadmorProcedure =
  | { readonly ask: 'showTiles' }
  | { readonly ask: 'dealMissions' }
  | { readonly ask: 'turn' }
  /** Who places next, counting from this seat. */
  | { readonly ask: 'placeNext'; readonly seat: Seat }
  | { readonly ask: 'marauders' }
  /** Pieces leave the attacked region. */
  | { readonly ask: 'raid' }
  /** The attacked card goes into the slot. */
  | { readonly ask: 'raidOver' }
  | { readonly ask: 'improvements' }
  | { readonly ask: 'construction' }
  | { readonly ask: 'kingdomBegins' }
  /** What a paid price brings. */
  | { readonly ask: 'deliver'; readonly seat: Seat; readonly bill: Bill }
  | { readonly ask: 'turnEnd' }
  | { readonly ask: 'newTurn' }
  /** 12.1: what has no room goes. */
  | { readonly ask: 'overflow'; readonly seat: Seat };

/** What somebody must answer. `seat` is always who is asked. */
export type TadmorDecision =
  /** 3.4 */
  | { readonly ask: 'bonusGood'; readonly seat: Seat; readonly advanced: boolean }
  /** 3.5, 3.9 */
  | { readonly ask: 'startTile'; readonly seat: Seat }
  /** 5: `left` pieces in this step; `advised`: K23 or K24 was returned, `placed` since then. */
  | { readonly ask: 'place'; readonly seat: Seat; readonly left: number; readonly advised: boolean; readonly placed: number }
  /** 6.2, 6.5, 6.7 */
  | { readonly ask: 'wall'; readonly seat: Seat }
  | { readonly ask: 'swap'; readonly seat: Seat }
  | { readonly ask: 'select'; readonly seat: Seat }
  /** 7.2: one’s own windows of the resolution stage. */
  | { readonly ask: 'improve'; readonly seat: Seat; readonly from: Spot }
  | { readonly ask: 'closing'; readonly seat: Seat }
  | { readonly ask: 'construct'; readonly seat: Seat }
  | { readonly ask: 'kingdom'; readonly seat: Seat }
  /** So many goods of any kind are still to be paid. */
  | { readonly ask: 'payAny'; readonly seat: Seat; readonly left: number; readonly bill: Bill }
  /** This cost, less so many goods of the payer's choice (7.6). */
  | { readonly ask: 'spare'; readonly seat: Seat; readonly cost: readonly number[]; readonly less: number; readonly bill: Bill }
  /** 8.4, 8.6 */
  | { readonly ask: 'freeTile'; readonly seat: Seat; readonly left: number; readonly taken: number }
  | { readonly ask: 'offBoardTile'; readonly seat: Seat }
  /** 9.26: K16–K18. */
  | { readonly ask: 'anyGoods'; readonly seat: Seat; readonly left: number }
  /** 9.21: K1 and K2 from any stack, I43 from the stack of its colour. */
  | { readonly ask: 'princess'; readonly seat: Seat }
  /** `how`: paid for by I9, or bought by I47. */
  | { readonly ask: 'firstPick'; readonly seat: Seat; readonly colour: number; readonly how?: 'byName' | 'private' }
  /** 9.16 */
  | { readonly ask: 'freeRare'; readonly seat: Seat; readonly left: number }
  /** 12.1 */
  | { readonly ask: 'discard'; readonly seat: Seat; readonly dropped?: readonly number[] };

export type TadmorQuestion = TadmorProcedure | TadmorDecision;

export type Asking<A extends TadmorQuestion['ask']> = Extract<TadmorQuestion, { ask: A }>;
export type TadmorTell = Tell<TadmorFact>;
export type Deciding<A extends TadmorDecision['ask']> = Decision<Tadmor, Asking<A>, TadmorChoice, TadmorFact>;
export type Happening<A extends TadmorProcedure['ask']> = Procedure<Tadmor, Asking<A>, TadmorFact>;
/** A question with the anytime actions in it. */
export type Window = Asking<'improve' | 'closing' | 'construct' | 'kingdom'>;

/** `from` is always the space or private tile whose piece acts. */
interface From extends Choice {
  readonly from: Spot;
}
export type TadmorChoice =
  /** At 'stock:wood'. */
  | (Choice & { readonly do: 'takeGood' | 'pay' | 'spare' | 'drop' })
  /** At 'tile:I3'. */
  | (Choice & { readonly do: 'takeTile' | 'buyTile' })
  /** At 'space:DA-T1' or 'tile:I21'. */
  | (Choice & { readonly do: 'place'; readonly piece: Piece })
  /** At 'region:ebla'. */
  | (Choice & { readonly do: 'redirect' | 'select' })
  /** At the opponent's space. */
  | (Choice & { readonly do: 'swap'; readonly own: Spot })
  /** At 'space:…'. */
  | (Choice & { readonly do: 'gather' | 'gifts' | 'newCamel' | 'newShip' })
  /** At 'get:marble', 'get:woodStone'. */
  | (Choice & { readonly do: 'trade'; readonly give: Good })
  /** At 'mission:K3'. */
  | (Choice & { readonly do: 'discardMission'; readonly good: Good })
  /** I6, at 'tile:I6'. */
  | (Choice & { readonly do: 'credit'; readonly good: Good })
  /** A favour, at 'mission:K3'; `victim` for K20, `which` temple for K3 and K4. */
  | (Choice & { readonly do: 'claim'; readonly victim?: Seat; readonly which?: number })
  /** Paid levels, or pairs of them; at the space or tile. */
  | (From & { readonly do: 'build1' | 'build2'; readonly count: number })
  /** At 'tower:2'. */
  | (From & { readonly do: 'traitor' })
  /** `which` of one’s own temples, NONE: a new one; at the space or tile. */
  | (From & { readonly do: 'temple'; readonly which: number })
  /** At 'stack:grey'. */
  | (From & { readonly do: 'buyRare' | 'buyRareByName' })
  /** At the space or tile. */
  | (From & { readonly do: 'draw' })
  /** At 'mission:K3'. */
  | (From & { readonly do: 'fulfil' })
  /** At 'rare:glass' or, from the top, 'stack:grey'. */
  | (Choice & { readonly do: 'takeRare' })
  /** At 'button:payTax', 'button:loseTax'. */
  | (Choice & { readonly do: 'payTax' | 'loseTax' })
  /** Kingdom actions, at the space or tile. */
  | (From & { readonly do: 'exempt' | 'supplies' })
  | (From & { readonly do: 'pawn'; readonly good: 'wood' | 'stone' })
  /** At 'button:done', 'button:decline'. */
  | (Choice & { readonly do: 'done' | 'decline' });

/** Why a spot is not offered (rules/refusals). */
export type TadmorRefusal =
  | { readonly why: 'occupied' }
  | { readonly why: 'noPiece'; readonly piece: Piece }
  | { readonly why: 'notForTwo' }
  | { readonly why: 'notYours' }
  | { readonly why: 'nobodyThere' }
  | { readonly why: 'tooFewGoods'; readonly needed: number; readonly have: number }
  | { readonly why: 'cannotPay'; readonly good: Good; readonly needed: number; readonly have: number }
  /** Even with so many goods less. */
  | { readonly why: 'stillShort'; readonly less: number; readonly short: number }
  | { readonly why: 'later'; readonly ask: 'improve' | 'construct' | 'kingdom' }
  | { readonly why: 'isOver' }
  | { readonly why: 'tapTile' }
  | { readonly why: 'noTile' }
  | { readonly why: 'camelNeeds'; readonly tower: number; readonly missions: number }
  | { readonly why: 'shipNeeds'; readonly sets: number }
  | { readonly why: 'mostPieces' }
  | { readonly why: 'noHigherTower' }
  | { readonly why: 'noTower' }
  | { readonly why: 'traitorSleeps' }
  | { readonly why: 'noCard' }
  | { readonly why: 'emptyStack'; readonly colour: RareColour }
  | { readonly why: 'noBuyer' }
  | { readonly why: 'noMission' }
  /** Another own piece at a mission acts first. */
  | { readonly why: 'twin' }
  | { readonly why: 'notFulfilled' }
  | { readonly why: 'calledIn' }
  | { readonly why: 'notNow'; readonly favour: Favour }
  | { readonly why: 'changesNothing' }
  | { readonly why: 'underAttack' }
  | { readonly why: 'noMarket' }
  | { readonly why: 'tapGoods' }
  | { readonly why: 'nothingToTrade' }
  | { readonly why: 'onlyTraded'; readonly good: Good }
  | { readonly why: 'noneOf'; readonly good: Good }
  | { readonly why: 'lowestTower' }
  | { readonly why: 'excused' }
  | { readonly why: 'marketThere' }
  /** Where a piece would do nothing (rules/idle). */
  | { readonly why: 'noTaxYet' }
  | { readonly why: 'neverTaxed' }
  | { readonly why: 'noNextTurn' };

export function merchantOf(g: Readonly<Tadmor>, seat: Seat): Merchant {
  return g.merchants[seat] as Merchant;
}

/** 0, 1 or 2. */
export function eraOf(g: Readonly<Tadmor>): number {
  return Math.floor((g.turn - 1) / TURNS_PER_ERA);
}

/** A piece on the board, as one number. */
export const pieceOf = (seat: Seat, piece: number): number => 2 * seat + piece;
export const ownerOf = (code: number): Seat => code >> 1;
export const kindOfPiece = (code: number): number => code & 1;

export function has(m: Readonly<Merchant>, tile: number): boolean {
  return m.tiles.includes(tile);
}

/** The seats from the first player clockwise. */
export function inOrder(g: Readonly<Tadmor>): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < g.seats; i++) order.push((g.first + i) % g.seats);
  return order;
}

/** Points are counted at once and remembered by where they came from; they may fall below 0 (2.6). */
export function book(m: Merchant, source: Source, points: number): void {
  m.points += points;
  m.sources[SOURCE_NUMBER[source]] = (m.sources[SOURCE_NUMBER[source]] as number) + points;
}

const SOURCE_NUMBER = Object.fromEntries(SOURCES.map((source, i) => [source, i])) as Record<Source, number>;

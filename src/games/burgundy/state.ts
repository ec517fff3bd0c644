/** What lies on the table, what may be asked and answered. What is told is in facts.ts, spots in spots.ts, numbers in data/. */
import type { Choice, Decision, Procedure, Seat, Spot, State, Tell } from '@/engine/contract';
import { MODULES, SOURCES, type Building, type Colour, type Good, type Module, type Part, type Source } from './data/names';
import { GOODS_SPACES, SOLO_GOODS_SPACES } from './data/scoring';
import type { BurgundyFact } from './facts';

/** No tile, no good, no seat: an empty place. */
export const NONE = -1;
/** A thing that lies face down for whoever looks: only in views. */
export const HIDDEN = -2;

export const DUCHY_SETUPS = ['same1', 'same2', 'dealTwo', 'freeChoice'] as const;
/** BRD-05, BRD-08 */
export const PAIR_SCORINGS = ['italian', 'perPair'] as const;
export const TIE_BREAKS = ['mostEmpty', 'fewestEmpty'] as const;
/** TEA-01: no teams, or on which side of the duchy of two. */
export const TEAM_SIDES = ['none', '12a', '12b'] as const;

/** Who sits at the table: what is everybody's own, whoever shares their duchy. */
export interface Duke {
  /** Both dice as rolled, 1–6 (0 before the first round), and which of them are used up this round: bit n is die n. */
  dice: number[];
  usedDice: number;
  /** Has the one purchase of this turn been made? (BUY-01) */
  bought: boolean;
  points: number;
}

/** A duchy with all that belongs to it: one player's, or a team's (TEA-06). */
export interface Estate {
  /** The place of the duchy in rules/duchy SURVEY; NONE before it is chosen. */
  duchy: number;
  /** Its spaces, 37 or a team's 73: a tile (its row in data/tiles) or NONE. */
  spaces: number[];
  /**
   * Three storage places, with shield 4 as many as are needed (SHD-08.4), a team's six (TEA-05: two shared, two of one mate, two of the
   * other): a tile or NONE. A tile stays where it was put until it is placed or discarded.
   */
  storage: number[];
  /** Unsold goods by colour (data/names GOODS). */
  goods: number[];
  /** Sold goods by colour. In an opponent's view all 0, see faceDown. */
  sold: number[];
  /** Only in views: how many goods were sold here without the viewer knowing their colours (SEL-04). */
  faceDown: number;
  silver: number;
  workers: number;
  /** Monasteries in the duchy: bit n is monastery n; with shield 6 those of another's too (SHD-08.6). */
  monasteries: number;
  /** Shields on castles of the duchy: bit n is shield n. Which castle bears which is `hung` of the table. */
  shields: number;
}

/** What only a match of one player has (SOL). */
export interface Solo {
  /** SOL-10: where the points stand, and where they go back to 0; how often they have. */
  counter: number;
  target: number;
  resets: number;
  /** SOL-05, SOL-06: goods that have left the game, by colour: everybody saw them go. */
  goneGoods: number[];
  /** SOL-08: the crane has counted for a monastery. */
  craneScored: boolean;
  /** SOL-13 */
  won: boolean;
}

export interface Burgundy extends State<BurgundyQuestion> {
  seats: number;
  /** TEA: seats 0 and 1 share a duchy, 2 and 3 the other. */
  teams: boolean;
  /** null: somebody sits opposite. */
  solo: Solo | null;
  tieBreak: (typeof TIE_BREAKS)[number];
  soldGoodsPublic: boolean;
  pairScoring: (typeof PAIR_SCORINGS)[number];
  /** What is played besides the base game: bit n is data/names MODULES n. */
  modules: number;
  /** 0–4 for A–E, and 0–4 for the five rounds. */
  phase: number;
  round: number;
  whiteDie: number;
  /**
   * All face-down tiles, one pile after another in the order of data/names BACKS, each drawn from its end (rules/piles). In views
   * every pile is sorted: what is in it is known, its order is not.
   */
  piles: number[];
  /** 6 × 2 places: depot d (1–6), place p is number (d − 1) * 2 + p. A shield (1–18) or NONE; no places at all where shields are not played. */
  shields: number[];
  /** By shield (0 is none): seat * 37 + space of the castle it lies on, or NONE; empty where shields are not played. */
  hung: number[];
  /** SHD-08.6: whose monasteries whoever bears shield 6 shares, NONE before it is decided. */
  followed: Seat;
  /** SHD-08.16: shield 16 has been used in this turn. */
  dieTurned: boolean;
  /** 6 × 4 slots: depot d (1–6), slot s is number (d − 1) * 4 + s. A tile or NONE. */
  depots: number[];
  /** 8 slots: a tile or NONE. */
  black: number[];
  /** Inns in their stack beside the black depot (INN-01). */
  inns: number;
  /** 6 × 6 counts: goods of colour c in depot d is number (d − 1) * 6 + c. */
  depotGoods: number[];
  /** Goods still to come, drawn from the end. The last `openGoods` lie open on the round spaces; those before are HIDDEN in views. */
  goodsPile: number[];
  openGoods: number;
  /** TRD-01: the tiles of everybody's trade route (data/routes), seat after seat, from left to right; none where they are not played. */
  routes: number[];
  /** What lies on them, space after space: a good or NONE. It was sold before everybody's eyes and stays so. */
  laid: number[];
  /** BRD: by seat the border posts that are linked with each other (bit n is data/borderDuchies POSTS n); empty where there are none. */
  linked: number[];
  /** How many tiles have left the game. */
  gone: number;
  /** 6 × 2: who holds the large (colour * 2) and the small (colour * 2 + 1) bonus tile; NONE: still on the board. */
  bonusTiles: number[];
  /** The bridge: space of each seat's marker (0–6), and all markers from the front to the back (in a stack from the top down). */
  steps: number[];
  order: Seat[];
  /** Whose turn of this round has begun: bit n is seat n; everybody's before the first round. And whose turn it is; NONE between turns. */
  played: number;
  turnOf: Seat;
  /** The score sheet, a column for each of data/names SOURCES: points of seat s from source n are number s * SOURCES.length + n. */
  sheet: number[];
  dukes: Duke[];
  /** By seat; by team where two seats share a duchy. */
  estates: Estate[];
}

/** The tile whose effects are being resolved, and where it lies. */
interface Placed {
  readonly seat: Seat;
  readonly tile: number;
  readonly space: number;
}

/** What happens by itself. */
export type BurgundyProcedure =
  /** Tiles and goods of g.phase are laid out (PHA). */
  | { readonly ask: 'phase' }
  /** Dice, the round's good, who plays when (RND). */
  | { readonly ask: 'round' }
  /** The next seat's turn, or the end of the round. */
  | { readonly ask: 'nextTurn' }
  /** Ship, second step (SHP-04). */
  | { readonly ask: 'advance'; readonly seat: Seat }
  /** TRD-02: so many sold goods of a colour (GOODS) are still to be laid on the route. */
  | { readonly ask: 'layGoods'; readonly seat: Seat; readonly good: number; readonly count: number }
  /** SOL-12: what is still to happen after a tile was placed: by itself, or in an order to be chosen. */
  | (Placed & { readonly ask: 'parts'; readonly parts: readonly Part[] })
  /** SOL-06: a ship's goods are on board; now, and only now, an exchange may follow. */
  | (Placed & { readonly ask: 'unloaded' })
  /** Mines pay; next phase or final scoring (EOP). */
  | { readonly ask: 'phaseEnd' }
  /** SHD-08.14, SHD-08.15: whoever bears this shield by then takes a tile. */
  | { readonly ask: 'gather'; readonly shield: number }
  /** SHD-06: the tribute of one seat falls due. */
  | { readonly ask: 'levy'; readonly debtor: Seat }
  /** Mines, after all tribute. */
  | { readonly ask: 'income' }
  | { readonly ask: 'finalScoring' };

/** TRD-03: `route`: a space of the trade route asks this, not a tile. */
interface Effect<A extends string> {
  readonly ask: A;
  readonly seat: Seat;
  readonly route?: true;
}

/** What somebody must answer. `seat` is always who is asked. */
export type BurgundyDecision =
  /** SET-09: one of the dealt duchies. */
  | { readonly ask: 'duchy'; readonly seat: Seat; readonly dealt: readonly number[] }
  /** SET-09: a dark-green space for the starting castle. */
  | { readonly ask: 'startingCastle'; readonly seat: Seat }
  | { readonly ask: 'turn'; readonly seat: Seat }
  /** TAK-02: which stored tile leaves; then `tile` comes from `from` into its place. */
  | { readonly ask: 'makeRoom'; readonly seat: Seat; readonly tile: number; readonly from: Spot }
  /** TEA-11: on a shared place or on one's own; the tile comes from `from`. */
  | { readonly ask: 'keepAt'; readonly seat: Seat; readonly from: Spot }
  /** CAS-01 */
  | Effect<'castleAction'>
  /** BLD-08 */
  | Effect<'cityHall'>
  /** BLD-03, 04, 05 */
  | Effect<'carpenter'>
  | Effect<'church'>
  | Effect<'market'>
  /** BLD-01 */
  | Effect<'warehouse'>
  /** EXT-04: the effect of which building. */
  | { readonly ask: 'crane'; readonly seat: Seat }
  /** WHT-03 */
  | { readonly ask: 'whiteCastle'; readonly seat: Seat }
  /** SHP-01, and MON-05 for the depot beside it; depots are 1–6. */
  | { readonly ask: 'ship'; readonly seat: Seat }
  | { readonly ask: 'secondDepot'; readonly seat: Seat; readonly first: number }
  /** SHP-03: too many new colours; one of them is kept. `second` is 0 when there is none. */
  | { readonly ask: 'newGoods'; readonly seat: Seat; readonly first: number; readonly second: number; readonly colour?: number }
  /** SHD-08.5: a colour that is loaded from all depots; in newGoods `colour` is which. */
  | { readonly ask: 'cargo'; readonly seat: Seat; readonly first: number; readonly second: number }
  /** SHD-04: the castle that a shield goes on. */
  | { readonly ask: 'hangShield'; readonly seat: Seat; readonly shield: number }
  /** SHD-06 */
  | { readonly ask: 'tribute'; readonly seat: Seat }
  /** SHD-08.14, SHD-08.15: which tile, and then where it goes. */
  | { readonly ask: 'bounty'; readonly seat: Seat; readonly shield: number }
  | { readonly ask: 'settle'; readonly seat: Seat; readonly from: Spot }
  /** SHD-08.4: without the shield three tiles may stay. */
  | { readonly ask: 'unload'; readonly seat: Seat }
  /** SOL-12: which of the things that happen together comes next. */
  | (Placed & { readonly ask: 'order'; readonly parts: readonly Part[] })
  /** SOL-10: points for silver, up to the target; and the action that follows. */
  | { readonly ask: 'buyPoints'; readonly seat: Seat }
  | { readonly ask: 'targetAction'; readonly seat: Seat }
  /** SOL-06: five goods for a black tile that is kept face down; then which goods, `paid` of each colour so far. */
  | { readonly ask: 'exchange'; readonly seat: Seat }
  | { readonly ask: 'payGoods'; readonly seat: Seat; readonly from: Spot; readonly paid: readonly number[] }
  /** SOL-09: a black tile straight into the duchy. */
  | { readonly ask: 'reward'; readonly seat: Seat };

export type BurgundyQuestion = BurgundyProcedure | BurgundyDecision;

/** The question of one name. */
export type Asking<A extends BurgundyQuestion['ask']> = Extract<BurgundyQuestion, { ask: A }>;
export type BurgundyTell = Tell<BurgundyFact>;
export type Deciding<A extends BurgundyDecision['ask']> = Decision<Burgundy, Asking<A>, BurgundyChoice, BurgundyFact>;
export type Happening<A extends BurgundyProcedure['ask']> = Procedure<Burgundy, Asking<A>, BurgundyFact>;

/**
 * die: 0 or 1; absent when no die is used. pay: workers spent on changing it (TRN-04), 0 or more; absent with no die.
 * In a turn: take, place, sell, workers with a die; buy; endTurn. In pending decisions without die and pay; with pay alone it is the white die (WHT-03).
 */
interface ByDie extends Choice {
  readonly die?: number;
  readonly pay?: number;
}
/** at 'depot:3:1'. */
export interface Take extends ByDie {
  readonly do: 'take';
}
/** at 'hex:18'; store: which storage place the tile comes from. */
export interface Place extends ByDie {
  readonly do: 'place';
  readonly store: number;
}
/** at 'goods:pink'. */
export interface Sell extends ByDie {
  readonly do: 'sell';
}
/** at 'button:workers'. */
export interface TakeWorkers extends ByDie {
  readonly do: 'workers';
}
/** at 'black:2' or 'inn', with monastery 6 also 'depot:3:1'; silver and workers paid, 2 together. */
export interface Buy extends Choice {
  readonly do: 'buy';
  readonly silver: number;
  readonly workers: number;
}
/** EXT-03: a silver for two workers, at 'hex:7' where monastery 28 lies. */
export interface Hire extends Choice {
  readonly do: 'hire';
}
/** at 'shield:3:0'. pay: workers that give both dice the depot's number (SHD-02); absent: a castle's action with shield 11. */
export interface TakeShield extends Choice {
  readonly do: 'shield';
  readonly pay?: number;
}
/** SHD-08.16, at the castle with shield 16. */
export interface TurnDie extends Choice {
  readonly do: 'turnDie';
  readonly die: number;
  readonly face: number;
}
/** at 'button:tribute'; what workers do not pay, silver does. */
export interface PayTribute extends Choice {
  readonly do: 'tribute';
  readonly workers: number;
}
export type BurgundyChoice =
  | Take
  | Place
  | Sell
  | TakeWorkers
  | Buy
  | Hire
  | TakeShield
  | TurnDie
  | PayTribute
  /** Onto the castle at 'hex:18'. */
  | (Choice & { readonly do: 'hang' })
  /** SHD-08.6, at the castle with shield 6. */
  | (Choice & { readonly do: 'follow'; readonly whom: Seat })
  /** The shield on the castle at 'hex:18' is given up rather than paid for. */
  | (Choice & { readonly do: 'release' })
  /** A tile straight from where it lies to 'hex:18'. */
  | (Choice & { readonly do: 'settle' })
  /** SOL-09: a tile of the black depot (its slot, or the inns') straight to 'hex:18'. */
  | (Choice & { readonly do: 'reward'; readonly slot: number })
  /** SOL-12: at 'button:size' and so on. */
  | (Choice & { readonly do: 'first' })
  /** SOL-10: at 'button:buyPoints'. */
  | (Choice & { readonly do: 'buyPoints' })
  /** SOL-06: at 'black:2' or 'inn'; then a good at a time, at 'goods:pink'. */
  | (Choice & { readonly do: 'exchange' })
  | (Choice & { readonly do: 'pay' })
  /** What a crane does, at 'effect:bank'. */
  | (Choice & { readonly do: 'lift' })
  /** at 'button:endTurn'. */
  | (Choice & { readonly do: 'endTurn' })
  /** at 'button:skip'. */
  | (Choice & { readonly do: 'skip' })
  /** at 'store:1'. */
  | (Choice & { readonly do: 'discard' })
  /** TEA-11, at 'store:1'. */
  | (Choice & { readonly do: 'stow' })
  /** A ship's depot and its neighbour, at 'depot:3'. */
  | (Choice & { readonly do: 'load' })
  /** at 'goods:pink'. */
  | (Choice & { readonly do: 'keep' })
  /** at 'duchy:7' (the printed number). */
  | (Choice & { readonly do: 'duchy' })
  /** The starting castle, at 'hex:18'. */
  | (Choice & { readonly do: 'castle' });

/** Why a spot is not offered (rules/refusals). */
export type BurgundyRefusal =
  | { readonly why: 'filled' }
  /** EXT-03: monastery 28 lies here. */
  | { readonly why: 'noSilverToHire' }
  | { readonly why: 'noTileOfColour'; readonly colour: Colour }
  /** `river`: on a duchy where rivers link spaces (SOL-04). */
  | { readonly why: 'touchesNothing'; readonly river?: true }
  | { readonly why: 'secondInn' }
  | { readonly why: 'twinBuilding'; readonly building: Building }
  | { readonly why: 'tooFewWorkers'; readonly needed: number; readonly workers: number }
  | { readonly why: 'diceUsed' }
  /** This one is, the other is not. */
  | { readonly why: 'dieUsed' }
  | { readonly why: 'noDieNeeded' }
  | { readonly why: 'whiteDieCounts' }
  /** Something else must be answered first. */
  | { readonly why: 'asksOther'; readonly ask: BurgundyDecision['ask'] }
  /** A depot was tapped, and not one of its tiles. */
  | { readonly why: 'tapTile' }
  /** A stored tile finds no place. */
  | { readonly why: 'noSpace' }
  | { readonly why: 'castleSpace' }
  /** MON-05 */
  | { readonly why: 'notBeside'; readonly depot: number }
  | { readonly why: 'noGoodsThere' }
  | { readonly why: 'nothingThere' }
  | { readonly why: 'notOfThisKind'; readonly building: 'carpenter' | 'church' | 'market' }
  | { readonly why: 'noGoods'; readonly good: Good }
  | { readonly why: 'boughtAlready' }
  /** With monastery 6 workers pay as well. */
  | { readonly why: 'tooLittleToPay'; readonly needed: number; readonly silver: number; readonly workers: number }
  | { readonly why: 'tooLittleSilver'; readonly needed: number; readonly silver: number }
  /** SHD-03 */
  | { readonly why: 'bothDiceNeeded' }
  /** SHD-02: not with a castle's action, unless shield 11 allows it. */
  | { readonly why: 'onlyByPair' }
  /** SHD-04 */
  | { readonly why: 'castlesOnly' }
  | { readonly why: 'noShieldHere' }
  /** TEA-05 */
  | { readonly why: 'matesPlace' }
  /** TEA-11: this place is free as well. */
  | { readonly why: 'sameAsLit' }
  /** SHD-08.14, 15: the tile in hand goes elsewhere. */
  | { readonly why: 'otherSpace'; readonly tile: number };

export function dukeOf(g: Readonly<Burgundy>, seat: Seat): Duke {
  return g.dukes[seat] as Duke;
}

/** Of the duchy a seat plays on; a team's number (teams.ts). */
export const estateNumber = (g: Readonly<Burgundy>, seat: Seat): number => (g.teams ? seat >> 1 : seat);

export function estateOf(g: Readonly<Burgundy>, seat: Seat): Estate {
  return g.estates[g.teams ? seat >> 1 : seat] as Estate;
}

/** PLC-02 reads this: nothing is ever lifted from a duchy, so the empty spaces only become fewer. */
export function emptySpaces(estate: Readonly<Estate>): number {
  let empty = 0;
  for (let i = 0; i < estate.spaces.length; i++) if (estate.spaces[i] === NONE) empty++;
  return empty;
}

export function isUsed(duke: Readonly<Duke>, die: number): boolean {
  return ((duke.usedDice >> die) & 1) === 1;
}

export function unusedDice(duke: Readonly<Duke>): number {
  return (isUsed(duke, 0) ? 0 : 1) + (isUsed(duke, 1) ? 0 : 1);
}

/** Who has still to play this round, next one first (RND-05). A ship moves only its owner, who waits no more. */
export function waiting(g: Readonly<Burgundy>): Seat[] {
  return g.order.filter(seat => !hasPlayed(g, seat));
}

export function hasPlayed(g: Readonly<Burgundy>, seat: Seat): boolean {
  return ((g.played >> seat) & 1) === 1;
}

/** The goods of this phase that are still to come, next one first; everybody sees them (PHA-05). */
export function roundGoods(g: Readonly<Burgundy>): number[] {
  return g.goodsPile.slice(g.goodsPile.length - g.openGoods).reverse();
}

/** SHP-02; SOL-01: who plays alone stores goods of all colours. */
export const goodsSpaces = (g: Readonly<Burgundy>): number => (g.solo === null ? GOODS_SPACES : SOLO_GOODS_SPACES);

export function plays(g: Readonly<Burgundy>, module: Module): boolean {
  return ((g.modules >> MODULES.indexOf(module)) & 1) === 1;
}

/** Monasteries work from the moment they lie in the duchy. */
export function has(estate: Readonly<Estate>, monastery: number): boolean {
  return ((estate.monasteries >> monastery) & 1) === 1;
}

/** Shields work while they lie on a castle (SHD-05). */
export function bears(estate: Readonly<Estate>, shield: number): boolean {
  return ((estate.shields >> shield) & 1) === 1;
}

/** Points are counted at once and remembered by where they came from. */
export function book(g: Burgundy, seat: Seat, source: Source, points: number): void {
  const place = seat * SOURCES.length + SOURCE_NUMBER[source];
  g.sheet[place] = (g.sheet[place] as number) + points;
  dukeOf(g, seat).points += points;
  if (g.solo !== null) g.solo.counter += points;
}

/** A seat's line of the score sheet. */
export function sourcesOf(g: Readonly<Burgundy>, seat: Seat): Record<Source, number> {
  return Object.fromEntries(SOURCES.map((source, n) => [source, g.sheet[seat * SOURCES.length + n] ?? 0])) as Record<Source, number>;
}

const SOURCE_NUMBER = Object.fromEntries(SOURCES.map((source, n) => [source, n])) as Record<Source, number>;

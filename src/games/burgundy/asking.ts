/** What may be asked, what may be answered, and why not. */
import type { Choice, Seat, Spot } from '@/engine/contract';
import type { Shield } from './data/shields';
import type { Building, Colour, Good, Part } from './data/names';

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
  | { readonly ask: 'gather'; readonly shield: Shield }
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
  | { readonly ask: 'hangShield'; readonly seat: Seat; readonly shield: Shield }
  /** SHD-06 */
  | { readonly ask: 'tribute'; readonly seat: Seat }
  /** SHD-08.14, SHD-08.15: which tile, and then where it goes. */
  | { readonly ask: 'bounty'; readonly seat: Seat; readonly shield: Shield }
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
  /** PLC-03: every village in which the tile could lie has one. */
  | { readonly why: 'twinsEverywhere'; readonly building: Building }
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

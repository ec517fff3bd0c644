/** What lies on the table, and the small verbs that move it. What is asked is in asking.ts, what is told in facts.ts, spots in spots.ts, numbers in data/. */
import type { Seat, State } from '@/engine/contract';
import type { BurgundyQuestion } from './asking';
import type { Monastery } from './data/monasteries';
import type { Shield } from './data/shields';
import { MODULES, SOURCES, type Module, type Source } from './data/names';
import { GOODS_SPACES, SOLO_GOODS_SPACES } from './data/scoring';

/** No tile, no good, no seat: an empty place. */
export const NONE = -1;
/** A thing that lies face down for whoever looks: only in views. */
export const HIDDEN = -2;

export const DUCHY_SETUPS = ['same1', 'same2', 'dealTwo', 'freeChoice'] as const;
/** BRD-05, BRD-08. 'italian' once passed for the Italian rulebook; older matches are scored by it. */
export const PAIR_SCORINGS = ['perPair', 'firstOnly', 'italian'] as const;
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
  shields: (Shield | typeof NONE)[];
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
  return g.modules !== 0 && ((g.modules >> MODULES.indexOf(module)) & 1) === 1;
}

/** Monasteries work from the moment they lie in the duchy. */
export function has(estate: Readonly<Estate>, monastery: Monastery): boolean {
  return ((estate.monasteries >> monastery) & 1) === 1;
}

/** Shields work while they lie on a castle (SHD-05). */
export function bears(estate: Readonly<Estate>, shield: Shield): boolean {
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

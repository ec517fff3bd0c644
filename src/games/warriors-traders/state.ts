/** What lies on the table, what may be asked and answered. What is told is in facts.ts, spots in spots.ts, numbers and maps in data/. */
import type { Choice, Decision, Procedure, Seat, State, Tell } from '@/engine/contract';
import { LANDS, type Land, type LandName } from './data/lands';
import type { ArmyName, Kind, Phase, Resource, Track } from './data/names';
import type { Leaving, TradersFact } from './facts';

/** Nobody holds this province; nothing chosen. */
export const FREE = -1;
/** Owner of barbarian pieces, holder of their provinces. */
export const BARBARIANS = -2;

/** A piece on the map. Those in a reserve are nowhere: how many are left follows from those that are here (1.6). */
export interface Piece {
  id: number;
  /** A seat, or BARBARIANS. */
  owner: number;
  /** A number of KINDS. */
  kind: number;
  at: number;
  /** Until the end of the turn (10.8). */
  damage: number;
  /** Action points spent this turn, and those of them spent on combat (9.2). */
  spent: number;
  fights: number;
  /** Has retreated this turn (10.7). */
  lying: boolean;
  /** Has no action points left this turn: withdrawn, or built by a unification (9.9). */
  tired: boolean;
}

/** One player. Resources are lists of food, goods, weapons, gold; tokens of production, trade, military. */
export interface Realm {
  /** Nation number from 0; FREE until chosen. */
  nation: number;
  stock: number[];
  tokens: number[];
  /** To whom this player has opened a trade route. */
  routes: Seat[];
  /** Points for kills, and points bought. */
  kills: number;
  bought: number;
  hasUnified: boolean;
  /** 22: the turn in which its player abandoned the match; 0: not yet, but that may be done. Absent: it may not, as by the app's own way (22.4). */
  leftIn?: number;
  /** 21.12: the turn in which this player last proposed to end with it. Absent: never, as in every match before that could be proposed. */
  calledIn?: number;
}

/** Between two players, or two alliances (16, 20.8). */
export interface War {
  a: number;
  b: number;
  /** The turn of its declaration. */
  since: number;
  /** Damage was dealt between them this turn. */
  struck: boolean;
}

/** Damage assigned but not yet applied (10.3). */
export interface Blow {
  piece: number;
  damage: number;
}

export interface Battle {
  at: number;
  attacker: Seat;
  /** The holder of the province: a seat, or BARBARIANS. */
  defender: number;
  blows: Blow[];
}

export interface Traders extends State<TradersQuestion> {
  seats: number;
  land: LandName;
  /** How many alliances; 0: everybody for themselves. Seat s is of alliance s mod teams, unless they agree on `sides`. */
  teams: number;
  /** 20.1: allies who agree after the draw: by seat the lowest seat of its alliance, which stands for it. Absent: as they sit. */
  sides?: number[];
  variableOrder: boolean;
  soloRoutes: boolean;
  startInfantry: boolean;
  turn: number;
  lastTurn: number;
  phase: Phase;
  /** This turn’s order of play (3.1, 21.2). */
  order: Seat[];
  /** Who controls each province: a seat, FREE or BARBARIANS. In an alliance: who holds the token. */
  holder: number[];
  /** In the order in which they came to their provinces (20.7). */
  pieces: Piece[];
  nextId: number;
  realms: Realm[];
  wars: War[];
  /** Peace offers made in this phase: proposer × 6 + the other (16.4). */
  peaceOffers: number[];
  /** Who has done trading (26). */
  hasTraded: boolean[];
  battle: Battle | null;
}

export type TradersProcedure =
  | { readonly ask: 'layOut' }
  /** 20.1: until everybody has allies. */
  | { readonly ask: 'allies' }
  | { readonly ask: 'turn' }
  | { readonly ask: 'feeding' }
  | { readonly ask: 'resources' }
  | { readonly ask: 'trading' }
  /** Whose trade turn comes, counted by place in the order. */
  | { readonly ask: 'tradeNext'; readonly place: number; readonly round: number }
  | { readonly ask: 'development' }
  | { readonly ask: 'manoeuvres' }
  /** The battles of a round, then what follows them; was one `fought`? */
  | { readonly ask: 'battles'; readonly seat: Seat; readonly round: number; readonly fought: boolean }
  | { readonly ask: 'battle'; readonly seat: Seat; readonly at: number }
  /** Damage that is to be assigned. */
  | { readonly ask: 'blows'; readonly side: Side; readonly left: number }
  | { readonly ask: 'impact' }
  /** These pieces of an owner must leave a battle together. */
  | { readonly ask: 'leaving'; readonly owner: number; readonly how: Leaving; readonly pieces: readonly number[] }
  /** Attackers beside whom a defender still stands. */
  | { readonly ask: 'standoff' }
  | { readonly ask: 'battleOver' }
  | { readonly ask: 'roundOver'; readonly seat: Seat; readonly round: number; readonly fought: boolean }
  | { readonly ask: 'turnEnd' };

export type Side = 'attack' | 'defence';
/** Why an action may be taken. */
export type Occasion = 'first' | 'second' | 'bought' | 'unification';

/** What somebody must answer. `seat` is always who is asked. */
export type TradersDecision =
  | { readonly ask: 'nation'; readonly seat: Seat }
  /** 20.1: whom to ask for an alliance; these have refused. Then whoever is asked by `from`. */
  | { readonly ask: 'ally'; readonly seat: Seat; readonly refused: readonly Seat[] }
  | { readonly ask: 'alliance'; readonly seat: Seat; readonly from: Seat; readonly refused: readonly Seat[] }
  /** 2.5 */
  | { readonly ask: 'tokens'; readonly seat: Seat; readonly left: number }
  /** 4 */
  | { readonly ask: 'feed'; readonly seat: Seat }
  /** 21.10: `slot` of the trade track. */
  | { readonly ask: 'soloRoute'; readonly seat: Seat; readonly slot: number }
  /** 6; `proposals` made in this trade turn. */
  | { readonly ask: 'trade'; readonly seat: Seat; readonly proposals: number }
  /** 26: a proposal in the making, or a counter-proposal (`reply`). */
  | {
      readonly ask: 'deal';
      readonly reply: boolean;
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: readonly number[];
      readonly want: readonly number[];
    }
  /** `give` and `want` as `from` said them. */
  | {
      readonly ask: 'answer';
      readonly reply: boolean;
      readonly seat: Seat;
      readonly from: Seat;
      readonly give: readonly number[];
      readonly want: readonly number[];
    }
  /** 7; `left` actions of a unification. */
  | { readonly ask: 'act'; readonly seat: Seat; readonly why: Occasion; readonly left: number }
  /** 7.12 */
  | { readonly ask: 'secondArmy'; readonly seat: Seat; readonly why: Occasion | 'extra' }
  /** 7.3: what has been used. */
  | { readonly ask: 'extra'; readonly seat: Seat; readonly university: boolean; readonly bought: number; readonly warlord: boolean }
  /** 7.5 */
  | { readonly ask: 'shift'; readonly seat: Seat }
  /** 16.4: `from` offers peace to `other`; `others` are asked after this one. */
  | { readonly ask: 'peace'; readonly seat: Seat; readonly from: Seat; readonly other: Seat; readonly others: readonly Seat[] }
  /** 9 */
  | { readonly ask: 'march'; readonly seat: Seat; readonly round: number }
  /** 10.1 */
  | { readonly ask: 'chooseBattle'; readonly seat: Seat }
  /** 10.3 */
  | { readonly ask: 'strike'; readonly seat: Seat; readonly side: Side; readonly left: number }
  /** 11, 14: where to; the asked seat is the attacker when barbarians leave. */
  | {
      readonly ask: 'leave';
      readonly seat: Seat;
      readonly owner: number;
      readonly how: Leaving;
      readonly pieces: readonly number[];
      readonly to: readonly number[];
    }
  /** 12; `moved` have moved. */
  | { readonly ask: 'princesses'; readonly seat: Seat; readonly round: number; readonly moved: readonly number[] }
  /** 22.2: `from` has left; `others` are asked after this one, and so many have spoken for either. */
  | {
      readonly ask: 'vote';
      readonly seat: Seat;
      readonly from: Seat;
      readonly others: readonly Seat[];
      readonly stop: number;
      readonly goOn: number;
    }
  /** 21.12: `from` proposes that this turn is the last; `others` are asked after this one. */
  | { readonly ask: 'lastTurn'; readonly seat: Seat; readonly from: Seat; readonly others: readonly Seat[] };

export type TradersQuestion = TradersProcedure | TradersDecision;

export type Asking<A extends TradersQuestion['ask']> = Extract<TradersQuestion, { ask: A }>;
export type TradersTell = Tell<TradersFact>;
export type Deciding<A extends TradersDecision['ask']> = Decision<Traders, Asking<A>, TradersChoice, TradersFact>;
export type Happening<A extends TradersProcedure['ask']> = Procedure<Traders, Asking<A>, TradersFact>;

export type TradersChoice =
  /** At 'nation:we-england'. */
  | (Choice & { readonly do: 'nation' })
  /** At 'track:military'; `shift` takes the token `from` another. */
  | (Choice & { readonly do: 'develop' })
  | (Choice & { readonly do: 'shift'; readonly from: Track })
  /** At 'piece:12'. */
  | (Choice & { readonly do: 'starve' })
  /** At 'stock:goods': a solo route’s yield, a good given in a proposal. */
  | (Choice & { readonly do: 'take' | 'give' })
  /** At 'theirs:goods'. */
  | (Choice & { readonly do: 'want' })
  /** At 'bank:gold', what is bought; `give` is what pays. */
  | (Choice & { readonly do: 'bank'; readonly give: Resource })
  /** At 'rival:2'. */
  | (Choice & { readonly do: 'route' | 'deal' | 'war' | 'offerPeace' | 'ally' })
  /** At 'province:we-london'. */
  | (Choice & { readonly do: 'army'; readonly unit: ArmyName })
  | (Choice & { readonly do: 'fort' | 'fight' | 'leave' })
  /** At 'piece:12'. */
  | (Choice & { readonly do: 'upgrade'; readonly to: ArmyName })
  | (Choice & { readonly do: 'hit'; readonly damage: number })
  /** At 'province:we-london'; armies march, princesses travel. */
  | (Choice & { readonly do: 'march' | 'travel'; readonly piece: number })
  /** At 'button:…', the same name. */
  | (Choice & { readonly do: ButtonName });

export const BUTTONS = [
  'feedAll',
  'done',
  'pass',
  'buyPoint',
  'buyAction',
  'propose',
  'withdraw',
  'accept',
  'reject',
  'counter',
  'agree',
  'refuse',
  'toBattle',
  'unify',
  'again',
  'abandon',
  'stop',
  'goOn',
  'lastTurn',
  'endHere',
  'playOn',
] as const;
export type ButtonName = (typeof BUTTONS)[number];

/** Why a spot is not offered (rules/refusals). */
export type TradersRefusal =
  | { readonly why: 'atPeace' }
  | { readonly why: 'noPointsToFight' }
  | { readonly why: 'tooFar' }
  | { readonly why: 'notYours' }
  | { readonly why: 'hasRetreated' }
  | { readonly why: 'isTired' }
  | { readonly why: 'mustFight' }
  | { readonly why: 'spent' }
  | { readonly why: 'twoForts' }
  | { readonly why: 'needsLevel'; readonly track: Track; readonly level: number }
  | { readonly why: 'cannotPay'; readonly good: Resource; readonly needed: number; readonly have: number }
  | { readonly why: 'fullTrack' }
  | { readonly why: 'noTradeCentre' }
  | { readonly why: 'monopoly' }
  | { readonly why: 'noRoute' }
  | { readonly why: 'noProposals' }
  | { readonly why: 'behindForts' }
  | { readonly why: 'noneLeft'; readonly kind: Kind }
  | { readonly why: 'largest' }
  | { readonly why: 'noToken' }
  | { readonly why: 'noAction' }
  | { readonly why: 'armiesHaveMarched' }
  | { readonly why: 'hasStepped' }
  | { readonly why: 'notForPrincesses' }
  | { readonly why: 'oneStep' }
  | { readonly why: 'noHaven' }
  | { readonly why: 'noRefuge' };

export const landOf = (g: Readonly<Traders>): Land => LANDS[g.land];
export const realmOf = (g: Readonly<Traders>, seat: Seat): Realm => g.realms[seat] as Realm;
/** 22.3: the turn since which the others play on without a seat; 0: it still plays. */
export const awaySince = (g: Readonly<Traders>, seat: Seat): number => (g.order.includes(seat) ? 0 : (realmOf(g, seat).leftIn ?? 0));
/** 22: has its player abandoned the match? */
export const isGone = (g: Readonly<Traders>, seat: Seat): boolean => (realmOf(g, seat).leftIn ?? 0) > 0;
/** The lowest seat of its alliance, which stands for it. */
export const teamOf = (g: Readonly<Traders>, seat: Seat): number => g.sides?.[seat] ?? (g.teams === 0 ? seat : seat % g.teams);
export const areAllied = (g: Readonly<Traders>, a: Seat, b: Seat): boolean => teamOf(g, a) === teamOf(g, b);
/** Whoever is on a seat’s side, that seat included. */
export const alliesOf = (g: Readonly<Traders>, seat: Seat): Seat[] =>
  g.realms.flatMap((_, other) => (areAllied(g, seat, other) ? [other] : []));

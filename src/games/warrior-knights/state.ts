/** What lies on the table. What may be asked and answered is in asking.ts, what is told in facts.ts, spots in spots.ts, numbers in data/. */
import type { Seat, State } from '@/engine/contract';
import { SHAPES, type BattleResult, type Shape } from './data/names';
import { maintainedBy } from './data/agendas';
import { HUNDRED, STRENGTH } from './data/numbers';
import type { RealmQuestion } from './asking';
import type { Attack, OpenLaw, Proposal, Terms, Vowed } from './terms';

const MOST_SEATS = 6;

/** No region, no card, no seat: an empty place. */
export const NONE = -1;
/** A card or number that lies face down for whoever looks: only in views. */
export const HIDDEN = -2;

/** Troop cards and the casualty tokens on them. */
export interface Army {
  troops: number[];
  tokens: number;
}

export interface Noble extends Army {
  /** A region, or NONE while he is off the map. */
  where: number;
  /** On the port icon of that region: not yet in it (SEA-03). */
  atSea: boolean;
  exhausted: boolean;
  /** Left the game for good (DTH-02). */
  gone: boolean;
  heirless: boolean;
  /** Died and waits for his heir (OPT-03). */
  waits: boolean;
  /** Who holds his heir (OPT-03). */
  heir: Seat;
  /** An agenda, or NONE. */
  office: number;
}

export interface Baron {
  crowns: number;
  votes: number;
  faith: number;
  prestige: number;
  /** Prestige by where it came from (data/names SOURCES). */
  sources: number[];
  banned: boolean;
  heretic: boolean;
  out: boolean;
  /** Cards in hand by deed, and how many of them came back face up this round. */
  hand: number[];
  back: number[];
  /** Deeds laid on the three areas, while planning. */
  plan: number[][];
  /** Cards still face down in each area. */
  lying: number[];
  /** Has answered the secret question that is pending. */
  done: boolean;
  /** Troop cards not yet assigned (SET-08). */
  levy: number[];
  /** Charges and concessions, oldest first. */
  charges: number[];
  /** The region of his stronghold, or NONE while it is off the map. */
  stronghold: number;
  breaches: number;
  garrison: Army;
  /** Votes committed (NONE: not yet) and what they were declared for: 0 no, 1 yes, or a seat. */
  commit: number;
  side: number;
  /** With two: votes written for each agenda in order (TWO-01). */
  sheet: number[];
  /** Revolts do not touch him until the next Upkeep is over (EVE-23). */
  loyal: boolean;
  /** The Keeper of the Peace has averted his revolt of this Upkeep. */
  kept: boolean;
}

export interface Town {
  owner: Seat;
  fortified: boolean;
  breaches: number;
  razed: boolean;
}

/** Of a city, or of the stronghold of `hold`. */
export interface Siege {
  readonly city: number;
  readonly hold: Seat;
  readonly seat: Seat;
  readonly round: number;
}

export interface Expedition {
  /** 0: not under way. */
  spot: number;
  blessed: boolean;
  stakes: number[];
}

/** Attacker first, then defender. */
export interface Battle {
  attack: Attack;
  seat: Seat;
  nobles: [number[], number[]];
  /** The defender's garrison fights (STR-01, BAT-07). */
  garrison: boolean;
  commanders: [number, number];
  hands: [number[], number[]];
  /** Cards counted, and abilities with them, by data/names BATTLE_RESULTS. */
  counts: [number[], number[]];
  /** Hits not yet assigned. */
  losses: [number, number];
}

/** The Baron's card that is being resolved. */
export interface Action {
  region: number;
  moved: boolean;
  fought: boolean;
  /** Nobles to be exhausted when the card is finished (MOB-03). */
  acted: number[];
  /** Who denied passage, and the attacks that were called off: final for this card. */
  denied: Seat[];
  barred: string[];
}

export interface Matter {
  /** NONE for what a Private Motion proposes. */
  readonly card: number;
  readonly proposal: Proposal | null;
  /** Between whom; empty: yes or no. */
  readonly candidates: readonly Seat[];
}

export interface Assembly {
  attending: boolean[];
  /** Who does the Chairman's duties in his absence, or NONE. */
  acting: Seat;
  /** Agendas still to be voted, in the order declared. */
  order: number[];
  ordered: boolean;
  matter: Matter | null;
}

/** An Event between its reveal and its effect. */
export interface Happening {
  card: number;
  drawer: Seat;
  /** A Noble, city, nation or fleet that Fate named; NONE: nobody fitted. */
  target: number;
  /** Faith pledged against it, by seat. */
  pledges: number[];
}

/** What Barons have said to each other this round: who gave his word, and what was refused. */
export interface Talks {
  readonly round: number;
  vows: Vowed[];
  refused: Terms[];
}

export interface Settings {
  readonly open: boolean;
  readonly heirs: boolean;
  readonly elimination: boolean;
  readonly might: boolean;
  readonly abandoned: boolean;
  readonly miracles: boolean;
  readonly fiveCities: boolean;
  readonly byVotes: boolean;
  readonly bargain: boolean;
  readonly versatileVotes: number;
  readonly consent: 'ask' | 'allow' | 'deny';
}

export const STAGES = ['setUp', 'planning', 'actions', 'upkeep'] as const;
export type Stage = (typeof STAGES)[number];

export interface Realm extends State<RealmQuestion> {
  seats: number;
  settings: Settings;
  round: number;
  stage: Stage;
  chairman: Seat;
  head: Seat;
  pool: number;
  /** Drawn from the end; used cards go back to the beginning (CMP-06). */
  fate: number[];
  events: number[];
  eventDiscards: number[];
  /** Events that stay: whom they struck, and the Noble if it is one (OPT-07). */
  lasting: { readonly card: number; readonly seat: Seat; readonly target: number }[];
  agendas: number[];
  agendaDiscards: number[];
  display: number[];
  laws: number[];
  openLaws: { readonly law: OpenLaw; readonly a: Seat; readonly b: Seat; readonly fresh: boolean }[];
  mercenaries: number[];
  mercenaryDiscards: number[];
  offer: number[];
  /** Who marked each spot of the Mercenary Track. */
  track: Seat[];
  /** Who had a marker already in the Draft that is on (MER-02). */
  hired: Seat[];
  /** Neutral cards: aside this round, and seen this round. */
  neutral: number[];
  neutralSeen: number[];
  /** Face-down action cards; the next one last. See cardOf. */
  areas: number[][];
  /** Cards on Taxation, Wages, Assembly. */
  phases: number[][];
  /** The action card being resolved, or NONE. */
  card: number;
  action: Action | null;
  expeditions: Expedition[];
  sieges: Siege[];
  battle: Battle | null;
  assembly: Assembly | null;
  happening: Happening | null;
  /** Until this round's Upkeep begins: no battle (EVE-36), no sea (EVE-27). */
  truce: boolean;
  storm: boolean;
  /** Regulars are paid by the crown at the next Wages (PMO-05). */
  payroll: boolean;
  isLast: boolean;
  /** Won by cities or as the last Baron, or NONE. */
  winner: Seat;
  barons: Baron[];
  nobles: Noble[];
  towns: Town[];
  /** Absent as long as nobody has proposed anything: matches of before have none. */
  talks?: Talks;
}

export const baronOf = (g: Readonly<Realm>, seat: Seat): Baron => g.barons[seat] as Baron;
export const nobleOf = (g: Readonly<Realm>, noble: number): Noble => g.nobles[noble] as Noble;
export const townOf = (g: Readonly<Realm>, city: number): Town => g.towns[city] as Town;
export const ownerOfNoble = (noble: number): Seat => noble >> 2;
export const shapeOf = (noble: number): Shape => SHAPES[noble & 3] as Shape;
/** By seat, made once: hardly anything is asked for more often. */
const NOBLES = Array.from({ length: MOST_SEATS }, (_, seat) => [4 * seat, 4 * seat + 1, 4 * seat + 2, 4 * seat + 3] as const);
export const noblesOf = (seat: Seat): readonly number[] => NOBLES[seat] as readonly number[];

/** Armies are numbered as their Nobles, then the garrisons by seat. */
const GARRISONS = 4 * MOST_SEATS;
export const garrisonOf = (seat: Seat): number => GARRISONS + seat;
export const isGarrison = (army: number): boolean => army >= GARRISONS;
export const ownerOfArmy = (army: number): Seat => (isGarrison(army) ? army - GARRISONS : ownerOfNoble(army));
export const armyOf = (g: Readonly<Realm>, army: number): Army =>
  isGarrison(army) ? baronOf(g, army - GARRISONS).garrison : nobleOf(g, army);
const ARMIES = NOBLES.map((nobles, seat) => [...nobles, garrisonOf(seat)]);
export const armiesOf = (seat: Seat): readonly number[] => ARMIES[seat] as readonly number[];

/** Action cards as numbers: six deeds for each seat, then the neutral kinds. */
export const cardOf = (seat: Seat, deed: number): number => 6 * seat + deed;
export const FIRST_NEUTRAL = 36;
export const isNeutral = (card: number): boolean => card >= FIRST_NEUTRAL;
export const seatOfCard = (card: number): Seat => Math.floor(card / 6);
export const deedOfCard = (card: number): number => card % 6;

/** Troop cards and what an office maintains. */
export function troopsOf(g: Readonly<Realm>, army: number): number {
  let sum = isGarrison(army) || nobleOf(g, army).office === NONE ? 0 : maintainedBy(nobleOf(g, army).office);
  for (const card of armyOf(g, army).troops) sum += STRENGTH[card] as number;
  return sum;
}
export const strengthOfArmy = (g: Readonly<Realm>, army: number): number =>
  Math.max(0, troopsOf(g, army) - HUNDRED * armyOf(g, army).tokens);
/** The tokens have reached the troops: a Noble is dead (DTH-05). */
export const isOverwhelmed = (g: Readonly<Realm>, army: number): boolean =>
  armyOf(g, army).tokens > 0 && HUNDRED * armyOf(g, army).tokens >= troopsOf(g, army);

/** In the region, not on his way to it. */
export const isIn = (n: Readonly<Noble>, region: number): boolean => n.where === region && !n.atSea;
export const isOnMap = (n: Readonly<Noble>): boolean => n.where !== NONE && !n.atSea;

/** Who does the Chairman's duties now (ASM-03). */
export const presiding = (g: Readonly<Realm>): Seat => (g.assembly !== null && g.assembly.acting !== NONE ? g.assembly.acting : g.chairman);

/** The Barons still in the game, from a seat clockwise. */
export function inOrder(g: Readonly<Realm>, from: Seat = presiding(g)): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < g.seats; i++) {
    const seat = (from + i) % g.seats;
    if (!baronOf(g, seat).out) order.push(seat);
  }
  return order;
}
export const baronsLeft = (g: Readonly<Realm>): number => g.barons.reduce((sum, b) => sum + (b.out ? 0 : 1), 0);

export const resultIndex: Readonly<Record<BattleResult, number>> = { deal: 0, prevent: 1, victory: 2, draw: 3 };

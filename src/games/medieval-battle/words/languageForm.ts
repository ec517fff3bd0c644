/** What one language must be able to say of Medieval Battle. English and Italian fill in the same form, so a missing line does not compile. */
import type { Card } from '@/engine/contract';
import type { CommonForm } from '@/words/gameWords';
import type { REASONS } from '../bot/reasons';
import type { Terrain } from '../data/terrain';
import type { UnitType } from '../data/units';
import type { Advantage, MedievalFact, MedievalRefusal } from '../facts';

export type Deed = 'step' | 'attack' | 'shoot' | 'merge' | 'dismount';
export type Side = 'attacker' | 'defender';
/** Uphill and downhill, as the attacker sees it. */
export type Slope = 'up' | 'down' | null;

/** Types of units, as they are named within a sentence; null: whatever unit it is. */
export interface Names {
  /** 'light cavalry' */
  readonly unit: (type: UnitType | null) => string;
  /** 'the light cavalry' */
  readonly the: (type: UnitType | null) => string;
  /** 'Ugo’s pikemen' */
  readonly of: (owner: string, type: UnitType) => string;
  readonly terrains: Readonly<Record<Terrain, string>>;
}

/** A choice with everything looked up that its sentence needs; places are told with their ground. */
export interface Choices {
  readonly lay: (module: string, turns: number) => string;
  readonly recruit: (type: UnitType, cost: number) => string;
  readonly dismiss: (type: UnitType) => string;
  readonly placeWagonTrain: (place: string) => string;
  readonly deploy: (type: UnitType | null, place: string) => string;
  readonly enter: (type: UnitType | null, place: string) => string;
  readonly step: (type: UnitType | null, place: string) => string;
  readonly attack: (target: UnitType | null) => string;
  readonly shoot: (target: UnitType | null) => string;
  readonly merge: (target: UnitType | null) => string;
  readonly dismount: (type: UnitType | null) => string;
  readonly retreat: (place: string) => string;
  readonly leave: string;
  readonly ready: string;
  readonly hold: string;
  readonly regroup: string;
  readonly pass: string;
  readonly stop: string;
  readonly stand: string;
  readonly done: string;
}

/** How a fight would end: to whoever attacks, or to whoever is attacked. */
export interface Outcomes {
  readonly unfortified: string;
  readonly destroyed: string;
  /** Of a shot: how many fall, and whether that is all of them. */
  readonly shot: (fallen: number, all: boolean) => string;
  readonly bothLose: (knights: number) => string;
  readonly onlyTheyLose: (knights: number) => string;
  readonly onlyYouLose: (knights: number) => string;
  readonly eachLoses: (theirs: number, own: number) => string;
  /** By whom the hex is taken, and whose unit falls: seen from the side that reads. */
  readonly takesHex: Readonly<Record<Side, string>>;
  readonly attackerFalls: (type: UnitType, to: Side) => string;
  readonly neitherSurvives: string;
  /** 'your archers shoot from above' */
  readonly act: (own: UnitType, deed: 'attack' | 'shoot' | 'stand', slope: Slope) => string;
  /** Behind the verdict, where the other side may go away. */
  readonly orTheyRetreat: string;
}

export interface Consequences {
  readonly budget: (left: number) => string;
  /** Time tokens before one is spent. */
  readonly tokens: (held: number) => string;
  /** Movement points that are left; stops: an enemy controls the hex. */
  readonly step: (left: number, stops: boolean) => string;
  readonly endsBattle: string;
  readonly merges: string;
  /** Who gives way leaves the hex to the attacker, and a flag there with its points (0: none). */
  readonly givesUp: (flag: number) => string;
}

/** What lies at a spot. */
export interface Labels {
  /** 'C4, woods'; null: no module lies there yet. */
  readonly hex: (name: string, terrain: Terrain | null) => string;
  /** 'C4 (woods)' */
  readonly place: (name: string, terrain: Terrain | null) => string;
  readonly wagonTrain: (whose: string, state: 'gone' | 'fortified' | 'open') => string;
  /** regroups: how many it still needs, of a unit that has left the board. */
  readonly unit: (u: {
    readonly whose: string;
    readonly type: UnitType;
    readonly knights: number;
    readonly points: number;
    readonly most: number;
    readonly place: 'board' | 'reserve' | 'away' | 'gone';
    readonly regroups: number;
  }) => string;
  readonly anyUnit: string;
  readonly recruit: (type: UnitType) => string;
  readonly flag: string;
  readonly flagOf: (value: number, holder: string | null) => string;
  readonly off: (beside: string) => string;
  readonly module: (face: string) => string;
  readonly tokens: (name: string, count: number) => string;
  readonly reserve: (name: string, units: number) => string;
  readonly flagsHeld: (name: string, flags: number) => string;
}

export interface LanguageForm extends CommonForm<MedievalFact, MedievalRefusal> {
  readonly names: Names;
  readonly asks: {
    readonly layModule: string;
    readonly recruit: (left: number) => string;
    readonly placeWagonTrain: string;
    readonly deploy: string;
    readonly turn: string;
    /** With time tokens left. */
    readonly turnOrRegroup: string;
    readonly march: (type: UnitType) => string;
    readonly retreat: (type: UnitType) => string;
    readonly enter: string;
  };
  /** With a unit in hand: where to, or what it may do. */
  readonly asksHex: (type: UnitType) => string;
  readonly asksDeed: (type: UnitType, deeds: readonly Deed[]) => string;
  readonly choices: Choices;
  readonly outcomes: Outcomes;
  readonly consequences: Consequences;
  readonly warns: {
    readonly endsBattle: string;
    readonly unspent: string;
    readonly budget: (left: number) => string;
    readonly reserve: (units: number) => string;
  };
  readonly labels: Labels;
  readonly stocks: Readonly<Record<'flags' | 'tokens' | 'units' | 'waiting', string>>;
  readonly when: {
    readonly battle: (turn: number) => string;
    readonly field: string;
    readonly recruiting: string;
    readonly deployment: string;
  };
  readonly sources: Readonly<Record<'flags' | 'wagonTrain', string>>;
  readonly reasons: Readonly<Record<(typeof REASONS)[number], string>>;
  /** An advantage as the attacker feels it. */
  readonly advantages: Readonly<Record<Advantage['why'], Readonly<Record<Side, string>>>>;
  readonly cards: Readonly<Record<string, Card>>;
}

/** Rule cards: what a thing is, in at most forty words. The words differ by language, the rule ids do not. */
import type { AloneCards } from './aloneCards';
import type { Shield } from '../data/shields';
import type { Text, Topic } from './cardTopics';
import type { ShieldWords } from './shields';
import { monasteryRow, type BuildingMonastery, type Monastery } from '../data/monasteries';
import type { Building, Colour } from '../data/names';

export const TOPIC_RULES: Readonly<Record<Topic, readonly string[]>> = {
  points: ['ARE-01', 'COL-01', 'LIV-01', 'SEL-01', 'END-01'],
  die: ['TRN-01', 'TRN-02'],
  whiteDie: ['RND-02', 'RND-03'],
  depot: ['TAK-01', 'TAK-06', 'PHA-02'],
  blackDepot: ['BUY-01', 'TAK-05'],
  teamStorage: ['TEA-05', 'TEA-11', 'TAK-02'],
  storage: ['TAK-01', 'TAK-02', 'END-03'],
  goods: ['SEL-01', 'SEL-02', 'SHP-02'],
  sold: ['SEL-04'],
  route: ['TRD-02', 'TRD-03', 'TRD-05'],
  workers: ['TRN-03', 'TRN-04', 'END-01'],
  silver: ['BUY-01', 'END-01'],
  bridge: ['RND-04', 'SHP-04', 'SHP-05'],
  phase: ['PHA-01', 'PHA-05', 'PHA-07'],
  bonus: ['COL-01', 'COL-02'],
  duchy: ['SET-09'],
  takeWorkers: ['WRK-01'],
  endTurn: ['TRN-02', 'TRN-07'],
  skip: ['TIM-03', 'PLC-04'],
  shields: ['SHD-02', 'SHD-03', 'SHD-04', 'SHD-12'],
  tribute: ['SHD-06', 'SHD-09'],
  target: ['SOL-10', 'SOL-02'],
};

export const SPACE_RULES = ['PLC-01', 'PLC-02', 'ARE-01'];
export const POST_RULES = ['BRD-02', 'BRD-03', 'BRD-04'];

export const KIND_RULES: Readonly<Record<Colour, readonly string[]>> = {
  building: ['PLC-03', 'PLC-05'],
  pasture: ['LIV-01', 'LIV-02'],
  mine: ['MIN-01', 'EOP-02'],
  ship: ['SHP-01', 'SHP-02', 'SHP-04'],
  monastery: ['MON-21'],
  castle: ['CAS-01', 'CAS-02'],
};

export const BUILDING_RULES: Readonly<Record<Building, string>> = {
  warehouse: 'BLD-01',
  watchtower: 'BLD-02',
  carpenter: 'BLD-03',
  church: 'BLD-04',
  market: 'BLD-05',
  boardingHouse: 'BLD-06',
  bank: 'BLD-07',
  cityHall: 'BLD-08',
  crane: 'EXT-04',
  whiteCastle: 'WHT-03',
};

/** The rule of a shield, and those that hold for all. */
export const shieldRules = (shield: Shield): readonly string[] => [`SHD-08.${shield}`, 'SHD-05', 'SHD-06'];
export const INN_RULES = ['INN-03', 'INN-04', 'INN-05'];
export const JOKER_RULES = ['SOL-07', 'SOL-06'];
export const GEESE_RULES = ['EXT-06', 'EXT-07', 'EXT-08'];

/** The building that a monastery pays for at the end; null for the others. */
export const paidBuilding = (monastery: Monastery): Building | null => monasteryRow(monastery).building ?? null;

/** Those that pay for buildings share a sentence; every other one has words of its own. */
export type MonasteryWords = Readonly<Record<Exclude<Monastery, BuildingMonastery>, string>>;

export interface Cards {
  readonly topics: Readonly<Record<Topic, Text>>;
  /** Tiles without variants. */
  readonly kinds: Readonly<Record<'mine' | 'ship' | 'castle', Text>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly monasteries: MonasteryWords;
  readonly paying: (building: Building) => string;
  readonly livestock: (heads: number) => string;
  readonly geese: string;
  readonly inn: string;
  readonly shields: ShieldWords;
  readonly joker: string;
  /** An empty space of the duchy. */
  readonly space: (space: SpaceTold) => Text;
  /** What is added where a border post touches it. */
  readonly atPost: string;
  /** Before what a monastery does for good: in a depot or in storage it does nothing yet. */
  readonly oncePlaced: (does: string) => string;
  /** For one player, where other rules hold. */
  readonly alone: AloneCards;
  /** What options change. */
  readonly byOption: OptionCards;
}

/** ARE-01, PHA-07: its area, and what it would score now and in the next phase. */
export interface SpaceTold {
  readonly colour: Colour;
  readonly number: number;
  /** PLC-03: a village that takes a building of each type once; with monastery 1 it takes more. */
  readonly oneOfEach: boolean;
  readonly size: number;
  readonly filled: number;
  readonly sizePoints: number;
  readonly phasePoints: number;
  /** null: there is none. */
  readonly next: { readonly phase: string; readonly points: number } | null;
  /** What it has to touch: a tile, also across a river (SOL-04), nothing at all (SHD-08.18). */
  readonly beside: 'tile' | 'river' | 'nothing';
}

export interface OptionCards {
  /** WHT-03: the white die with white castles in play. */
  readonly whiteDie: Text;
  /** Open sales; and what lies on a trade route. */
  readonly soldOpenly: Text;
  /** SHD-08.4: for whoever bears that shield. */
  readonly endlessStorage: Text;
  /** TEA-06 */
  readonly teamDuchy: Text;
  /** TEA-04: monastery 27 of a team. */
  readonly teamTop: string;
  /** WHT-03, alone: a sentence more on the white die. */
  readonly whiteCastles: string;
  /** A sentence more: SHD-02 on dice, INN-02 on the black depot, TRD-02 on goods. */
  readonly pairOfDice: string;
  readonly innsBeside: string;
  readonly alongTheRoute: string;
  /** How far the match has come. */
  readonly roundOf: (round: number, of: number) => string;
}

/** The same in a few words, beside a tile that may be taken or placed. */
export interface Gists {
  readonly mine: string;
  readonly ship: string;
  readonly castle: string;
  readonly livestock: string;
  readonly geese: string;
  readonly inn: string;
  readonly joker: string;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly monasteries: MonasteryWords;
  readonly paying: (building: Building) => string;
}

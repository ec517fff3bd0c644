/** Rule cards: what a thing is, in at most forty words. The words differ by language, the rule ids do not. */
import type { AloneCards } from './aloneCards';
import type { Text, Topic } from './cardTopics';
import type { ShieldWords } from './shields';
import { BUILDING_TYPES, type Building, type Colour } from '../data/names';
import { buildingPaidBy } from '../rules/tiles/monasteries';

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

/** Those of the modules have rules of their own. */
const EXTRA_MONASTERIES: Readonly<Record<number, readonly string[]>> = { 27: ['EXT-02'], 28: ['EXT-03'], 29: ['WHT-06'] };
/** The rule of a shield, and those that hold for all. */
export const shieldRules = (shield: number): readonly string[] => [`SHD-08.${shield}`, 'SHD-05', 'SHD-06'];
export const INN_RULES = ['INN-03', 'INN-04', 'INN-05'];
export const JOKER_RULES = ['SOL-07', 'SOL-06'];
export const GEESE_RULES = ['EXT-06', 'EXT-07', 'EXT-08'];

/** 16 to 23 pay for buildings by one rule. */
function ruleOf(number: number): number {
  if (number <= 12) return number;
  if (number <= 15) return number + 1;
  return number <= 23 ? 17 : number - 6;
}

/** The rule of monastery 1 to 26: MON-13 settles the free steps of 9 to 12, so the numbers part company there. */
export function monasteryRules(number: number): readonly string[] {
  const extra = EXTRA_MONASTERIES[number];
  if (extra !== undefined) return extra;
  const rule = ruleOf(number);
  const own = `MON-${String(rule).padStart(2, '0')}`;
  return number >= 8 && number <= 12 ? [own, 'MON-13'] : [own];
}

/** The building that monasteries 16 to 23 and 29 pay for at the end; null for the others. */
export function paidBuilding(monastery: number): Building | null {
  return BUILDING_TYPES[buildingPaidBy(monastery)] ?? null;
}

/** Monasteries 1 to 15 and 24 to 28 have words of their own; 16 to 23 and 29 share a sentence. */
export type MonasteryWords = Readonly<
  Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 24 | 25 | 26 | 27 | 28, string>
>;

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
  /** WHT-03, alone: a sentence more on the white die. */
  readonly whiteCastles: string;
  /** A sentence more: SHD-02 on dice, INN-02 on the black depot, TRD-02 on goods. */
  readonly pairOfDice: string;
  readonly innsBeside: string;
  readonly alongTheRoute: string;
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

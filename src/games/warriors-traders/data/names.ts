/** The game's words as ids, each list in the order in which the state counts. */

export const RESOURCES = ['food', 'goods', 'weapons', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const FOOD = 0;
export const GOODS = 1;
export const WEAPONS = 2;
export const GOLD = 3;

export const KINDS = ['infantry', 'archers', 'cavalry', 'princess', 'fort', 'barbarian'] as const;
export type Kind = (typeof KINDS)[number];
export const INFANTRY = 0;
const ARCHERS = 1;
export const CAVALRY = 2;
export const PRINCESS = 3;
export const FORT = 4;
/** An army of the barbarians; their forts are forts. */
export const BARBARIAN = 5;
/** The kinds a player may build (1.1). */
export const ARMIES = [INFANTRY, ARCHERS, CAVALRY] as const;
export type ArmyName = 'infantry' | 'archers' | 'cavalry';

export const TRACKS = ['production', 'trade', 'military'] as const;
export type Track = (typeof TRACKS)[number];
export const PRODUCTION = 0;
export const TRADE = 1;
export const MILITARY = 2;

export const PROVINCE_KINDS = ['capital', 'tradeCentre', 'contested', 'common'] as const;
export type ProvinceKind = (typeof PROVINCE_KINDS)[number];

/** Where points come from; the last three are the awards of the tracks. */
export const SOURCES = ['provinces', 'forts', 'kills', 'bought', 'builder', 'merchant', 'warrior'] as const;
export type Source = (typeof SOURCES)[number];
/** What is no points, but a line of the end table: the turn in which somebody left (22). */
export const TALLIES = ['leftIn'] as const;
export type Tally = (typeof TALLIES)[number];

/** The parts of a turn, for `when`, and for peace offers, which come once in each (16.4). */
export const PHASES = ['setUp', 'upkeep', 'trade', 'development', 'manoeuvre'] as const;
export type Phase = (typeof PHASES)[number];

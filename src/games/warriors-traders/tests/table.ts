/**
 * A table for one sentence: an empty map, players who have nothing, one question pending. A test lays only what its rule needs.
 * Resources are food, goods, weapons, gold; provinces and nations are named without the prefix of their map.
 */
import type { OptionValue, Seat } from '@/engine/contract';
import { moment } from '@/engine/referee';
import { firstQuestion, sitsAt } from '@/engine/testing/sitting';
import { warriorsTraders } from '..';
import type { LandName } from '../data/lands';
import { KINDS, TRACKS, type Kind, type Track } from '../data/names';
import { TOKENS_FOR } from '../data/technology';
import { put, settle } from '../rules/pieces';
import { pointsOf } from '../rules/victory';
import { BARBARIANS, landOf, realmOf, type Piece, type Realm, type Traders, type TradersQuestion } from '../state';

export const sitting = sitsAt(warriorsTraders, ({ state }) => ({
  realm: (seat: Seat = 0): Realm => realmOf(state, seat),
  points: (seat: Seat = 0): number => pointsOf(state, seat),
  /** Who controls a province: a seat, −1 nobody, −2 barbarians. */
  holder: (name: string): number => state.holder[at(state, name)]!,
  /** What stands in a province: '0 cavalry', 'barbarian', 'barbarian fort'; '*' has retreated. */
  standing: (name: string): string[] => state.pieces.filter(p => p.at === at(state, name)).map(saying),
}));
export type Sitting = ReturnType<typeof sitting>;

const saying = ({ owner, kind, lying }: Piece): string =>
  `${owner === BARBARIANS ? (KINDS[kind] === 'fort' ? 'barbarian ' : '') : `${owner} `}${KINDS[kind]}${lying ? '*' : ''}`;

interface Setting {
  readonly seats?: number;
  readonly turn?: number;
  readonly land?: LandName;
  readonly teams?: number;
  /** By seat; else England, Scotland, Ireland, France, Denmark, Germany. */
  readonly nations?: readonly string[];
}

const USUAL = ['england', 'scotland', 'ireland', 'france', 'denmark', 'germany'];

export function table(
  pending: TradersQuestion | readonly TradersQuestion[],
  arrange: (g: Traders) => void = () => {},
  { seats = 2, turn = 1, land = 'west', teams = 0, nations = USUAL }: Setting = {},
): Sitting {
  const g = warriorsTraders.setUp({ seats, seed: 1, options: {} });
  g.land = land;
  g.holder = landOf(g).provinces.map(() => -1);
  g.questions = [pending].flat() as TradersQuestion[];
  g.turn = turn;
  g.teams = teams;
  g.phase = 'manoeuvre';
  g.order = g.realms.map((_, seat) => seat);
  g.realms.forEach((r, seat) => {
    r.nation = landOf(g).nations.findIndex(id => id.slice(3) === nations[seat]);
    r.stock = [0, 0, 0, 0];
  });
  arrange(g);
  return sitting(moment(warriorsTraders, g));
}

/** The same where one may leave for good (22). */
export function abandonable(
  pending: TradersQuestion | readonly TradersQuestion[],
  arrange: (g: Traders) => void = () => {},
  setting: Setting = { seats: 4 },
): Sitting {
  return table(
    pending,
    g => {
      for (const realm of g.realms) realm.leftIn = 0;
      arrange(g);
    },
    setting,
  );
}

/** A match at its first question, as the rulebook sets it up. */
export function opening(seats: number, options: Readonly<Record<string, OptionValue>> = {}, first?: Seat, seed = 1): Sitting {
  return sitting(firstQuestion(warriorsTraders, { seats, seed, options, first }));
}

/** The number of a province. */
export function at(g: Readonly<Traders>, name: string): number {
  const found = landOf(g).provinces.findIndex(p => p.id.slice(3) === name);
  if (found < 0) throw new Error(`there is no ${name}`);
  return found;
}

/** Pieces into a province; whoever comes first holds it. */
export function place(g: Traders, owner: number, name: string, ...kinds: Kind[]): Piece[] {
  const pieces = kinds.map(kind => put(g, owner, KINDS.indexOf(kind), at(g, name)));
  settle(g, at(g, name), () => {});
  return pieces;
}
export const barbarians = (g: Traders, name: string, ...kinds: ('barbarian' | 'fort')[]): Piece[] =>
  place(g, BARBARIANS, name, ...(kinds.length === 0 ? (['barbarian'] as const) : kinds));

/** A level of each track named. */
export function levels(g: Traders, seat: Seat, wanted: Partial<Record<Track, number>>): void {
  TRACKS.forEach((track, i) => {
    const level = wanted[track];
    if (level !== undefined) realmOf(g, seat).tokens[i] = TOKENS_FOR[level - 1]!;
  });
}

export function stock(g: Traders, seat: Seat, food: number, goods = 0, weapons = 0, gold = 0): void {
  realmOf(g, seat).stock = [food, goods, weapons, gold];
}

export function war(g: Traders, a: number, b: number, since = g.turn): void {
  g.wars.push({ a, b, since, struck: false });
}

/** The manoeuvre of one seat, from its marches to its princesses. */
export const manoeuvre = (seat: Seat = 0, round = 1): TradersQuestion[] => [
  { ask: 'battles', seat, round, fought: false },
  { ask: 'march', seat, round },
];
export const act = (seat: Seat = 0): TradersQuestion => ({ ask: 'act', seat, why: 'first', left: 1 });
export const princesses = (seat: Seat = 0): TradersQuestion => ({ ask: 'princesses', seat, round: 1, moved: [] });
/** What the first seat is asked besides its first and second action: nobody ends anything there. */
export const NO_OWN_ACTIONS: readonly TradersQuestion[] = [
  { ask: 'act', seat: 0, why: 'unification', left: 2 },
  { ask: 'act', seat: 0, why: 'bought', left: 1 },
  { ask: 'extra', seat: 0, university: false, bought: 0, warlord: false },
  { ask: 'shift', seat: 0 },
  { ask: 'feed', seat: 0 },
  { ask: 'march', seat: 0, round: 1 },
  princesses(),
];

/** What is offered to do, once each. */
export const verbs = (sat: Sitting): string[] => [...new Set(sat.offers.map(offer => offer.split(' ')[0]!))];
/** Where something is offered to be done. */
export const places = (sat: Sitting, verb: string): string[] =>
  sat.offered(verb).map(offer => offer.split(' ')[1]!.replace(/^\w+:(\w\w-)?/, ''));
